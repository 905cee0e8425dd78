import { expect, test } from 'vitest';
import { guess } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { ZombieCardId } from '../content/zombie-cards.ts';
import { type Table, fresh, table } from './table.ts';

const guesses = ({ m }: Table) => Array.from({ length: 30 }, (_, i) => guess(m, 0, seedRng(`guess${i}`)).state);
const hordes = (cards: readonly ZombieCardId[]): number => cards.filter(card => card === 'horde').length;
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

test('Z15-INFO-01 Z15-SETUP-07: whoever counts knows the Hordes of each half, and no more of the zombie deck', () => {
  for (const gone of [0, 3, 20, 24, 30]) {
    const laid = table(4, {}, { scenario: 'S04' });
    const { state } = laid.m;
    state.drawn = state.deck.splice(state.deck.length - gone).reverse();
    const lower = Math.min(24, 48 - gone); // the lower half lies at the beginning of the pile
    const known = [hordes(state.deck.slice(0, lower)), hordes(state.deck.slice(lower))];
    const seen = guesses(laid);
    for (const { deck } of seen) {
      expect(sorted(deck)).toEqual(sorted(state.deck));
      expect([hordes(deck.slice(0, lower)), hordes(deck.slice(lower))], `${gone} drawn`).toEqual(known);
    }
    expect(new Set(seen.map(({ deck }) => deck.slice(0, lower).join())).size, 'another order').toBe(30);
    if (gone < 20) {
      expect(new Set(seen.map(({ deck }) => deck.slice(lower).join())).size).toBe(30);
      expect(new Set(seen.map(({ deck }) => sorted(deck.slice(lower)).join())).size, 'other cards').toBeGreaterThan(1);
    }
  }
});

test('Z15-INFO-01: the search deck is dealt anew, the discard is not', () => {
  const laid = table(4, { discard: ['axe', 'ammo'] });
  const seen = guesses(laid);
  for (const { search, discard } of seen) {
    expect(sorted(search)).toEqual(sorted(laid.m.state.search));
    expect(discard).toEqual(['ammo', 'axe']);
  }
  expect(new Set(seen.map(({ search }) => search.join())).size).toBe(30);
});

test('Z15-INFO-01 Z15-SCN-04: tokens that lie face down change places within their pool, and what lies open stays', () => {
  const laid = table(4, {}, { scenario: 'S05' });
  const seen = guesses(laid).map(({ tokens }) => tokens.map(({ token }) => token));
  for (const tokens of seen) {
    expect(sorted(tokens.slice(0, 2))).toEqual(['bag-1', 'key-blue']);
    expect(sorted(tokens.slice(2))).toEqual(['bag-2', 'key-red']);
  }
  for (const half of [0, 2]) expect(new Set(seen.map(tokens => tokens[half])).size).toBe(2);
  const open = table(4, {}, { scenario: 'S12' });
  const bag = open.m.state.tokens.find(lying => lying.pool !== null);
  if (!bag) throw new Error('a pool');
  bag.up = true;
  const { token } = bag;
  for (const { tokens } of guesses(open)) {
    expect(tokens.slice(0, 2).map(lying => lying.token)).toEqual(['provisions', 'medicine']);
    expect(tokens.find(({ up, pool: of }) => up && of !== null)?.token).toBe(token);
  }
});

test('Z15-QUICK-09: the key of a quick game is guessed in the first half only, anywhere in it', () => {
  const laid = fresh(4, { scenario: 'quick', keys: true, bags: true });
  const half = (laid.m.state.course?.length ?? 0) - 1;
  const places = new Set<number>();
  for (const { tokens } of guesses(laid)) {
    expect(sorted(tokens.map(({ token }) => token))).toEqual(['bag-1', 'bag-1', 'bag-2', 'bag-3', 'key-blue']);
    const key = tokens.find(({ token }) => token === 'key-blue')?.zone ?? -1;
    expect(key >> 1).toBeLessThanOrEqual(half / 2);
    places.add(key);
  }
  const early = laid.m.state.tokens.filter(({ zone }) => zone >> 1 <= half / 2);
  expect(places.size).toBe(early.length);
});
