import type { Crowd } from '../../events.ts';
import type { SeenZone, View } from '../../seen.ts';
import { zombieHeroes } from '../names.ts';
import type { Explained } from '../shape.ts';
import { doorName } from '../places.ts';
import { placeOf } from './places.ts';
import { and, form, plural } from '../../../../kit/french.ts';
import { merged } from '../crowds.ts';
import type { Colour, EnemyKind, HordeKind, Level, Phase, PointType, ZoneId } from '../../ids.ts';

export const actions = (count: number): string => plural(count, 'Action');
export const wounds = (count: number): string => plural(count, 'Blessure');
export const hits = (count: number): string => plural(count, 'Touche');
export const dice = (count: number): string => plural(count, 'dé');

/** A room by its name, a street by what stands beside it. */
export const place = (zone: ZoneId): string => placeOf(zone).name;

/** The same with its article. */
export const thePlace = (zone: ZoneId): string => placeOf(zone).the;

export const door = (view: View, id: string): string => doorName(view, id, place);

export const horde: { readonly [K in HordeKind]: Explained & { readonly plural: string } } = {
  walker: {
    name: 'Rôdeur',
    plural: 'Rôdeurs',
    effect: '1 Action, Endurance 1, 1 XP. Lent et faible, dangereux en nombre.',
  },
  brute: {
    name: 'Brute',
    plural: 'Brutes',
    effect: '1 Action, Endurance 2, 1 XP. Reçoit les Touches avant les Rôdeurs.',
  },
  runner: {
    name: 'Forcené',
    plural: 'Forcenés',
    effect: '2 Actions, Endurance 1, 1 XP. Reçoit les Touches en dernier.',
  },
};

export const kindName = (kind: EnemyKind, count: number): string => {
  if (kind === 'zombieHero') return form(count, 'Héros Zombie', 'Héros Zombies');
  return form(count, horde[kind].name, horde[kind].plural);
};

/** `3 Rôdeurs`, or the Zombie Hero by name. */
export const crowd = ({ kind, hero, count }: Crowd): string =>
  hero === null ? `${count} ${kindName(kind, count)}` : `${zombieHeroes[hero].name} zombie`;

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
  blue: 'Bleu',
  yellow: 'Jaune',
  orange: 'Orange',
  red: 'Rouge',
};

export const colours: { readonly [C in Colour]: string } = { red: 'rouge', blue: 'bleu', green: 'vert' };

export const pointNames: { readonly [P in PointType]: string } = {
  initial: 'initial',
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
};

export const phases: { readonly [P in Phase]: string } = {
  setup: 'Mise en place',
  players: 'Phase des Joueurs',
  enemies: 'Phase des Ennemis',
  bystanders: 'Activation des Citoyens',
  spawn: 'Génération des Ennemis',
  end: 'Phase de Fin de Manche',
};
