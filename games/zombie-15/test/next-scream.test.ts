import { describe, expect, test } from 'vitest';
import { guess } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Table } from './table.ts';
import { MINUTE, on, table } from './table.ts';

const seen = ({ m }: Table) => m.game.view(m, 0).scream;

describe('Z15-SETUP-07 Z15-INFO-01: what the next scream brings, for whoever counts', () => {
  test('the Hordes that are left in this half of the deck', () => {
    for (const gone of [0, 3, 20, 23, 24, 30, 47]) {
      const laid = table(4, {}, { scenario: 'S04' });
      const { state } = laid.m;
      state.drawn = state.deck.splice(state.deck.length - gone).reverse();
      const next = Array.from({ length: 400 }, (_, i) => guess(laid.m, 0, seedRng(`guess${i}`)).state.deck.at(-1));
      const share = next.filter(card => card === 'horde').length / next.length;
      expect(Math.abs((seen(laid)?.horde ?? -1) - share), `${gone} drawn`).toBeLessThan(0.08);
    }
  });

  test('one in six at the beginning, and one to four zombies otherwise', () => {
    expect(seen(table(4, {}, { scenario: 'S04' }))).toMatchObject({ cards: ['hero'], least: 1, most: 4, alpha: null });
    expect(seen(table(4, {}, { scenario: 'S04' }))?.horde).toBeCloseTo(4 / 24);
  });

  test('two cards are twice the chance, but for both at once', () => {
    const { horde = 0, cards } = seen(table(4, {}, { scenario: 'S09' })) ?? {};
    expect(cards).toHaveLength(2);
    expect(horde).toBeCloseTo(1 - (20 / 24) * (19 / 23));
  });

  test('none where the cat sees to it, nothing at all where no scream comes', () => {
    expect(seen(table(4, { cat: true }, { scenario: 'S04' }))).toMatchObject({ cards: [], horde: 0 });
    expect(seen(table(4, { elapsed: 850_000 }, { scenario: 'S04' }))).toBeNull();
    expect(seen(table(1, { step: 'setup' }, { scenario: 'S04' }))).toBeNull();
  });

  test('Z15-MARCH-02 Z15-ALPHA-05: who marches does so with the scream, and so does the Alpha', () => {
    const marching = table(4, { elapsed: 0 }, { scenario: 'S09' });
    const marches = seen(marching)?.marches;
    expect(marches).not.toEqual([]);
    expect(marching.after(MINUTE).events('marched')[0]).toMatchObject({ moves: marches });
    const hunted = table(4, { heroes: [{ at: '21-B' }], zombies: {} }, { scenario: 'S15' });
    const to = seen(hunted)?.alpha;
    expect(to).not.toBeNull();
    expect(hunted.after(MINUTE).events('alphaMoved')[0]).toMatchObject({ from: on('S15')('24-B'), zone: to });
  });
});
