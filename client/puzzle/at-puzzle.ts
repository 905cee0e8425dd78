import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Course, LessonLine } from '../learn/lesson-line.ts';
import type { PuzzleDrill } from './puzzles.ts';

/** The puzzle that somebody looks at, and the ways out of it. */
export interface AtPuzzle {
  readonly line: LessonLine<PuzzleDrill>;
  readonly game: string;
  readonly isToday: boolean;
  /** One that is not solved yet; null: all are. */
  readonly another: string | null;
  readonly restart: () => void;
}

export const PuzzleContext = createContext<AtPuzzle | null>(null);

export function usePuzzle(): AtPuzzle & { readonly course: Course } {
  const at = useContext(PuzzleContext);
  if (!at) throw new Error('there is no puzzle here');
  return { ...at, course: useStore(at.line.course) };
}
