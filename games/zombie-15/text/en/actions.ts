import { plural } from '../../../../kit/english.ts';
import type { Zone } from '../../ids.ts';
import { isWeapon } from '../../rules/sheet.ts';
import type { View } from '../../seen.ts';
import { type Labels, activeOf, faceOf, insteadOf, isSearchZone, objectAt, ownerOf, weaponAt } from '../grammar.ts';
import type { Noun } from '../shape.ts';
import { aims, cards, heavies, things, tokens } from './cards.ts';
import { heroes } from './heroes.ts';

const THING: Noun = { name: 'Object', a: 'an object', the: 'the object', of: 'of the object', to: 'the object' };
const named = (id: keyof typeof things | undefined): Noun => (id ? things[id] : THING);
const object = (view: View, index: number): Noun => named(objectAt(view, index));
const weapon = (view: View, index: number): Noun => named(weaponAt(ownerOf(view), index));
const instead = (view: View, card: string, index: number | null): string => {
  const gone = insteadOf(view, card, index, isWeapon);
  return gone ? ` instead ${cards[gone].of}` : '';
};
const there = (view: View, zone: Zone): string =>
  `${faceOf(view, zone)}${isSearchZone(zone) ? ', search zone' : ', street'}`;

/** Where a move leads: within one's own tile the number of the tile says nothing. */
function whither(view: View, to: Zone): string {
  const here = activeOf(view)?.zone;
  if (here !== undefined && here >> 1 === to >> 1)
    return isSearchZone(to) ? 'Enter the search zone' : 'Step out into the street';
  return `Go to ${faceOf(view, to)}`;
}

export const labels: Labels = {
  pickHero: ({ hero }) => heroes[hero].name,
  playFirst: ({ hero }) => heroes[hero].name,
  pickStart: ({ zone }, view) => faceOf(view, zone),
  giveLight: ({ hero }) => heroes[hero].name,
  replace: ({ object: at }, view) => `Part with ${object(view, at).the}`,
  start: (_action, view) => (view.clock.track === 'calm' ? 'Begin the lesson' : 'Start the track'),
  keepEquipment: () => 'Keep the present equipment',
  takeStarter: () => 'Take the starting equipment',
  giveUp: ({ what, index }, view) => {
    if (what !== 'bag') return `Give up ${(what === 'weapon' ? weapon(view, index) : object(view, index)).to}`;
    const { focus } = view;
    const hero = focus?.type === 'fit' ? view.heroes.find(other => other.id === focus.hero) : undefined;
    const bag = hero?.backpack[index];
    return `Give up ${bag ? tokens[bag].the : 'a bag'}`;
  },
  giveBag: ({ from, bag, to }) => `${heroes[from].name} gives ${tokens[bag].the} to ${heroes[to].name}`,
  discardBag: ({ from, bag }) => `${heroes[from].name} throws away ${tokens[bag].the}`,
  ready: () => 'That is all',
  trade: ({ bag, card, instead: at }, view) =>
    `Exchange ${tokens[bag].the} for ${cards[card].the}${instead(view, card, at)}`,
  keepBags: () => 'Keep the bags',
  move: ({ to }, view) => whither(view, to),
  quickSearch: () => 'Search quickly',
  carefulSearch: () => 'Search carefully',
  takeToken: ({ token }, view) => {
    const lying = view.tokens.find(other => other.id === token)?.token;
    return lying ? `Take ${tokens[lying].the}` : 'Turn the hidden token over';
  },
  takeFromHero: ({ hero, token }) => `Take ${tokens[token].the} from ${heroes[hero].name}`,
  takeItem: ({ item, instead: at }, view) => {
    const card = view.items.find(other => other.id === item)?.card;
    return card ? `Take ${cards[card].the}${instead(view, card, at)}` : 'Take the object';
  },
  fight: ({ weapon: at }, view) => `Attack with ${weapon(view, at).the}`,
  explode: ({ weapon: at }, view) => `Fire explosive rounds with ${weapon(view, at).the}`,
  bareHands: () => 'Fight bare-handed',
  use: ({ object: at }, view) => `Use ${object(view, at).the}`,
  heal: ({ object: at, hero }, view) => `Heal ${heroes[hero].name} with ${object(view, at).the}`,
  reload: ({ weapon: at }, view) => `Reload ${weapon(view, at).the}`,
  revive: ({ hero }) => `Revive ${heroes[hero].name}`,
  ...aims,
  takeHeavy: ({ heavy }, view) => {
    const thing = view.heavies.find(other => other.id === heavy)?.object;
    return thing ? `Take ${heavies[thing].the}` : 'Take the heavy object';
  },
  carry: ({ hero }) => `Carry ${heroes[hero].name}`,
  putDown: (_action, view) => {
    const hero = activeOf(view);
    if (hero?.carries) return `Put ${heroes[hero.carries].name} down`;
    return hero?.heavy ? `Put ${heavies[hero.heavy.object].the} down` : 'Put down';
  },
  standUp: () => 'Stand up',
  rest: () => 'Recover',
  fireMounted: ({ zone }, view) => `Fire the machine gun at ${there(view, zone)}`,
  call: () => 'Make the radio call',
  useCrate: ({ hero, weapon: at, heavy }, view) => {
    if (hero === null || at === null)
      return `Reload ${named(view.heavies.find(({ id }) => id === heavy)?.object).the} from the crate`;
    const owner = view.heroes.find(other => other.id === hero);
    return `Reload ${named(weaponAt(owner, at)).the} of ${heroes[hero].name} from the crate`;
  },
  dropToken: ({ token }) => `Put ${tokens[token].the} down`,
  endActions: () => 'End the actions',
  pass: (_action, view) => {
    const at = view.heroes.findIndex(hero => hero.id === view.active);
    const order = view.heroes.map((_, i) => view.heroes[(at + 1 + i) % view.heroes.length]);
    const next = order.find(hero => hero && hero.posture !== 'unconscious');
    return next && next.seat === view.heroes[at]?.seat ? 'My turn!' : 'Your turn!';
  },
  charm: ({ card }) => `Set ${cards[card].the} aside`,
  keep: ({ card, instead: at }, view) => `Keep ${cards[card].the}${instead(view, card, at)}`,
  discard: ({ card }) => `Discard ${cards[card].the} now`,
  discardRest: (_action, view) =>
    view.focus?.type === 'quickSearch' && view.focus.cards.length > 0 ? 'Discard the rest' : 'End the search',
  take: ({ card, depth, instead: at }, view) => {
    const lost = depth === 0 ? '' : ` (${plural(depth, 'card')} lost)`;
    return `Take ${cards[card].the}${instead(view, card, at)}${lost}`;
  },
  takeNothing: () => 'Take nothing',
  keepToken: () => 'Keep it',
  exchangeToken: ({ token }) => `Leave ${tokens[token].the} in its place`,
  leaveToken: () => 'Leave it there',
  loseObject: ({ object: at }, view) => `Lose ${object(view, at).the}`,
  surge: ({ tile }, view) => `To ${view.tiles[tile]?.face}`,
};
