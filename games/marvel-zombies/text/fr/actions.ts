import type { SeenZone, View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { ZoneId } from '../../content/missions.ts';
import type { ByType } from '../../../../kit/grammar.ts';
import { heroes, person } from '../names.ts';
import { skills, traits } from './cards.ts';
import { actions, colours, crowds, dice, kindName, place, pointNames, wounds } from './words.ts';

const cost = (view: View): string => {
  const hero = view.heroes.find(({ id }) => id === view.turn?.hero);
  return actions(hero?.leaveCost ?? 1);
};

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

const door = (view: View, id: string): string => {
  const found = view.doors.find(one => one.id === id);
  return found ? `${place(found.between[0])} – ${place(found.between[1])}` : id;
};

export const labels: ByType<Action, [view: View], string> = {
  pickHero: ({ hero }) => `Prendre ${heroes[hero].name}`,
  carry: ({ hero }) => `Confier à ${heroes[hero].name}`,
  activate: ({ hero }) => `Activer ${heroes[hero].name}`,
  move: ({ to, by }, view) => {
    if (by === 'walk') return `Se déplacer : ${place(to)} (${view.turn ? cost(view) : 'gratuit'})`;
    if (by === 'leap') return `${skills['mighty-leap'].name} : ${place(to)} (1 Action, 1 Pouvoir)`;
    return `${skills[by].name} : ${place(to)} (gratuit)`;
  },
  attack: ({ zone, free, reach }, view) =>
    `${reach ? `${traits['long-reach'].name}, attaquer` : 'Attaquer'} : ${place(zone)}${there(view, zone)}${free ? ', gratuit' : ''}`,
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
  secondWind: () => `${traits['second-wind'].name} : +1 Action (1 Pouvoir)`,
  superSpeed: ({ to }) => `${traits['super-speed'].name} : ${place(to)} (1 Pouvoir)`,
  rally: ({ hero }) => `${traits.rally.name} : 2 Pouvoir pour ${heroes[hero].name}`,
  recovery: () => `${traits.recovery.name} : 2 points de Santé (2 Pouvoir)`,
  shockwave: ({ to }) => `${traits.shockwave.name} : repousser, ${place(to)} (1 Pouvoir)`,
  breach: ({ door: id }, view) => `${traits.breach.name} : ${door(view, id)}`,
  teamwork: ({ hero }) => `${traits.teamwork.name} : au tour de ${heroes[hero].name} (1 Pouvoir)`,
  ironWill: () => `${traits['iron-will'].name} : Pouvoir à 4`,
  end: () => 'Finir le Tour',
  exit: () => 'Sortir du plateau',
  stay: () => 'Rester',
  roll: ({ power }, view) => {
    const count = (view.focus?.count ?? 0) + power;
    return power === 0 ? `Lancer ${dice(count)}` : `Lancer ${dice(count)} (${power} Pouvoir)`;
  },
  focus: () => `${traits.focus.name} : Précision +1 (1 Pouvoir)`,
  devastatingBlow: () => `${traits['devastating-blow'].name} : +3 dés (1 Pouvoir)`,
  weakSpot: () => `${traits['weak-spot'].name} : Endurance −1 (1 Pouvoir)`,
  tryAgain: () => `${traits['try-again'].name} : relancer les dés ratés`,
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
  dodge: () => `${traits.dodge.name} : annuler jusqu'à 2 Blessures (1 Pouvoir)`,
  spiderSense: () => `${skills['spider-sense'].name} : annuler 1 Blessure (1 Pouvoir)`,
  giveUp: (_, view) => {
    const bystander = view.heroes.find(({ id }) => id === view.focus?.hero)?.bystander;
    return `Sacrifier ${bystander ? person(bystander) : 'le Citoyen'} pour annuler 1 Blessure`;
  },
  suffer: (_, view) => `Subir ${wounds(view.focus?.wounds ?? 1)}`,
  protect: ({ hero }) => `${traits.protector.name} de ${heroes[hero].name}`,
  letBe: () => 'Laisser faire',
  shoot: ({ zone }) => `Tir sur ${place(zone)}`,
  route: ({ to }) => `Par ${place(to)}`,
  send: ({ zombie, to }) => `${person(zombie)} : ${place(to)}`,
  room: ({ zone }) => place(zone),
};
