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
import { and, form, plural } from '../../../../kit/french.ts';

const h = (hero: HeroId): string => heroes[hero].name;
const seat = (names: readonly string[], n: number): string => nameOf(names, n, 'Joueur');
const place = ({ zone, tile }: { zone: number; tile: string }, view?: View): Where =>
  where(view, zone, `${tile}${isSearchZone(zone) ? ' (fouille)' : ''}`);
const list = (all: readonly CardId[]): string =>
  and(grouped(all).map(([card, count]) => (count > 1 ? `${count} × ${cards[card].name}` : cards[card].name)));
const colours = { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert' } as const;
const by = (weapon: Extract<Event, { type: 'attacked' }>['by']): string => {
  if (weapon === 'bareHands') return 'à mains nues';
  return `avec ${things[weapon].the}`;
};

/** Lines of the log; null where the eye is enough. */
export const lines: ByType<Event, [names: readonly string[], view?: View], string | null> = {
  heroPicked: ({ seat: n, hero }, names) =>
    names.length === 1 ? `${h(hero)} est de l’équipe.` : `${seat(names, n)} joue ${h(hero)}.`,
  orderFixed: ({ heroes: all }) => `Ordre du tour : ${all.map(h).join(', ')}.`,
  startPicked: ({ hero, ...there }, _names, view) => `${h(hero)} partira ${place(there, view).of}.`,
  equipmentKept: ({ hero, kept }) =>
    `${h(hero)} ${kept ? 'garde son équipement' : 'reprend son équipement de départ'}.`,
  bagsBrought: () => null,
  gaveUp: ({ hero, what }) => `${h(hero)} renonce ${has(tokens, what) ? tokens[what].to : cards[what].to}.`,
  bagGiven: ({ from, to, bag }) => `${h(from)} donne ${tokens[bag].the} à ${h(to)}.`,
  bagDiscarded: ({ hero, bag }) => `${h(hero)} jette ${tokens[bag].the}.`,
  bagTraded: ({ hero, bag, card }) => `${h(hero)} échange ${tokens[bag].the} contre ${cards[card].the}.`,
  lightGiven: ({ hero }) => `${h(hero)} reçoit une lampe torche.`,
  trackStarted: ({ hero, track }) =>
    track === 'calm' ? `La leçon commence. À ${h(hero)} !` : `La bande-son démarre. ${h(hero)} commence !`,
  siren: ({ minutes }, _names, view) => {
    if (view?.clock.track === 'calm') return null;
    return minutes === 0 ? 'Sirène : c’est parti.' : `Sirène : ${minutes} minutes sont passées.`;
  },
  scream: ({ hero, stopped }) =>
    stopped ? 'Un cri… mais le chat les a distraits.' : `Un cri ! Les zombies viennent vers ${h(hero)}.`,
  zombieCard: ({ event }) => (event ? `Événement : ${events[event].name}.` : null),
  zombiesCame: (there, _names, view) =>
    there.count === 0
      ? 'Il n’y a plus de zombies en réserve.'
      : `${plural(there.count, 'zombie')} ${place(there, view).at}.`,
  hordeCame: (there, _names, view) => `La Horde ! ${plural(there.count, 'zombie')} ${place(there, view).at}.`,
  marched: ({ moves }) =>
    `Les zombies avancent (${plural(
      moves.reduce((sum, { count }) => sum + count, 0),
      'zombie',
    )}).`,
  alphaMoved: (there, _names, view) => `L’Alpha arrive ${place(there, view).at}.`,
  nightFell: () => 'La nuit tombe.',
  helicopterCame: ({ tile }, _names, view) => `L’hélicoptère se pose ${where(view, streetOn(view, tile), tile).at}.`,
  eventStarted: ({ event, hero, hasEffect }) =>
    hasEffect ? `${events[event].name} : ${h(hero)}.` : `${events[event].name} : sans effet.`,
  turnStarted: ({ hero, actions }) => `Au tour de ${h(hero)} (${plural(actions, 'action')}).`,
  moved: ({ hero, ...there }, _names, view) => `${h(hero)} va ${place(there, view).to}.`,
  lockOpened: ({ hero, colour, ...there }, _names, view) =>
    `${h(hero)} ouvre le verrou ${colours[colour]} ${place(there, view).of}.`,
  searched: ({ hero, kind }) => `${h(hero)} fouille ${kind === 'quick' ? 'rapidement' : 'minutieusement'}.`,
  cardsRevealed: ({ cards: all, spared }) =>
    `Trouvé : ${list(all)}${spared ? ` (${cards[spared].name} sans effet)` : ''}.`,
  gearKept: ({ hero, card, instead }) =>
    `${h(hero)} garde ${cards[card].the}${instead ? ` et se sépare ${cards[instead].of}` : ''}.`,
  cardsDiscarded: ({ cards: all }) => (all.length > 0 ? `À la défausse : ${list(all)}.` : null),
  cardTaken: ({ hero, card, removed }) =>
    `${h(hero)} prend ${cards[card].the}${removed.length > 0 ? ` ; ${plural(removed.length, 'carte')} hors du jeu` : ''}.`,
  nothingTaken: ({ hero }) => `${h(hero)} ne prend rien.`,
  tokenRevealed: ({ token, ...there }, _names, view) => `Jeton ${place(there, view).at} : ${tokens[token].name}.`,
  tokenKept: ({ hero, token, from, instead }) =>
    `${h(hero)} prend ${tokens[token].the}${from ? ` à ${h(from)}` : ''}${instead ? ` et laisse ${tokens[instead].the}` : ''}.`,
  tokenLeft: ({ hero, token }) => `${h(hero)} laisse ${tokens[token].the}.`,
  tokenDropped: ({ hero, token }) => `${h(hero)} pose ${tokens[token].the}.`,
  itemTaken: ({ hero, card }) => `${h(hero)} prend ${cards[card].the}.`,
  attacked: ({ hero, by: weapon, killed, alpha, ...there }, _names, view) => {
    const hit =
      alpha > 0
        ? `l’Alpha perd ${plural(alpha, 'point')}`
        : `${plural(killed, 'zombie')} de moins ${place(there, view).at}`;
    return `${h(hero)} attaque ${by(weapon)} : ${hit}.`;
  },
  noise: ({ amount, alarm, horde }) =>
    `${alarm ? 'Bruit et alarme' : 'Bruit'} : +${amount}, la Horde compte ${plural(horde, 'zombie')}.`,
  alphaDied: ({ hero }) => `${h(hero)} a eu l’Alpha !`,
  objectUsed: ({ hero, card }) => `${h(hero)} utilise ${cards[card].the}.`,
  gearRemoved: ({ hero, card, cause }) => (cause === 'spent' ? null : `${h(hero)} perd ${cards[card].the}.`),
  healed: ({ hero, amount, life }) => `${h(hero)} regagne ${plural(amount, 'point')} de vie (${life}).`,
  reloaded: ({ hero, weapon }) => `${h(hero)} recharge ${things[weapon].the}.`,
  revived: ({ hero, by: helper }) => `${h(helper)} ranime ${h(hero)}.`,
  lured: ({ count, ...there }, _names, view) =>
    `${plural(count, 'zombie')} ${form(count, 'attiré')} ${place(there, view).at}.`,
  actionsGained: ({ hero, amount }) => `${h(hero)} gagne ${plural(amount, 'action')}.`,
  heavyTaken: ({ hero, object }) => `${h(hero)} prend ${heavies[object].the}.`,
  heavyPut: ({ hero, object, dropped }) => `${h(hero)} ${dropped ? 'lâche' : 'pose'} ${heavies[object].the}.`,
  heroCarried: ({ hero, carried }) => `${h(hero)} porte ${h(carried)}.`,
  heroPut: ({ hero, carried, dropped }) => `${h(hero)} ${dropped ? 'lâche' : 'dépose'} ${h(carried)}.`,
  stoodUp: ({ hero }) => `${h(hero)} se relève.`,
  radioCalled: ({ hero }) => `${h(hero)} a quelqu’un à la radio : les secours arrivent à 14 minutes.`,
  zombieAttack: ({ hero, zombies, fend, held }) =>
    held ? `${h(hero)} tient bon (${zombies} contre ${fend}).` : `${h(hero)} ne tient pas : ${zombies} contre ${fend}.`,
  hurt: ({ hero, life }) => `${h(hero)} perd 1 point de vie, ${life > 0 ? `il en reste ${life}` : 'le dernier'}.`,
  fell: ({ hero }) => `${h(hero)} tombe à terre.`,
  fainted: ({ hero }) => `${h(hero)} perd connaissance !`,
  passed: ({ hero, next, same }) => `${h(hero)} : « À ${same ? h(next) : 'toi'} ! »`,
  trackEnded: () => 'La bande-son est finie.',
  victory: ({ left }) => (left === null ? 'Sauvés !' : `Sauvés, avec ${time(left)} d’avance !`),
  defeat: () => 'Les zombies ont gagné.',
};
