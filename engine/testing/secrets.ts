import { copy, same } from '../plain.ts';
import { below } from '../rng.ts';
import type { Match, Rng, Seat, Setup, Spec } from '../types.ts';

/** One thing that lies hidden on a table: a deck, a hand, a face-down token. */
export interface Secret<W extends Spec> {
  readonly name: string;
  /** What it is made of, in its order; empty while it is not there. */
  of(m: Match<W>): readonly unknown[];
  /** What changes along with it, such as the deck that holds what it could be instead. */
  along?(m: Match<W>): readonly unknown[];
  /** Whether this seat, or with null a spectator, may know it now. Without it nobody may. */
  isKnownTo?(m: Match<W>, seat: Seat | null): boolean;
  /** Brings the table, in the open, to where the secret matters: random play seldom gets there. */
  prepare?(m: Match<W>, r: Rng): void;
  /** Makes it another one, which those who may not know it could not tell from this one; leaves it where there is no other. */
  change(m: Match<W>, r: Rng): void;
}

/** All that is hidden at a table of this set-up. */
export type Secrets<W extends Spec> = (setup: Setup<W>) => readonly Secret<W>[];

/** Everything hidden from this seat now, by name. */
export function hiddenFrom<W extends Spec>(
  secrets: readonly Secret<W>[],
  m: Match<W>,
  seat: Seat | null,
): { [name: string]: readonly unknown[] } {
  const found: { [name: string]: readonly unknown[] } = {};
  for (const secret of secrets) {
    if (!secret.isKnownTo?.(m, seat)) found[secret.name] = [...secret.of(m)];
  }
  return found;
}

/** A pile of which nobody knows the order, and everybody what it is made of. */
export function pile<W extends Spec>(name: string, of: (m: Match<W>) => unknown[]): Secret<W> {
  return { name, of, change: (m, r) => swap(r, of(m)) };
}

/** What lies face down in places that everybody sees: two of them change places. */
export function lying<W extends Spec, T extends object>(
  name: string,
  thingsOf: (m: Match<W>) => T[],
  face: keyof T,
): Secret<W> {
  return {
    name,
    of: m => copy(thingsOf(m)), // with its place: two that are turned at once have changed places
    change(m, r) {
      const faces = thingsOf(m).map(thing => thing[face]);
      swap(r, faces);
      thingsOf(m).forEach((thing, i) => Object.assign(thing, { [face]: faces[i] }));
    },
  };
}

/** Two that differ change places. */
export function swap(r: Rng, cards: unknown[]): void {
  exchange(r, cards, cards);
}

/** One of each changes places with another of the other; nothing happens where all are alike. */
export function exchange(r: Rng, ones: unknown[], others: unknown[]): void {
  const pairs = ones.flatMap((one, i) => others.flatMap((other, j) => (same(one, other) ? [] : [[i, j] as const])));
  const pair = pairs[below(r, Math.max(1, pairs.length))];
  if (!pair) return;
  const [i, j] = pair;
  [ones[i], others[j]] = [others[j], ones[i]];
}
