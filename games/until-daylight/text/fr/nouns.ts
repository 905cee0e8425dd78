import type { Seat } from '../../../../engine/types.ts';
import type { Noun } from '../shape.ts';
import { signed, nameOf } from '../../../../kit/grammar.ts';
import * as french from '../../../../kit/french.ts';

// French nouns, as far as this game needs them.

/** Without a plural: there is only one of it. */
export const masculine = (name: string, many: string = name): Noun => ({
  name,
  plural: many,
  a: `un ${name}`,
  ...french.masculine(name),
  it: 'le',
});

export const feminine = (name: string, many: string = name): Noun => ({
  name,
  plural: many,
  a: `une ${name}`,
  ...french.feminine(name),
  it: 'la',
});

/** Things whose name is in the plural: the cards are counted, not the things. */
export const several = (name: string): Noun => ({
  name,
  plural: `cartes ${name}`,
  a: `des ${name}`,
  ...french.several(name),
  it: 'les',
});

/** The same in a stack, from which single cards are taken. */
export const stacked = (name: string): Noun => ({ ...several(name), a: `une carte ${name}` });

/** Cards that bear the name of an idea and not of a thing. */
export const titled = (name: string): Noun => ({
  name,
  plural: `cartes ${name}`,
  a: `une carte ${name}`,
  ...french.feminine(`carte ${name}`),
  it: 'la',
});

/** Things that belong to somebody by name (Masse du Pilier): there is only the one. */
export const owned = (noun: Noun): Noun => ({ ...noun, a: noun.the });

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** In words up to ten. */
const words = (count: number): string => WORDS[count] ?? String(count);

export const counted = (count: number, noun: Noun): string => (count === 1 ? noun.a : `${words(count)} ${noun.plural}`);

/** For the log. */
export const damageOrNone = (count: number): string => (count === 0 ? 'aucun dégât' : damage(count));

export const enemies = (count: number): string => `${words(count)} ${french.form(count, 'ennemi')}`;

export const damage = (count: number): string => french.plural(count, 'dégât');
/** What is added: `+2 dégâts`. */
export const bonus = (count: number): string => `${signed(count)} ${french.form(count, 'dégât')}`;
export const lives = (count: number): string => french.plural(count, 'vie');
export const cards = (count: number): string => french.plural(count, 'carte');
export const combatCards = (count: number): string => `${cards(count)} Combat`;
export const actions = (count: number): string => french.plural(count, 'action');

export const player = (names: readonly string[], seat: Seat | null): string =>
  seat === null ? 'un joueur' : nameOf(names, seat, 'Joueur');

/** What an option would mean that kills its player. */
export const LETHAL = 'MORTEL : la partie serait perdue';
