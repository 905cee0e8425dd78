import type { BoardId } from '../ids.ts';
import type { Source } from './source.ts';

export const SIZE = 6; // squares along one side of a board
export const COLUMNS = 4; // boards of the city, side by side
export const ROWS = 3;
export const SLOTS = COLUMNS * ROWS;
export const WIDTH = COLUMNS * SIZE;
export const HEIGHT = ROWS * SIZE;

/** `.` street, `M` subway entrance, `#` building, `F` forest, `H` HQ, `P` police station, `O` objective, `D` home. */
export interface Board {
  readonly grid: readonly string[];
  readonly source: Source;
  readonly nameSource: Source;
}

export const boards: { readonly [B in BoardId]: Board } = {
  bronx: {
    grid: ['#.#O.#', '......', '#.H#.#', '#..#M#', '......', '#.P#.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'madison-square': {
    grid: ['#.##.#', '..O...', '#.D..#', '#..#.#', '...P..', '#M##.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  chinatown: {
    grid: ['#.##.P', '....#.', '#.#..#', 'O..#.#', '.#..M.', '#.#H.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'grand-central': {
    grid: ['P.##.#', '......', '#.O#.#', '#.##.H', '..##..', '#M##.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  rockaway: {
    grid: ['#.##.#', '......', '#....#', '#.#O.F', '......', 'HMFF.F'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  queensboro: {
    grid: ['#.##.#', '.#....', '#.#P.#', 'D.##.#', '.M....', '#.#O.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'central-park': {
    grid: ['F.FF.F', '......', 'F.FF.O', 'F.F.MF', '..F...', 'H.FF.F'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'times-square': {
    grid: ['#.##.#', '......', '#..M.D', 'O....#', '......', '#.#P.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'wall-street': {
    grid: ['#.##.#', '.M##..', '#.O#.#', '#.#H.#', '......', 'P.##.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  '30th-street': {
    grid: ['#.##.#', '......', '#.#.M#', '#..#.#', '..H...', '#.##.O'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  'carter-square': {
    grid: ['#.H#.#', '......', '#.FF.#', 'P.FF.#', '....M.', '#.#O.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
  '57th-street': {
    grid: ['#.#D.#', '....#.', 'H.#..#', '#..#.#', '......', '#M#O.#'],
    source: 'reconstructed',
    nameSource: 'rulebook',
  },
};

/** The fixed city of a first game: slot by slot, no board turned. */
export const QUICK_CITY: readonly BoardId[] = [
  'bronx',
  'central-park',
  'times-square',
  'queensboro',
  'chinatown',
  '57th-street',
  'madison-square',
  'grand-central',
  'wall-street',
  '30th-street',
  'carter-square',
  'rockaway',
];
