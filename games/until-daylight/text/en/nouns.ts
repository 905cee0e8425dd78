import type { Seat } from '../../../../engine/types.ts';
import type { Noun } from '../shape.ts';
import { article, form, plural } from '../../../../kit/english.ts';
import { signed, nameOf } from '../../../../kit/grammar.ts';

// English grammar, as far as this game needs it.

const a = (word: string): string => `${article(word)} ${word}`;

const forms = (name: string, the: string, rest: Pick<Noun, 'plural' | 'a' | 'it'>): Noun => ({
  name,
  the,
  of: `of ${the}`,
  to: `to ${the}`,
  ...rest,
});

/** Without a plural of its own: add an s. */
export const thing = (name: string, plural: string = `${name}s`): Noun =>
  forms(name, `the ${name}`, { plural, a: a(name), it: 'it' });

/** Things whose name is in the plural: the cards are counted, not the things. */
export const several = (name: string): Noun =>
  forms(name, `the ${name}`, { plural: `${name} cards`, a: name, it: 'them' });

/** The same in a stack, from which single cards are taken. */
export const stacked = (name: string): Noun => ({ ...several(name), a: `${a(name)} card` });

/** Cards that bear the name of an idea and not of a thing. */
export const titled = (name: string): Noun =>
  forms(name, `the ${name} card`, { plural: `${name} cards`, a: `${a(name)} card`, it: 'it' });

/** Things that belong to somebody by name: `Pillar's Sledgehammer`. */
export const owned = (name: string): Noun => forms(name, `the ${name}`, { plural: name, a: `the ${name}`, it: 'it' });

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words up to ten. */
export const words = (count: number): string => WORDS[count] ?? String(count);

export const counted = (count: number, noun: Noun): string => (count === 1 ? noun.a : `${words(count)} ${noun.plural}`);

export const enemies = (count: number): string => `${words(count)} ${form(count, 'enemy', 'enemies')}`;

/** What is added: `+2 damage`. */
export const bonus = (count: number): string => `${signed(count)} damage`;

export const cards = (count: number): string => plural(count, 'card');
export const combatCards = (count: number): string => plural(count, 'Combat card');
export const actions = (count: number): string => plural(count, 'action');

export const player = (names: readonly string[], seat: Seat | null): string =>
  seat === null ? 'a player' : nameOf(names, seat, 'Player');

/** What an option would mean that kills its player. */
export const LETHAL = 'LETHAL: the match would be lost';

export const more = (count: number): string => `${count} more Combat ${form(count, 'card')}`;
