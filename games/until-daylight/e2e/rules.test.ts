/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import { answer, choices, openTable } from './table.ts';

test('what lies on the table leads to its rule, and a finger that rests looks without acting', async () => {
  await using house = await House.open();
  const ana = await house.visitor(PHONE);
  const { page } = ana;
  await openTable(ana, 1);
  await beginWithBots(ana);

  // The board offers characters: a long press opens what one would do, and nothing is chosen.
  await choices(ana).first().waitFor();
  const count = await choices(ana).count();
  const piece = page.locator('#board [data-piece]').first();
  await piece.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.getByRole('menu').waitFor();
  await piece.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await piece.dispatchEvent('click');
  expect(await choices(ana).count(), 'still the same question').toBe(count);
  await page.keyboard.press('Escape');

  for (let answers = 0; answers < 12 && !(await page.getByText('Inventaire').first().isVisible()); answers++)
    await answer(ana, () => 0);
  const character = page.locator('[class*="character"] button').first();
  await character.hover();
  await page.waitForTimeout(500);
  await character.click();
  const rules = page.getByRole('dialog');
  await rules.locator('[data-rule^="UD-CHAR-"]').first().waitFor();
  expect(await ana.violations(), 'axe with the rulebook open').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 300_000);
