import { cards } from '../content/cards.ts';
import { idsOf } from '../ids.ts';
import type { Action } from '../spec.ts';
import { type Playable, type Stock, playable, stockOf } from './stock.ts';
import type { AllyCard, BoostCard, RescueCard, SpeakingCard, TurnCard } from './played.ts';
import { playedBystanders } from './played-bystanders.ts';
import { playedSkills } from './played-skills.ts';
import { traitCards } from './traits.ts';

// The cards with an action of their own, of all kinds together, in the order in which they are offered.

type InTurn = TurnCard | AllyCard | RescueCard;

const speaking: { readonly [C in SpeakingCard]: InTurn | BoostCard } = {
  ...traitCards,
  ...playedSkills,
  ...playedBystanders,
};

const those = <S>(
  is: (says: InTurn | BoostCard) => says is (InTurn | BoostCard) & S,
): Stock<Playable<SpeakingCard, S>> =>
  stockOf(
    idsOf(speaking).flatMap(id => {
      const says = speaking[id];
      return is(says) ? [playable(id, says)] : [];
    }),
  );

export const turnCards = those((says): says is TurnCard => 'options' in says);
export const allyCards = those((says): says is AllyCard => 'aid' in says);
export const rescueCards = those((says): says is RescueCard => 'rescue' in says);
export const boostCards = those((says): says is BoostCard => 'boost' in says);

const inTurn = new Map<string, InTurn>();
const boosts = new Map<string, BoostCard>();
for (const id of idsOf(speaking)) {
  const { action } = cards[id];
  const says = speaking[id];
  if (action === undefined) continue;
  if ('boost' in says) boosts.set(action, says);
  else if ('play' in says) inTurn.set(action, says);
}

/** The card that an action of the own Turn plays. */
export const turnCardOf = ({ type }: Action): InTurn | undefined => inTurn.get(type);

/** The card that an action before the roll plays. */
export const boostCardOf = ({ type }: Action): BoostCard | undefined => boosts.get(type);
