import { useCallback } from 'react';
import type { Language } from '../../engine/box.ts';
import { type Rulebook, chapterTitles, ruleTexts } from '../../engine/rulebook.ts';
import type { RuleId } from '../../engine/types.ts';
import { rulebook } from '../calls/endpoints.ts';
import { remembering, useLoaded } from '../calls/loaded.ts';

const books = remembering((key: string) => {
  const [game = '', language] = key.split(' ');
  return rulebook(game, language as Language);
});

export const rulebookOf = (game: string, language: Language): Promise<Rulebook> => books(`${game} ${language}`);

const NONE: ReadonlyMap<RuleId, string> = new Map();

/** The text of every rule of a game by its id; empty until it has come. */
export function useRuleTexts(game: string, language: Language): ReadonlyMap<RuleId, string> {
  const [texts] = useLoaded(`${game} ${language}`, async () => ruleTexts(await rulebookOf(game, language)));
  return texts.state === 'ready' ? texts.value : NONE;
}

/** What a rule is called where there is no room for it: its chapter, once that has come; its id until then. */
export function useRuleNames(game: string, language: Language): (rule: RuleId) => string {
  const [titles] = useLoaded(`${game} ${language}`, async () => chapterTitles(await rulebookOf(game, language)));
  const known = titles.state === 'ready' ? titles.value : NONE;
  return useCallback(rule => known.get(rule) ?? rule, [known]);
}
