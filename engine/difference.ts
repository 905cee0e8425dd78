import { hasParts } from './plain.ts';

/** One thing that is not as it was said to be. */
export interface Difference {
  readonly path: string; // where, as in `players[0].damage`
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Objects may hold more than expected; arrays have the expected length. */
export function compare(expected: unknown, actual: unknown, path: string): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((part, i) => compare(part, actual[i], joined(path, [i])));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (!hasParts(actual) || Array.isArray(actual)) return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, part]) => {
      const place = joined(path, [key]);
      return Object.hasOwn(actual, key)
        ? compare(part, actual[key], place)
        : [{ path: place, expected: part, actual: undefined }];
    });
  }
  return expected === actual ? [] : [{ path, expected, actual }];
}

/** A path further on. */
export function joined(path: string, keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)),
    path,
  );
}
