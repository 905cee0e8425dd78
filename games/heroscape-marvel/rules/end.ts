import { end } from '../../../engine/flow.ts';
import type { Outcome, Seat } from '../../../engine/types.ts';
import type { HeroScape } from '../spec.ts';
import { type M, SEATS, hasFigures, isOnBoard, other, ownOnBoard, pointsOf } from './table.ts';

export const REASONS = [
  'elimination',
  'zone',
  'points',
  'figures',
  'wounds',
  'draw',
  'rampage', // Hulk stands at the end of round 12
  'escape', // the device has left the board
  'held', // it has not
  'conceded',
] as const;
export type Reason = (typeof REASONS)[number];

export const won = (_m: M, winner: Seat, reason: Reason): Outcome<HeroScape> => ({
  reason,
  scores: SEATS.map(seat => (seat === winner ? 1 : 0)),
});

export interface Score {
  readonly points: number;
  readonly figures: number;
  readonly wounds: number;
}

/** HS-END-03. */
export function scoreOf(m: M, seat: Seat): Score {
  const own = ownOnBoard(m, seat);
  return {
    points: own.reduce((sum, f) => sum + pointsOf(f.card), 0),
    figures: own.length,
    wounds: own.reduce((sum, f) => sum + f.wounds, 0),
  };
}

/** HS-END-05: the first difference decides. */
export function compare(m: M, order: readonly ('points' | 'figures')[]): Outcome<HeroScape> {
  const [a, b] = [scoreOf(m, 0), scoreOf(m, 1)];
  for (const what of order) if (a[what] !== b[what]) return won(m, a[what] > b[what] ? 0 : 1, what);
  if (a.wounds !== b.wounds) return won(m, a.wounds < b.wounds ? 0 : 1, 'wounds');
  return { reason: 'draw', scores: [0.5, 0.5] };
}

/** HS-END-01, HS-SCN-69: after every step. */
export function check(m: M): void {
  if (m.state.phase !== 'battle') return;
  const [one, two] = m.state.players;
  if (!hasFigures(m, two)) end(m, won(m, one, 'elimination'));
  if (m.content.scenario.elimination === 'both' && !hasFigures(m, one)) end(m, won(m, two, 'elimination'));
}

/** HS-END-02, HS-END-04, HS-END-06: what the end of a round decides. */
export function endOfRound(m: M): void {
  const { round } = m.state;
  const { lastRound, roundLimit } = m.setup.options;
  const outcome = m.content.plot.whenRoundEnds(m);
  if (outcome) end(m, outcome);
  if ((lastRound !== null && round >= lastRound) || round >= roundLimit) end(m, compare(m, ['points', 'figures']));
}

/** Player 1 has held out until the round that the scenario names. */
export function heldOut(m: M, reason: Reason): Outcome<HeroScape> | null {
  const { end: rule } = m.content.scenario;
  return rule.kind === 'player-one' && m.state.round >= rule.round ? won(m, m.state.players[0], reason) : null;
}

/** HS-SCN-12: figures of a player on orange ground. */
export const inOrange = (m: M, seat: Seat): number =>
  m.state.figures.filter(f => f.owner === seat && isOnBoard(f) && m.content.orange[f.cell ?? -1]).length;

/** The round after which the match is surely over, for those who look at the track. */
export function lastRoundOf(m: M): number | null {
  const { end: rule } = m.content.scenario;
  const printed = 'round' in rule ? rule.round : null;
  const { lastRound } = m.setup.options;
  if (printed !== null && lastRound !== null) return Math.min(printed, lastRound);
  return printed ?? lastRound;
}

export const concede = (m: M, seat: Seat): Outcome<HeroScape> => won(m, other(seat), 'conceded');
