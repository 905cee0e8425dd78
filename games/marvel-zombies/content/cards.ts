import { type RuleId, idsOf } from '../ids.ts';
import { bystanders } from './bystanders.ts';
import type { Moment, Priced } from './play.ts';
import { type SkillId, skills } from './heroes.ts';
import { type TraitId, traits } from './traits.ts';

// All that a hero can hold: Traits, the skills of the identity card, a Bystander. No two of them have the same id.

const all = { ...traits, ...skills, ...bystanders };

type Cards = typeof all;
export type CardId = keyof Cards;

/** Those that an action of their own plays. */
export type PlayedCard = { [C in CardId]: Cards[C] extends { readonly action: string } ? C : never }[CardId];
export type Printed<C extends CardId> = Cards[C];
export type CardActionName = Cards[PlayedCard]['action'];
export type CardAt<W extends Moment> = { [C in PlayedCard]: Cards[C]['when'] extends W ? C : never }[PlayedCard];

/** By which a Turn remembers what it allows once. */
export type OnceMark = { [C in CardId]: Cards[C] extends { readonly once: infer M } ? M : never }[CardId];

/** What stands on a card, by the letter. */
export const printed = <C extends CardId>(id: C): Printed<C> => all[id];

/** What may stand on any of them. */
interface Card extends Priced {
  readonly when?: string;
  readonly action?: string;
  readonly rule: RuleId;
}

export const cards: { readonly [C in CardId]: Card } = all;

export const PLAYED: readonly PlayedCard[] = idsOf(all).filter(
  (id): id is PlayedCard => cards[id].action !== undefined,
);

export const powerOf = (id: CardId): number => cards[id].power ?? 0;
export function onceOf(id: CardId): OnceMark | null {
  const card = all[id];
  return 'once' in card ? card.once : null;
}
export const ONCE: readonly OnceMark[] = idsOf(all).flatMap(id => onceOf(id) ?? []);

export const isTrait = (id: CardId): id is TraitId => id in traits;
export const isSkill = (id: CardId): id is SkillId => id in skills;

/** Those with which another hero acts at once. */
export const HELPING: readonly CardId[] = idsOf(all).filter(id => cards[id].helps);
