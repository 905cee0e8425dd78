import type { Crowd } from '../../events.ts';
import type { SeenZone, View } from '../../seen.ts';
import { zombieHeroes } from '../names.ts';
import type { Explained } from '../shape.ts';
import { doorName } from '../places.ts';
import { placeOf } from './places.ts';
import { and, form, plural } from '../../../../kit/english.ts';
import { merged } from '../crowds.ts';
import type { Colour, EnemyKind, HordeKind, Level, Phase, PointType, ZoneId } from '../../ids.ts';

export const actions = (count: number): string => plural(count, 'Action');
export const wounds = (count: number): string => plural(count, 'Wound');
export const hits = (count: number): string => plural(count, 'hit');
export const dice = (count: number): string => plural(count, 'die', 'dice');

/** A room by its name, a street by what stands beside it. */
export const place = (zone: ZoneId): string => placeOf(zone).name;

/** The same with its article. */
export const thePlace = (zone: ZoneId): string => placeOf(zone).the;

export const door = (view: View, id: string): string => doorName(view, id, place);

export const horde: { readonly [K in HordeKind]: Explained & { readonly plural: string } } = {
  walker: {
    name: 'Walker',
    plural: 'Walkers',
    effect: '1 Action, Toughness 1, 1 XP. Slow and weak, dangerous in numbers.',
  },
  brute: { name: 'Brute', plural: 'Brutes', effect: '1 Action, Toughness 2, 1 XP. Takes hits before Walkers do.' },
  runner: { name: 'Runner', plural: 'Runners', effect: '2 Actions, Toughness 1, 1 XP. The last to take hits.' },
};

export const kindName = (kind: EnemyKind, count: number): string => {
  if (kind === 'zombieHero') return form(count, 'Zombie Hero', 'Zombie Heroes');
  return form(count, horde[kind].name, horde[kind].plural);
};

/** `3 Walkers`, or the Zombie Hero by name. */
export const crowd = ({ kind, hero, count }: Crowd): string =>
  hero === null ? `${count} ${kindName(kind, count)}` : `zombie ${zombieHeroes[hero].name}`;

export const crowds = (all: readonly Crowd[]): string => and(merged(all).map(crowd));

const zoneOf = (view: View, id: ZoneId): SeenZone | undefined => view.zones.find(zone => zone.id === id);

/** Who stands there, in brackets. */
export function there(view: View, id: ZoneId): string {
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

export const levels: { readonly [L in Level]: string } = {
  blue: 'Blue',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
};

export const colours: { readonly [C in Colour]: string } = { red: 'red', blue: 'blue', green: 'green' };

export const pointNames: { readonly [P in PointType]: string } = {
  initial: 'initial',
  red: 'red',
  blue: 'blue',
  green: 'green',
};

export const phases: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  players: 'Player Phase',
  enemies: 'Enemy Phase',
  bystanders: 'Bystanders move',
  spawn: 'Spawn step',
  end: 'End Phase',
};
