import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { characters, perksOf } from '../content/characters.ts';
import { type PerkAt, type PerkId, type PerkMoment, perks } from '../content/perks.ts';
import type { RuleId } from '../ids.ts';
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

/** The perks of this moment that the character of this seat has, whether they can be used now or not. */
export const perksAt = <T extends PerkMoment>(m: M, seat: Seat, moment: T): readonly PerkAt<T>[] =>
  perksOf[characterOf(m, seat)][moment];

/** Those of them that it can use now. */
export function openPerks<T extends PerkMoment>(m: M, seat: Seat, moment: T): readonly PerkAt<T>[] {
  const found = perksAt(m, seat, moment);
  return found.length === 0 ? found : found.filter(perk => perkBar(m, seat, perk) === null);
}

export function openPerk<T extends PerkMoment>(m: M, seat: Seat, moment: T): PerkAt<T> | null {
  for (const perk of perksAt(m, seat, moment)) if (perkBar(m, seat, perk) === null) return perk;
  return null;
}

/** What Frenzy adds to every attack of this seat, and its price. Mandatory perks are never used up (UD-CHAR-PSYCHO-02). */
export function frenzyOf(m: M, seat: Seat): { readonly damage: number; readonly price: number } | null {
  const frenzy = perksOf[characterOf(m, seat)].everyAttack[0];
  return frenzy ? perks[frenzy] : null;
}

export function usePerk(m: M, seat: Seat, perk: PerkId, target: Seat | null = null): void {
  const p = player(m, seat);
  if (characters[characterOf(m, seat)].main === perk) p.usedMain = true;
  else p.usedFirst = true;
  emit(m, { type: 'perkUsed', seat, perk, target });
}
