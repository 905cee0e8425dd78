import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from '../../../e2e/house.ts';
import { byKeys } from '../../../e2e/lessons.ts';
import { lessons } from '../ui/lessons.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('every lesson by keys alone; the list remembers what was learnt', async () => {
  const ana = await house.visitor();
  for (const { id, notes } of lessons) expect(await byKeys(ana, 'marvel-zombies', id)).toBe(notes.length);
  expect(await ana.violations()).toEqual([]);
  await ana.goTo('/learn/marvel-zombies');
  await ana.page
    .getByRole('img', { name: 'Leçon faite' })
    .nth(lessons.length - 1)
    .waitFor();
  expect(await ana.violations()).toEqual([]);
});
