import { type Handicap, handicaps } from '../content/handicaps.ts';
import type { M } from './table.ts';

/** The option of the house that this table plays with (HS-HOUSE-01). */
export function handicapOf({ setup }: M): Handicap | null {
  const { handicap = null } = setup.options;
  return handicap === null ? null : handicaps[handicap];
}
