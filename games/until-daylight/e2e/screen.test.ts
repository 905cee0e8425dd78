/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { troublesAt } from '../../../e2e/fitting.ts';
import { House } from '../../../e2e/house.ts';
import { takeFromList } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { main } from '../ui/touch.ts';
import { touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'screen' });
});
afterAll(() => house.close());

const CROWD = 6;

test('the table fits every screen, and all that can be answered can be touched', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'until-daylight', 4);
  await beginWithBots(ana);
  const foes = ana.page.locator('#board [data-thing^="figure:foe-"]');
  const found = await troublesAt<Action>(
    ana,
    touchedBy(ana),
    {
      choosing: ({ options }) => options.some(({ type }) => type === 'pickCharacter'),
      found: ({ options }) => options.some(({ type }) => type === 'keep'),
      exchange: ({ options }) => options.some(({ type }) => type === 'offer'),
      combat: async ({ options }) => options.some(({ type }) => type === 'attack') && (await foes.count()) >= CROWD,
    },
    // Whoever does little soon has a full line before them.
    () => takeFromList(ana, action => main(action as Action)),
  );
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);
