import type { View } from '../../seen.ts';
import type { TargetId } from '../../spec.ts';
import { nameOf } from '../../../../kit/grammar.ts';
import { cardOf, place, starOf } from '../reading.ts';
import type { Noun } from '../shape.ts';
import { cards } from './people.ts';

// French grammar. Every H of this game is aspirated (Hulk).

export const player = (names: readonly string[], seat: number | null): string => nameOf(names, seat, 'Joueur');

const WALL: Noun = { name: 'Le mur', the: 'le mur', of: 'du mur', to: 'au mur' };
const noun = (target: TargetId): Noun => (target === 'wall' ? WALL : cards[cardOf(target)]);
const star = (target: TargetId): string => (target === 'wall' ? '' : starOf(target));

export const the = (target: TargetId): string => noun(target).the + star(target);
export const ofThe = (target: TargetId): string => noun(target).of + star(target);
export const toThe = (target: TargetId): string => noun(target).to + star(target);

export const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
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

const NBSP = '\u00a0';

/** No line breaks before a double punctuation mark nor inside quotation marks. */
const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** Typesets every string, also those that the functions return. */
export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return typeset(texts) as T;
  if (typeof texts === 'function') return ((...args: unknown[]): unknown => typesetAll(texts(...args))) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text)])) as T;
}
