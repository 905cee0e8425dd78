import type { Language } from '../../engine/box.ts';
import { type Rulebook, ruleTexts } from '../../engine/rulebook.ts';
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
