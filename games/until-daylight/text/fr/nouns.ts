import { signed } from '../grammar.ts';
import type { Noun } from '../shape.ts';

// French grammar. Every H of this game is aspirated (Hache, Hachoir, Hipster): none is elided.

const startsWithVowel = (word: string): boolean => /^[aeiouàâéèêëîïôöùûüœ]/i.test(word);

export const of = (word: string): string => (startsWithVowel(word) ? `d'${word}` : `de ${word}`);

/** Without a plural: there is only one of it. */
export function masculine(name: string, plural: string = name): Noun {
  const elided = startsWithVowel(name);
  return {
    name,
    plural,
    a: `un ${name}`,
    the: elided ? `l'${name}` : `le ${name}`,
    of: elided ? `de l'${name}` : `du ${name}`,
    to: elided ? `à l'${name}` : `au ${name}`,
    it: 'le',
  };
}

export function feminine(name: string, plural: string = name): Noun {
  const the = startsWithVowel(name) ? `l'${name}` : `la ${name}`;
  return { name, plural, a: `une ${name}`, the, of: `de ${the}`, to: `à ${the}`, it: 'la' };
}

/** Things whose name is in the plural: the cards are counted, not the things. */
export const several = (name: string): Noun => ({
  name,
  plural: `cartes ${name}`,
  a: `des ${name}`,
  the: `les ${name}`,
  of: `des ${name}`,
  to: `aux ${name}`,
  it: 'les',
});

/** The same in a stack, from which single cards are taken. */
export const stacked = (name: string): Noun => ({ ...several(name), a: `une carte ${name}` });

/** Cards that bear the name of an idea and not of a thing. */
export const titled = (name: string): Noun => ({
  name,
  plural: `cartes ${name}`,
  a: `une carte ${name}`,
  the: `la carte ${name}`,
  of: `de la carte ${name}`,
  to: `à la carte ${name}`,
  it: 'la',
});

/** Things that belong to somebody by name (Masse du Pilier): there is only the one. */
export const owned = (noun: Noun): Noun => ({ ...noun, a: noun.the });

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** In words up to ten. */
const words = (count: number): string => WORDS[count] ?? String(count);

export const counted = (count: number, noun: Noun): string => (count === 1 ? noun.a : `${words(count)} ${noun.plural}`);

const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);

/** For the log: `deux dégâts`, `aucun dégât`. */
export const damageInWords = (count: number): string =>
  count === 0 ? 'aucun dégât' : `${words(count)} ${plural(count, 'dégât', 'dégâts')}`;

/** For the log: `une vie`, `deux vies`. */
export const livesInWords = (count: number): string => (count === 1 ? 'une vie' : `${words(count)} vies`);

export const enemies = (count: number): string => `${words(count)} ${plural(count, 'ennemi', 'ennemis')}`;

export const damage = (count: number): string => `${count} ${plural(count, 'dégât', 'dégâts')}`;
/** What is added: `+2 dégâts`. */
export const bonus = (count: number): string => `${signed(count)} ${plural(count, 'dégât', 'dégâts')}`;
export const lives = (count: number): string => `${count} ${plural(count, 'vie', 'vies')}`;
export const cards = (count: number): string => `${count} ${plural(count, 'carte', 'cartes')}`;
export const combatCards = (count: number): string => `${cards(count)} Combat`;
export const actions = (count: number): string => `${count} ${plural(count, 'action', 'actions')}`;

export const ordinal = (position: number, gender: 'masculine' | 'feminine'): string =>
  position > 1 ? `${position}e` : gender === 'feminine' ? '1re' : '1er';

const NBSP = '\u00a0';

/** No line breaks before a double punctuation mark nor inside quotation marks. */
const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** Typesets every string, also those that the functions return. */
export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return typeset(texts) as T;
  if (typeof texts === 'function') return ((...args: unknown[]): unknown => typesetAll(texts(...args))) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text)])) as T;
}
