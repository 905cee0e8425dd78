import type { Action } from '../spec.ts';
import { call } from '../../../engine/flow.ts';
import type { Purpose } from '../ids.ts';
import type { Seat } from '../../../engine/types.ts';
import type { M } from './table.ts';
/** Rolls so many dice into the tray; the next step of the caller finds them there. */
export function rollDice(m: M, seat: Seat, count: number, purpose: Purpose): void {
  call(m, 'roll', { seat, count, purpose, lucky: false, chosen: [] });
}

/** What lies in the tray. */
export function rolled(m: M): readonly number[] {
  return m.state.roll?.dice ?? [];
}

type RollAction = Extract<Action, { type: 'roll' }>;
const ROLLS: readonly RollAction[] = Array.from({ length: 20 }, (_, i) => ({ type: 'roll', dice: i + 1 }));

/** One up to so many dice. */
export const rolls = (most: number): RollAction[] => ROLLS.slice(0, Math.max(0, most));
