import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import type { TokenId } from '../content/tokens.ts';
import type { View } from '../seen.ts';
import { isEarly } from '../ui/early.ts';
import { streetsTo } from '../ui/zones.ts';
import { END, on, table } from './table.ts';

const { game } = box;

function acting(actions: number, at = '02-B', zombies: object = {}): View {
  const { m } = table(4, { heroes: [{ hero: 'josh', at }], zombies });
  const view = game.view(m, 0);
  return view.turn ? { ...view, turn: { ...view.turn, actions } } : view;
}

test('to end with more than half of the actions left is early, and no action is left with a bright button', () => {
  expect([4, 3, 2, 1, 0].map(actions => isEarly(END, { view: acting(actions) }))).toEqual([
    true,
    true,
    'quietly',
    'quietly',
    false,
  ]);
});

test('whoever waits at the goal is not early, unless zombies are there', () => {
  expect(isEarly(END, { view: acting(4, '07-A') })).toBe(false);
  expect(isEarly(END, { view: acting(4, '07-A', { '07-A': 1 }) })).toBe(true);
});

const GOAL: View['goals'][number] = { type: 'token', token: 'bag-2', tile: 0, count: 0, wanted: 2, done: false };

test('to leave what a goal or a lock asks for is early, to leave anything else is worth a look', () => {
  const view = acting(2);
  const found = (token: TokenId, more: Partial<View> = {}): boolean | 'quietly' =>
    isEarly(
      { type: 'leaveToken' },
      { view: { ...view, focus: { type: 'token', token, zone: 0, from: null }, ...more } },
    );
  const goals = [GOAL];
  expect(found('bag-2')).toBe('quietly');
  expect(found('bag-2', { goals })).toBe(true);
  expect(found('bag-2', { goals: [{ ...GOAL, done: true }] })).toBe('quietly');
  expect(found('key-red')).toBe('quietly');
  expect(found('key-red', { tiles: view.tiles.map(tile => Object.assign({}, tile, { lock: 'red' })) })).toBe(true);
});

test('the button says what ending would bring', () => {
  const label = (zombies: number): string => box.texts.fr.action(END, acting(1, '02-B', { '02-B': zombies }), []);
  expect(label(1)).toBe('Finir ses actions');
  expect(label(3)).toBe('Finir et tomber (−1 PV)');
});

test('the way to the goal is counted in streets', () => {
  const view = acting(4);
  const [from, beside] = [on('S03')('02-B') / 2, on('S03')('03-B') / 2];
  expect(streetsTo(view, from, [from])).toEqual({ tile: from, streets: 0 });
  expect(streetsTo(view, from, [beside])).toEqual({ tile: beside, streets: 1 });
  expect(streetsTo(view, from, [])).toBeNull();
});

test('before anybody is chosen nobody has arrived', () => {
  const view = game.view(start(game, complete(game, { seats: 4, scenario: 'S01' }), 'x'), 0);
  expect(view.goals).toMatchObject([{ type: 'gather', count: 0, wanted: 4, done: false }]);
});

test('to end and fall is not bright while an action is left', () => {
  expect(isEarly(END, { view: acting(1, '02-B', { '02-B': 3 }) })).toBe('quietly');
  expect(isEarly(END, { view: acting(0, '02-B', { '02-B': 3 }) })).toBe(false);
  expect(isEarly(END, { view: acting(0, '02-B', { '02-B': 1 }) })).toBe(false);
});
