import type { Puzzle, Puzzles } from '../../engine/puzzle.ts';
import type { Spec } from '../../engine/types.ts';
import { type Drill, type DrillNote, LEARNER } from '../../table/lesson.ts';
import { remembering } from '../calls/loaded.ts';

// Puzzles lie in the folders of their games; those of a game are fetched together by whoever wants one.

const found = import.meta.glob<{ default: Puzzles }>('../../games/*/puzzles.json');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export const gamesWithPuzzles: readonly string[] = [...loaders.keys()].toSorted();

const load = remembering(async (game: string) => (await loaders.get(game)?.())?.default.puzzles ?? []);

export const puzzlesOf = (game: string): Promise<readonly Puzzle[]> => load(game);

/** A puzzle as it is played: a note for each answer, with what each of its options is worth. */
export interface PuzzleDrill extends Drill<Spec> {
  readonly notes: readonly PuzzleNote[];
}

export interface PuzzleNote extends DrillNote<Spec> {
  readonly chances: readonly number[];
}

export const drillOf = ({ id, table, answers }: Puzzle): PuzzleDrill => ({
  id,
  table,
  notes: answers.map(({ right, chances, because, forced }) => ({
    right,
    chances,
    because,
    followed: forced.map(play => ({ play, seat: LEARNER })),
  })),
});
