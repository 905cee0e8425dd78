/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE } from '../../e2e/house.ts';
import { gameIds } from '../../shelf/games.ts';
import type { PlayedMatch } from '../calls/answers.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const DAY = 24 * 60 * 60_000;
const [FIRST = '', SECOND = ''] = gameIds();

const matches: readonly PlayedMatch[] = Array.from({ length: 24 }, (_, at) => ({
  id: `match ${at}`,
  game: at % 3 === 0 ? SECOND : FIRST,
  scenario: at % 2 === 0 ? 'one' : 'two',
  endedAt: Date.now() - at * 12 * DAY,
  lasted: 2_000_000 + at * 100_000,
  score: at % 4 === 3 ? 0.5 : at % 2,
  bots: at % 5 === 0 ? [] : [at % 2 === 0 ? 'companion' : 'expert'],
}));

test.each([{ width: 1280, height: 720 }, PHONE])(
  'pictures, with their tables behind, fit on a screen of %o',
  async size => {
    const ana = await house.visitor(size);
    const { page } = ana;
    await page.route('**/api/me/matches', route => route.fulfill({ json: matches }));
    await ana.goTo('/');
    await page.waitForFunction(() => localStorage.getItem('rempart.met') !== null);
    await ana.goTo('/record');
    await page.getByText('24 parties jouées').waitFor();
    expect(await ana.violations()).toEqual([]);
    const tables = page.locator('details table');
    expect(await tables.count()).toBe(5);
    const sums = await tables
      .nth(3)
      .locator('tbody tr')
      .evaluateAll(rows =>
        rows.map(row => [...row.querySelectorAll('td')].slice(0, 3).map(cell => Number(cell.textContent))),
      );
    expect(sums.flat().reduce((all, one) => all + one, 0)).toBe(matches.length);
    await page.getByRole('combobox').selectOption(SECOND);
    await page.getByText('8 parties jouées').waitFor();
    await page.getByRole('heading', { name: 'Par scénario' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(ana.errors).toEqual([]);
  },
);

test('whoever has played nothing yet is told so', async () => {
  const ben = await house.visitor();
  await ben.goTo('/device');
  await ben.page.getByRole('link', { name: 'Vos parties en chiffres' }).click();
  await ben.page.getByText('Rien encore.').waitFor();
  expect(await ben.violations()).toEqual([]);
});

test('a page whose code does not come says so instead of nothing, and is there once it comes', async () => {
  const ben = await house.visitor();
  await ben.page.route('**/assets/record-page*', route => route.abort());
  await ben.goTo('/record');
  await ben.page.getByText('Cette page n’a pas pu s’afficher.').waitFor();
  await ben.page.unroute('**/assets/record-page*');
  await ben.page.getByRole('button', { name: 'Réessayer' }).click();
  await ben.page.getByText('Rien encore.').waitFor();
});
