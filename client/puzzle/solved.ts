import { remember, remembered } from '../memory.ts';
import { NONE, type Solved, solvedOn } from './daily.ts';

// What was solved on this device.

const KEY = 'puzzles';

function read(): Solved {
  const [day, streak] = (remembered(KEY) ?? '').split(' ').map(Number);
  return day !== undefined && Number.isInteger(day) && streak !== undefined && streak > 0 ? { day, streak } : NONE;
}

export const solvedDays = (): Solved => read();

const idsOf = (game: string): string[] => (remembered(`${KEY}.${game}`) ?? '').split(' ').filter(Boolean);

export const isSolved = (game: string, puzzle: string): boolean => idsOf(game).includes(puzzle);

export const solvedCount = (game: string): number => idsOf(game).length;

/** `today`: the day whose puzzle it is, null where it is one of another day. */
export function noteSolved(game: string, puzzle: string, today: number | null): void {
  if (!isSolved(game, puzzle)) remember(`${KEY}.${game}`, [...idsOf(game), puzzle].join(' '));
  if (today === null) return;
  const { day, streak } = solvedOn(read(), today);
  remember(KEY, `${day} ${streak}`);
}
