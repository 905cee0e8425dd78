import { typesetAll } from '../../kit/typeset.ts';
import { useLanguage } from '../language.ts';
import { puzzle as en } from './text/en.ts';
import { puzzle as fr } from './text/fr.ts';

// What is said around puzzles: it is fetched with them.

export const puzzleWords = { fr: typesetAll(fr), en } as const;

export const usePuzzleWords = (): typeof fr => puzzleWords[useLanguage()];
