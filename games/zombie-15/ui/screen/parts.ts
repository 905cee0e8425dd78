import type { ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { isEarly } from '../early.ts';
import { also, heroThing, isPlain, main, touch } from '../touch.ts';
import { hasCorner } from './clock.tsx';
import { Edge } from './edge.tsx';
import { focus } from './focus.ts';
import { intents } from './intents.ts';
import { Other, Self } from './other.tsx';
import { outlook } from './outlook.ts';
import { Own, holdsNothing } from './own.tsx';
import { concerns, roll } from './rolls.ts';
import { goals, phase } from './situation.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

export const screen: ScreenParts<Zombie15, GameTexts> = {
  Surface,
  Edge,
  hasCorner,
  Own,
  hand: async () => (await import('./hand-parts.ts')).hand,
  holdsNothing,
  Other,
  Self,
  phase,
  goals,
  touch,
  also,
  isMain: main,
  isPlain,
  isEarly,
  thing,
  anchor: ({ view }) => (view.active ? heroThing(view.active) : null),
  outlook,
  intents,
  focus,
  roll,
  concerns,
};
