import { bonuses } from './cards.ts';
import { isBonus } from '../../content/cards.ts';
import { isCharacter } from '../../ids.ts';
import type { CharacterId, RoleId, Hold, Load, Square } from '../../ids.ts';
import type { View, Piece, Target, Way } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { carsAt, coordinates, placeAt } from '../grammar.ts';
import { places, powers } from './names.ts';
import { type Forms, feminine, masculine, plural, proper } from '../../../../kit/french.ts';

const FORMS: { readonly [R in RoleId | CharacterId]: Forms } = {
  'spider-man': proper('Spider-Man'),
  police: feminine('Police'),
  octopus: masculine('Docteur Octopus'),
  goblin: masculine('Bouffon Vert'),
  rhino: masculine('Rhino'),
  electro: proper('Electro', '’'),
  venom: proper('Venom'),
  scorpion: masculine('Scorpion'),
  vulture: masculine('Vautour'),
  lizard: masculine('Lézard'),
  jameson: proper('J. J. Jameson'),
  'mary-jane': proper('Mary Jane'),
  'aunt-may': proper('Tante May'),
  'black-cat': feminine('Chatte Noire'),
  stacy: masculine('capitaine Stacy'),
  dewolff: feminine('capitaine DeWolff'),
};

export const the = (who: RoleId | CharacterId): string => FORMS[who].the;
export const of = (who: RoleId | CharacterId): string => FORMS[who].of;
export const to = (who: RoleId | CharacterId): string => FORMS[who].to;

export const player = (names: readonly string[], seat: number): string =>
  seat < 0 ? 'personne' : nameOf(names, seat, 'Place');

export const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`);
export const cars = (count: number): string => plural(count, 'voiture');
export const points = (count: number): string => plural(count, 'point');
export const wounds = (count: number): string => plural(count, 'blessure');

const HOLD: { readonly [H in Hold]: string } = { web: 'la toile', symbiote: 'le symbiote', pincers: 'les pinces' };
export const hold = (which: Hold): string => HOLD[which];

export const load = (what: Load): string =>
  what === 'car' ? 'une voiture' : what === 'prisoner' ? 'le prisonnier' : the(what);

export const piece = (which: Piece): string =>
  which.kind === 'figure' ? the(which.role) : `la pile de police en ${coordinates(which.square)}`;

export const stack = (view: View, square: Square): string => {
  const count = carsAt(view, square);
  return `la pile en ${square0(view, square)}${count > 0 ? ` (${cars(count)})` : ''}`;
};

const square0 = (view: View, square: Square): string => {
  const place = placeAt(view, square);
  return place ? `${coordinates(square)}, ${places[place].name}` : coordinates(square);
};

export const square = (view: View, at: Square): string => {
  const place = placeAt(view, at);
  return place ? `${places[place].name} (${coordinates(at)})` : coordinates(at);
};

export const target = (which: Target): string => {
  if (which.kind === 'figure') return the(which.role);
  if (which.kind === 'stack') return `la pile de police en ${coordinates(which.square)}`;
  return which.kind === 'place' ? `« ${places[which.place].name} »` : hold(which.hold);
};

export const aimed = (view: View, which: Target): string =>
  which.kind === 'stack' ? stack(view, which.square) : target(which);

export const way = (how: Way): string => {
  if (how === 'close') return 'au corps à corps';
  if (how === 'riposte') return 'en riposte';
  if (isCharacter(how)) return `sur l’ordre de qui tient ${the(how)}`;
  if (isBonus(how)) return bonuses[how].strikes ?? `avec « ${bonuses[how].name} »`;
  return `avec « ${powers[how].name} »`;
};
