import type { SeenZone, View } from '../../seen.ts';
import { type Action, type TraitAction, isTraitAction, traitOf } from '../../spec.ts';
import { traits as printed } from '../../content/traits.ts';
import { traitAtHand, traitLabel } from '../shape.ts';
import { type ByType, say } from '../../../../kit/grammar.ts';
import { heroes } from '../names.ts';
import { person, skills, traits } from './cards.ts';
import { actions, colours, crowds, dice, door, kindName, place, pointNames, wounds } from './words.ts';
import type { HeroId, ZoneId } from '../../ids.ts';

const cost = (view: View): string => {
  const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
  return actions(hero?.leaveCost ?? 1);
};

/** Whoever moves or attacks: the one who is helped, else the one whose Turn it is. */
const acting = (view: View): HeroId | undefined => view.focus?.hero ?? view.turn?.hero;

const zoneOf = (view: View, id: ZoneId): SeenZone | undefined => view.zones.find(zone => zone.id === id);

/** Who stands there, in brackets. */
function there(view: View, id: ZoneId): string {
  const zone = zoneOf(view, id);
  if (!zone) return '';
  const who = crowds([
    ...zone.zombieHeroes.map(hero => ({ kind: 'zombieHero', hero, count: 1 }) as const),
    ...(['brute', 'walker', 'runner'] as const).flatMap(kind =>
      zone[kind] > 0 ? [{ kind, hero: null, count: zone[kind] }] : [],
    ),
  ]);
  return who === '' ? '' : ` (${who})`;
}

const labels: ByType<Exclude<Action, TraitAction>, [view: View], string> = {
  pickHero: ({ hero }) => `Prendre ${heroes[hero].name}`,
  carry: ({ hero }) => `Confier à ${heroes[hero].name}`,
  activate: ({ hero }) => `Activer ${heroes[hero].name}`,
  move: ({ to, by }, view) => {
    if (by === 'walk') return `Se déplacer : ${place(to)} (${view.turn ? cost(view) : 'gratuit'})`;
    if (by === 'leap') return `${skills['mighty-leap'].name} : ${place(to)} (1 Action, 1 Pouvoir)`;
    return `${skills[by].name} : ${place(to)} (gratuit)`;
  },
  attack: ({ zone, free, reach }, view) =>
    `${reach ? `${traitAtHand(traits, view, acting(view), 'attack')}, attaquer` : 'Attaquer'} : ${place(zone)}${there(view, zone)}${free ? ', gratuit' : ''}`,
  charge: ({ to }, view) => `${skills['leaping-charge'].name} : ${place(to)}${there(view, to)} (1 Pouvoir)`,
  sign: ({ zone }, view) => `Lancer le Signe des Avengers : ${place(zone)}${there(view, zone)}`,
  open: ({ door: id }, view) => `Ouvrir la porte : ${door(view, id)}`,
  gainTrait: () => 'Gain de Trait',
  gainPower: () => 'Gain de Pouvoir (+2)',
  rescue: ({ bystander }) => `Sauver ${person(bystander)}`,
  heroicRescue: ({ bystander }) => `${skills['heroic-rescue'].name} : ${person(bystander)} (1 Pouvoir)`,
  take: () => "Prendre l'Objectif",
  plant: ({ colour }) => `Poser l'explosif ${colours[colour]}`,
  herd: ({ point }, view) =>
    `Déplacer le Point de Génération ${pointNames[view.points[point]?.type ?? 'red']} vers la Zone verte`,
  overload: () => 'Tout faire sauter',
  portal: ({ to }) => `${person('wong')} : se placer, ${place(to)} (1 Pouvoir)`,
  end: () => 'Finir le Tour',
  exit: () => 'Sortir du plateau',
  stay: () => 'Rester',
  roll: ({ power }, view) => {
    const count = (view.focus?.count ?? 0) + power;
    return power === 0 ? `Lancer ${dice(count)}` : `Lancer ${dice(count)} (${power} Pouvoir)`;
  },
  doubleTap: () => `${skills['double-tap'].name} : relancer les dés ratés (1 Pouvoir)`,
  reroll: ({ value }) => `${person('j-jonah-jameson')} : relancer un ${value}`,
  keepRoll: () => 'Garder le lancer',
  hit: ({ target }) =>
    target === 'walker' || target === 'brute' || target === 'runner'
      ? `Toucher : ${kindName(target, 1)}`
      : `Toucher : ${person(target)}`,
  keepTrait: ({ trait }) => `Garder ${traits[trait].name}`,
  discardTrait: ({ trait }) => `Défausser ${traits[trait].name}`,
  keepBystander: ({ bystander }) => `Garder ${person(bystander)}`,
  assign: ({ to, wounds: given }) => `${person(to)} : ${given === 0 ? 'aucune Blessure' : wounds(given)}`,
  spiderSense: () => `${skills['spider-sense'].name} : annuler 1 Blessure (1 Pouvoir)`,
  giveUp: (_, view) => {
    const bystander = view.heroes.find(({ id }) => id === view.focus?.hero)?.bystander;
    return `Sacrifier ${bystander ? person(bystander) : 'le Citoyen'} pour annuler 1 Blessure`;
  },
  suffer: (_, view) => `Subir ${wounds(view.focus?.wounds ?? 1)}`,
  protect: ({ hero }, view) => `${traitAtHand(traits, view, hero, 'bystander')} de ${heroes[hero].name}`,
  letBe: () => 'Laisser faire',
  shoot: ({ zone }) => `Tir sur ${place(zone)}`,
  route: ({ to }) => `Par ${place(to)}`,
  send: ({ zombie, to }) => `${person(zombie)} : ${place(to)}`,
  room: ({ zone }) => place(zone),
};

/** What a button says. */
export function label(action: Action, view: View): string {
  if (!isTraitAction(action)) return say(labels, action, view);
  const { power } = printed[traitOf(action)];
  return `${traitLabel(traits, action, view, ' : ')}${power > 0 ? ` (${power} Pouvoir)` : ''}`;
}
