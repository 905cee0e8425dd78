/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { troublesAt } from '../../../e2e/fitting.ts';
import { House } from '../../../e2e/house.ts';
import { takeFromList } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf } from '../../../e2e/table.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'crowd' });
});
afterAll(() => house.close());

const CROWD = 3;
/** Whoever opens doors and attacks but once soon has a crowd before them. */
const WANTED: readonly Action['type'][] = ['attack', 'roll', 'open', 'end'];

test('the city fits every screen, and all that can be answered can be touched', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'marvel-zombies', 1, 'M1');
  await beginWithBots(ana);
  await ana.page.mouse.move(0, 0); // what it rests on says what it is, over what lies around
  const isCrowded = ({ zones }: View): boolean =>
    zones.some(({ walker, brute, runner }) => walker + brute + runner >= CROWD);
  let hasAttacked = false;
  const found = await troublesAt<Action>(
    ana,
    touchedBy(ana),
    {
      choosing: ({ step }) => step === 'mission/pick',
      'first Turn': ({ step }) => step === 'turn/act',
      'before the dice': ({ step }) => step === 'attack/boost',
      crowded: ({ options }) => options.some(({ type }) => type === 'attack') && isCrowded(viewOf(ana) as View),
    },
    ({ options, step }) => {
      hasAttacked ||= step === 'attack/boost';
      const wanted = WANTED.slice(hasAttacked ? 1 : 0).find(type => options.some(action => action.type === type));
      return takeFromList(ana, action => (action as Action).type === wanted);
    },
  );
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);
