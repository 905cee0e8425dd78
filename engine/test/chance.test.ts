import { describe, expect, test } from 'vitest';
import { draw, pick, reveal, roll, shuffle, stack } from '../chance.ts';
import type { Loaded, Match } from '../types.ts';
import { type L, climb, wait } from './toys/ladder.ts';

const match = (loaded: Partial<Loaded> = {}): Match<L> =>
  Object.assign(climb({ wait }), { loaded: { rolls: [], picks: [], shuffles: [], ...loaded } });
const times = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);
const cards = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('dice', () => {
  test('show every side from 1, and nothing else', () => {
    const m = match();
    expect(new Set(times(200, () => roll(m, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('loaded ones come first, in their order, and do not touch the generator', () => {
    const m = match({ rolls: [6, 1] });
    const before = JSON.stringify(m.rng);
    expect([roll(m, 6), roll(m, 6)]).toEqual([6, 1]);
    expect(JSON.stringify(m.rng)).toBe(before);
    roll(m, 6);
    expect(JSON.stringify(m.rng)).not.toBe(before);
  });

  test.each([0, 7, -1, 1.5, NaN])('a loaded die that shows %d is an error', value => {
    expect(() => roll(match({ rolls: [value] }), 6)).toThrow(`a loaded die shows ${value}, but it has 6 sides`);
  });
});

describe('picks', () => {
  test('pick every index, and nothing else', () => {
    const m = match();
    expect(new Set(times(100, () => pick(m, 4)))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('loaded ones come first, from 0 to the last', () => {
    const m = match({ picks: [3, 0] });
    expect([pick(m, 4), pick(m, 4)]).toEqual([3, 0]);
  });

  test.each([4, -1, 0.5])('a loaded pick of %d among 4 is an error', index => {
    expect(() => pick(match({ picks: [index] }), 4)).toThrow(`a loaded pick is ${index}`);
  });

  test('among nothing is an error', () => {
    expect(() => pick(match(), 0)).toThrow('0 things');
  });
});

describe('shuffles', () => {
  test('keep the cards, change their order, and work in place', () => {
    const deck = cards(30);
    expect(shuffle(match(), deck)).toBe(deck);
    expect(deck).not.toEqual(cards(30));
    expect([...deck].sort((a, b) => a - b)).toEqual(cards(30));
  });

  test('are the same again from the same generator', () => {
    expect(shuffle(match(), cards(30))).toEqual(shuffle(match(), cards(30)));
  });

  test('bring about every order equally often', () => {
    const m = match();
    const counts = new Map<string, number>();
    for (let n = 0; n < 24 * 2000; n++) {
      const order = shuffle(m, cards(4)).join(' ');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare, '23 degrees of freedom, one in a thousand').toBeLessThan(49.7);
  });

  test('a loaded one brings its cards to the top, the first to be drawn first', () => {
    const m = match({ shuffles: [[3, 7], []] });
    const deck = shuffle(m, cards(10));
    expect([draw(m, deck), draw(m, deck)]).toEqual([3, 7]);
    shuffle(m, deck);
    expect(m.loaded?.shuffles, 'each shuffle uses one').toEqual([]);
  });

  test('a loaded one leaves the generator where a random one would', () => {
    const [one, two] = [match({ shuffles: [[3]] }), match()];
    shuffle(one, cards(10));
    shuffle(two, cards(10));
    expect(one.rng).toEqual(two.rng);
  });

  test('a loaded card that is not in the deck is an error', () => {
    expect(() => shuffle(match({ shuffles: [[99]] }), cards(10))).toThrow('no 99 left among the 10 cards');
  });
});

describe('stack', () => {
  test('puts cards on top, also twins, and compares by content', () => {
    const deck = [{ n: 1 }, { n: 2 }, { n: 1 }, { n: 3 }];
    stack(deck, [{ n: 1 }, { n: 1 }]);
    expect(deck).toEqual([{ n: 2 }, { n: 3 }, { n: 1 }, { n: 1 }]);
  });

  test('may order the whole deck, and leaves the rest in its order', () => {
    const deck = [1, 2, 3, 4];
    stack(deck, [1, 2, 3, 4]);
    expect(deck).toEqual([4, 3, 2, 1]);
    stack(deck, [3]);
    expect(deck).toEqual([4, 2, 1, 3]);
    stack(deck, []);
    expect(deck).toEqual([4, 2, 1, 3]);
  });

  test('does not find one card twice', () => {
    expect(() => stack([1, 2, 3], [2, 2])).toThrow('no 2 left');
    expect(() => stack([1], [1, 2])).toThrow('no 2 left');
  });
});

describe('what is revealed', () => {
  test('a die, a pick, a draw and a flip count, a shuffle does not', () => {
    const m = match();
    const deck = cards(2);
    const counts = [m.revealed];
    for (const chance of [
      () => roll(m, 6),
      () => pick(m, 2),
      () => draw(m, deck),
      () => reveal(m),
      () => shuffle(m, deck),
    ]) {
      chance();
      counts.push(m.revealed);
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 4]);
  });

  test('a draw takes the top card without touching the generator; an empty deck reveals nothing', () => {
    const m = match();
    const before = JSON.stringify(m.rng);
    const deck = [1, 2];
    expect([draw(m, deck), draw(m, deck), draw(m, deck)]).toEqual([2, 1, undefined]);
    expect(m.revealed).toBe(2);
    expect(JSON.stringify(m.rng)).toBe(before);
  });
});
