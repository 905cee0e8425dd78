import type { FigureId, TargetId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { type Place, placeOf } from '../places.ts';
import { cardOf } from '../../ids.ts';
import { copyMark, starOf } from '../reading.ts';
import { cards } from './people.ts';
import { bearings, plural } from '../../../../kit/english.ts';

export const player = (names: readonly string[], seat: number | null): string => nameOf(names, seat, 'Player');

export function the(target: TargetId): string {
  if (target === 'wall') return 'the wall';
  const card = cards[cardOf(target)];
  return (card.member ?? card).the + starOf(target);
}
/** A card that lies on the table. */
export const theCard = (card: FigureId): string => cards[cardOf(card)].the + copyMark(card);
export const whose = (target: TargetId): string => `${the(target)}’s`;

export const wounds = (count: number): string => plural(count, 'wound');
export const skulls = (count: number): string => plural(count, 'skull');
export const shields = (count: number): string => plural(count, 'shield');
export const dice = (count: number): string => plural(count, 'die', 'dice');

const grounds: { readonly [G in Place['ground']]: string } = {
  concrete: 'the concrete',
  asphalt: 'the asphalt',
  grass: 'the grass',
  water: 'the water',
};

function spot({ site, ground, part }: Place): string {
  if (site === 'upper') return 'the upper floor of the warehouse';
  if (site === 'under') return 'the ground below the upper floor of the warehouse';
  if (site === 'breach') return 'the breach in the warehouse wall';
  if (site === 'inside') return 'the warehouse floor';
  if (site === 'beside') return `${grounds[ground]} beside the warehouse`;
  return `${grounds[ground]} in the ${part ? bearings[part] : 'middle'}`;
}

/** Where a cell is, with its code: `the grass in the south-east (C4)`. */
export function where(view: View, cell: string): string {
  const place = placeOf(view, cell);
  if (!place) return cell;
  return `${spot(place)}${place.level === null ? '' : `, level ${place.level}`} (${place.code})`;
}
