import { expect, test } from 'vitest';
import { lead, moveOf, playMoves } from '../../engine/moves.ts';
import { start } from '../../engine/match.ts';
import { options } from '../../engine/queries.ts';
import { stateHash } from '../../engine/save.ts';
import { box } from '../../tools/template/index.ts';
import { checkedSetup } from '../plan.ts';
import { chosen, findPuzzles, puzzlesOf } from '../puzzles/find.ts';
import { bestOf } from '../puzzles/judge.ts';
import { SOLVER, positionsIn } from '../puzzles/positions.ts';
import type { Found } from '../puzzles/seek.ts';

const PLAYERS = ['yardstick', 'companion'] as const;
const setup = checkedSetup(box, { seats: 2 });

test('positions are told by the moves that led there', () => {
  for (const { m, moves } of positionsIn(box, setup, 'told', PLAYERS, 5)) {
    const again = start(box.game, setup, 'told');
    playMoves(again, moves);
    expect(stateHash(again)).toBe(stateHash(m));
  }
});

test('moves that the rules do not know are refused, and answers that are not open have none', () => {
  const m = start(box.game, setup, 'refused');
  expect(() => playMoves(m, '99')).toThrow('no move 99');
  expect(() => playMoves(m, 'x')).toThrow('no move x');
  const [open] = options(m, 0);
  expect(open && moveOf(m, 0, open, m.clock)).toBe('0');
  expect(() => moveOf(m, 1, open as never, m.clock)).toThrow('not open');
});

test('what follows a position hangs on its own seed alone', () => {
  const led = (then: string): string => {
    const m = start(box.game, setup, 'led');
    lead(m, { moves: '', after: then, eyes: SOLVER });
    return stateHash(m);
  };
  expect(led('1')).toBe(led('1'));
  expect(led('1')).not.toBe(led('2'));
});

test('an answer is clearly best when it is so in spite of luck', () => {
  const clear = bestOf({
    chances: [
      [0.5, 0.6, 0.5, 0.6],
      [0.7, 0.8, 0.72, 0.8],
      [0.1, 0.2, 0.1, 0.3],
    ],
  });
  expect(clear.right).toEqual([1]);
  expect(clear.gap).toBeCloseTo(0.205);
  expect(clear.margin).toBeGreaterThan(0.15);
  const doubtful = bestOf({
    chances: [
      [0, 1, 0, 1],
      [1, 0, 1, 0.4],
      [0, 0, 0, 0],
    ],
  });
  expect(doubtful.right).toEqual([1]);
  expect(doubtful.margin).toBeLessThan(0);
  const alike = bestOf({
    chances: [
      [0.5, 0.5],
      [0.505, 0.505],
      [0.2, 0.2],
    ],
  });
  expect(alike.right).toEqual([0, 1]);
});

const found = (seed: string, step: string, misled: number, right = 1): Found => ({
  puzzle: {
    id: `${seed}${step}${misled}`,
    table: { seats: 2, scenario: 'garden', options: {}, led: { seed, moves: '', after: '0', eyes: 0 } },
    answers: [
      {
        right: Array.from({ length: right }, (_, n) => ({ type: 'go', n })),
        chances: [60, 40, 30, 20],
        margin: 10,
        because: [],
        forced: [],
      },
    ],
  },
  step,
  misled,
  alike: 0,
});

test('what misleads comes first; what nobody gets wrong, and what most guesses would hit, is left', () => {
  const all = [found('a', 'x', 1), found('b', 'y', 3), found('c', 'z', 0), found('d', 'x', 2, 2)];
  expect(chosen(all, 10).map(({ id }) => id)).toEqual(['by3', 'ax1']);
});

test('no match and no question has most of them', () => {
  const all = [1, 2, 3].map(misled => found('a', `${misled}`, misled));
  expect(chosen(all, 10)).toHaveLength(2);
  expect(
    chosen(
      ['a', 'b', 'c', 'd'].map(seed => found(seed, 'x', 1)),
      4,
    ),
  ).toHaveLength(2);
});

test('the same wish finds the same, and says how to find it again', async () => {
  const wish = { matches: 2, count: 5, seed: 'same', way: { players: PLAYERS, ahead: 4 }, threads: 0 };
  const told: number[] = [];
  const once = await findPuzzles(box, { ...wish, onFound: (_, matches) => told.push(matches) });
  expect(told).toEqual([1, 2]);
  expect(await findPuzzles(box, wish)).toEqual(once);
  expect(puzzlesOf(box, wish, once, 2)).toMatchObject({
    command:
      'npx rempart puzzles pebble-race --seed same --matches 2 --count 5 --bots yardstick,companion --ahead 4 --write',
    version: box.game.version,
  });
});
