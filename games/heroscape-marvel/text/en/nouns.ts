import type { TargetId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { cardOf, place, starOf } from '../reading.ts';
import { cards } from './people.ts';
import { plural } from '../../../../kit/english.ts';

export const player = (names: readonly string[], seat: number | null): string => nameOf(names, seat, 'Player');

export const the = (target: TargetId): string =>
  target === 'wall' ? 'the wall' : cards[cardOf(target)].the + starOf(target);
export const whose = (target: TargetId): string => `${the(target)}'s`;

export const wounds = (count: number): string => plural(count, 'wound');
export const skulls = (count: number): string => plural(count, 'skull');
export const shields = (count: number): string => plural(count, 'shield');
export const dice = (count: number): string => plural(count, 'die', 'dice');

/** Where a cell is: `C4`, `C4 upstairs`. */
export function where(view: View, cell: string): string {
  const { label, isUpper } = place(view, cell);
  return isUpper ? `${label} upstairs` : label;
}
