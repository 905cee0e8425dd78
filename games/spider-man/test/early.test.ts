import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { isEarly, unspent } from '../ui/early.ts';
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

test.each([
  ['a villain beside the way’s end', { rhino: { at: '4,2' } }, {}, false],
  ['nobody there', { rhino: { at: '9,9' } }, {}, 'quietly'],
  ['somebody to take', { rhino: { at: '9,9' } }, { 'mary-jane': '4,2' }, false],
])('Spider-Man who has come there stops without losing anything: %s', (_name, figures, characters, expected) => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,0' }, ...figures }, characters });
  scene.dice(6).play(0, MOVE).play(0, dice(1));
  expect(isEarly(STOP, eyes(scene)), 'before the first step').toBe('quietly');
  scene.play(0, go(4, 1));
  expect(isEarly(STOP, eyes(scene))).toBe(expected);
});

test('cars are worth nothing to Spider-Man, and worth stopping at to a villain', () => {
  const near = { stacks: { '4,2': { cars: 1 } }, figures: { 'spider-man': { at: '4,0' }, rhino: { at: '9,9' } } };
  const hero = table(3, near).dice(6).play(0, MOVE).play(0, dice(1)).play(0, go(4, 1));
  expect(isEarly(STOP, eyes(hero))).toBe('quietly');
  const villain = table(3, {
    ...near,
    roles: ['rhino', 'police', 'spider-man'],
    figures: { rhino: { at: '4,0' }, 'spider-man': { at: '9,9' } },
  });
  villain.dice(6).play(0, MOVE).play(0, dice(1)).play(0, go(4, 1));
  expect(isEarly(STOP, eyes(villain))).toBe(false);
});

test('what is left unused is counted over all dice', () => {
  const { view } = eyes(table(2, { players: [{ dice: [1, 0, 2] }, {}] }));
  expect(unspent(view, 0)).toBe(3);
});
