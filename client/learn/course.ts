import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Course, LessonLine } from './lesson-line.ts';

/** The lesson that somebody is in, and the ways out of it. */
export interface Taught {
  readonly line: LessonLine;
  readonly game: string;
  /** The lesson after this one; null: it is the last. */
  readonly next: { readonly id: string; readonly title: string } | null;
  readonly restart: () => void;
}

export const TaughtContext = createContext<Taught | null>(null);

export function useTaught(): Taught & { readonly course: Course } {
  const taught = useContext(TaughtContext);
  if (!taught) throw new Error('no lesson is taught here');
  return { ...taught, course: useStore(taught.line.course) };
}
