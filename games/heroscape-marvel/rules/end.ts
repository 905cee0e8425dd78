import { end } from '../../../engine/flow.ts';
import type { Outcome, Seat } from '../../../engine/types.ts';
import type { HeroScape } from '../spec.ts';
import { cardsInPlay } from './cards.ts';
import { handicapOf } from './handicap.ts';
import { type M, alliesOf, areAllies, isOnBoard, ownOnBoard, pointsOf } from './table.ts';

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

/** Victory is common to a side (HS-MULTI-06). */
export const won = (m: M, winner: Seat, reason: Reason): Outcome<HeroScape> => ({
  reason,
  scores: m.content.seats.map(seat => (areAllies(m, seat, winner) ? 1 : 0)),
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
    points: cardsInPlay(m, seat).reduce((sum, f) => sum + pointsOf(f.card), 0),
    figures: own.length,
    wounds: own.reduce((sum, f) => sum + f.wounds, 0),
  };
}

/** The score of a seat and its team mates together (HS-MULTI-06). */
function sideScore(m: M, seat: Seat): Score {
  const all = alliesOf(m, seat).map(one => scoreOf(m, one));
  const sum = (of: (score: Score) => number): number => all.reduce((total, score) => total + of(score), 0);
  return { points: sum(one => one.points), figures: sum(one => one.figures), wounds: sum(one => one.wounds) };
}

/** HS-END-05: the first difference decides; sides that are level in everything share the match. */
export function compare(
  m: M,
  order: readonly ('points' | 'figures')[],
  sides: readonly Seat[] = sidesOf(m),
): Outcome<HeroScape> {
  let best = sides.map(seat => ({ seat, ...sideScore(m, seat) }));
  for (const what of [...order, 'wounds'] as const) {
    const value = (one: Score): number => (what === 'wounds' ? -one.wounds : one[what]);
    const most = Math.max(...best.map(value));
    best = best.filter(one => value(one) === most);
    if (best[0] && best.length === 1) return won(m, best[0].seat, what);
  }
  const isBest = (seat: Seat): boolean => best.some(one => areAllies(m, one.seat, seat));
  return { reason: 'draw', scores: m.content.seats.map(seat => (isBest(seat) ? 1 / best.length : 0)) };
}

/** One seat of each side. */
const sidesOf = (m: M): Seat[] => {
  const { seats, side } = m.content;
  return seats.filter(seat => side.indexOf(side[seat] ?? 0) === seat);
};

/** HS-END-01, HS-SCN-69: after every step. The last side that stands has won. */
export function check(m: M): void {
  if (m.state.phase !== 'battle') return;
  const { side, scenario } = m.content;
  let standing = 0;
  for (const figure of m.state.figures) if (figure.cell !== null) standing |= 1 << (side[figure.owner] ?? 0);
  const first = m.state.players[0] as Seat;
  if (scenario.elimination === 'player-two') standing |= 1 << (side[first] ?? 0);
  if ((standing & (standing - 1)) !== 0) return;
  const winner = m.content.seats.find(seat => standing === 1 << (side[seat] ?? 0));
  end(m, won(m, winner ?? first, 'elimination'));
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
  const isOver = rule.kind === 'player-one' && m.state.round >= rule.round + extraRounds(m);
  return isOver ? won(m, m.state.players[0] as Seat, reason) : null;
}

/** HS-HOUSE-03. */
const extraRounds = (m: M): number => handicapOf(m)?.rounds ?? 0;

/** HS-SCN-12: figures of a player on orange ground. */
export const inOrange = (m: M, seat: Seat): number =>
  m.state.figures.filter(f => f.owner === seat && isOnBoard(f) && m.content.orange[f.cell ?? -1]).length;

/** The round after which the match is surely over, for those who look at the track. */
export function lastRoundOf(m: M): number | null {
  const { end: rule } = m.content.scenario;
  const printed = 'round' in rule ? rule.round + extraRounds(m) : null;
  const { lastRound } = m.setup.options;
  if (printed !== null && lastRound !== null) return Math.min(printed, lastRound);
  return printed ?? lastRound;
}

/** HS-END-07: among two sides the other wins; among more, whoever is ahead of those who are left. */
export function concede(m: M, seat: Seat): Outcome<HeroScape> {
  const others = sidesOf(m).filter(one => !areAllies(m, one, seat));
  const { scores } = compare(m, ['points', 'figures'], others);
  return { reason: 'conceded', scores };
}
