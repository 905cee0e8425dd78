import { type TokenId, tokens } from '../content/tokens.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** What tells a key or a bag from the others without its colour. */
export function tokenMark(token: TokenId | null, { language }: Pick<Seen, 'language'>): string {
  if (token === null) return '';
  const { colour, value } = tokens[token];
  return colour ? words[language].colours[colour].mark : (value?.toString() ?? '');
}
