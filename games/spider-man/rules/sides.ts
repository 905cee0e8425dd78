import type { Seat } from '../../../engine/types.ts';
import { type M, player } from './table.ts';

/** The role that a seat plays; with two and three seats one person plays the villains in turn, and they count as one. */
export function sideOf(m: M, seat: Seat): string | null {
  const { role } = player(m, seat);
  const isOneOfMany = m.setup.seats <= 3 && role !== 'spider-man' && role !== 'police';
  return isOneOfMany ? 'villains' : role;
}
