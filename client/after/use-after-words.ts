import { useLanguage } from '../language.ts';
import { type AfterWords, afterWords } from './words.ts';

export const useAfterWords = (): AfterWords => afterWords[useLanguage()];
