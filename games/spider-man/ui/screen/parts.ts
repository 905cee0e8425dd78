import type { ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import type { Seen } from '../look.ts';
import { anchor, figureThing, main, squareThing, stackThing, touch } from '../touch.ts';
import { intents } from './intents.ts';
import { Other } from './other.tsx';
import { Edge } from './edge.tsx';
import { outlook } from './outlook.ts';
import { Own } from './own.tsx';
import { concerns, roll } from './rolls.ts';
import { goals, phase } from './standing.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

function focus({ view, seat }: Seen): ThingId[] {
  const role = seat === null ? null : view.players[seat]?.role;
  if (view.phase === 'setup' || !role) return [];
  if (view.focus?.attack) return [squareThing(view.focus.attack.from), squareThing(view.focus.attack.to)];
  if (role === 'police') return view.stacks.map(({ square }) => stackThing(square));
  return [figureThing(role)];
}

export const screen: ScreenParts<SpiderMan, GameTexts> = {
  Surface,
  Edge,
  Own,
  Other,
  phase,
  goals,
  touch,
  isMain: main,
  thing,
  anchor,
  outlook,
  intents,
  focus,
  roll,
  concerns,
};
