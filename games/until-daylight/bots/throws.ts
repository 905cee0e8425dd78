import { drawn } from '../../../bots/throws.ts';
import type { Throw, Throws } from '../../../engine/box.ts';
import { within } from '../../../engine/flow.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import type { UntilDaylight } from '../spec.ts';

const SORTS = ['attack', 'enemies'] as const;
export type Sort = (typeof SORTS)[number];

const damage = (cards: readonly CombatId[]): number[] => cards.map(card => combatCards[card].damage);

/** Combat cards stand for dice: their damage, as printed. */
export const throws: Throws<UntilDaylight, Sort> = {
  sorts: SORTS,
  listen: () => {
    /** How many cards it had when it was shuffled, until something is drawn from it. */
    let shuffled: number | null = null;
    return (m, event): Throw<Sort>[] => {
      const { combatDeck: left } = m.state;
      if (event.type === 'reshuffled' && event.pile === 'combat') shuffled = left.length;
      if (event.type !== 'combatDrawn' && event.type !== 'combatReplaced') return [];
      const cards = event.type === 'combatDrawn' ? event.cards : event.to ? [event.to] : [];
      // what lay on the old deck before it was shuffled was no surprise: nothing else was left
      const fresh = shuffled === null ? cards : cards.slice(cards.length - (shuffled - left.length));
      shuffled = null;
      if (fresh.length === 0) return [];
      const by =
        event.type === 'combatDrawn'
          ? event.by
          : within<UntilDaylight, 'enemyAttack'>(m, 'enemyAttack')
            ? null
            : event.seat;
      return [drawn([by === null ? 'enemies' : 'attack', by], damage(fresh), damage(left))];
    };
  },
};
