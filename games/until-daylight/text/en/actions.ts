import { healingOf } from '../../content/cards.ts';
import { ROUNDS } from '../../content/numbers.ts';
import type { View } from '../../seen.ts';
import type { Action, Craft } from '../../spec.ts';
import { type ByType, uncapital } from '../../../../kit/grammar.ts';
import { actor, ammunitionOf, delay, foundCard, isActionOfUse, materialsOf, offerFrom } from '../reading.ts';
import { playLabels, useLabels } from '../labels.ts';
import { cards, weaponSummary } from './cards.ts';
import { tokens } from './horde.ts';
import { combat } from './combat.ts';
import { LETHAL, actions, combatCards, player } from './nouns.ts';
import { characters, perks } from './people.ts';
import { backpack, foe, parcel, withRoom } from './phrases.ts';
import { and, form } from '../../../../kit/english.ts';

export const labels: ByType<Action, [view: View, names: readonly string[]], string> = {
  ...playLabels(cards),
  ...useLabels(perks),
  pickCharacter: ({ character }) => `Take ${characters[character].the}`,
  pickWeapon: ({ weapon }) => `Take ${cards[weapon].the} (${weaponSummary(weapon)})`,
  keep: ({ instead }, view) => {
    const card = foundCard(view);
    return withRoom(`Keep ${card ? cards[card].the : 'the card'}`, view, actor(view), instead);
  },
  leave: (_, view) => {
    const card = foundCard(view);
    return card ? `Leave ${cards[card].the}` : 'Keep nothing';
  },
  face: (_, view) => (view.round > ROUNDS ? 'Face the enemies' : 'Face the horde'),
  delay: (_, view) => {
    const { free, lethal, empty } = delay(view);
    const price = free ? `no damage: ${perks.diversion.name}` : lethal ? `1 damage, ${LETHAL}` : '1 damage';
    return `Delay the WAVE (${empty && view.players.length > 1 ? 'pile empty, it passes to the next player; ' : ''}${price})`;
  },
  offer: ({ to, ...item }, view, names) => {
    const what = item.card === 'backpack' ? parcel(view, null, item) : cards[item.card].a;
    return `Offer ${what} to ${player(names, to)}`;
  },
  accept: ({ from, instead }, view, names) => {
    const to = offerFrom(view, from)?.to ?? null;
    return withRoom(`Accept ${gift(view, from, names)}`, view, to, instead);
  },
  refuse: ({ from }, view, names) => `Refuse ${gift(view, from, names)}`,
  withdraw: () => 'Withdraw the offer',
  heal: ({ card }) => `Heal with ${cards[card].the} (${healingOf(card)} life at most)`,
  take: ({ card, instead }, view) => withRoom(`Take ${cards[card].the}`, view, actor(view), instead),
  ready: () => 'Ready',
  reconsider: () => 'Not ready after all',
  attack: ({ weapon, target }, view) => `Attack ${foe(view, target)} with ${cards[weapon].the}`,
  craft: (action, view) => craft(action, view),
  end: (_, view) => {
    const left = view.focus?.actions ?? 0;
    return isActionOfUse(view) ? `End the turn (${actions(left)} lost)` : 'End the turn';
  },
  load: ({ count }, view) => {
    const kind = ammunitionOf(view.focus?.weapon ?? null);
    if (count === 0) return `Shoot without ammunition: ${perks['one-in-the-chamber'].name}`;
    return `Spend ${count} ${kind ? cards[kind].name : 'ammunition'} ${form(count, 'card')}`;
  },
  spread: ({ foe: id, points }, view) => `${points === 0 ? 'No' : points} damage to ${foe(view, id)}`,
  go: (_, view) => {
    if (!view.focus?.weapon) return 'Go on';
    const { chosen, drawn, toDraw } = view.focus;
    return chosen === null && drawn.length === 0 && toDraw > 0 ? `Draw ${combatCards(toDraw)}` : 'Strike';
  },
  choose: ({ card }) => `Choose: ${uncapital(combat[card].effect)}`,
  pass: (_, view) => ((view.focus?.shown.length ?? 0) > 0 ? 'Keep nothing' : 'Pass'),
  stow: ({ card, bag }, view) => `Put ${cards[card].the} into ${backpack(view, bag)}`,
  unstow: ({ card, bag }, view) => `Take ${cards[card].the} out of ${backpack(view, bag)}`,
  swap: ({ card, bag, out }, view) =>
    `Take ${cards[out].the} out of ${backpack(view, bag)} and put ${cards[card].the} in`,
  discard: ({ card, bag }, view) => {
    if (card === 'backpack') return `Discard ${parcel(view, null, { card, bag })}`;
    return `Discard ${cards[card].a}${bag === null ? '' : ` from ${backpack(view, bag)}`}`;
  },
};

function gift(view: View, from: number, names: readonly string[]): string {
  const offer = offerFrom(view, from);
  const what = !offer ? 'the gift' : offer.card === 'backpack' ? parcel(view, from, offer) : cards[offer.card].the;
  return `${what} from ${player(names, from)}`;
}

/** `Craft a Spear against the Wanderer (2 life) with Planks and Shards`. */
function craft(action: Craft, view: View): string {
  const { recipe, target, trash, workshop } = action;
  const materials = materialsOf(action).map(card =>
    card === trash ? `1 Trash in place ${cards[card].of}` : cards[card].name,
  );
  const on = target === null ? '' : ` against ${foe(view, target)}`;
  const verb = workshop ? `${perks.workshop.name}, without spending an action: craft` : 'Craft';
  return `${verb} ${tokens[recipe].a}${on} with ${and(materials)}${trash ? ` (${perks.handmade.name})` : ''}`;
}
