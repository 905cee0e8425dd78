import type { Event } from '../../events.ts';
import type { Face, RuleId } from '../../ids.ts';

// Dice as they lie there, of one side or of two.

/** One die as it lies there: it counts, it has met its opposite, or it says nothing. */
export interface Die {
  readonly face: Face | number;
  readonly state: 'counts' | 'cancelled' | 'idle';
  /** Which of the pairs it is in, where it has met its opposite. */
  readonly pair?: number;
}

/** The dice of one side. */
export interface DiceRow {
  readonly name: string;
  readonly dice: readonly Die[];
  readonly note: string | null;
  /** What threw them. */
  readonly by: Event;
}

export interface Thrown {
  readonly title: string;
  readonly rows: readonly DiceRow[];
  readonly sum: string | null;
  readonly rule: RuleId;
}

/** The first of them have met their opposites; some pairs may be others'. */
export function lit(faces: readonly Face[], counted: Face, pairs: number, first = 0): Die[] {
  let met = 0;
  return faces.map(face => {
    if (face !== counted) return { face, state: 'idle' };
    met += 1;
    return met <= pairs ? { face, state: 'cancelled', pair: first + met - 1 } : { face, state: 'counts' };
  });
}

export const count = (faces: readonly Face[], face: Face): number => faces.filter(one => one === face).length;
