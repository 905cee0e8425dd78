// Differences between two views, so that a move sends what it changed and not the whole table.

/**
 * What turns one plain value into another:
 * `[value]` puts a new value there; an object patches the fields it names, `null` taking a field away;
 * `{ '#': length, ... }` patches an array by index and cuts or grows it to that length.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | number | null };

/** The patch from `before` to `after`, or null when they are the same. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDiff(before, after);
  if (isRecord(before) && isRecord(after)) return recordDiff(before, after);
  return [after];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordDiff(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  const patch: { [key: string]: Patch | null } = {};
  let isChanged = false;
  for (const key in before)
    if (!Object.hasOwn(after, key)) {
      patch[key] = null;
      isChanged = true;
    }
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const);
    if (part === null) continue;
    patch[key] = part;
    isChanged = true;
  }
  return isChanged ? patch : null;
}

/** By index, or the whole list where that is shorter: a card taken from the left moves all the others. */
function arrayDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const patch: { [key: string]: Patch | number } = {};
  let isChanged = before.length !== after.length;
  if (isChanged) patch['#'] = after.length;
  for (let i = 0; i < after.length; i++) {
    const part = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const);
    if (part === null) continue;
    patch[i] = part;
    isChanged = true;
  }
  if (!isChanged) return null;
  return JSON.stringify(patch).length < JSON.stringify(after).length + 2 ? patch : [after];
}

/** The value after the patch; the value before is left as it is, unchanged parts are shared. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (isReplacement(patch)) return patch[0];
  if (Array.isArray(before)) return patchedArray(before, patch);
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const [key, part] of Object.entries(patch))
    if (part === null) delete after[key];
    else after[key] = patched(after[key], part as Patch);
  return after;
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

function patchedArray(before: readonly unknown[], patch: { readonly [key: string]: Patch | number | null }): unknown[] {
  const after = [...before];
  const length = patch['#'];
  if (typeof length === 'number') after.length = length;
  for (const [key, part] of Object.entries(patch))
    if (key !== '#') after[Number(key)] = patched(after[Number(key)], part as Patch);
  return after;
}
