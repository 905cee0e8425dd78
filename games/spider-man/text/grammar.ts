import type { Seat } from '../../../engine/types.ts';
import { WIDTH } from '../content/boards.ts';
import type { PlaceId } from '../content/places.ts';
import { OFF, type Square, type View } from '../spec.ts';

// Sentence machinery that knows no word of any language.

/** One maker of sentences for each member of a union: a missing one does not compile. */
export type ByType<U extends { type: string }, Rest extends readonly unknown[], R> = {
  readonly [T in U['type']]: (of: Extract<U, { type: T }>, ...rest: Rest) => R;
};

export function say<U extends { type: string }, Rest extends readonly unknown[], R>(
  makers: ByType<U, Rest, R>,
  of: U,
  ...rest: Rest
): R {
  const maker = makers[of.type as U['type']] as (of: U, ...rest: Rest) => R;
  return maker(of, ...rest);
}

/** `a, b and c`, where `last` is what stands before the last word. */
export function listing(words: readonly string[], last: string): string {
  const head = words.slice(0, -1).join(', ');
  return head === '' ? (words.at(-1) ?? '') : `${head}${last}${words.at(-1) ?? ''}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a true minus, which is as wide as the plus and is read aloud. */
export const signed = (value: number): string => (value >= 0 ? `+${value}` : `−${-value}`);

/** The name of a seat; a seat without one is called by its number. */
export function nameOf(names: readonly string[], seat: Seat, word: string): string {
  const name = names[seat];
  return name === undefined || name === '' ? `${word} ${seat + 1}` : name;
}

/** Columns A to X, rows 1 to 18, as on a chessboard. */
export const coordinates = (square: Square): string =>
  square === OFF ? '–' : `${String.fromCharCode(65 + (square % WIDTH))}${Math.floor(square / WIDTH) + 1}`;

export const placeAt = (view: View, square: Square): PlaceId | null =>
  view.city.places.find(place => place.square === square)?.place ?? null;

export const carsAt = (view: View, square: Square): number =>
  view.stacks.find(stack => stack.square === square)?.cars ?? 0;
