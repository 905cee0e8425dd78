import type { Language, Texts } from '../../engine/box.ts';
import type { RuleId, Spec } from '../../engine/types.ts';
import type { GameOrigins } from '../../table/origins.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { originsOf } from '../origins/origins.ts';
import type { Named } from './search.ts';

const NONE: Named = new Map();

/** What each rule of a game explains, by its names; empty until it has come. */
export function useNamed(game: string, language: Language): Named {
  const [named] = useLoaded(`${game} ${language}`, async () => {
    const [origins, texts] = await Promise.all([originsOf(game), gameTexts(game, language)]);
    return origins ? namedBy(origins, texts, language) : NONE;
  });
  return named.state === 'ready' ? named.value : NONE;
}

/** Every item of the content that names its rule. */
export function namedBy(origins: GameOrigins, texts: Texts<Spec>, language: Language): Named {
  const names = origins.names(texts, language);
  const named = new Map<RuleId, string[]>();
  for (const { id: kind, items } of origins.kinds)
    for (const [id, { rule }] of Object.entries(items)) {
      const found = names[kind]?.[id];
      if (rule === undefined || found === undefined) continue;
      const name = typeof found === 'string' ? found : found.name;
      const known = named.get(rule) ?? [];
      if (!known.includes(name)) named.set(rule, [...known, name]);
    }
  return named;
}
