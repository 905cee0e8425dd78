import { emit } from '../../../engine/flow.ts';
import type { EventId } from '../content/zombie-cards.ts';
import { isStreet, streetOf, tileOf } from '../rules/board.ts';
import { hurt, moveTo } from '../rules/life.ts';
import { type M, faceAt } from '../rules/table.ts';
import type { Frames, Hero } from '../spec.ts';

/** What an event of a zombie card says of itself. */
interface EventCard {
  /** Whether anything happens to the active hero, who is conscious; always, where it is missing. */
  matters?(m: M, hero: Hero): boolean;
  /** It comes even where the hero has fainted meanwhile (Z15-EVENT-05). */
  readonly isRelentless?: true;
  /** What happens at once. */
  happens?(m: M, hero: Hero): void;
  /** The step at which the active hero is asked. */
  readonly asks?: Exclude<Frames['event']['at'], 'resolve'>;
}

export const eventCards: { readonly [E in EventId]: EventCard } = {
  loseItem: { matters: (_m, hero) => hero.objects.length > 0, asks: 'lose' },
  sneak: {
    matters: (m, hero) => m.state.heroes.every(other => other === hero || other.zone !== hero.zone),
    happens: (m, hero) => hurt(m, hero, 'sneak'),
  },
  // no map has a tile without neighbours
  surge: { isRelentless: true, asks: 'surge' },
  terror: { matters: (_m, hero) => !isStreet(hero.zone), happens: flee },
};

function flee(m: M, hero: Hero): void {
  const from = hero.zone;
  const zone = streetOf(tileOf(from));
  moveTo(m, hero, zone);
  emit(m, { type: 'moved', hero: hero.id, from, free: true, carries: hero.carries, zone, tile: faceAt(m, zone) });
}
