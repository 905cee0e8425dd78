import { expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { reason } from '../ui/guide/reasons.ts';
import { table } from './table.ts';

const WAY = 'It is the way to a goal of the mission.';

/** Where the acting hero may go and what it may open, and which of that is said to lead to a goal. */
function ways(given: object) {
  const { m } = table('M0', { turn: 'hulk', ...given });
  const look = { texts: en, language: 'en' as const, view: game.view(m, 0), names: ['Ada'], seat: 0 };
  const isWay = (action: Action): boolean => reason(action, null, look) === WAY;
  const offered = options(m, 0);
  const named = (type: 'move' | 'open') =>
    Object.fromEntries(
      offered.flatMap(one =>
        one.type === type ? [[one.type === 'move' ? one.to : one.type === 'open' ? one.door : '', isWay(one)]] : [],
      ),
    );
  return { moves: named('move'), doors: Object.values(named('open')) };
}

test('a door is only said to be the way to a goal where the nearest one lies behind it', () => {
  expect(ways({}).doors, 'the annexe leads nowhere').toEqual([false]);
  expect(ways({ heroes: { hulk: { zone: '2V.11' } } }).doors, 'the hall of Oscorp leads to the laboratory').toEqual([
    true,
  ]);
});

test('a step is only said to be the way to a goal where it leads nearer to one', () => {
  expect(ways({}).moves).toEqual({ '2V.11': true });
  expect(ways({ heroes: { hulk: { zone: '2V.11' } } }).moves).toMatchObject({ '2V.21': false });
});
