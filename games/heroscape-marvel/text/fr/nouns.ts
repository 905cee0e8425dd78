import type { TargetId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { cardOf, place, starOf } from '../reading.ts';
import type { Noun } from '../shape.ts';
import { cards } from './people.ts';
import { masculine, plural } from '../../../../kit/french.ts';

export const player = (names: readonly string[], seat: number | null): string => nameOf(names, seat, 'Joueur');

const WALL: Noun = { name: 'Le mur', ...masculine('mur') };
const noun = (target: TargetId): Noun => (target === 'wall' ? WALL : cards[cardOf(target)]);
const star = (target: TargetId): string => (target === 'wall' ? '' : starOf(target));

export const the = (target: TargetId): string => noun(target).the + star(target);
export const ofThe = (target: TargetId): string => noun(target).of + star(target);
export const toThe = (target: TargetId): string => noun(target).to + star(target);

export const wounds = (count: number): string => plural(count, 'blessure');
export const skulls = (count: number): string => plural(count, 'crâne');
export const shields = (count: number): string => plural(count, 'bouclier');
export const hexes = (count: number): string => plural(count, 'hexagone');
export const levels = (count: number): string => plural(count, 'niveau', 'niveaux');

/** Where a cell is: `C4`, `C4, à l'étage`. */
export function where(view: View, cell: string): string {
  const { label, isUpper } = place(view, cell);
  return isUpper ? `${label}, à l'étage` : label;
}
