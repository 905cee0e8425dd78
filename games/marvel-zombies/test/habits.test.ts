import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { View } from '../seen.ts';
import { habits } from '../ui/habits.ts';
import { table } from './table.ts';

test('the lead is not asked in which order heroes of bots alone act', () => {
  const view: View = game.view(table('M1', {}).m, null);
  const look = { texts: en, language: 'en' as const, view, names: ['Ada', 'Bot 2'], seat: 0 };
  const options = view.heroes.map(({ id }) => ({ type: 'activate' as const, hero: id }));
  const [habit] = habits;
  const answer = (isBot: (seat: number) => boolean, step = 'round/next') => habit?.answer(step, options, look, isBot);
  expect(answer(() => true)).toEqual(options[0]);
  expect(
    answer(() => false),
    'somebody may want to be next',
  ).toBeNull();
  expect(answer(() => true, 'turn/act')).toBeNull();
});
