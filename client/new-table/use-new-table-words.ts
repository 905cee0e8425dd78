import { useLanguage } from '../language.ts';
import { type NewTableWords, newTableWords } from './words.ts';

export const useNewTableWords = (): NewTableWords => newTableWords[useLanguage()];
