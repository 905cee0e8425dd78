import type { Spec } from '../../engine/types.ts';
import type { Lesson } from '../../table/lesson.ts';
import { remembering } from '../calls/loaded.ts';
import type { Action } from '../line/table-line.ts';
import { remember, remembered } from '../memory.ts';

// Lessons are found beside the pages of their games; those of a game are fetched together by whoever learns it.

const found = import.meta.glob<{ lessons: readonly Lesson<Spec>[] }>('../../games/*/ui/lessons.ts');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

const load = remembering(async (game: string) => (await loaders.get(game)?.())?.lessons ?? []);

export const lessonsOf = (game: string): Promise<readonly Lesson<Spec>[]> => load(game);

// ---- how far somebody has come, kept on the device -------------------------------------------------------------

const doneIn = (game: string): string[] => (remembered(`lessons.${game}`) ?? '').split(' ').filter(Boolean);

export const isDone = (game: string, lesson: string): boolean => doneIn(game).includes(lesson);

export function noteDone(game: string, lesson: string): void {
  if (!isDone(game, lesson)) remember(`lessons.${game}`, [...doneIn(game), lesson].join(' '));
  noteAnswers(game, lesson, []);
}

/** What was answered in a lesson that somebody left. */
export function answersIn(game: string, lesson: string): readonly Action[] {
  try {
    const kept: unknown = JSON.parse(remembered(`lesson.${game}.${lesson}`) ?? '[]');
    return Array.isArray(kept) ? (kept as Action[]) : [];
  } catch {
    return [];
  }
}

export const noteAnswers = (game: string, lesson: string, answers: readonly Action[]): void =>
  remember(`lesson.${game}.${lesson}`, JSON.stringify(answers));
