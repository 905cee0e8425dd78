import { useLanguage } from '../language.ts';
import { type SeatingWords, seatingWords } from './words.ts';

export const useSeatingWords = (): SeatingWords => seatingWords[useLanguage()];
