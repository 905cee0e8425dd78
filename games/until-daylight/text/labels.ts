import type { ByType } from '../../../kit/grammar.ts';
import type { Cause } from '../content/causes.ts';
import { PERKS, type PerkId, type Perks, perks } from '../content/perks.ts';
import { PLAYED, type PlayedId, type Rubble, rubble } from '../content/rubble.ts';
import type { Harm } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Action, PlaySpecial, UsePerk } from '../spec.ts';

// What cards say beside their name and effect: the words on the button that plays them, the line of the log.

type Told = [view: View, names: readonly string[]];
type Label<T> = (action: Extract<Action, { type: T }>, ...told: Told) => string;

export interface PlayText<S extends PlayedId> {
  readonly play: Label<Rubble[S]['action']>;
  /** What the log says instead of "Bob plays ...". */
  readonly told?: (who: string, whom: string) => string;
}

export type UseText<P extends PerkId> = Perks[P] extends { action: infer A } ? { readonly use: Label<A> } : object;

/** The labels of the actions that play Special cards. */
export const playLabels = (cards: { readonly [S in PlayedId]: PlayText<S> }): ByType<PlaySpecial, Told, string> =>
  Object.fromEntries(PLAYED.map(id => [rubble[id].action, cards[id].play])) as ByType<PlaySpecial, Told, string>;

/** The labels of the actions that use perks. */
export const useLabels = (texts: { readonly [P in PerkId]: UseText<P> }): ByType<UsePerk, Told, string> =>
  Object.fromEntries(
    PERKS.flatMap(id => {
      const [perk, text] = [perks[id], texts[id]];
      return 'action' in perk && 'use' in text ? [[perk.action, text.use]] : [];
    }),
  ) as ByType<UsePerk, Told, string>;

/** Damage that a card does to whoever plays it is called by the name of the card. */
export const priceCauses = (cards: { readonly [S in PlayedId]: { readonly name: string } }) =>
  Object.fromEntries(
    PLAYED.flatMap(id => {
      const card = rubble[id];
      return 'price' in card ? [[card.price.cause, cards[id].name]] : [];
    }),
  ) as { readonly [C in Exclude<Cause, Harm>]: string };
