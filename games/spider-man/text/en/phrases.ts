import { bonuses } from './cards.ts';
import { isBonus } from '../../content/cards.ts';
import { isCharacter } from '../../ids.ts';
import type { CharacterId, RoleId, Hold, Load, Square } from '../../ids.ts';
import type { View, Piece, Target, Way } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { carsAt, coordinates, placeAt } from '../grammar.ts';
import { places, powers } from './names.ts';
import { plural } from '../../../../kit/english.ts';

const THE: { readonly [R in RoleId | CharacterId]: string } = {
  'spider-man': 'Spider-Man',
  police: 'the Police',
  octopus: 'Doctor Octopus',
  goblin: 'the Green Goblin',
  rhino: 'the Rhino',
  electro: 'Electro',
  venom: 'Venom',
  scorpion: 'the Scorpion',
  vulture: 'the Vulture',
  lizard: 'the Lizard',
  jameson: 'J. J. Jameson',
  'mary-jane': 'Mary Jane',
  'aunt-may': 'Aunt May',
  'black-cat': 'Black Cat',
  stacy: 'Captain Stacy',
  dewolff: 'Captain DeWolff',
};

export const the = (who: RoleId | CharacterId): string => THE[who];

export const player = (names: readonly string[], seat: number): string =>
  seat < 0 ? 'nobody' : nameOf(names, seat, 'Seat');

export const dice = (count: number): string => plural(count, 'die', 'dice');
export const cars = (count: number): string => plural(count, 'car');
export const points = (count: number): string => plural(count, 'point');
export const wounds = (count: number): string => plural(count, 'wound');

const HOLD: { readonly [H in Hold]: string } = { web: 'the web', symbiote: 'the symbiote', pincers: 'the pincers' };
export const hold = (which: Hold): string => HOLD[which];

export const load = (what: Load): string =>
  what === 'car' ? 'a car' : what === 'prisoner' ? 'the prisoner' : the(what);

export const piece = (which: Piece): string =>
  which.kind === 'figure' ? the(which.role) : `the police stack at ${coordinates(which.square)}`;

export const stack = (view: View, at: Square): string => {
  const count = carsAt(view, at);
  const place = placeAt(view, at);
  const where = place ? `${coordinates(at)}, ${places[place].name}` : coordinates(at);
  return `the stack at ${where}${count > 0 ? ` (${cars(count)})` : ''}`;
};

export const square = (view: View, at: Square): string => {
  const place = placeAt(view, at);
  return place ? `${places[place].name} (${coordinates(at)})` : coordinates(at);
};

export const target = (which: Target): string => {
  if (which.kind === 'figure') return the(which.role);
  if (which.kind === 'stack') return `the police stack at ${coordinates(which.square)}`;
  return which.kind === 'place' ? places[which.place].name : hold(which.hold);
};

export const aimed = (view: View, which: Target): string =>
  which.kind === 'stack' ? stack(view, which.square) : target(which);

export const way = (how: Way): string => {
  if (how === 'close') return 'in close combat';
  if (how === 'riposte') return 'in riposte';
  if (isCharacter(how)) return `by order of the captor of ${the(how)}`;
  if (isBonus(how)) return bonuses[how].strikes ?? `with ${bonuses[how].name}`;
  return `with ${powers[how].name}`;
};
