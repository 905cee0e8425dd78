import { emit, end } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { ROUNDS } from '../content/numbers.ts';
import { type M, isEnemy, lifeOf, player } from './table.ts';
import type { Cause } from '../content/causes.ts';

// Life, death and the end of the night.

/** The character of this seat suffers damage. Its death loses the match for everybody, at once (UD-LIFE-02). */
export function suffer(m: M, seat: Seat, amount: number, cause: Cause): void {
  if (amount <= 0) return;
  const p = player(m, seat);
  const life = lifeOf(m, seat);
  const suffered = Math.min(amount, life - p.damage);
  p.damage += suffered;
  m.state.tally.damage[cause] += suffered;
  emit(m, { type: 'damaged', seat, amount, cause, damage: p.damage, life });
  if (p.damage < life) return;
  emit(m, { type: 'defeat', seat, round: m.state.round });
  end(m, { reason: 'death', scores: m.state.players.map(() => 0) });
}

/** Whether so much more damage kills the character of this seat. None kills nobody. */
export const isLethal = (m: M, seat: Seat, amount: number): boolean =>
  amount > 0 && player(m, seat).damage + amount >= lifeOf(m, seat);

/** Healing never goes below no damage; what is too much is lost (UD-HEAL-02). */
export function heal(m: M, seat: Seat, amount: number): number {
  const p = player(m, seat);
  const healed = Math.min(amount, p.damage);
  p.damage -= healed;
  return healed;
}

/** Round 6 or later, no enemy in the line, everybody alive (UD-END-02). Survivors do not count. */
export function winIfLineIsClear(m: M): void {
  if (m.state.round < ROUNDS || m.state.line.some(isEnemy)) return;
  emit(m, { type: 'victory', round: m.state.round });
  end(m, { reason: 'dawn', scores: m.state.players.map(() => 1) });
}
