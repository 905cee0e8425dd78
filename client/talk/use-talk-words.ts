import { useLanguage } from '../language.ts';
import { type TalkWords, talkWords } from './words.ts';

export const useTalkWords = (): TalkWords => talkWords[useLanguage()];
