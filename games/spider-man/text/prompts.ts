import type { View } from '../seen.ts';
import type { Frames } from '../spec.ts';

type StepOf = { [F in keyof Frames]: `${F}/${Frames[F]['at']}` }[keyof Frames];

/** The steps at which somebody is asked. */
export const DECISIONS = [
  'game/roles',
  'game/police',
  'game/captains',
  'game/tracer',
  'city/lay',
  'turn/knockedOut',
  'turn/act',
  'recovery/kits',
  'koDraw/kits',
  'movement/declare',
  'movement/walk',
  'drive/declare',
  'drive/drive',
  'bonus/declare',
  'roll/luck',
  'roll/choose',
  'attack/declare',
  'attack/interrupt',
  'attack/bite',
  'attack/prevent',
  'reaction/choose',
  'knockout/abandon',
  'custody/release',
  'custody/put',
  'freedom/place',
  'freedom/push',
  'exit/put',
  'drawing/limit',
  'reinforcement/place',
  'kingpin/ask',
  'card/choose',
  'card/aim',
  'errand/stack',
  'errand/aim',
  'delivery/station',
] as const satisfies readonly StepOf[];

export type Prompts = {
  readonly [D in (typeof DECISIONS)[number]]: (view: View, names: readonly string[]) => string;
};
