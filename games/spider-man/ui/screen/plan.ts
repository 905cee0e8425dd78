import type { CSSProperties } from 'react';
import type { ThingId } from '../../../../table/touch.ts';
import { COLUMNS, HEIGHT, SIZE, WIDTH } from '../../content/boards.ts';
import type { Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import { squareThing } from '../touch.ts';

export const SQUARES: readonly Square[] = Array.from({ length: WIDTH * HEIGHT }, (_, square) => square);

/** Where a square lies, for the style sheets: counted in squares from the upper left. */
export const at = (square: Square): CSSProperties =>
  ({ '--x': columnOf(square), '--y': rowOf(square) }) as CSSProperties;

/** The slot that a square lies in. */
export const slotAt = (square: Square): number =>
  Math.floor(square / WIDTH / SIZE) * COLUMNS + Math.floor((square % WIDTH) / SIZE);
/** The upper left square of a slot. */
export const cornerOfSlot = (slot: number): Square =>
  Math.floor(slot / COLUMNS) * SIZE * WIDTH + (slot % COLUMNS) * SIZE;

/** The middle of a square, counted in squares. */
export const middleOf = (square: Square): { readonly x: number; readonly y: number } => ({
  x: columnOf(square) + 0.5,
  y: rowOf(square) + 0.5,
});

const byThing = new Map<ThingId, Square>(SQUARES.map(square => [squareThing(square), square]));

export const squareOfThing = (thing: ThingId): Square | undefined => byThing.get(thing);

export const isOnBoard = (square: Square): boolean => square >= 0;
