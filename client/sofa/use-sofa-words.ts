import { useLanguage } from '../language.ts';
import { type SofaWords, sofaWords } from './words.ts';

export const useSofaWords = (): SofaWords => sofaWords[useLanguage()];
