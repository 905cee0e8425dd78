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

/** Both roll the 20-sided die until one is higher; `each` hears every throw. */
export function rollOff(
  m: M,
  bonus: readonly [number, number],
  each: (rolls: number[], winner: 0 | 1 | null) => void,
): 0 | 1 {
  for (;;) {
    const rolls: [number, number] = [rollD20(m), rollD20(m)];
    const difference = rolls[0] + bonus[0] - rolls[1] - bonus[1];
    const winner = difference === 0 ? null : difference > 0 ? 0 : 1;
    each(rolls, winner);
    if (winner !== null) return winner;
  }
}
