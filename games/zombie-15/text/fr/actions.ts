import { plural } from '../../../../kit/french.ts';
import type { Zone } from '../../ids.ts';
import { isWeapon } from '../../rules/sheet.ts';
import type { View } from '../../seen.ts';
import { type Labels, activeOf, faceOf, insteadOf, isSearchZone, objectAt, ownerOf, weaponAt } from '../grammar.ts';
import type { Noun } from '../shape.ts';
import { aims, cards, heavies, things, tokens } from './cards.ts';
import { heroes } from './heroes.ts';

const THING: Noun = { name: 'Objet', a: 'un objet', the: 'l’objet', of: 'de l’objet', to: 'à l’objet' };
const named = (id: keyof typeof things | undefined): Noun => (id ? things[id] : THING);
const object = (view: View, index: number): Noun => named(objectAt(view, index));
const weapon = (view: View, index: number): Noun => named(weaponAt(ownerOf(view), index));
const instead = (view: View, card: string, index: number | null): string => {
  const gone = insteadOf(view, card, index, isWeapon);
  return gone ? ` à la place ${cards[gone].of}` : '';
};
const there = (view: View, zone: Zone): string =>
  `${faceOf(view, zone)}${isSearchZone(zone) ? ', zone de fouille' : ', rue'}`;

/** Where a move leads: within one's own tile the number of the tile says nothing. */
function whither(view: View, to: Zone): string {
  const here = activeOf(view)?.zone;
  if (here !== undefined && here >> 1 === to >> 1)
    return isSearchZone(to) ? 'Entrer dans la zone de fouille' : 'Sortir dans la rue';
  return `Aller en ${faceOf(view, to)}`;
}

export const labels: Labels = {
  pickHero: ({ hero }) => heroes[hero].name,
  playFirst: ({ hero }) => heroes[hero].name,
  pickStart: ({ zone }, view) => faceOf(view, zone),
  giveLight: ({ hero }) => heroes[hero].name,
  replace: ({ object: at }, view) => `Se séparer ${object(view, at).of}`,
  start: (_action, view) => (view.clock.track === 'calm' ? 'Commencer la leçon' : 'Lancer la bande-son'),
  keepEquipment: () => 'Garder l’équipement actuel',
  takeStarter: () => 'Prendre l’équipement de départ',
  giveUp: ({ what, index }, view) => {
    if (what !== 'bag') return `Renoncer ${(what === 'weapon' ? weapon(view, index) : object(view, index)).to}`;
    const { focus } = view;
    const hero = focus?.type === 'fit' ? view.heroes.find(other => other.id === focus.hero) : undefined;
    const bag = hero?.backpack[index];
    return `Renoncer ${bag ? tokens[bag].to : 'à un sac'}`;
  },
  giveBag: ({ from, bag, to }) => `${heroes[from].name} donne ${tokens[bag].the} à ${heroes[to].name}`,
  discardBag: ({ from, bag }) => `${heroes[from].name} jette ${tokens[bag].the}`,
  ready: () => 'C’est tout',
  trade: ({ bag, card, instead: at }, view) =>
    `Échanger ${tokens[bag].the} contre ${cards[card].the}${instead(view, card, at)}`,
  keepBags: () => 'Garder ses sacs',
  move: ({ to }, view) => whither(view, to),
  quickSearch: () => 'Fouiller rapidement',
  carefulSearch: () => 'Fouiller minutieusement',
  takeToken: ({ token }, view) => {
    const lying = view.tokens.find(other => other.id === token)?.token;
    return lying ? `Prendre ${tokens[lying].the}` : 'Retourner le jeton caché';
  },
  takeFromHero: ({ hero, token }) => `Prendre ${tokens[token].the} à ${heroes[hero].name}`,
  takeItem: ({ item, instead: at }, view) => {
    const card = view.items.find(other => other.id === item)?.card;
    return card ? `Prendre ${cards[card].the}${instead(view, card, at)}` : 'Prendre l’objet';
  },
  fight: ({ weapon: at }, view) => `Attaquer avec ${weapon(view, at).the}`,
  explode: ({ weapon: at }, view) => `Tirer des munitions explosives avec ${weapon(view, at).the}`,
  bareHands: () => 'Se battre à mains nues',
  use: ({ object: at }, view) => `Utiliser ${object(view, at).the}`,
  heal: ({ object: at, hero }, view) => `Soigner ${heroes[hero].name} avec ${object(view, at).the}`,
  reload: ({ weapon: at }, view) => `Recharger ${weapon(view, at).the}`,
  revive: ({ hero }) => `Ranimer ${heroes[hero].name}`,
  ...aims,
  takeHeavy: ({ heavy }, view) => {
    const thing = view.heavies.find(other => other.id === heavy)?.object;
    return thing ? `Prendre ${heavies[thing].the}` : 'Prendre l’objet lourd';
  },
  carry: ({ hero }) => `Porter ${heroes[hero].name}`,
  putDown: (_action, view) => {
    const hero = activeOf(view);
    if (hero?.carries) return `Déposer ${heroes[hero.carries].name}`;
    return hero?.heavy ? `Poser ${heavies[hero.heavy.object].the}` : 'Poser';
  },
  standUp: () => 'Se relever',
  rest: () => 'Reprendre des forces',
  fireMounted: ({ zone }, view) => `Tirer à la mitrailleuse sur ${there(view, zone)}`,
  call: () => 'Lancer l’appel radio',
  useCrate: ({ hero, weapon: at, heavy }, view) => {
    if (hero === null || at === null)
      return `Recharger ${named(view.heavies.find(({ id }) => id === heavy)?.object).the} avec la caisse`;
    const owner = view.heroes.find(other => other.id === hero);
    return `Recharger ${named(weaponAt(owner, at)).the} de ${heroes[hero].name} avec la caisse`;
  },
  dropToken: ({ token }) => `Poser ${tokens[token].the}`,
  endActions: () => 'Finir ses actions',
  pass: (_action, view) => {
    const at = view.heroes.findIndex(hero => hero.id === view.active);
    const order = view.heroes.map((_, i) => view.heroes[(at + 1 + i) % view.heroes.length]);
    const next = order.find(hero => hero && hero.posture !== 'unconscious');
    return next && next.seat === view.heroes[at]?.seat ? 'À moi !' : 'À toi !';
  },
  charm: ({ card }) => `Écarter ${cards[card].the}`,
  keep: ({ card, instead: at }, view) => `Garder ${cards[card].the}${instead(view, card, at)}`,
  discard: ({ card }) => `Défausser ${cards[card].the} maintenant`,
  discardRest: (_action, view) =>
    view.focus?.type === 'quickSearch' && view.focus.cards.length > 0 ? 'Défausser le reste' : 'Terminer la fouille',
  take: ({ card, depth, instead: at }, view) => {
    const lost = depth === 0 ? '' : ` (${plural(depth, 'carte perdue', 'cartes perdues')})`;
    return `Prendre ${cards[card].the}${instead(view, card, at)}${lost}`;
  },
  takeNothing: () => 'Ne rien prendre',
  keepToken: () => 'Le garder',
  exchangeToken: ({ token }) => `Laisser ${tokens[token].the} à la place`,
  leaveToken: () => 'Le laisser là',
  loseObject: ({ object: at }, view) => `Perdre ${object(view, at).the}`,
  surge: ({ tile }, view) => `En ${view.tiles[tile]?.face}`,
};
