import { useLanguage } from '../language.ts';
import { type AnalysisWords, analysisWords } from './words.ts';

export const useAnalysisWords = (): AnalysisWords => analysisWords[useLanguage()];
