import type { ScenarioFaces } from '../../../table/scenarios.ts';
import { COLUMNS, HEIGHT, QUICK_CITY, ROWS, SIZE, WIDTH } from '../content/boards.ts';
import { columnOf, lettersOf, rowOf } from '../rules/city.ts';

const CELL = 4;

/** The city of a first match: every other one has the same boards, laid otherwise. */
const LETTERS = Array.from(lettersOf(QUICK_CITY.map(board => ({ board, rotation: 0 }))));

/** What shows from above: roofs, parks, what missions are about, where figures begin, and where the police are. */
const GROUNDS = [
  ['#D', '#8d6f58'],
  ['F', '#4f7d4a'],
  ['O', '#f3c64f'],
  ['H', '#d8543e'],
  ['P', '#5b8fe0'],
] as const;

const squaresOf = (letters: string): string =>
  LETTERS.flatMap((letter, square) =>
    letters.includes(letter) ? [`M${columnOf(square) * CELL} ${rowOf(square) * CELL}h${CELL}v${CELL}h-${CELL}z`] : [],
  ).join('');

const between = (count: number): readonly number[] => Array.from({ length: count - 1 }, (_, at) => (at + 1) * SIZE);
const SEAMS = [
  ...between(COLUMNS).map(column => `M${column * CELL} 0v${HEIGHT * CELL}`),
  ...between(ROWS).map(row => `M0 ${row * CELL}h${WIDTH * CELL}`),
].join('');

function Picture() {
  return (
    <svg viewBox={`-2 -2 ${WIDTH * CELL + 4} ${HEIGHT * CELL + 4}`} aria-hidden="true">
      <rect width={WIDTH * CELL} height={HEIGHT * CELL} rx="2" fill="#4b4460" />
      {GROUNDS.map(([letters, fill]) => (
        <path key={letters} d={squaresOf(letters)} fill={fill} />
      ))}
      <path d={SEAMS} stroke="#241e19" strokeWidth="0.6" />
    </svg>
  );
}

export const scenarios: ScenarioFaces = { Picture };
