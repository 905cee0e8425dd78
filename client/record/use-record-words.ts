import { useLanguage } from '../language.ts';
import { type RecordWords, recordWords } from './words.ts';

export const useRecordWords = (): RecordWords => recordWords[useLanguage()];
