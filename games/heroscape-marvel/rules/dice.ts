import type { Seat } from '../../../engine/types.ts';
import type { Face } from '../ids.ts';
import { roll } from '../../../engine/chance.ts';
import { combatDie, D20 } from '../content/dice.ts';
import type { M } from './table.ts';

export const rollD20 = (m: M): number => roll(m, D20);

export function rollCombat(m: M, count: number): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) faces.push(combatDie.faces[roll(m, 6) - 1] ?? 'blank');
  return faces;
}

export function countOf(faces: readonly Face[], face: Face): number {
  let count = 0;
  for (const one of faces) if (one === face) count++;
  return count;
}

/** Rolls by seat; null: this seat does not roll. */
type Rolls = (number | null)[];

/**
 * These seats roll the 20-sided die, and those who are level at the top roll again, with the same bonuses, until one of them
 * is higher (HS-ROUND-04, HS-MULTI-03). `each` hears every throw.
 */
export function rollOff(
  m: M,
  seats: readonly Seat[],
  bonusOf: (seat: Seat) => number,
  each: (rolls: Rolls, winner: Seat | null) => void,
): Seat {
  let rolling = seats;
  for (;;) {
    const rolls = m.content.seats.map(seat => (rolling.includes(seat) ? rollD20(m) : null));
    const totals = rolling.map(seat => (rolls[seat] ?? 0) + bonusOf(seat));
    const most = Math.max(...totals);
    const [winner, ...tied] = rolling.filter((_, i) => totals[i] === most);
    if (winner === undefined) throw new Error('nobody rolls');
    each(rolls, tied.length === 0 ? winner : null);
    if (tied.length === 0) return winner;
    rolling = [winner, ...tied];
  }
}

/** The same of all seats, without a bonus. */
export const rollOffAll = (m: M, each: (rolls: Rolls, winner: Seat | null) => void): Seat =>
  rollOff(m, m.content.seats, () => 0, each);
