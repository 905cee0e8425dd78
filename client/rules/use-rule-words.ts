import { useLanguage } from '../language.ts';
import { type RuleWords, ruleWords } from './words.ts';

export const useRuleWords = (): RuleWords => ruleWords[useLanguage()];
