import { useLanguage } from '../language.ts';
import { type PuzzleWords, puzzleWords } from './words.ts';

export const usePuzzleWords = (): PuzzleWords => puzzleWords[useLanguage()];
