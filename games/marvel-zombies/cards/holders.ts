import { mapped } from '../../../kit/grammar.ts';
import { bystanders } from '../content/bystanders.ts';
import { type CardAt, type CardId, type OnceMark, cards, onceOf, powerOf } from '../content/cards.ts';
import { heroes } from '../content/heroes.ts';
import type { SkillId } from '../content/skills.ts';
import { TRAITS } from '../content/traits.ts';
import { LEVELS } from '../ids.ts';
import type { Hero, Turn } from '../spec.ts';

// What is asked of cards at every look at the options is worked out once for whatever a hero can hold.

/** Of the skills that a hero has reached. */
export function bySkills<T>(make: (reached: readonly SkillId[]) => T): (hero: Hero) => T {
  const known = mapped(heroes, ({ skills }) => LEVELS.map((_, level) => make(skills.slice(0, level + 1))));
  return ({ id, level }) => {
    const found = known[id][level];
    if (found === undefined) throw new Error(`${id} has no level ${level}`);
    return found;
  };
}

export interface ByHolder<T> {
  /** Of all Traits: the hero may hold any of them. */
  readonly traits: T;
  /** Of the skills that the hero has reached. */
  skills(hero: Hero): T;
  /** Of the Bystander that the hero holds. */
  bystander(hero: Hero): T;
}

export function byHolder<T>(make: (cards: readonly CardId[]) => T): ByHolder<T> {
  const nobody = make([]);
  const known = mapped(bystanders, (_, id) => make([id]));
  return {
    traits: make(TRAITS),
    skills: bySkills(make),
    bystander: ({ bystander }) => (bystander === null ? nobody : known[bystander]),
  };
}

/** A card with an action of its own, and what it says beyond its numbers. */
export interface Playable<C extends CardId, Says> {
  readonly id: C;
  readonly power: number;
  readonly once: OnceMark | null;
  readonly says: Says;
}

export const playable = <C extends CardId, Says>(id: C, says: Says): Playable<C, Says> => ({
  id,
  power: powerOf(id),
  once: onceOf(id),
  says,
});

/** Those that rerolls or Wounds call for: they are told by their numbers. */
export const cardsAt = <W extends 'reroll' | 'wounds'>(when: W): ByHolder<readonly Playable<CardAt<W>, null>[]> =>
  byHolder(held => held.filter((id): id is CardAt<W> => cards[id].when === when).map(id => playable(id, null)));

/** Whether a hero who has the card can pay for it, and the Turn still allows it (MZ-FX-02). */
export const isOpen = (hero: Hero, turn: Turn | null, { power, once }: Playable<CardId, unknown>): boolean =>
  hero.power >= power && (turn === null || once === null || !turn[once]);

/** The Traits, skills and Bystander among them that a hero has, can pay for and may still use. */
export function atHand<P extends Playable<CardId, unknown>>(
  hero: Hero,
  turn: Turn | null,
  some: ByHolder<readonly P[]>,
): P[] {
  const found: P[] = [];
  if (hero.traits.length > 0)
    for (const one of some.traits) if (isOpen(hero, turn, one) && holds(hero, one.id)) found.push(one);
  for (const one of some.skills(hero)) if (isOpen(hero, turn, one)) found.push(one);
  for (const one of some.bystander(hero)) if (isOpen(hero, turn, one)) found.push(one);
  return found;
}

const holds = ({ traits }: Hero, id: CardId): boolean => traits.some(trait => trait === id);
