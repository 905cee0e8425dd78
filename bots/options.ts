// How bots look through what is offered.

type OfType<A, T> = Extract<A, { type: T }>;

/** The options of one type. */
export function ofType<A extends { type: string }, T extends A['type']>(
  options: readonly A[],
  type: T,
): OfType<A, T>[] {
  return options.filter((option): option is OfType<A, T> => option.type === type);
}

/** The option of this type; throws where it is not offered. */
export function only<A extends { type: string }>(options: readonly A[], type: A['type']): A {
  const found = options.find(option => option.type === type);
  if (!found) throw new Error(`${type} is not offered`);
  return found;
}

/** The option that is worth most, the first of equals; null where none is worth more than `least`. */
export function best<T>(options: readonly T[], worth: (option: T) => number, least = -Infinity): T | null {
  let found: T | null = null;
  let most = least;
  for (const option of options) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found;
}

/** The same where something must be done, whatever it is worth. */
export const bestOf = <T>(options: readonly T[], worth: (option: T) => number): T =>
  best(options, worth) ?? first(options);

/** The first of what is never empty. */
export function first<T>(options: readonly T[]): T {
  const [found] = options;
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

/** The last of what is never empty. */
export function last<T>(options: readonly T[]): T {
  const found = options.at(-1);
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}
