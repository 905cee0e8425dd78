import { mapped } from '../../../kit/grammar.ts';
import { bystanders } from '../content/bystanders.ts';
import { type CardAt, type CardId, type OnceMark, PLAYED, cards, onceOf, powerOf } from '../content/cards.ts';
import { SKILLS, type SkillId, heroes } from '../content/heroes.ts';
import { TRAITS } from '../content/traits.ts';
import { LEVELS } from '../ids.ts';
import type { Hero, Turn } from '../spec.ts';

// What is asked of cards at every look at the options is worked out once, for whatever a hero can have.

/** Something of the skills that a hero has reached. */
export function bySkills<T>(make: (reached: readonly SkillId[]) => T): (hero: Hero) => T {
  const known = mapped(heroes, ({ skills }) => LEVELS.map((_, level) => make(skills.slice(0, level + 1))));
  return ({ id, level }) => {
    const found = known[id][level];
    if (found === undefined) throw new Error(`${id} has no level ${level}`);
    return found;
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

type AnyPlayable = Playable<CardId, unknown>;

/** Cards that are played at one moment, by where a hero has them from. */
export interface Stock<P extends AnyPlayable> {
  /** Any of these may be held. */
  readonly traits: readonly P[];
  skills(hero: Hero): readonly P[];
  bystander(hero: Hero): readonly P[];
}

export function stockOf<P extends AnyPlayable>(all: readonly P[]): Stock<P> {
  const none: readonly P[] = [];
  const among = (ids: readonly CardId[]): readonly P[] => all.filter(({ id }) => ids.includes(id));
  const known = mapped(bystanders, (_, id) => among([id]));
  return {
    traits: among(TRAITS),
    skills: among(SKILLS).length > 0 ? bySkills(among) : () => none,
    bystander: ({ bystander }) => (bystander === null ? none : known[bystander]),
  };
}

/** Those that rerolls or Wounds call for: they are told by their numbers. */
export const stockAt = <W extends 'reroll' | 'wounds'>(when: W): Stock<Playable<CardAt<W>, null>> =>
  stockOf(PLAYED.filter((id): id is CardAt<W> => cards[id].when === when).map(id => playable(id, null)));

/** Whether a hero who has the card can pay for it, and the Turn still allows it (MZ-FX-02). */
export const isOpen = (hero: Hero, turn: Turn | null, { power, once }: AnyPlayable): boolean =>
  hero.power >= power && (turn === null || once === null || !turn[once]);

export function holds(hero: Hero, { id }: AnyPlayable): boolean {
  const held: readonly CardId[] = hero.traits;
  return held.includes(id);
}

/** The Traits, skills and the Bystander of a stock that a hero has, can pay for and may still use. */
export function atHand<P extends AnyPlayable>(hero: Hero, turn: Turn | null, stock: Stock<P>): P[] {
  const found: P[] = [];
  if (hero.traits.length > 0)
    for (const one of stock.traits) if (isOpen(hero, turn, one) && holds(hero, one)) found.push(one);
  for (const one of stock.skills(hero)) if (isOpen(hero, turn, one)) found.push(one);
  for (const one of stock.bystander(hero)) if (isOpen(hero, turn, one)) found.push(one);
  return found;
}
