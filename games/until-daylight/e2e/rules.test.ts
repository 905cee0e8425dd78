/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import type { Sourced } from '../../../kit/source.ts';
import { countsOf } from '../../../table/origins.ts';
import { originKinds } from '../content/origins.ts';
import { choices, openTable } from './table.ts';

test('what lies on the table leads to its rule and says whether it is printed, and a finger that touches for the first time looks without acting', async () => {
  await using house = await House.open();
  const ana = await house.visitor(PHONE);
  const { page } = ana;
  await openTable(ana, 1, false);
  await beginWithBots(ana);

  // A finger that touches a character for the first time is told who that is, and nothing is chosen.
  await choices(ana).first().waitFor({ state: 'attached' });
  const count = await choices(ana).count();
  const touch = (thing: string) => page.locator(`[data-thing^="${thing}"]`).first().dispatchEvent('click');
  const bubble = page.locator('[data-bubble]');
  await touch('figure:pillar');
  const pillar = bubble.locator('strong', { hasText: 'Pilier' });
  await pillar.waitFor();
  expect(await choices(ana).count(), 'still the same question').toBe(count);
  await bubble.getByRole('button', { name: /^Règle : / }).click();
  const rules = page.getByRole('dialog');
  await rules.locator('[data-rule^="UD-CHAR-"]').first().waitFor();
  expect(await ana.violations(), 'axe with the rulebook open').toEqual([]);
  await rules.getByRole('link', { name: 'Ce qui vient de la boîte' }).waitFor();
  await page.keyboard.press('Escape');
  // Whoever looks at something else meanwhile is shown again what the second touch would give.
  await touch('figure:seat-0');
  await pillar.waitFor({ state: 'detached' });
  await touch('figure:pillar');
  await pillar.waitFor();
  expect(await choices(ana).count(), 'nothing is given').toBe(count);
  await bubble.getByRole('button', { name: 'Confirmer' }).click();
  await page.locator('#own [data-thing^="card:"]').first().waitFor();

  // The weapon that everybody starts with is ours: it says so, unless somebody does not want to hear it.
  await touch('card:pillar-');
  await bubble.locator('[data-rebuilt]').waitFor();
  const before = new URL(page.url()).pathname;
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByLabel('Marquer ce qui est reconstitué').uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-rebuilt]').count()).toBe(0);
  await ana.goTo(before);
  await page.locator('#own [data-thing^="card:"]').first().waitFor();
  await touch('card:pillar-');
  await bubble.waitFor();
  await page.waitForTimeout(500);
  expect(await page.locator('[data-rebuilt]').count(), 'the device remembers it').toBe(0);

  await ana.goTo('/rules/until-daylight');
  await page.getByRole('link', { name: 'Ce qui vient de la boîte' }).click();
  await page.getByRole('heading', { name: 'Cartes Assaut' }).waitFor();
  const told = await page.locator('#assaults [data-count]').allTextContents();
  expect(told).toEqual(['1 imprimé dans le livret', '5 reconstitués']);
  const all = Object.values(countsOf(originKinds.flatMap(({ items }) => Object.values<Sourced>(items))));
  const sums = await page
    .locator('main [data-count]')
    .evaluateAll(
      (found, kinds) => found.slice(0, found.length - kinds).map(one => Number.parseInt(one.textContent ?? '', 10)),
      await page.locator('section [data-count]').count(),
    );
  expect(sums).toEqual(all.filter(count => count > 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing beside the screen').toBe(
    PHONE.width,
  );
  expect(await ana.violations(), 'axe on the page of what is printed').toEqual([]);

  await page.getByRole('link', { name: 'Voir les pièces' }).click();
  await page.getByRole('img', { name: 'Le Pilier' }).waitFor();
  await page.getByLabel('Fond').selectOption('day');
  await page.getByLabel('Montrer les noms').uncheck();
  expect(await page.getByRole('img', { name: 'Le Pilier' }).count(), 'to be guessed').toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the gallery fits, too').toBe(PHONE.width);
  expect(await ana.violations(), 'axe in the gallery').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 300_000);
