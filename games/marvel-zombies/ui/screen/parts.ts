import type { ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { crowdThing, heroThing, main, plain, touch } from '../touch.ts';
import { aloud, news } from './aloud.ts';
import { Beside } from './beside.tsx';
import { Edge } from './edge.tsx';
import { focus } from './focus.ts';
import { intents } from './intents.ts';
import { Other } from './other.tsx';
import { outlook } from './outlook.ts';
import { Own } from './own.tsx';
import { concerns, roll } from './rolls.ts';
import { goals, phase } from './standing.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

export const screen: ScreenParts<MarvelZombies, GameTexts> = {
  Surface,
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
  // To leave is what all want: whoever would rather stay has a quiet button for it.
  isWished: ({ type }) => type === 'exit' || type === 'overload',
  isEarly: ({ type }, { view }) => type === 'stay' || (type === 'end' && (view.turn?.actions ?? 0) > 0),
  thing,
  // What is asked about an Attack stands around those who are attacked, else around who is asked.
  anchor: ({ view }) =>
    view.focus?.zone ? crowdThing(view.focus.zone) : view.focus?.hero ? heroThing(view.focus.hero) : null,
  outlook,
  intents,
  focus,
  enough: 150, // pixels: in a zone so high everybody is known by their face, also in a crowd
  roll,
  concerns,
  news,
};
