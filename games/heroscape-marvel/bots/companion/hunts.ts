import type { Seen } from '../../../../engine/box.ts';
import { lastRoundOf } from '../../rules/end.ts';
import { carrierOf } from '../../rules/glyphs.ts';
import { type M, areAdjacent, cellNamed, cellUnder, heightOf, isCarrier, isEnemy } from '../../rules/table.ts';
import { moveOf } from '../../rules/pace.ts';
import type { Action, Figure, HeroScape } from '../../spec.ts';
import { toExit } from '../goals.ts';
import { type Valued, type Weights, valuedMoves } from '../greedy/moves.ts';
import { turnWorth } from './replies.ts';

// The two hunts: the anesthetic that goes from hand to hand, and the device that must be out in time.

/** Thinks with the anesthetic in the hands of this figure. */
function holding<T>(carrier: Figure, figure: Figure, think: () => T): T {
  const [own, given] = [figure.carries, carrier.carries];
  figure.carries = given;
  carrier.carries = own;
  const thought = think();
  figure.carries = own;
  carrier.carries = given;
  return thought;
}

/** A friend who carries the anesthetic, or null. */
function helperOf(m: M, figure: Figure): Figure | null {
  if (m.content.role !== 'anesthetic' || isCarrier(figure)) return null;
  const carrier = carrierOf(m);
  return carrier && carrier.cell !== null && !isEnemy(m, carrier, figure) ? carrier : null;
}

/** Whoever is beside the carrier takes the anesthetic along, where that makes the turn better. */
export function takeAlong(seen: Seen<HeroScape>, m: M, figure: Figure): Action | null {
  const mine = seen.prompt.free.find(o => o.type === 'pass-on' && o.to === figure.id);
  const carrier = helperOf(m, figure);
  if (!mine || !carrier) return null;
  return holding(carrier, figure, () => turnWorth(m, figure)) > turnWorth(m, figure) ? mine : null;
}

/** Every move with its worth; a hunter that ends beside the carrier counts on being handed the anesthetic. */
export function movesWithHelp(
  m: M,
  figure: Figure,
  options: readonly Action[],
  weights: Weights,
): readonly Valued<Action>[] {
  const alone = valuedMoves(m, figure, options, weights);
  const carrier = helperOf(m, figure);
  if (!carrier) return alone;
  const at = cellUnder(carrier);
  const beside = options.filter(action => {
    const to = action.type === 'walk' || action.type === 'fly' ? cellNamed(m, action.to) : cellUnder(figure);
    return areAdjacent(m, to, heightOf(figure), at, heightOf(carrier));
  });
  const helped = holding(carrier, figure, () => valuedMoves(m, figure, beside, weights));
  return [...helped, ...alone].sort((a, b) => b.worth - a.worth);
}

const SLACK = 5; // turns to spare
const HURRY = 40; // for each hex of the way that is left
const EASE = 10;

/** Who carries the device out must not fight away the turns that the way takes. */
export function urge(m: M, figure: Figure, to: number): number {
  if (m.content.role !== 'device' || !isCarrier(figure) || figure.controller !== m.state.players[1]) return 0;
  const way = toExit(m, to);
  const turns = 3 * ((lastRoundOf(m) ?? m.state.round) - m.state.round) + 3 - m.state.turn;
  return -way * (turns - way / Math.max(1, moveOf(m, figure)) < SLACK ? HURRY : EASE);
}
