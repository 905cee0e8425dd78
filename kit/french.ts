import type { Bearing } from './compass.ts';
import { boundedPercentage, listing, roundedTenths } from './grammar.ts';
import { NBSP } from './typeset.ts';

/** `a, b et c`. */
export const and = (words: readonly string[]): string => listing(words, ' et ');

/** The word as the number wants it: French counts zero and one alike. */
export const form = (count: number, one: string, many: string = `${one}s`): string =>
  Math.abs(count) < 2 ? one : many;

/** `1 carte`, `3 cartes`. */
export const plural = (count: number, one: string, many?: string): string => `${count} ${form(count, one, many)}`;

/** `50 %`, where no line breaks; `< 1 %` and `> 99 %` where it is only nearly none, or nearly all. */
export function percent(share: number): string {
  const { sign, hundredths } = boundedPercentage(share);
  return `${sign && `${sign}${NBSP}`}${hundredths}${NBSP}%`;
}

/** `1,5`; `2` where there are none. */
export const tenths = (value: number): string => String(roundedTenths(value)).replace('.', ',');

/** `1 carte`, `1,5 carte`, `2,5 cartes`: to the tenth, and none where it is nought. */
export function amount(value: number, one: string, many?: string): string {
  return `${tenths(value)} ${form(roundedTenths(value), one, many)}`;
}

// Names with what stands before them. An H is taken as aspirated (Hache, Hulk): none is elided.

/** A name after `le`, after `de` and after `à`. */
export interface Forms {
  readonly the: string;
  readonly of: string;
  readonly to: string;
}

const startsWithVowel = (word: string): boolean => /^[aeiouàâéèêëîïôöùûüœ]/i.test(word);

/** `d'eau`, `de pain`. */
export const of = (word: string): string => (startsWithVowel(word) ? `d’${word}` : `de ${word}`);

/** Who needs no article. */
export const proper = (name: string): Forms => ({
  the: name,
  of: of(name),
  to: `à ${name}`,
});

export function masculine(name: string): Forms {
  if (startsWithVowel(name)) return elided(name);
  return { the: `le ${name}`, of: `du ${name}`, to: `au ${name}` };
}

export function feminine(name: string): Forms {
  if (startsWithVowel(name)) return elided(name);
  return { the: `la ${name}`, of: `de la ${name}`, to: `à la ${name}` };
}

const elided = (name: string): Forms => {
  const the = `l’${name}`;
  return { the, of: `de ${the}`, to: `à ${the}` };
};

export const several = (name: string): Forms => ({ the: `les ${name}`, of: `des ${name}`, to: `aux ${name}` });

export const bearings: { readonly [B in Bearing]: string } = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',
};

/** `au nord`, `à l'est`. */
export const toward = (where: Bearing): string => masculine(bearings[where]).to;
