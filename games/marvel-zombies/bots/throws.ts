import { successes } from '../../../bots/throws.ts';
import type { Throw, Throws } from '../../../engine/box.ts';
import type { Seat } from '../../../engine/types.ts';
import { printed } from '../content/cards.ts';
import type { Event } from '../events.ts';
import type { HeroId } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { MarvelZombies } from '../spec.ts';

const SORTS = ['hits'] as const;
export type Sort = (typeof SORTS)[number];

const SIDES = 6;

export const throws: Throws<MarvelZombies, Sort> = {
  sorts: SORTS,
  listen: () => {
    let last = { dice: 0, hits: 0, accuracy: SIDES };
    return (m, event): Throw<Sort>[] => {
      if (event.type !== 'rolled' && event.type !== 'rerolled') return [];
      const { accuracy } = event.type === 'rolled' ? event : last;
      const before = event.type === 'rolled' ? { dice: event.dice.length, hits: 0 } : missed(last, event);
      last = { dice: event.dice.length, hits: event.hits, accuracy };
      const chance = (SIDES + 1 - accuracy) / SIDES;
      return [successes(['hits', seatOf(m, event.hero)], before.dice, event.hits - before.hits, chance)];
    };
  },
};

/** The dice that are rolled again: all misses, or one of them. */
function missed(
  { dice, hits }: { readonly dice: number; readonly hits: number },
  { by }: Extract<Event, { type: 'rerolled' }>,
): { readonly dice: number; readonly hits: number } {
  const card = printed(by);
  return { dice: 'asks' in card && card.asks === 'die' ? 1 : dice - hits, hits };
}

const seatOf = (m: M, id: HeroId): Seat | null => m.state.heroes.find(hero => hero.id === id)?.seat ?? null;
