import { hasParts } from './plain.ts';

// Anything can be thrown: what can be told of it all the same.

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** How the system or a database names it; empty where it has no such name. */
export function codeOf(thrown: unknown): string {
  return hasParts(thrown) && typeof thrown['code'] === 'string' ? thrown['code'] : '';
}
