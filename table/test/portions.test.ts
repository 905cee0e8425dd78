import { describe, expect, test } from 'vitest';
import {
  type Portions,
  type Shares,
  answersOf,
  canGive,
  canTake,
  firstShares,
  inPlace,
  leftOf,
  shifted,
} from '../portions.ts';

const portions = (total: number, mosts: readonly number[], rest = -1): Portions<string> => ({
  total,
  targets: mosts.map((most, i) => ({ id: 'abc'.charAt(i), label: '', most, takesRest: i === rest })),
  answer: ({ id }, amount) => `${id}${amount}`,
});

/** Pluses and minuses, one after the other. */
const pressed = (given: Portions<string>, presses: string): Shares =>
  presses
    .split(' ')
    .reduce(
      (shares, press) => shifted(given, shares, 'abc'.indexOf(press.charAt(0)), press.endsWith('+') ? 1 : -1),
      firstShares(given),
    );

describe('plus and minus', () => {
  test('give one and take one, within what there is', () => {
    const wounds = portions(2, [2, 1]);
    expect(firstShares(wounds)).toEqual([0, 0]);
    expect(pressed(wounds, 'a+ b+')).toEqual([1, 1]);
    expect(pressed(wounds, 'b+ b+'), 'the second takes one at most').toEqual([0, 1]);
    expect(pressed(wounds, 'a+ a+ b+'), 'all is given').toEqual([2, 0]);
    expect(pressed(wounds, 'a-'), 'there is nothing to take').toEqual([0, 0]);
    expect(leftOf(wounds, [0, 1])).toBe(1);
  });

  test('say what is possible', () => {
    const wounds = portions(2, [2, 1]);
    expect([canGive(wounds, [1, 1], 0), canTake(wounds, [1, 1], 0)]).toEqual([false, true]);
    expect([canGive(wounds, [1, 0], 0), canTake(wounds, [1, 0], 1)]).toEqual([true, false]);
  });

  test('leave the rest to whoever takes it', () => {
    const damage = portions(3, [3, 3, 3], 2);
    expect(firstShares(damage)).toEqual([0, 0, 3]);
    const shares = pressed(damage, 'a+ b+ b+');
    expect(shares).toEqual([1, 2, 0]);
    expect(leftOf(damage, shares)).toBe(0);
    expect([0, 1, 2].map(at => canGive(damage, shares, at))).toEqual([false, false, false]);
    expect(shifted(damage, shares, 1, -1)).toEqual([1, 1, 1]);
    expect(shifted(damage, shares, 2, -1), 'the rest is not given').toBe(shares);
  });
});

describe('the answers', () => {
  test.each<[string, Portions<string>, Shares, string[]]>([
    ['go from target to target; the last gets what is left', portions(3, [3, 3, 3]), [1, 1, 1], ['a1', 'b1']],
    ['end where nothing is left to decide', portions(3, [3, 3, 3]), [3, 0, 0], ['a3']],
    ['say also that a target gets nothing', portions(2, [2, 2, 2]), [0, 0, 2], ['a0', 'b0']],
    ['leave out a target that must take all it can', portions(3, [2, 1, 1]), [2, 1, 0], ['a2', 'b1']],
    ['leave out everything that is forced', portions(3, [1, 1, 1]), [1, 1, 1], []],
    ['never name whoever takes the rest', portions(3, [3, 3], 1), [1, 2], ['a1']],
  ])('%s', (_name, given, shares, expected) => {
    expect(answersOf(given, shares)).toEqual(expected);
  });
});

test('are shown where their targets stand, whatever the rules ask first', () => {
  const target = (id: string, place?: number) => ({ id, label: '', most: 1, ...(place !== undefined && { place }) });
  const order = (...targets: ReturnType<typeof target>[]) =>
    inPlace({ targets }).map(({ target: { id }, at }) => id + at);
  expect(order(target('left', 0), target('right', 2), target('middle', 1))).toEqual(['left0', 'middle2', 'right1']);
  expect(order(target('a'), target('b'))).toEqual(['a0', 'b1']);
});
