import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { RuleId } from '../spec.ts';
import { type PerkId, characters } from '../content/characters.ts';
import { type M, characterOf, player } from './table.ts';

// A main perk is always there, a first-player perk while its seat has the token; each once a round.

/** Why a perk of this seat cannot be used now, null when it can. 'UD-PERK-07': the character does not have it. */
export function perkBar(m: M, seat: Seat, perk: PerkId): RuleId | null {
  const { main, firstPlayer } = characters[characterOf(m, seat)];
  const p = player(m, seat);
  if (main === perk) return p.usedMain ? 'UD-PERK-03' : null;
  if (firstPlayer !== perk) return 'UD-PERK-07';
  if (m.state.first !== seat) return 'UD-PERK-01';
  return p.usedFirst ? 'UD-PERK-03' : null;
}

export const canUse = (m: M, seat: Seat, perk: PerkId): boolean => perkBar(m, seat, perk) === null;

/** Mandatory perks work at every attack and are never used up (UD-CHAR-PSYCHO-02). */
export const isFrenzied = (m: M, seat: Seat): boolean => characters[characterOf(m, seat)].main === 'frenzy';

export function usePerk(m: M, seat: Seat, perk: PerkId, target: Seat | null = null): void {
  const p = player(m, seat);
  if (characters[characterOf(m, seat)].main === perk) p.usedMain = true;
  else p.usedFirst = true;
  emit(m, { type: 'perkUsed', seat, perk, target });
}
