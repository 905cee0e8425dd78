import { type Colour, type TokenId, tokens } from '../content/tokens.ts';

export const LOCK_PAINT: { readonly [C in Colour]: string } = {
  blue: '#67b1ff',
  red: '#ff7468',
  yellow: '#ffd83d',
  green: '#73dc7c',
};

/** The colour of a search token, seen from above. */
export function tokenPaint(token: TokenId): string {
  const { colour, kind } = tokens[token];
  return colour ? LOCK_PAINT[colour] : kind === 'bag' ? '#d7b98a' : '#e9e2cf';
}
