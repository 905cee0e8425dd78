import type { View } from '../../seen.ts';
import { type Action, type CardAction, cardOf, isCardAction } from '../../spec.ts';
import { powerOf } from '../../content/cards.ts';
import { cardLabel, ledBy, traitAtHand } from '../shape.ts';
import { type ByType, capital, say } from '../../../../kit/grammar.ts';
import { heroes } from '../names.ts';
import { held, person, skills, traits } from './cards.ts';
import { actions, colours, dice, door, kindName, place, pointNames, there, thePlace, wounds } from './words.ts';
import type { HeroId } from '../../ids.ts';

const cost = (view: View): string => {
  const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
  return actions(hero?.leaveCost ?? 1);
};

/** Whoever moves or attacks: the one who is helped, else the one whose Turn it is. */
const acting = (view: View): HeroId | undefined => view.focus?.hero ?? view.turn?.hero;

const labels: ByType<Exclude<Action, CardAction>, [view: View, names: readonly string[]], string> = {
  pickHero: ({ hero }) => `Prendre ${heroes[hero].name}`,
  carry: ({ hero }) => `Confier à ${heroes[hero].name}`,
  activate: ({ hero }, view, names) => `Activer ${heroes[hero].name}${ledBy(view, hero, names)}`,
  move: ({ to, by }, view) => {
    if (by === 'walk') return `Se déplacer : ${place(to)} (${view.turn ? cost(view) : 'gratuit'})`;
    if (by === 'leap') return `${skills['mighty-leap'].name} : ${place(to)} (1 Action, 1 de Pouvoir)`;
    return `${skills[by].name} : ${place(to)} (gratuit)`;
  },
  attack: ({ zone, free, reach }, view) =>
    `${reach ? `${traitAtHand(held, view, acting(view), 'attack')}, attaquer` : 'Attaquer'} : ${place(zone)}${there(view, zone)}${free ? ', gratuit' : ''}`,
  sign: ({ zone }, view) => `Lancer le Signe des Avengers : ${place(zone)}${there(view, zone)}`,
  open: ({ door: id }, view) => `Ouvrir la porte : ${door(view, id)}`,
  gainTrait: () => 'Gain de Trait',
  gainPower: () => 'Gain de Pouvoir (+2)',
  rescue: ({ bystander }) => `Sauver ${person(bystander)}`,
  take: () => 'Prendre l’Objectif',
  plant: ({ colour }) => `Poser l’explosif ${colours[colour]}`,
  herd: ({ point }, view) =>
    `Déplacer le Point de Génération ${pointNames[view.points[point]?.type ?? 'red']} vers la Zone verte`,
  overload: () => 'Tout faire sauter',
  end: () => 'Finir le Tour',
  exit: () => 'Sortir du plateau',
  stay: () => 'Rester',
  roll: ({ power }, view) => {
    const count = (view.focus?.count ?? 0) + power;
    return power === 0 ? `Lancer ${dice(count)}` : `Lancer ${dice(count)} (${power} de Pouvoir)`;
  },
  keepRoll: () => 'Garder le lancer',
  hit: ({ target }) =>
    target === 'walker' || target === 'brute' || target === 'runner'
      ? `Toucher : ${kindName(target, 1)}`
      : `Toucher : ${person(target)}`,
  keepTrait: ({ trait }) => `Garder ${traits[trait].name}`,
  discardTrait: ({ trait }) => `Défausser ${traits[trait].name}`,
  keepBystander: ({ bystander }) => `Garder ${person(bystander)}`,
  assign: ({ to, wounds: given }) => `${person(to)} : ${given === 0 ? 'aucune Blessure' : wounds(given)}`,
  giveUp: (_, view) => {
    const bystander = view.heroes.find(({ id }) => id === view.focus?.hero)?.bystander;
    return `Sacrifier ${bystander ? person(bystander) : 'le Citoyen'} pour annuler 1 Blessure`;
  },
  suffer: (_, view) => `Subir ${wounds(view.focus?.wounds ?? 1)}`,
  protect: ({ hero }, view) => `${traitAtHand(held, view, hero, 'bystander')} de ${heroes[hero].name}`,
  letBe: () => 'Laisser faire',
  shoot: ({ zone }) => `Tirer sur ${thePlace(zone)}`,
  route: ({ to }) => `Par ${thePlace(to)}`,
  send: ({ zombie, to }) => `${person(zombie)} : ${place(to)}`,
  room: ({ zone }) => capital(place(zone)),
};

/** What a button says. */
export function label(action: Action, view: View, names: readonly string[]): string {
  if (!isCardAction(action)) return say(labels, action, view, names);
  const power = powerOf(cardOf(action));
  return `${cardLabel(held, action, view, ' : ')}${power > 0 ? ` (${power} de Pouvoir)` : ''}`;
}
