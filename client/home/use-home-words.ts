import { useLanguage } from '../language.ts';
import { type HomeWords, homeWords } from './words.ts';

export const useHomeWords = (): HomeWords => homeWords[useLanguage()];
