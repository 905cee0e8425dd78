// Sentence machinery that knows no word of any language.

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a seat; a seat without one is called by its number. */
export function nameOf(names: readonly string[], seat: number | null, word: string): string {
  if (seat === null) return word;
  const name = names[seat];
  return name === undefined || name === '' ? `${word} ${seat + 1}` : name;
}
