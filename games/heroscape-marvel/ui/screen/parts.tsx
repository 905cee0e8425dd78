import { lazy } from 'react';
import type { Roll, ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { Event } from '../../events.ts';
import type { HeroScape } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import type { Seen } from '../look.ts';
import { also, anchor, given, main, plain, touch } from '../touch.ts';
import { concerns } from './concerns.ts';
import { digest } from './digest.ts';
import { isEarly, isGathering } from './gathering.ts';
import { focus } from './focus.ts';
import { intents } from './intents.ts';
import { Other } from './other.tsx';
import { news } from './news.ts';
import { outlook } from './outlook.ts';
import { Own } from './own.tsx';
import { lastThrown, roll as inSigns } from './rolls.ts';
import { goals, phase } from './standing.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

const Dice = lazy(async () => ({ default: (await import('./dice.tsx')).Dice }));

function roll(events: readonly Event[], look: Seen): Roll | null {
  const [said, thrown] = [inSigns(events, look), lastThrown(events, look)];
  return said && thrown && { ...said, picture: <Dice rows={thrown.rows} /> };
}

export const screen: ScreenParts<HeroScape, GameTexts> = {
  Surface,
  hasCamera: true,
  Own,
  hand: async () => (await import('./hand-parts.ts')).hand,
  holdsNothing: ({ view }, seat) => isGathering(view, seat),
  Other,
  phase,
  goals,
  touch,
  also,
  given,
  isMain: main,
  isPlain: plain,
  isEarly,
  isQuick: ({ type }) => type === 'place',
  thing,
  isAside: id => id.startsWith('place:'),
  anchor,
  outlook,
  intents,
  focus,
  roll,
  concerns,
  digest,
  news,
};
