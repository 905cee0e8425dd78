import { expect, test } from 'vitest';
import { complete } from '../../../engine/testing/scene.ts';
import { walkWisely } from '../../../engine/testing/walk.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { aloud } from '../ui/screen/aloud.ts';
import { reachOf } from '../ui/screen/reach.ts';
import { MOVE, dice, table } from './table.ts';

test('those who look on see exactly where whoever moves may go', { timeout: 60_000 }, () => {
  let walks = 0;
  const setups = [2, 4].map(seats => complete(game, { seats }));
  walkWisely(game, { setups, policy: yardstick, runs: 3, moves: 200 }, ({ m, open }) => {
    const view = game.view(m, null);
    if (view.focus?.step !== 'movement/walk') return;
    const to = open.flatMap(action => (action.type === 'go' ? [action.to] : []));
    walks += to.length > 0 ? 1 : 0;
    expect([...reachOf(view)].sort((a, b) => a - b)).toEqual(to.sort((a, b) => a - b));
  });
  expect(walks).toBeGreaterThan(10);
});

test('a room is told who plays whom, and how far they may still go', () => {
  const scene = table(2, {});
  const told = (): string | null => {
    const view = game.view(scene.m, null);
    const look = { texts: en, language: 'en' as const, view, names: ['Ann', 'Bob'], seat: null };
    return aloud(view.focus?.step ?? '', look, 'Ann');
  };
  expect(told()).toBe('Ann plays Spider-Man.');
  scene.dice(3).play(0, MOVE);
  expect(told(), 'in the words of the question').toBeNull();
  scene.play(0, dice(1));
  expect(told()).toBe('Ann moves Spider-Man: 3 squares left.');
});
