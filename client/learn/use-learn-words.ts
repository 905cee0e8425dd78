import { useLanguage } from '../language.ts';
import { type LearnWords, learnWords } from './words.ts';

export const useLearnWords = (): LearnWords => learnWords[useLanguage()];
