import { HEAL } from '../content/numbers.ts';
import type { Figure } from '../seen.ts';
import { type M, isHome, isStation, openHq, sumHeld } from './table.ts';

/** The wounds that recovering removes where a figure is: all of them in a station. */
export function healing(m: M, hurt: Figure): number {
  const inHq = openHq(m, hurt.role) >= 0 && isHome(m, hurt);
  const extra = hurt.role === 'spider-man' ? sumHeld(m, hurt.role, 'healed') : 0;
  const rate = isStation(m, hurt.at) ? hurt.wounds : (inHq ? HEAL.hq : HEAL.street) + extra;
  return Math.min(rate, hurt.wounds);
}
