import { emit, end } from '../../../engine/flow.ts';
import type { Outcome, Seat } from '../../../engine/types.ts';
import { FOURTH_POWER, THIRD_POWER } from '../content/numbers.ts';
import { POWERS, type PowerId, powers } from '../content/powers.ts';
import type { RoleId, PointCause } from '../ids.ts';
import type { SpiderMan } from '../spec.ts';
import { type M, isVillain, player, seatsFrom } from './table.ts';

/** Points for a seat; nobody's (-1) are lost. No score falls below 0 (SM-VP-08). */
export function score(m: M, seat: Seat, points: number, cause: PointCause): void {
  if (seat < 0 || points === 0) return;
  const p = player(m, seat);
  p.score = Math.max(0, p.score + points);
  emit(m, { type: 'scored', seat, points, total: p.score, cause });
  for (const power of powersFor(p.role, p.score)) {
    if (p.powers.includes(power)) continue;
    p.powers.push(power);
    if (powers[power].token) p.tokens.push(power);
    emit(m, { type: 'powerGained', seat, power });
  }
}

const POWERS_OF = new Map<RoleId, readonly PowerId[]>();
for (const power of POWERS)
  POWERS_OF.set(powers[power].figure, [...(POWERS_OF.get(powers[power].figure) ?? []), power]);

/** The powers that a role has with this score (SM-POW-01). */
export function powersFor(role: RoleId | null, points: number): readonly PowerId[] {
  const all = role === null ? undefined : POWERS_OF.get(role);
  if (!all) return [];
  if (!isVillain(role) || points >= FOURTH_POWER) return all;
  return all.slice(0, points >= THIRD_POWER ? 3 : 2);
}

/** W7 (SM-END-01, SM-END-02): the active seat first, then in turn order. */
export function checkVictory(m: M): void {
  const { target } = m.content;
  const { players } = m.state;
  const winner = seatsFrom(m, m.state.active).find(seat => player(m, seat).score >= target);
  if (winner === undefined) return;
  end(m, { reason: 'target', scores: players.map((_, seat) => (seat === winner ? 1 : 0)) });
}

/** 1 for the highest score; equals share a rank (SM-END-03). */
export function rankOf(m: M, seat: Seat): number {
  const own = player(m, seat).score;
  let rank = 1;
  for (const { score: points } of m.state.players) if (points > own) rank++;
  return rank;
}

/** Who gives up loses; the best of the others have won. */
export function concede(m: M, loser: Seat): Outcome<SpiderMan> {
  const rest = m.state.players.map((p, seat) => (seat === loser ? -1 : p.score));
  const best = Math.max(...rest);
  const winners = rest.filter(points => points === best).length;
  return { reason: 'conceded', scores: rest.map(points => (points === best ? 1 / winners : 0)) };
}
