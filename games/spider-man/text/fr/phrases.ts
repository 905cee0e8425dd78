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
import { of, plural, toward } from '../../../../kit/french.ts';

export const player = (names: readonly string[], seat: number): string =>
  seat < 0 ? 'personne' : nameOf(names, seat, 'Joueur');

/** With whom they play, where one sees it. */
export function playing(names: readonly string[], seat: number, view?: View): string {
  const role = view?.players[seat]?.role;
  return role ? `${the(role)} (${player(names, seat)})` : player(names, seat);
}

/** The same after `de` and `à`: over the city somebody is called `le Lézard`. */
export const ofPlayer = (names: readonly string[], seat: number): string =>
  contracted(player(names, seat), 'du', word => of(word));
export const toPlayer = (names: readonly string[], seat: number): string =>
  contracted(player(names, seat), 'au', word => `à ${word}`);

const contracted = (name: string, short: string, whole: (name: string) => string): string =>
  name.startsWith('le ') ? `${short} ${name.slice(3)}` : whole(name);

export const dice = (count: number): string => plural(count, 'dé');
export const cars = (count: number): string => plural(count, 'voiture');
/** The same where a sentence begins with them, or is about them. */
export const someCars = (count: number): string => (count === 1 ? 'une voiture' : cars(count));
export const points = (count: number): string => plural(count, 'point');
/** What the dice in the tray come to. */
export const makes = ({ unit, makes: count }: SeenTray): string => {
  switch (unit) {
    case 'points':
      return plural(count, 'case');
    case 'hits':
      return count === 0 ? 'aucune touche' : plural(count, 'touche');
    case 'cards':
      return count === 0 ? 'aucune carte' : plural(count, 'carte');
    default:
      return count === 0 ? 'raté' : 'réussi';
  }
};
export const wounds = (count: number): string => plural(count, 'blessure');

const HOLD: { readonly [H in Hold]: string } = { web: 'la toile', symbiote: 'le symbiote', pincers: 'les pinces' };
export const hold = (which: Hold): string => HOLD[which];

export const load = (what: Load): string =>
  what === 'car' ? 'une voiture' : what === 'prisoner' ? 'le prisonnier' : the(what);

const police = (view: View | undefined, at: Square): string => `la pile de police ${where(view, at).at}`;

export const piece = (which: Piece, view?: View): string =>
  which.kind === 'figure' ? the(which.role) : police(view, which.square);

/** As short as a button has room for. */
export const stack = (view: View, at: Square): string => {
  const count = carsAt(view, at);
  const isClear = isOnlyOneNear(view, at, square => where(view, square).near);
  const place = isClear ? where(view, at).near : where(view, at).at;
  return `la pile ${place}${count > 0 ? ` (${cars(count)})` : ''}`;
};

export const target = (which: Target, view?: View): string => {
  if (which.kind === 'figure') return the(which.role);
  if (which.kind === 'stack') return police(view, which.square);
  return which.kind === 'place' ? thePlace(which.place).the : hold(which.hold);
};

export const aimed = (view: View, which: Target): string =>
  which.kind === 'stack' ? stack(view, which.square) : target(which);

/** The same to whoever stands next to it: a direction says enough. */
export const beside = (view: View, which: Target): string => {
  const way = which.kind === 'stack' ? directionTo(view, which.square) : null;
  if (which.kind !== 'stack' || way === null) return aimed(view, which);
  return `la police ${toward(way)} (${cars(carsAt(view, which.square))})`;
};

/** Whom an attack is aimed at, in few words. */
export const foe = (which: Target | Piece): string =>
  which.kind === 'stack' ? the('police') : which.kind === 'figure' ? the(which.role) : target(which);

/** Where a board is laid: the city has three rows of four. */
export const slotName = (slot: number): string =>
  `rangée ${['du haut', 'du milieu', 'du bas'][Math.floor(slot / COLUMNS)]}, ${['1re', '2e', '3e', '4e'][slot % COLUMNS]} place en partant de la gauche`;

export const way = (how: Way): string => {
  if (how === 'close') return 'au corps à corps';
  if (how === 'riposte') return 'en riposte';
  if (isCharacter(how)) return `sur l’ordre de qui tient ${the(how)}`;
  if (isBonus(how)) return bonuses[how].strikes ?? `avec « ${bonuses[how].name} »`;
  return `avec « ${powers[how].name} »`;
};
