import type { Figure, HeroScape } from '../../spec.ts';
import type { Plot } from '../plot.ts';

const NO_CELLS: readonly number[] = [];

/** A battle by the rules alone, until one side has no figure left. */
export const plain: Plot<HeroScape, Figure> = {
  glyphsWork: true,
  glyphsStop: true,
  meets: () => UNTAKEN, // HS-MOVE-10
  inPassing: () => null,
  handsTo: () => [],
  shut: () => NO_CELLS,
  isHeld: () => false,
  weight: () => 0,
  mustAttack: () => null,
  canHurt: () => true,
  canPerish: () => true,
  whenHurt() {},
  whenDestroyed() {},
  whenLeft() {},
  whenRoundBegins() {},
  whenTurnEnds() {},
  whenRoundEnds: () => null,
};
const UNTAKEN = { takes: false, stops: true };
