/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../../../e2e/house.ts';
import { listenTo, loudest } from '../../../e2e/sound.ts';
import { begin } from '../../../e2e/table.ts';
import { choices, openTable } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_BOT_PACE: '300' });
});
afterAll(() => house.close());

test('the table is heard, and not once it is muted', async () => {
  const ana = await house.visitor();
  await listenTo(ana);
  await openTable(ana, 1);
  await begin(ana);
  const pick = async (): Promise<void> => {
    await choices(ana).first().click();
    await ana.page.waitForTimeout(1200);
  };
  await pick();
  expect(await loudest(ana), 'a character was picked').toBeGreaterThan(0.01);
  await ana.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rempart:settings') ?? '{}') as object;
    localStorage.setItem('rempart:settings', JSON.stringify({ ...kept, isMuted: true }));
  });
  await ana.page.reload();
  await choices(ana).first().waitFor();
  await pick();
  expect(await loudest(ana), 'a weapon was picked in silence').toBe(0);
  expect(ana.errors).toEqual([]);
}, 300_000);
