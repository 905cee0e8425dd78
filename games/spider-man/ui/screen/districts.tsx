import type { CSSProperties } from 'react';
import { SIZE } from '../../content/boards.ts';
import { CHARACTERS, type Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { Seen } from '../look.ts';
import { markOf } from './marks.ts';
import { cornerOfSlot } from './plan.ts';
import styles from './surface.module.css';

/** The names of the boards, as signs in their streets. */
export function Districts({ look }: { readonly look: Seen }) {
  const covered = coveredBy(look);
  return look.view.city.slots.map(
    (laid, slot) =>
      laid && (
        <span
          key={slot}
          aria-hidden="true"
          data-sign
          className={styles.district}
          style={placeOf(cornerOfSlot(slot), covered) as CSSProperties}
        >
          {look.texts.boards[laid.board].name}
        </span>
      ),
  );
}

interface Covered {
  readonly column: number;
  readonly row: number;
  readonly weight: number;
}

const [PERSON, BUILDING] = [10, 1]; // what a sign would cover
const ROWS = [0, 2, 3, 1, 4]; // of a board, the usual one first; the last one would seem to be of the board below
const MIDDLE = 1.5; // squares to either side of the middle that every sign covers; from afar it covers the whole board

/** Those who stand there reach over the square behind them, what is written at a place lies before it. */
function coveredBy(look: Seen): Covered[] {
  const { view } = look;
  const standing: Square[] = [
    ...view.figures.map(({ at }) => at),
    ...view.stacks.map(({ square }) => square),
    ...CHARACTERS.map(who => view.characters[who].square),
  ];
  const covers = (square: Square, weight: number, down = 0): Covered => ({
    column: columnOf(square),
    row: rowOf(square) + down,
    weight,
  });
  return [
    ...standing.flatMap(square => [covers(square, PERSON), covers(square, PERSON / 2, -1)]),
    ...view.city.places.flatMap(({ place, square }) =>
      markOf(look, place) ? [covers(square, PERSON), covers(square, PERSON, 1)] : [covers(square, BUILDING)],
    ),
  ];
}

/** In the row of its board in which it covers least. */
function placeOf(corner: Square, covered: readonly Covered[]): Readonly<Record<string, number>> {
  const [left, top] = [columnOf(corner), rowOf(corner)];
  const middle = left + SIZE / 2;
  const near = covered.filter(({ column }) => column >= left && column < left + SIZE);
  const costOf = (row: number): number =>
    near.reduce((sum, one) => {
      if (one.row !== top + row) return sum;
      return sum + (Math.abs(one.column + 0.5 - middle) <= MIDDLE ? one.weight : one.weight / 2);
    }, 0);
  const row = ROWS.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
  return { '--x': middle, '--y': top + row };
}
