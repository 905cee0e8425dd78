import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { isEarly } from '../ui/early.ts';
import { END, MOVE, PASS, STOP, dice, go, table } from './table.ts';

const eyes = ({ m }: Pick<ReturnType<typeof table>, 'm'>) => ({ view: game.view(m, 0), seat: 0 });

test.each([
  [[2, 3, 1], true],
  [[0, 0, 1], true],
  [[1, 0, 0], true],
  [[0, 0, 0], false],
])('with dice %j to end a turn is early: %s', (left, expected) => {
  expect(isEarly(END, eyes(table(2, { players: [{ dice: left, hand: ['explosives'] }, {}] })))).toBe(expected);
});

test('to stop with points left and to pass are not early, but quiet', () => {
  const moving = table(2, {}).dice(3).play(0, MOVE).play(0, dice(1));
  expect(isEarly(STOP, eyes(moving))).toBe('quietly');
  expect(isEarly(PASS, eyes(moving))).toBe('quietly');
  expect(isEarly(go(0, 0), eyes(moving))).toBe(false);
});
