import type { Seat } from '../engine/types.ts';

// Sentence machinery that knows no word of any language and no game.

/** One maker of sentences for each member of a union: a missing one does not compile. */
export type ByType<U extends { type: string }, Rest extends readonly unknown[], R> = {
  readonly [T in U['type']]: (of: Extract<U, { type: T }>, ...rest: Rest) => R;
};

export function say<U extends { type: string }, Rest extends readonly unknown[], R>(
  makers: ByType<U, Rest, R>,
  of: U,
  ...rest: Rest
): R {
  const maker = makers[of.type as U['type']] as (of: U, ...rest: Rest) => R;
  return maker(of, ...rest);
}

/** `a, b and c`, where `last` is what stands before the last word. */
export function listing(words: readonly string[], last: string): string {
  const head = words.slice(0, -1).join(', ');
  return head === '' ? (words.at(-1) ?? '') : `${head}${last}${words.at(-1) ?? ''}`;
}

/** A share of one as a whole number of hundredths. */
export const percentage = (share: number): number => Math.round(share * 100);

const SLIGHT = 1e-9; // what sums of chances are off by: less than this is nothing at all

/** Whether nothing is left to chance. */
export const isCertain = (share: number): boolean => share >= 1 - SLIGHT;

/** The same where only what is certain may be called so: what comes near is less than the first hundredth, or more than the last. */
export function boundedPercentage(share: number): { readonly sign: '' | '<' | '>'; readonly hundredths: number } {
  const hundredths = percentage(share);
  if (hundredths === 0 && share > SLIGHT) return { sign: '<', hundredths: 1 };
  if (hundredths === 100 && !isCertain(share)) return { sign: '>', hundredths: 99 };
  return { sign: '', hundredths };
}

/** To the tenth, for what is shown and what is counted alike. */
export const roundedTenths = (value: number): number => Math.round(value * 10) / 10;

/** With a true minus, which is as wide as the plus and is read aloud. */
export const signed = (value: number): string => (value >= 0 ? `+${value}` : `−${-value}`);

/** Minutes and seconds, as on a clock: `12:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For what stands at the beginning of one text and in the middle of another. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Equal things counted, in the order in which they first appear. */
export function grouped<T>(things: readonly T[]): [thing: T, count: number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** The same keys with other values. */
export function mapped<K extends string, A, B>(
  record: { readonly [key in K]: A },
  make: (value: A, key: K) => B,
): { readonly [key in K]: B } {
  const entries = (Object.keys(record) as K[]).map(key => [key, make(record[key], key)] as const);
  return Object.fromEntries(entries) as { [key in K]: B };
}

/** The name of a seat; a seat without one is called by its number, and no seat in particular by the bare word. */
export function nameOf(names: readonly string[], seat: Seat | null, word: string): string {
  if (seat === null) return word;
  const name = names[seat];
  return name === undefined || name === '' ? `${word} ${seat + 1}` : name;
}

/** Those of whom a sentence tells, where one of them may be who reads it. */
export interface Subjects {
  readonly names: readonly string[];
  readonly isReader: boolean;
}

/** Whoever reads it comes first, as `you`. */
export function subjects(
  seats: readonly Seat[],
  reader: Seat | null | undefined,
  name: (seat: Seat) => string,
  you: string,
): Subjects {
  const isReader = seats.some(seat => seat === reader);
  const others = seats.filter(seat => seat !== reader).map(name);
  return { names: isReader ? [you, ...others] : others, isReader };
}

/** The verb of such a sentence. */
export const inPerson = ({ names, isReader }: Subjects, one: string, many: string, you: string): string => {
  if (isReader) return you;
  return names.length === 1 ? one : many;
};
