import { WIDTH } from '../content/boards.ts';
import { type PlaceId, OFF, type Square } from '../ids.ts';
import type { View } from '../seen.ts';

/** Columns A to X, rows 1 to 18, as on a chessboard. */
export const coordinates = (square: Square): string =>
  square === OFF ? '–' : `${String.fromCharCode(65 + (square % WIDTH))}${Math.floor(square / WIDTH) + 1}`;

export const placeAt = (view: View, square: Square): PlaceId | null =>
  view.city.places.find(place => place.square === square)?.place ?? null;

export const carsAt = (view: View, square: Square): number =>
  view.stacks.find(stack => stack.square === square)?.cars ?? 0;
