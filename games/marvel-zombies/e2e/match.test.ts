/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import {
  answerAsHinted,
  answerByKeyboard,
  beginWithBots,
  isOverFor,
  openTableOf,
  resultOf,
} from '../../../e2e/table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('M0 is played to victory by following the hints', async () => {
  const ana = await house.visitor();
  let isWon = false;
  // The companion wins this mission nine times in ten: three matches are more than enough.
  for (let attempt = 0; attempt < 3 && !isWon; attempt++) {
    await openTableOf(ana, 'marvel-zombies', 1, 'M0');
    await beginWithBots(ana);
    for (let answers = 0; answers < 400 && !(await isOverFor(ana)); answers++) {
      await answerAsHinted(ana);
      if (attempt === 0 && answers === 14) expect(await ana.violations(), 'axe on a desktop').toEqual([]);
    }
    await resultOf(ana);
    isWon = await ana.page.getByText('Gagné').first().isVisible();
  }
  expect(isWon).toBe(true);
  expect(await ana.violations(), 'axe at the end').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('a mission is lost on a phone, by keyboard alone', async () => {
  const ben = await house.visitor(PHONE);
  await openTableOf(ben, 'marvel-zombies', 2, 'M3');
  await beginWithBots(ben);
  for (let answers = 0; answers < 400 && !(await isOverFor(ben)); answers++) {
    await answerByKeyboard(ben, answers % 3);
    if (answers === 12) expect(await ben.violations(), 'axe on a phone').toEqual([]);
  }
  await ben.page.getByText('Perdu').first().waitFor();
  expect(ben.errors).toEqual([]);
}, 300_000);
