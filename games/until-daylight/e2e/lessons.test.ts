import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import { byKeys, byTouch } from '../../../e2e/lessons.ts';
import { lessons } from '../ui/lessons.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('every lesson by keys alone; the list remembers what was learnt', async () => {
  const ana = await house.visitor();
  for (const { id, notes } of lessons) expect(await byKeys(ana, 'until-daylight', id)).toBe(notes.length);
  expect(await ana.violations()).toEqual([]);
  await ana.goTo('/learn/until-daylight');
  await ana.page
    .getByRole('img', { name: 'Leçon faite' })
    .nth(lessons.length - 1)
    .waitFor();
  expect(await ana.violations()).toEqual([]);
});

test('every lesson with a finger on what glows', async () => {
  const ben = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  for (const { id, notes } of lessons) expect(await byTouch(ben, 'until-daylight', id)).toBe(notes.length);
});

test('a mistake is answered at once, and the lesson goes on as it was', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await ana.goTo('/learn/until-daylight/night');
  await page.locator('[data-note="1"]').waitFor();
  const before = await page.locator('#main').getAttribute('data-n');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await page.getByRole('alert').getByText('Agissez d’abord').waitFor();
  expect(await page.locator('#main').getAttribute('data-n')).toBe(before);
  await page.locator('[data-show]').click();
  await page.locator('[data-note="2"]').waitFor();
  await page.reload();
  await page.locator('[data-note="2"]').waitFor();
  await page.getByRole('link', { name: 'Passer la leçon' }).click();
  await page.waitForURL(/rubble/);
});
