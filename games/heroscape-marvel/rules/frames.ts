import type { Seat } from '../../../engine/types.ts';
import type { TurnBy } from '../content/powers.ts';
import type { FigureId } from '../ids.ts';

/** Everything the turn of a figure starts with. */
export const activationFrame = (figure: FigureId, seat: Seat, by: TurnBy) => ({
  figure,
  seat,
  by,
  attack: null,
  targets: [],
  moved: false,
  leaped: false,
});
