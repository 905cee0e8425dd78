import { bonuses } from './cards.ts';
import { isBonus } from '../../content/cards.ts';
import { isCharacter } from '../../ids.ts';
import type { Hold, Load, Square } from '../../ids.ts';
import type { View, Piece, SeenTray, Target, Way } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { COLUMNS } from '../../content/boards.ts';
import { carsAt, directionTo } from '../grammar.ts';
import { isOnlyOneNear } from '../places.ts';
import { the } from './people.ts';
import { thePlace, where } from './places.ts';
import { powers } from './names.ts';
import { bearings, plural } from '../../../../kit/english.ts';

export const player = (names: readonly string[], seat: number): string =>
  seat < 0 ? 'nobody' : nameOf(names, seat, 'Player');

/** With whom they play, where one sees it. */
export function playing(names: readonly string[], seat: number, view?: View): string {
  const role = view?.players[seat]?.role;
  return role ? `${the(role)} (${player(names, seat)})` : player(names, seat);
}

export const dice = (count: number): string => plural(count, 'die', 'dice');
export const cars = (count: number): string => plural(count, 'car');
export const points = (count: number): string => plural(count, 'point');
/** What the dice in the tray come to. */
export const makes = ({ unit, makes: count }: SeenTray): string => {
  switch (unit) {
    case 'points':
      return plural(count, 'square');
    case 'hits':
      return count === 0 ? 'no hit' : plural(count, 'hit');
    case 'cards':
      return count === 0 ? 'no card' : plural(count, 'card');
    default:
      return count === 0 ? 'a failure' : 'a success';
  }
};
export const wounds = (count: number): string => plural(count, 'wound');

const HOLD: { readonly [H in Hold]: string } = { web: 'the web', symbiote: 'the symbiote', pincers: 'the pincers' };
export const hold = (which: Hold): string => HOLD[which];

export const load = (what: Load): string =>
  what === 'car' ? 'a car' : what === 'prisoner' ? 'the prisoner' : the(what);

const police = (view: View | undefined, at: Square): string => `the police stack ${where(view, at).at}`;

export const piece = (which: Piece, view?: View): string =>
  which.kind === 'figure' ? the(which.role) : police(view, which.square);

/** As short as a button has room for. */
export const stack = (view: View, at: Square): string => {
  const count = carsAt(view, at);
  const isClear = isOnlyOneNear(view, at, square => where(view, square).near);
  const place = isClear ? where(view, at).near : where(view, at).at;
  return `the stack ${place}${count > 0 ? ` (${cars(count)})` : ''}`;
};

export const target = (which: Target, view?: View): string => {
  if (which.kind === 'figure') return the(which.role);
  if (which.kind === 'stack') return police(view, which.square);
  return which.kind === 'place' ? thePlace(which.place) : hold(which.hold);
};

export const aimed = (view: View, which: Target): string =>
  which.kind === 'stack' ? stack(view, which.square) : target(which);

/** The same to whoever stands next to it: a direction says enough. */
export const beside = (view: View, which: Target): string => {
  const way = which.kind === 'stack' ? directionTo(view, which.square) : null;
  if (which.kind !== 'stack' || way === null) return aimed(view, which);
  return `the police to the ${bearings[way]} (${cars(carsAt(view, which.square))})`;
};

/** Whom an attack is aimed at, in few words. */
export const foe = (which: Target | Piece): string =>
  which.kind === 'stack' ? the('police') : which.kind === 'figure' ? the(which.role) : target(which);

/** Where a board is laid: the city has three rows of four. */
export const slotName = (slot: number): string =>
  `${['top', 'middle', 'bottom'][Math.floor(slot / COLUMNS)]} row, ${['1st', '2nd', '3rd', '4th'][slot % COLUMNS]} from the left`;

export const way = (how: Way): string => {
  if (how === 'close') return 'in close combat';
  if (how === 'riposte') return 'in riposte';
  if (isCharacter(how)) return `by order of the captor of ${the(how)}`;
  if (isBonus(how)) return bonuses[how].strikes ?? `with “${bonuses[how].name}”`;
  return `with “${powers[how].name}”`;
};
