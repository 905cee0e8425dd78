import type { Bearing } from './compass.ts';
import { boundedPercentage, listing, roundedTenths } from './grammar.ts';

/** `a, b and c`. */
export const and = (words: readonly string[]): string => listing(words, ' and ');

/** The word as the number wants it. */
export const form = (count: number, one: string, many: string = `${one}s`): string => (count === 1 ? one : many);

/** `1 card`, `3 cards`. */
export const plural = (count: number, one: string, many?: string): string => `${count} ${form(count, one, many)}`;

/** `50%`; `<1%` and `>99%` where it is only nearly none, or nearly all. */
export function percent(share: number): string {
  const { sign, hundredths } = boundedPercentage(share);
  return `${sign}${hundredths}%`;
}

/** `1.5`; `2` where there are none. */
export const tenths = (value: number): string => String(roundedTenths(value));

/** `1 card`, `1.5 cards`: to the tenth, and none where it is nought. */
export function amount(value: number, one: string, many?: string): string {
  return `${tenths(value)} ${form(roundedTenths(value), one, many)}`;
}

/** What stands before the word: `an` axe, `a` knife. */
export const article = (word: string): 'a' | 'an' => (/^[aeiou]/i.test(word) ? 'an' : 'a');

export const bearings: { readonly [B in Bearing]: string } = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
