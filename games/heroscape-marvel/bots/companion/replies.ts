import type { FigureId } from '../../ids.ts';
import type { Seen } from '../../../../engine/box.ts';
import type { Seat } from '../../../../engine/types.ts';
import { best } from '../../../../bots/options.ts';
import { membersOf } from '../../rules/cards.ts';
import { moveOptions } from '../../rules/moves.ts';
import { type M, areAllies, hasFigures, isOnBoard, ownOnBoard, placeFrom, seatsFrom } from '../../rules/table.ts';
import { moveOf } from '../../rules/pace.ts';
import type { Figure, HeroScape } from '../../spec.ts';
import { type Weights, valuedMoves } from '../greedy/moves.ts';
import { promise } from '../greedy/turn.ts';

// What the opponent will do next. Whose marker comes up is hidden: it is guessed again and again, and each answer counts
// as often as it was guessed.

const GUESSES = 12;
/** The opponent is taken to look for blows, and for the aim of the scenario. */
const REPLY: Weights = { exposure: 0, approach: 0, attack: 1 };

export interface Reply {
  readonly figure: FigureId;
  readonly chance: number;
}

/** Who may answer, the likeliest first. */
export function repliesTo(seen: Seen<HeroScape>, m: M): Reply[] {
  const seat = nextEnemy(m, seen.seat);
  if (!m.content.isExpert) return ownOnBoard(m, seat).map(({ id }) => ({ figure: id, chance: 1 }));
  const counts = new Map<FigureId, number>();
  for (let n = 0; n < GUESSES; n++) {
    const guess = n === 0 ? m : seen.guess();
    const next = nextActor(guess, seat, seen.seat);
    if (next !== null) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return [...counts]
    .map(([figure, count]) => ({ figure, chance: count / GUESSES }))
    .sort((a, b) => b.chance - a.chance);
}

/** The next enemy to the left who still has figures. */
const nextEnemy = (m: M, seat: Seat): Seat =>
  seatsFrom(m, seat).find(one => !areAllies(m, one, seat) && hasFigures(m, one)) ?? seat;

/** Who of one's own side comes next: one knows one's own markers. */
export function nextOwn(m: M, seat: Seat): FigureId | null {
  const order = m.state.placed ? m.state.orders[seat]?.[m.state.turn] : undefined;
  if (m.state.turn >= 3 || !order || order.on === null || order.state !== 'hidden') return null;
  return firstOf(m, order.on);
}

/** Who stands for a card: its hero, or one of a squad. */
const firstOf = (m: M, card: FigureId): FigureId | null => membersOf(m, card)[0]?.id ?? null;

/** Whose turn the opponent takes next in this guess; after the last one whoever promises most. */
function nextActor(m: M, seat: Seat, own: Seat): FigureId | null {
  // whoever plays before oneself has already played the turn of this number
  const { first } = m.state;
  const isPast = placeFrom(m, first, seat) < placeFrom(m, first, own);
  const turn = m.state.turn + (isPast ? 1 : 0);
  if (turn > 3) return mostPromising(m, seat);
  const order = m.state.orders[seat]?.[turn - 1];
  if (!order || order.on === null || order.state !== 'hidden') return null;
  return firstOf(m, order.on);
}

function mostPromising(m: M, seat: Seat): FigureId | null {
  return best(ownOnBoard(m, seat), figure => promise(m, figure), -1)?.id ?? null;
}

/** The best that a figure could do with a turn from here. */
export function turnWorth(m: M, figure: Figure, weights: Weights = REPLY): number {
  if (!isOnBoard(figure)) return 0;
  const options = moveOptions(m, figure, moveOf(m, figure), null, { type: 'stay' });
  return valuedMoves(m, figure, options, weights)[0]?.worth ?? 0;
}
