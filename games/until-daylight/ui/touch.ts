import type { Seat } from '../../../engine/types.ts';
import { type Drag, OWN, type ThingId } from '../../../table/touch.ts';
import { PERKS, type PerkId, perks } from '../content/perks.ts';
import type { CardId } from '../content/cards.ts';
import type { CombatId } from '../content/combat.ts';
import { playedCardOf } from '../rules/specials.ts';
import type { Kind } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Action, Instead } from '../spec.ts';

// The things of this table, and which of them give an answer.

export const foeThing = (foe: number): ThingId => `figure:foe-${foe}`;
/** One of the horde, whether it stands there or not. */
export const hordeThing = (kind: Kind, foe: number): ThingId => `figure:horde-${kind}-${foe}`;
/** Who is being attacked by one of the players. */
export const attacked = ({ focus }: View): ThingId | null =>
  focus && focus.target !== null ? foeThing(focus.target) : null;
export const seatThing = (seat: number): ThingId => `figure:seat-${seat}`;
export const characterThing = (character: string): ThingId => `figure:${character}`;
/** A kind of card of one's own; in a backpack, that of its number. */
export const cardThing = (card: CardId, bag: number | null = null): ThingId =>
  bag === null ? `card:${card}` : `card:${card}-${bag}`;
export const bagThing = (bag: number): ThingId => `card:backpack-${bag}`;
/** The card that was drawn: something in the rubble, or the WAVE. */
export const FOUND: ThingId = 'card:found';
export const RUBBLE: ThingId = 'place:rubble';
export const discardedThing = (card: CardId): ThingId => `card:discarded-${card}`;
export const combatThing = (card: CombatId): ThingId => `card:combat-${card}`;
export const offerThing = (from: number): ThingId => `card:offer-${from}`;
export const countThing = (count: number): ThingId => `act:${count}`;
/** So much ammunition. */
export const loadThing = (count: number): ThingId => `act:load-${count}`;
export const ACCEPT: ThingId = 'act:accept';
export const REFUSE: ThingId = 'act:refuse';
export const PILE: ThingId = 'place:pile';
export const ASSAULT: ThingId = 'place:assault';
/** A round of the night on its track, and the dawn after the last. */
export const roundThing = (round: number): ThingId => `place:round-${round}`;
export const DAWN: ThingId = 'place:dawn';
export const OFFERED: ThingId = 'card:offered';
export const PACKED: ThingId = 'act:packed';
export const DROPPED: ThingId = 'act:dropped';
export const tokenThing = (token: string): ThingId => `token:${token}`;
export const perkThing = (perk: PerkId): ThingId => `power:${perk}`;

/** The answers that end something, on the one fixed button. */
export const main = ({ type }: Action): boolean =>
  type === 'end' || type === 'ready' || type === 'go' || type === 'pass' || type === 'reconsider';

interface At {
  readonly view: View;
  readonly seat?: Seat | null;
}

/** The things to touch for an answer; none where it is a button. */
export function touch(action: Action, { view, seat = null }: At): ThingId[] {
  const card = playedCardOf(action);
  if (card) return 'card' in action ? [cardThing(card), combatThing(action.card as CombatId)] : [cardThing(card)];
  const perk = perkOf(action);
  if (perk) return [perkThing(perk), ...asked(action)];
  switch (action.type) {
    case 'pickCharacter':
      return [characterThing(action.character)];
    case 'pickWeapon':
      return [cardThing(action.weapon)];
    case 'keep':
      return action.instead === null ? [FOUND] : givenUp(action.instead, view);
    case 'leave':
      return [RUBBLE];
    case 'face':
      return [FOUND];
    case 'delay':
      return [PILE];
    case 'offer':
      return [itemThing(action.card, action.bag), seatThing(action.to)];
    case 'accept':
      return [offerThing(action.from), ACCEPT, ...instead(action.instead)];
    case 'refuse':
      return [offerThing(action.from), REFUSE];
    case 'withdraw':
      return [OFFERED];
    case 'heal':
      return [cardThing(action.card), ...(seat === null ? [] : [seatThing(seat)])];
    case 'take':
      return [discardedThing(action.card), ...instead(action.instead)];
    case 'attack':
      return [cardThing(action.weapon), foeThing(action.target)];
    case 'craft':
      return [
        tokenThing(action.recipe),
        ...(action.target === null ? [] : [foeThing(action.target)]),
        ...(action.trash === null ? [] : [cardThing(action.trash)]),
        ...(action.workshop ? [perkThing('workshop')] : []),
      ];
    case 'load':
      return [loadThing(action.count)];
    case 'spread':
      return [foeThing(action.foe), countThing(action.points)];
    case 'choose':
      return [combatThing(action.card)];
    case 'stow':
      return [cardThing(action.card), bagThing(action.bag)];
    case 'unstow':
      return [cardThing(action.card, action.bag)];
    case 'swap':
      return [cardThing(action.card), cardThing(action.out, action.bag)];
    case 'discard':
      return [itemThing(action.card, action.bag), RUBBLE];
    default:
      return [];
  }
}

/** What lies there for somebody is dragged to their things, or back where it came from. */
export function drag(action: Action): Drag | null {
  switch (action.type) {
    case 'keep':
      return action.instead === null ? [FOUND, OWN] : null;
    case 'leave':
      return [FOUND, RUBBLE];
    case 'face':
      return [FOUND, OWN];
    case 'delay':
      return [FOUND, PILE];
    default:
      return null;
  }
}

/** A backpack is told from another by its number. */
const itemThing = (card: CardId, bag: number | null): ThingId => (bag === null ? cardThing(card) : bagThing(bag));

const instead = (item: Instead | null): ThingId[] => {
  if (item === null) return [];
  const thing = itemThing(item.card, item.bag);
  return item.packed ? [thing, PACKED] : [thing];
};

/** What makes room for a card that was found: into the backpack, if it is one, or away. */
const givenUp = (item: Instead, { focus }: View): ThingId[] =>
  focus?.card === 'backpack' && !item.packed ? [...instead(item), DROPPED] : instead(item);

const perkOf = ({ type }: Action): PerkId | undefined =>
  PERKS.find(perk => 'action' in perks[perk] && perks[perk].action === type);

function asked(action: Action): ThingId[] {
  if ('seat' in action) return [seatThing(action.seat)];
  if ('count' in action) return [countThing(action.count)];
  if ('card' in action && 'bag' in action) return [itemThing(action.card, action.bag)];
  return [];
}
