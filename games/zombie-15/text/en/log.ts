import type { HeroId } from '../../content/heroes.ts';
import type { Event } from '../../events.ts';
import { type ByType, grouped, nameOf } from '../../../../kit/grammar.ts';
import { has, isSearchZone, time } from '../grammar.ts';
import type { CardId } from '../shape.ts';
import { cards, events, heavies, things, tokens } from './cards.ts';
import { heroes } from './heroes.ts';
import { where } from './places.ts';
import { type Where, streetOn } from '../places.ts';
import type { View } from '../../seen.ts';
import { and, plural } from '../../../../kit/english.ts';

const h = (hero: HeroId): string => heroes[hero].name;
const seat = (names: readonly string[], n: number): string => nameOf(names, n, 'Player');
const place = ({ zone, tile }: { zone: number; tile: string }, view?: View): Where =>
  where(view, zone, `${tile}${isSearchZone(zone) ? ' (search zone)' : ''}`);
const list = (all: readonly CardId[]): string =>
  and(grouped(all).map(([card, count]) => (count > 1 ? `${count} × ${cards[card].name}` : cards[card].name)));
const by = (weapon: Extract<Event, { type: 'attacked' }>['by']): string => {
  if (weapon === 'bareHands') return 'bare-handed';
  return `with ${things[weapon].the}`;
};

/** Lines of the log; null where the eye is enough. */
export const lines: ByType<Event, [names: readonly string[], view?: View], string | null> = {
  heroPicked: ({ seat: n, hero }, names) =>
    names.length === 1 ? `${h(hero)} joins the team.` : `${seat(names, n)} plays ${h(hero)}.`,
  orderFixed: ({ heroes: all }) => `Turn order: ${all.map(h).join(', ')}.`,
  startPicked: ({ hero, ...there }, _names, view) => `${h(hero)} will start from ${place(there, view).the}.`,
  equipmentKept: ({ hero, kept }) =>
    `${h(hero)} ${kept ? 'keeps the present equipment' : 'goes back to the starting equipment'}.`,
  bagsBrought: () => null,
  gaveUp: ({ hero, what }) => `${h(hero)} gives up ${has(tokens, what) ? tokens[what].the : cards[what].the}.`,
  bagGiven: ({ from, to, bag }) => `${h(from)} gives ${tokens[bag].the} to ${h(to)}.`,
  bagDiscarded: ({ hero, bag }) => `${h(hero)} throws away ${tokens[bag].the}.`,
  bagTraded: ({ hero, bag, card }) => `${h(hero)} exchanges ${tokens[bag].the} for ${cards[card].the}.`,
  lightGiven: ({ hero }) => `${h(hero)} gets a flashlight.`,
  trackStarted: ({ hero, track }) =>
    track === 'calm' ? `The lesson begins with ${h(hero)}.` : `The soundtrack starts. ${h(hero)} begins!`,
  siren: ({ minutes }, _names, view) => {
    if (view?.clock.track === 'calm') return null;
    return minutes === 0 ? 'Siren: off you go.' : `Siren: ${minutes} minutes have passed.`;
  },
  scream: ({ hero, stopped }) =>
    stopped ? 'A scream… but the cat has led them astray.' : `A scream! The zombies come for ${h(hero)}.`,
  zombieCard: ({ event }) => (event ? `Event: ${events[event].name}.` : null),
  zombiesCame: (there, _names, view) =>
    there.count === 0
      ? 'No zombies are left in the reserve.'
      : `${plural(there.count, 'zombie')} ${place(there, view).at}.`,
  hordeCame: (there, _names, view) => `The Horde! ${plural(there.count, 'zombie')} ${place(there, view).at}.`,
  marched: ({ moves }) =>
    `The zombies march (${plural(
      moves.reduce((sum, { count }) => sum + count, 0),
      'zombie',
    )}).`,
  alphaMoved: (there, _names, view) => `The Alpha comes ${place(there, view).to}.`,
  nightFell: () => 'Night falls.',
  helicopterCame: ({ tile }, _names, view) => `The helicopter lands ${where(view, streetOn(view, tile), tile).at}.`,
  eventStarted: ({ event, hero, hasEffect }) =>
    hasEffect ? `${events[event].name}: ${h(hero)}.` : `${events[event].name}: no effect.`,
  turnStarted: ({ hero, actions }) => `${h(hero)}’s turn (${plural(actions, 'action')}).`,
  moved: ({ hero, ...there }, _names, view) => `${h(hero)} goes ${place(there, view).to}.`,
  lockOpened: ({ hero, colour, ...there }, _names, view) =>
    `${h(hero)} opens the ${colour} lock ${place(there, view).of}.`,
  searched: ({ hero, kind }) => `${h(hero)} searches ${kind === 'quick' ? 'quickly' : 'carefully'}.`,
  cardsRevealed: ({ cards: all, spared }) =>
    `Found: ${list(all)}${spared ? ` (${cards[spared].name} without effect)` : ''}.`,
  gearKept: ({ hero, card, instead }) =>
    `${h(hero)} keeps ${cards[card].the}${instead ? ` and parts with ${cards[instead].the}` : ''}.`,
  cardsDiscarded: ({ cards: all }) => (all.length > 0 ? `Discarded: ${list(all)}.` : null),
  cardTaken: ({ hero, card, removed }) =>
    `${h(hero)} takes ${cards[card].the}${removed.length > 0 ? `; ${plural(removed.length, 'card')} out of the match` : ''}.`,
  nothingTaken: ({ hero }) => `${h(hero)} takes nothing.`,
  tokenRevealed: ({ token, ...there }, _names, view) => `Token ${place(there, view).at}: ${tokens[token].name}.`,
  tokenKept: ({ hero, token, from, instead }) =>
    `${h(hero)} takes ${tokens[token].the}${from ? ` from ${h(from)}` : ''}${instead ? ` and leaves ${tokens[instead].the}` : ''}.`,
  tokenLeft: ({ hero, token }) => `${h(hero)} leaves ${tokens[token].the}.`,
  tokenDropped: ({ hero, token }) => `${h(hero)} puts ${tokens[token].the} down.`,
  itemTaken: ({ hero, card }) => `${h(hero)} takes ${cards[card].the}.`,
  attacked: ({ hero, by: weapon, killed, alpha, ...there }, _names, view) => {
    const hit =
      alpha > 0
        ? `the Alpha loses ${plural(alpha, 'point')}`
        : `${plural(killed, 'zombie')} fewer ${place(there, view).at}`;
    return `${h(hero)} attacks ${by(weapon)}: ${hit}.`;
  },
  noise: ({ amount, alarm, horde }) =>
    `${alarm ? 'Noise and alarm' : 'Noise'}: +${amount}, the Horde has ${plural(horde, 'zombie')}.`,
  alphaDied: ({ hero }) => `${h(hero)} has killed the Alpha!`,
  objectUsed: ({ hero, card }) => `${h(hero)} uses ${cards[card].the}.`,
  gearRemoved: ({ hero, card, cause }) => (cause === 'spent' ? null : `${h(hero)} loses ${cards[card].the}.`),
  healed: ({ hero, amount, life }) => `${h(hero)} gets ${plural(amount, 'Life Point')} back (${life}).`,
  reloaded: ({ hero, weapon }) => `${h(hero)} reloads ${things[weapon].the}.`,
  revived: ({ hero, by: helper }) => `${h(helper)} revives ${h(hero)}.`,
  lured: ({ count, ...there }, _names, view) => `${plural(count, 'zombie')} lured ${place(there, view).to}.`,
  actionsGained: ({ hero, amount }) => `${h(hero)} gains ${plural(amount, 'action')}.`,
  heavyTaken: ({ hero, object }) => `${h(hero)} takes ${heavies[object].the}.`,
  heavyPut: ({ hero, object, dropped }) => `${h(hero)} ${dropped ? 'drops' : 'puts down'} ${heavies[object].the}.`,
  heroCarried: ({ hero, carried }) => `${h(hero)} carries ${h(carried)}.`,
  heroPut: ({ hero, carried, dropped }) => `${h(hero)} ${dropped ? 'drops' : 'puts down'} ${h(carried)}.`,
  stoodUp: ({ hero }) => `${h(hero)} stands up.`,
  radioCalled: ({ hero }) => `${h(hero)} has reached somebody by radio: help comes at 14 minutes.`,
  zombieAttack: ({ hero, zombies, fend, held }) =>
    held
      ? `${h(hero)} holds them off (${zombies} against ${fend}).`
      : `${h(hero)} cannot hold them: ${zombies} against ${fend}.`,
  hurt: ({ hero, life }) => `${h(hero)} loses 1 Life Point, ${life > 0 ? `${life} left` : 'the last one'}.`,
  fell: ({ hero }) => `${h(hero)} goes down.`,
  fainted: ({ hero }) => `${h(hero)} faints!`,
  passed: ({ hero, next, same }) => `${h(hero)}: “${same ? `${h(next)}’s` : 'Your'} turn!”`,
  trackEnded: () => 'The soundtrack is over.',
  victory: ({ left }) => (left === null ? 'Saved!' : `Saved, with ${time(left)} to spare!`),
  defeat: () => 'The zombies have won.',
};
