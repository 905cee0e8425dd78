import { bearings, plural } from '../../../../kit/english.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Labels, activeOf, faceOf, fateOf, isSearchZone, ownerOf } from '../grammar.ts';
import { nounsOf } from '../nouns.ts';
import { sideOf } from '../places.ts';
import { aims, cards, heavies, things, tokens } from './cards.ts';
import { heroes } from './heroes.ts';
import { toward, where } from './places.ts';

const { object, weapon, backpack, token, heavy, displaced } = nounsOf({
  things,
  tokens,
  thing: { name: 'Object', a: 'an object', the: 'the object', of: 'of the object', to: 'the object' },
  hidden: {
    name: 'Hidden token',
    a: 'a hidden token',
    the: 'the hidden token',
    of: 'of the hidden token',
    to: 'the hidden token',
  },
  bag: { name: 'Bag', a: 'a bag', the: 'a bag', of: 'of a bag', to: 'a bag' },
  mark: ({ uses, number }) => (uses === null ? ` (no. ${number})` : ` (${plural(uses, 'use')} left)`),
});
const instead = (view: View, card: string, index: number | null): string => {
  const gone = displaced(view, card, index);
  return gone ? ` instead ${gone.of}` : '';
};
/** Where a move leads, as one who stands there would say it. */
function whither(view: View, to: Zone): string {
  const here = activeOf(view)?.zone;
  if (here !== undefined && here >> 1 === to >> 1)
    return isSearchZone(to) ? 'Enter the search zone' : 'Step out into the street';
  const side = sideOf(view, to >> 1);
  return side ? `Go ${bearings[side]} (${faceOf(view, to)})` : `Go ${where(view, to).to}`;
}

export const labels: Labels = {
  pickHero: ({ hero }) => heroes[hero].name,
  playFirst: ({ hero }) => heroes[hero].name,
  pickStart: ({ zone }, view) => capital(where(view, zone).the),
  giveLight: ({ hero }) => heroes[hero].name,
  replace: ({ object: at }, view) => `Part with ${object(view, at).the}`,
  start: (_action, view) => (view.clock.track === 'calm' ? 'Begin the lesson' : 'Start the soundtrack'),
  keepEquipment: () => 'Keep the equipment brought back',
  takeStarter: () => 'Take the starting equipment',
  giveUp: ({ what, index }, view) => {
    if (what === 'bag') return `Give up ${backpack(view, index).to}`;
    return `Give up ${(what === 'weapon' ? weapon(ownerOf(view), index) : object(view, index)).to}`;
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
  takeToken: ({ token: id }, view) => {
    const isHidden = view.tokens.find(other => other.id === id)?.token === null;
    return isHidden ? `Turn ${token(view, id).the} over` : `Take ${token(view, id).the}`;
  },
  takeFromHero: ({ hero, token: held }) => `Take ${tokens[held].the} from ${heroes[hero].name}`,
  takeItem: ({ item, instead: at }, view) => {
    const card = view.items.find(other => other.id === item)?.card;
    return card ? `Take ${cards[card].the}${instead(view, card, at)}` : 'Take the object';
  },
  fight: ({ weapon: at }, view) => `Attack with ${weapon(activeOf(view), at).the}`,
  explode: ({ weapon: at }, view) => `Fire explosive rounds with ${weapon(activeOf(view), at).the}`,
  bareHands: () => 'Fight bare-handed',
  use: ({ object: at }, view) => `Use ${object(view, at).the}`,
  heal: ({ object: at, hero }, view) => `Heal ${heroes[hero].name} with ${object(view, at).the}`,
  reload: ({ weapon: at }, view) => `Reload ${weapon(activeOf(view), at).the}`,
  revive: ({ hero }) => `Revive ${heroes[hero].name}`,
  ...aims,
  takeHeavy: ({ heavy: id }, view) => `Take ${heavy(view, id).the}`,
  carry: ({ hero }) => `Carry ${heroes[hero].name}`,
  putDown: (_action, view) => {
    const hero = activeOf(view);
    if (hero?.carries) return `Put ${heroes[hero.carries].name} down`;
    return hero?.heavy ? `Put ${heavies[hero.heavy.object].the} down` : 'Put down';
  },
  standUp: () => 'Stand up',
  rest: () => 'Recover',
  fireMounted: ({ zone }, view) => `Fire the machine gun at ${where(view, zone).the}`,
  call: () => 'Make the radio call',
  useCrate: ({ hero, weapon: at, heavy: gun }, view) => {
    if (hero === null || at === null) return `Reload ${heavy(view, gun).the} from the crate`;
    const owner = view.heroes.find(other => other.id === hero);
    return `Reload ${weapon(owner, at).the} of ${heroes[hero].name} from the crate`;
  },
  dropToken: ({ token }) => `Put ${tokens[token].the} down`,
  endActions: (_action, view) =>
    ({
      calm: 'End the actions',
      bites: 'End and lose 1 LP',
      falls: 'End and go down (−1 LP)',
      faints: 'End and faint',
    })[fateOf(view)],
  pass: (_action, view) => {
    const at = view.heroes.findIndex(hero => hero.id === view.active);
    const order = view.heroes.map((_, i) => view.heroes[(at + 1 + i) % view.heroes.length]);
    const next = order.find(hero => hero && hero.posture !== 'unconscious');
    return next ? `${heroes[next.id].name}’s turn` : 'Next one’s turn';
  },
  charm: ({ card }) => `Set ${cards[card].the} aside`,
  keep: ({ card, instead: at }, view) => `Keep ${cards[card].the}${instead(view, card, at)}`,
  discard: ({ card }) => `Discard the card ${cards[card].name} first`,
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
  surge: ({ tile }, view) => capital(toward(view, tile)),
};
