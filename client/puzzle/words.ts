import { typesetAll } from '../../kit/typeset.ts';
import { puzzle as en } from './text/en.ts';
import { puzzle as fr } from './text/fr.ts';

// What is said around puzzles: it is fetched with them.

export type PuzzleWords = typeof fr;

export const puzzleWords = { fr: typesetAll(fr), en } as const;
