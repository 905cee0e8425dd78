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
  // With this seed M0 is won with health to spare, and M4 lost in its second round by whoever answers without looking.
  house = await House.open({ REMPART_SEED: 'dawn' });
});
afterAll(() => house.close());

test('M0 is played to victory by following the hints', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'marvel-zombies', 1, 'M0');
  await beginWithBots(ana);
  for (let answers = 0; answers < 400 && !(await isOverFor(ana)); answers++) {
    await answerAsHinted(ana);
    if (answers === 14) expect(await ana.violations(), 'axe on a desktop').toEqual([]);
  }
  await resultOf(ana);
  await ana.page.getByText('Gagné').first().waitFor();
  expect(await ana.violations(), 'axe at the end').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 900_000);

test('M4 is lost on a phone, by keyboard alone', async () => {
  const ben = await house.visitor(PHONE);
  await openTableOf(ben, 'marvel-zombies', 1, 'M4');
  await beginWithBots(ben);
  for (let answers = 0; answers < 400 && !(await isOverFor(ben)); answers++) {
    await answerByKeyboard(ben, 1); // always the second one: a key that is lost on a busy machine changes nothing
    if (answers === 12) expect(await ben.violations(), 'axe on a phone').toEqual([]);
  }
  await resultOf(ben);
  await ben.page.getByText('Perdu', { exact: true }).first().waitFor();
  expect(ben.errors).toEqual([]);
}, 900_000);
