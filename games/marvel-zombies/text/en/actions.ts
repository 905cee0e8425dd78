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
  pickHero: ({ hero }) => `Take ${heroes[hero].name}`,
  carry: ({ hero }) => `Entrust to ${heroes[hero].name}`,
  activate: ({ hero }, view, names) => `Activate ${heroes[hero].name}${ledBy(view, hero, names)}`,
  move: ({ to, by }, view) => {
    if (by === 'walk') return `Move: ${place(to)} (${view.turn ? cost(view) : 'free'})`;
    if (by === 'leap') return `${skills['mighty-leap'].name}: ${place(to)} (1 Action, 1 Power)`;
    return `${skills[by].name}: ${place(to)} (free)`;
  },
  attack: ({ zone, free, reach }, view) =>
    `${reach ? `${traitAtHand(held, view, acting(view), 'attack')}, attack` : 'Attack'}: ${place(zone)}${there(view, zone)}${free ? ', free' : ''}`,
  sign: ({ zone }, view) => `Throw the Avengers Sign: ${place(zone)}${there(view, zone)}`,
  open: ({ door: id }, view) => `Open the door: ${door(view, id)}`,
  gainTrait: () => 'Gain Trait',
  gainPower: () => 'Gain Power (+2)',
  rescue: ({ bystander }) => `Rescue ${person(bystander)}`,
  take: () => 'Take the Objective',
  plant: ({ colour }) => `Place the ${colours[colour]} explosive`,
  herd: ({ point }, view) => `Bring the ${pointNames[view.points[point]?.type ?? 'red']} spawn point to the green Zone`,
  overload: () => 'Blow it all up',
  end: () => 'End the Turn',
  exit: () => 'Leave the board',
  stay: () => 'Stay',
  roll: ({ power }, view) => {
    const count = (view.focus?.count ?? 0) + power;
    return power === 0 ? `Roll ${dice(count)}` : `Roll ${dice(count)} (${power} Power)`;
  },
  keepRoll: () => 'Keep the roll',
  hit: ({ target }) =>
    target === 'walker' || target === 'brute' || target === 'runner'
      ? `Hit: ${kindName(target, 1)}`
      : `Hit: ${person(target)}`,
  keepTrait: ({ trait }) => `Keep ${traits[trait].name}`,
  discardTrait: ({ trait }) => `Discard ${traits[trait].name}`,
  keepBystander: ({ bystander }) => `Keep ${person(bystander)}`,
  assign: ({ to, wounds: given }) => `${person(to)}: ${given === 0 ? 'no Wound' : wounds(given)}`,
  giveUp: (_, view) => {
    const bystander = view.heroes.find(({ id }) => id === view.focus?.hero)?.bystander;
    return `Give up ${bystander ? person(bystander) : 'the Bystander'} to cancel 1 Wound`;
  },
  suffer: (_, view) => `Suffer ${wounds(view.focus?.wounds ?? 1)}`,
  protect: ({ hero }, view) => `${traitAtHand(held, view, hero, 'bystander')} of ${heroes[hero].name}`,
  letBe: () => 'Let it happen',
  shoot: ({ zone }) => `Shoot at ${thePlace(zone)}`,
  route: ({ to }) => `Via ${thePlace(to)}`,
  send: ({ zombie, to }) => `${person(zombie)}: ${place(to)}`,
  room: ({ zone }) => capital(place(zone)),
};

/** What a button says. */
export function label(action: Action, view: View, names: readonly string[]): string {
  if (!isCardAction(action)) return say(labels, action, view, names);
  const power = powerOf(cardOf(action));
  return `${cardLabel(held, action, view, ': ')}${power > 0 ? ` (${power} Power)` : ''}`;
}
