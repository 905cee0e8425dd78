import { hasParts } from '../engine/plain.ts';
import { type ShortList, longList, shortList } from './records.ts';

// Differences between two views, so that a move sends what it changed and not the whole table.

/**
 * What turns one plain value into another:
 * `[value]` puts a new value there; an object patches the fields it names, `null` taking a field away;
 * `{ '#': length, ... }` patches an array by index and cuts or grows it to that length;
 * `{ '=': list }` puts new records there, said in short.
 */
export type Patch = readonly [unknown] | Records | { readonly [key: string]: Patch | number | null };
type Records = { readonly '=': ShortList };

/** The patch from `before` to `after`, or null when they are the same. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!hasParts(before) || !hasParts(after)) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? arrayDiff(before, after) : [after];
  return Array.isArray(before) ? [after] : recordDiff(before, after);
}

/** It runs over every view after every input: nothing is made where nothing changed. */
function recordDiff(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  let patch: { [key: string]: Patch | null } | null = null;
  let shared = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    // What an object inherits is a function, and no view holds one.
    const isThere = (was !== undefined && typeof was !== 'function') || Object.hasOwn(before, key);
    if (isThere) shared++;
    const part = isThere ? diff(was, is) : ([is] as const);
    if (part !== null) (patch ??= {})[key] = part;
  }
  if (shared === Object.keys(before).length) return patch;
  for (const key in before) if (!Object.hasOwn(after, key)) (patch ??= {})[key] = null;
  return patch;
}

/** By index, or the whole list where that is shorter: a card taken from the left moves all the others. */
function arrayDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: { [key: string]: Patch | number } | null = before.length === after.length ? null : { '#': after.length };
  let changed = 0;
  let replaced = 0;
  for (let i = 0; i < after.length; i++) {
    const part = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const);
    if (part === null) continue;
    (patch ??= {})[i] = part;
    changed++;
    if (Array.isArray(part)) replaced++;
  }
  if (patch === null) return null;
  // Details of a few of many are shorter without being measured.
  if (replaced === 0 && changed * 2 <= after.length) return patch;
  if (JSON.stringify(patch).length < JSON.stringify(after).length + 2) return patch;
  return after.length > 2 && after.every(isRecord) ? { '=': shortList(after) } : [after];
}

const isRecord = (value: unknown): value is object => hasParts(value) && !Array.isArray(value);

/** The value after the patch; the value before is left as it is, unchanged parts are shared. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (isReplacement(patch)) return patch[0];
  if (isRecords(patch)) return longList(patch['=']);
  if (Array.isArray(before)) return patchedArray(before, patch);
  const after: Record<string, unknown> = hasParts(before) ? { ...before } : {};
  for (const [key, part] of Object.entries(patch))
    if (part === null) delete after[key];
    else if (typeof part !== 'number') after[key] = patched(after[key], part);
  return after;
}

/** The same for whoever knows nothing of records in short. */
export function longPatch(patch: Patch | null): Patch | null {
  if (patch === null || isReplacement(patch)) return patch;
  if (isRecords(patch)) return [longList(patch['='])];
  const parts = Object.entries(patch).map(([key, part]) => [key, typeof part === 'number' ? part : longPatch(part)]);
  return Object.fromEntries(parts) as Patch;
}

const isRecords = (patch: Patch): patch is Records => Object.hasOwn(patch, '=');
const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

function patchedArray(before: readonly unknown[], patch: { readonly [key: string]: Patch | number | null }): unknown[] {
  const after = [...before];
  const length = patch['#'];
  if (typeof length === 'number') after.length = length;
  for (const [key, part] of Object.entries(patch))
    if (typeof part !== 'number') after[Number(key)] = patched(after[Number(key)], part);
  return after;
}
