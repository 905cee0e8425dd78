import type { ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { isEarly, unspent } from '../early.ts';
import { screenWords } from '../words/screen.ts';
import { anchor, main, mission, plain, touch } from '../touch.ts';
import { aloud } from './aloud.ts';
import { Beside } from './beside.tsx';
import { focus, least, steady } from './focus.ts';
import { intents } from './intents.ts';
import { Other } from './other.tsx';
import { Edge } from './edge.tsx';
import { news } from './news.ts';
import { outlook } from './outlook.ts';
import { Own } from './own.tsx';
import { concerns, roll } from './rolls.ts';
import { goals, phase } from './standing.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

export const screen: ScreenParts<SpiderMan, GameTexts> = {
  Surface,
  isTall: true,
  Edge,
  Own,
  hand: async () => (await import('./hand-parts.ts')).hand,
  Other,
  Beside,
  phase,
  aloud,
  goals,
  touch,
  isMain: main,
  isPlain: plain,
  isReply: mission,
  isWished: mission,
  isEarly,
  unused: ({ type }, { view, seat, language }) =>
    type === 'end' && unspent(view, seat) > 0 ? screenWords[language].unused(unspent(view, seat)) : null,
  isQuick: ({ type }) => type === 'reroll',
  thing,
  anchor,
  outlook,
  intents,
  focus,
  least,
  steady,
  roll,
  concerns,
  news,
};
