import type { Action } from '../spec.ts';

/** The options of one type. */
export function ofType<T extends Action['type']>(options: readonly Action[], type: T): Extract<Action, { type: T }>[] {
  return options.filter((option): option is Extract<Action, { type: T }> => option.type === type);
}

/** The option that is worth most, the first of equals. */
export function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0] as T;
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found;
}
