/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyse } from '../../e2e/ended.ts';
import { House } from '../../e2e/house.ts';
import { answerOnce, keepList, nOf } from '../../e2e/table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('a match that is over is analysed, walked along and played on from one of its moments', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await keepList(ana);
  await analyse(ana, 'until-daylight');
  const turnings = page.getByRole('region', { name: 'Les tournants' }).getByRole('button');
  await turnings.first().waitFor();
  expect(await turnings.first().textContent()).toMatch(/\d+\s%\s→\s\d+\s%/);
  await turnings.first().click();
  const at = Number(new URL(page.url()).hash.slice(1));
  expect(at).toBeGreaterThan(0);
  await page
    .getByText(/L’expert aurait fait de même|Joué/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Un coup en avant' }).click();
  await page.waitForURL(`**#${at + 1}`);
  expect(await ana.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Reprendre d’ici' }).click();
  await page.getByText('Partie d’essai').first().waitFor();
  const before = await nOf(ana);
  expect(before).toBe(at + 2); // with the dice that are new
  expect(await answerOnce(ana, () => 0)).toBe(true);
  expect(await nOf(ana)).toBeGreaterThan(before);
  expect(ana.errors).toEqual([]);
  await ana.context.close();
}, 180_000);
