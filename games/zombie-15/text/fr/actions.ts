import { plural, toward as compass } from '../../../../kit/french.ts';
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
  thing: { name: 'Objet', a: 'un objet', the: 'l’objet', of: 'de l’objet', to: 'à l’objet' },
  hidden: {
    name: 'Jeton caché',
    a: 'un jeton caché',
    the: 'le jeton caché',
    of: 'du jeton caché',
    to: 'au jeton caché',
  },
  bag: { name: 'Sac', a: 'un sac', the: 'un sac', of: 'd’un sac', to: 'à un sac' },
  mark: ({ uses, number }) =>
    uses === null ? ` (n° ${number})` : ` (${plural(uses, 'usage restant', 'usages restants')})`,
});
const instead = (view: View, card: string, index: number | null): string => {
  const gone = displaced(view, card, index);
  return gone ? ` à la place ${gone.of}` : '';
};
/** Where a move leads, as one who stands there would say it. */
function whither(view: View, to: Zone): string {
  const here = activeOf(view)?.zone;
  if (here !== undefined && here >> 1 === to >> 1)
    return isSearchZone(to) ? 'Entrer dans la zone de fouille' : 'Sortir dans la rue';
  const side = sideOf(view, to >> 1);
  return side ? `Aller ${compass(side)} (${faceOf(view, to)})` : `Aller ${where(view, to).to}`;
}

export const labels: Labels = {
  pickHero: ({ hero }) => heroes[hero].name,
  playFirst: ({ hero }) => heroes[hero].name,
  pickStart: ({ zone }, view) => capital(where(view, zone).the),
  giveLight: ({ hero }) => heroes[hero].name,
  replace: ({ object: at }, view) => `Se séparer ${object(view, at).of}`,
  start: (_action, view) => (view.clock.track === 'calm' ? 'Commencer la leçon' : 'Lancer la bande‑son'),
  keepEquipment: () => 'Garder l’équipement rapporté',
  takeStarter: () => 'Prendre l’équipement de départ',
  giveUp: ({ what, index }, view) => {
    if (what === 'bag') return `Renoncer ${backpack(view, index).to}`;
    return `Renoncer ${(what === 'weapon' ? weapon(ownerOf(view), index) : object(view, index)).to}`;
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
  takeToken: ({ token: id }, view) => {
    const isHidden = view.tokens.find(other => other.id === id)?.token === null;
    return isHidden ? `Retourner ${token(view, id).the}` : `Prendre ${token(view, id).the}`;
  },
  takeFromHero: ({ hero, token: held }) => `Prendre ${tokens[held].the} à ${heroes[hero].name}`,
  takeItem: ({ item, instead: at }, view) => {
    const card = view.items.find(other => other.id === item)?.card;
    return card ? `Prendre ${cards[card].the}${instead(view, card, at)}` : 'Prendre l’objet';
  },
  fight: ({ weapon: at }, view) => `Attaquer avec ${weapon(activeOf(view), at).the}`,
  explode: ({ weapon: at }, view) => `Tirer des munitions explosives avec ${weapon(activeOf(view), at).the}`,
  bareHands: () => 'Se battre à mains nues',
  use: ({ object: at }, view) => `Utiliser ${object(view, at).the}`,
  heal: ({ object: at, hero }, view) => `Soigner ${heroes[hero].name} avec ${object(view, at).the}`,
  reload: ({ weapon: at }, view) => `Recharger ${weapon(activeOf(view), at).the}`,
  revive: ({ hero }) => `Ranimer ${heroes[hero].name}`,
  ...aims,
  takeHeavy: ({ heavy: id }, view) => `Prendre ${heavy(view, id).the}`,
  carry: ({ hero }) => `Porter ${heroes[hero].name}`,
  putDown: (_action, view) => {
    const hero = activeOf(view);
    if (hero?.carries) return `Déposer ${heroes[hero.carries].name}`;
    return hero?.heavy ? `Poser ${heavies[hero.heavy.object].the}` : 'Poser';
  },
  standUp: () => 'Se relever',
  rest: () => 'Reprendre des forces',
  fireMounted: ({ zone }, view) => `Tirer à la mitrailleuse sur ${where(view, zone).the}`,
  call: () => 'Lancer l’appel radio',
  useCrate: ({ hero, weapon: at, heavy: gun }, view) => {
    if (hero === null || at === null) return `Recharger ${heavy(view, gun).the} avec la caisse`;
    const owner = view.heroes.find(other => other.id === hero);
    return `Recharger ${weapon(owner, at).the} de ${heroes[hero].name} avec la caisse`;
  },
  dropToken: ({ token }) => `Poser ${tokens[token].the}`,
  endActions: (_action, view) =>
    ({
      calm: 'Finir ses actions',
      bites: 'Finir et perdre 1 PV',
      falls: 'Finir et tomber (−1 PV)',
      faints: 'Finir et perdre connaissance',
    })[fateOf(view)],
  pass: (_action, view) => {
    const at = view.heroes.findIndex(hero => hero.id === view.active);
    const order = view.heroes.map((_, i) => view.heroes[(at + 1 + i) % view.heroes.length]);
    const next = order.find(hero => hero && hero.posture !== 'unconscious');
    return next ? `À ${heroes[next.id].name} de jouer` : 'Au suivant';
  },
  charm: ({ card }) => `Écarter ${cards[card].the}`,
  keep: ({ card, instead: at }, view) => `Garder ${cards[card].the}${instead(view, card, at)}`,
  discard: ({ card }) => `Défausser d’abord la carte ${cards[card].name}`,
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
  surge: ({ tile }, view) => capital(toward(view, tile)),
};
