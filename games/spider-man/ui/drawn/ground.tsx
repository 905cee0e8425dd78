import { memo } from 'react';
import { HEIGHT, SIZE, WIDTH, boards } from '../../content/boards.ts';
import { places } from '../../content/places.ts';
import { type BoardId, PLACES } from '../../ids.ts';
import { columnOf, rowOf, squareIn } from '../../rules/city.ts';
import type { SeenCity } from '../../seen.ts';
import { DEFS, type Plan, U, cellsOf, houses, streets, woods } from './blocks.ts';
import { flat, placed } from './drawing.tsx';
import { drawnPlace } from './lots.ts';
import { shores } from './shores.ts';
import styles from './ground.module.css';

const [WIDE, HIGH] = [WIDTH * U, HEIGHT * U];

/** The city as it was laid; the same drawing as long as it stays the same. */
export const Ground = memo(
  function Ground({ city }: { readonly city: SeenCity }) {
    return (
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        aria-hidden="true"
        className={styles.ground}
        strokeLinejoin="round"
        strokeLinecap="round"
        dangerouslySetInnerHTML={{ __html: drawnCity(city) }}
      />
    );
  },
  ({ city: before }, { city: after }) =>
    before.terrain === after.terrain && JSON.stringify(before.places) === JSON.stringify(after.places),
);

const planOf = (width: number, height: number, letters: string): Plan => ({
  width,
  height,
  at: (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? '' : (letters[y * width + x] ?? '')),
});

const drawnPlan = (plan: Plan): string => {
  const cells = cellsOf(plan);
  return streets(plan, cells) + woods(cells) + houses(plan, cells);
};

function drawnCity({ terrain, places: standing }: SeenCity): string {
  const plan = planOf(WIDTH, HEIGHT, terrain);
  const built = [...standing]
    .sort((a, b) => a.square - b.square)
    .map(({ place, square, destroyed }) =>
      placed(drawnPlace(place, destroyed), `translate(${columnOf(square) * U} ${rowOf(square) * U})`),
    );
  return (
    `<defs>${DEFS}</defs>${shores(plan)}${drawnPlan(plan)}${built.join('')}` +
    `<rect x="-3000" y="-3000" width="${WIDE + 6000}" height="${HIGH + 6000}" fill="url(#sm-dusk)"/>`
  );
}

/** The letters and places of a board that lies so. */
function drawnBoard(board: BoardId, rotation: number): string {
  const letters: string[] = [];
  boards[board].grid.forEach((line, row) =>
    Array.from(line).forEach((letter, column) => {
      const square = squareIn(0, rotation, row, column);
      letters[rowOf(square) * SIZE + columnOf(square)] = letter;
    }),
  );
  const built = PLACES.filter(place => places[place].board === board).map(place => {
    const square = squareIn(0, rotation, places[place].row, places[place].column);
    return placed(drawnPlace(place, false), `translate(${columnOf(square) * U} ${rowOf(square) * U})`);
  });
  return `<defs>${DEFS}</defs>${flat(`M0 0H${SIZE * U}V${SIZE * U}H0z`, '#343a58')}${drawnPlan(planOf(SIZE, SIZE, letters.join('')))}${built.join('')}`;
}

interface Props {
  readonly board: BoardId;
  readonly rotation?: number;
}

/** One board by itself, as it lies or would lie. */
export function BoardPicture({ board, rotation = 0 }: Props) {
  return (
    <svg
      viewBox={`0 0 ${SIZE * U} ${SIZE * U}`}
      aria-hidden="true"
      className={styles.board}
      dangerouslySetInnerHTML={{ __html: drawnBoard(board, rotation) }}
    />
  );
}
