/// <reference lib="dom" />
import type { Visitor } from '../../../e2e/house.ts';
import { pressOpen, withFriends } from '../../../e2e/table.ts';
import { GAME } from './table.ts';

/** A table of this scenario for so many, with these choices in the form; where it is. */
export async function openFor(
  ana: Visitor,
  scenario: string,
  seats: number,
  chosen: { readonly [label: string]: string },
  hasSquads = false,
): Promise<string> {
  const { page } = ana;
  await ana.goTo(`/new/${GAME}`);
  await page.locator(`input[name="scenario"][value="${scenario}"]`).dispatchEvent('click');
  await page.locator('select#seats').selectOption(String(seats));
  for (const [label, value] of Object.entries(chosen)) await page.getByLabel(label).selectOption({ label: value });
  if (hasSquads) await page.getByLabel(/^Escouades/).check();
  await withFriends(ana);
  return pressOpen(ana);
}
