import { decide, emit, finish, flow, nobody } from '../../../engine/flow.ts';
import { MAX_TRAITS } from '../content/levels.ts';
import { type TraitId, traits } from '../content/traits.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { Hero, MarvelZombies } from '../spec.ts';
import { drawTrait } from './decks.ts';
import { type M, heroAt } from './table.ts';
import type { HeroId, ZoneId } from '../ids.ts';

/** Gain Trait: draw, keep one of two with Happy Hogan, make room (MZ-TRAIT-01..04, MZ-BC-01). */
export const gainTrait = flow<MarvelZombies, 'gainTrait'>({
  draw(m, f) {
    const hero = heroAt(m, f.hero);
    for (let i = 0; i < f.count; i++) {
      const card = drawTrait(m);
      if (card) f.drawn.push(card);
    }
    if (f.drawn.length === 0) return finish(f);
    emit(m, { type: 'traitDrawn', hero: hero.id, traits: f.drawn.slice() });
  },
  keep: decide({
    rule: 'MZ-BC-01',
    lone: true,
    who: (m, f) => (f.drawn.length > 1 ? [heroAt(m, f.hero).seat] : nobody),
    options: (_, f): { type: 'keepTrait'; trait: TraitId }[] =>
      distinct(f.drawn).map(trait => ({ type: 'keepTrait', trait })),
    apply(m, f, { trait }) {
      const other = f.drawn[f.drawn[0] === trait ? 1 : 0];
      if (!other) throw new Error('nothing to choose from');
      m.state.traitDiscard.push(other);
      emit(m, { type: 'traitDiscarded', hero: heroAt(m, f.hero).id, trait: other, why: 'choice' });
      f.drawn = [trait];
    },
  }),
  discard: decide({
    rule: 'MZ-TRAIT-03',
    lone: true,
    who(m, f) {
      const hero = heroAt(m, f.hero);
      return hero.traits.length + f.drawn.length > MAX_TRAITS ? [hero.seat] : nobody;
    },
    options: (m, f): { type: 'discardTrait'; trait: TraitId }[] =>
      distinct([...heroAt(m, f.hero).traits, ...f.drawn]).map(trait => ({ type: 'discardTrait', trait })),
    apply(m, f, { trait }) {
      const hero = heroAt(m, f.hero);
      hero.traits.push(...f.drawn);
      f.drawn = [];
      dropTrait(m, hero, trait, 'room');
    },
  }),
  take(m, f) {
    heroAt(m, f.hero).traits.push(...f.drawn);
    f.drawn = [];
  },
});

export function dropTrait(m: M, hero: Hero, trait: TraitId, why: 'room' | 'devoured' | 'fallen'): void {
  removeTrait(m, hero, trait);
  emit(m, { type: 'traitDiscarded', hero: hero.id, trait, why });
}

function removeTrait(m: M, hero: Hero, trait: TraitId): void {
  hero.traits.splice(hero.traits.indexOf(trait), 1);
  m.state.traitDiscard.push(trait);
}

/** Paid for, discarded, told (MZ-TRAIT-05). */
export function useTrait(m: M, hero: Hero, trait: TraitId, target: HeroId | BystanderId | ZoneId | null = null): void {
  hero.power -= traits[trait].power;
  removeTrait(m, hero, trait);
  emit(m, { type: 'traitUsed', hero: hero.id, trait, target });
}

export const distinct = <T>(cards: readonly T[]): T[] => cards.filter((card, i) => cards.indexOf(card) === i);
