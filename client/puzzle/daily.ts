import type { Puzzle } from '../../engine/puzzle.ts';

// One puzzle a day, by the calendar that hangs where one is: the same for all, and nobody has to be asked for it.

const DAY = 86_400_000; // milliseconds

/** The number of a day. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

/** The puzzle of a day; null where a game has none. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], day: number): Puzzle | null =>
  puzzles[day % puzzles.length] ?? null;

/** What somebody has solved, of one game or of all. */
export interface Solved {
  /** The last day on which a puzzle of the day was solved, and on how many in a row up to then. */
  readonly day: number;
  readonly streak: number;
}

export const NONE: Solved = { day: -1, streak: 0 };

/** With another one solved today. */
export function solvedOn(before: Solved, today: number): Solved {
  if (before.day === today) return before;
  return { day: today, streak: before.day === today - 1 ? before.streak + 1 : 1 };
}

/** How many days in a row it is by now: one day may still be to come. */
export const streakOn = ({ day, streak }: Solved, today: number): number => (day >= today - 1 ? streak : 0);
