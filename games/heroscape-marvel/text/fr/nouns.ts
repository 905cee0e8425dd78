import type { FigureId, TargetId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { type Place, placeOf } from '../places.ts';
import { cardOf } from '../../ids.ts';
import { copyMark, starOf } from '../reading.ts';
import type { Noun } from '../shape.ts';
import { cards } from './people.ts';
import { type Forms, feminine, masculine, plural, toward } from '../../../../kit/french.ts';

export const player = (names: readonly string[], seat: number | null): string => nameOf(names, seat, 'Joueur');

const WALL: Noun = { name: 'Le mur', ...masculine('mur') };
function noun(target: TargetId): Noun {
  if (target === 'wall') return WALL;
  const card = cards[cardOf(target)];
  return card.member ?? card;
}
const star = (target: TargetId): string => (target === 'wall' ? '' : starOf(target));

export const the = (target: TargetId): string => noun(target).the + star(target);
export const ofThe = (target: TargetId): string => noun(target).of + star(target);
export const toThe = (target: TargetId): string => noun(target).to + star(target);

/** A card that lies on the table. */
export const theCard = (card: FigureId): string => cards[cardOf(card)].the + copyMark(card);

export const wounds = (count: number): string => plural(count, 'blessure');
export const skulls = (count: number): string => plural(count, 'crâne');
export const shields = (count: number): string => plural(count, 'bouclier');
export const hexes = (count: number): string => plural(count, 'hexagone');
export const levels = (count: number): string => plural(count, 'niveau', 'niveaux');

const grounds: { readonly [G in Place['ground']]: Forms } = {
  concrete: masculine('béton'),
  asphalt: masculine('asphalte'),
  grass: { the: 'l’herbe', of: 'de l’herbe', to: 'à l’herbe' }, // a mute H
  water: feminine('eau'),
};

const UPPER = masculine('étage de l’entrepôt');
const UNDER = masculine('sol sous l’étage de l’entrepôt');
const BREACH = feminine('brèche de l’entrepôt');
const INSIDE = masculine('plancher de l’entrepôt');

function spot({ site, ground, part }: Place): readonly [noun: Forms, rest: string] {
  if (site === 'upper') return [UPPER, ''];
  if (site === 'under') return [UNDER, ''];
  if (site === 'breach') return [BREACH, ''];
  if (site === 'inside') return [INSIDE, ''];
  if (site === 'beside') return [grounds[ground], ' près de l’entrepôt'];
  return [grounds[ground], ` ${part ? toward(part) : 'au centre'}`];
}

/** Where a cell is, with its code: `l'herbe au sud-est (C4)`, after `jusqu'` `à l'herbe au sud-est (C4)`. */
function told(view: View, cell: string, form: 'the' | 'to'): string {
  const place = placeOf(view, cell);
  if (!place) return form === 'to' ? `en ${cell}` : cell;
  const [noun, rest] = spot(place);
  return `${noun[form]}${rest}${place.level === null ? '' : `, niveau ${place.level}`} (${place.code})`;
}

export const where = (view: View, cell: string): string => told(view, cell, 'the');
export const whither = (view: View, cell: string): string => told(view, cell, 'to');
