import type { ZoneId } from '../../content/missions.ts';
import type { SeenZone, View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
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
  pickHero: ({ hero }) => `Take ${heroes[hero].name}`,
  carry: ({ hero }) => `Entrust to ${heroes[hero].name}`,
  activate: ({ hero }) => `Activate ${heroes[hero].name}`,
  move: ({ to, by }, view) => {
    if (by === 'walk') return `Move: ${place(to)} (${view.turn ? cost(view) : 'free'})`;
    if (by === 'leap') return `${skills['mighty-leap'].name}: ${place(to)} (1 Action, 1 Power)`;
    return `${skills[by].name}: ${place(to)} (free)`;
  },
  attack: ({ zone, free, reach }, view) =>
    `${reach ? `${traits['long-reach'].name}, attack` : 'Attack'}: ${place(zone)}${there(view, zone)}${free ? ', free' : ''}`,
  charge: ({ to }, view) => `${skills['leaping-charge'].name}: ${place(to)}${there(view, to)} (1 Power)`,
  sign: ({ zone }, view) => `Throw the Avengers Sign: ${place(zone)}${there(view, zone)}`,
  open: ({ door: id }, view) => `Open the door: ${door(view, id)}`,
  gainTrait: () => 'Gain Trait',
  gainPower: () => 'Gain Power (+2)',
  rescue: ({ bystander }) => `Rescue ${person(bystander)}`,
  heroicRescue: ({ bystander }) => `${skills['heroic-rescue'].name}: ${person(bystander)} (1 Power)`,
  take: () => 'Take the Objective',
  plant: ({ colour }) => `Place the ${colours[colour]} explosive`,
  herd: ({ point }, view) => `Bring the ${pointNames[view.points[point]?.type ?? 'red']} spawn point to the green Zone`,
  overload: () => 'Blow it all up',
  portal: ({ to }) => `${person('wong')}: go to ${place(to)} (1 Power)`,
  secondWind: () => `${traits['second-wind'].name}: +1 Action (1 Power)`,
  superSpeed: ({ to }) => `${traits['super-speed'].name}: ${place(to)} (1 Power)`,
  rally: ({ hero }) => `${traits.rally.name}: 2 Power for ${heroes[hero].name}`,
  recovery: () => `${traits.recovery.name}: 2 Health (2 Power)`,
  shockwave: ({ to }) => `${traits.shockwave.name}: push to ${place(to)} (1 Power)`,
  breach: ({ door: id }, view) => `${traits.breach.name}: ${door(view, id)}`,
  teamwork: ({ hero }) => `${traits.teamwork.name}: ${heroes[hero].name} acts (1 Power)`,
  ironWill: () => `${traits['iron-will'].name}: Power to 4`,
  end: () => 'End the Turn',
  exit: () => 'Leave the board',
  stay: () => 'Stay',
  roll: ({ power }, view) => {
    const count = (view.focus?.count ?? 0) + power;
    return power === 0 ? `Roll ${dice(count)}` : `Roll ${dice(count)} (${power} Power)`;
  },
  focus: () => `${traits.focus.name}: Accuracy +1 (1 Power)`,
  devastatingBlow: () => `${traits['devastating-blow'].name}: +3 dice (1 Power)`,
  weakSpot: () => `${traits['weak-spot'].name}: Toughness −1 (1 Power)`,
  tryAgain: () => `${traits['try-again'].name}: reroll missed dice`,
  doubleTap: () => `${skills['double-tap'].name}: reroll missed dice (1 Power)`,
  reroll: ({ value }) => `${person('j-jonah-jameson')}: reroll a ${value}`,
  keepRoll: () => 'Keep the roll',
  hit: ({ target }) =>
    target === 'walker' || target === 'brute' || target === 'runner'
      ? `Hit: ${kindName(target, 1)}`
      : `Hit: ${person(target)}`,
  keepTrait: ({ trait }) => `Keep ${traits[trait].name}`,
  discardTrait: ({ trait }) => `Discard ${traits[trait].name}`,
  keepBystander: ({ bystander }) => `Keep ${person(bystander)}`,
  assign: ({ to, wounds: given }) => `${person(to)}: ${given === 0 ? 'no Wound' : wounds(given)}`,
  dodge: () => `${traits.dodge.name}: cancel up to 2 Wounds (1 Power)`,
  spiderSense: () => `${skills['spider-sense'].name}: cancel 1 Wound (1 Power)`,
  giveUp: (_, view) => {
    const bystander = view.heroes.find(({ id }) => id === view.focus?.hero)?.bystander;
    return `Give up ${bystander ? person(bystander) : 'the Bystander'} to cancel 1 Wound`;
  },
  suffer: (_, view) => `Suffer ${wounds(view.focus?.wounds ?? 1)}`,
  protect: ({ hero }) => `${traits.protector.name} of ${heroes[hero].name}`,
  letBe: () => 'Let it happen',
  shoot: ({ zone }) => `Shot at ${place(zone)}`,
  route: ({ to }) => `By ${place(to)}`,
  send: ({ zombie, to }) => `${person(zombie)}: ${place(to)}`,
  room: ({ zone }) => place(zone),
};
