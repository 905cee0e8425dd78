/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../../e2e/house.ts';
import { insist } from '../../../e2e/table.ts';

// The page without a pointer, and the page as somebody has it who sees none of it: roles, names, and what is announced.

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Focused {
  readonly role: string;
  readonly name: string;
}

const focused = ({ page }: Visitor): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return { role: element?.tagName ?? '', name: name.trim() };
  });

/** Presses Tab until something with this name has the focus. */
async function tabTo(visitor: Visitor, name: RegExp, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (name.test((await focused(visitor)).name)) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`no ${name} within ${most} tabs`);
}

const isOver = ({ page }: Visitor) => page.getByText('La partie est terminée.').first().isVisible();

test('the guide and a whole match with the keyboard alone', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await ana.goTo('/');
  await page.getByRole('link', { name: /^Apprendre en jouant Survivez/ }).waitFor();
  await page.keyboard.press('Tab');
  expect((await focused(ana)).name).toBe('Aller au contenu');
  await tabTo(ana, /^Apprendre en jouant Survivez/);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Jouer une vraie partie' }).waitFor();
  await tabTo(ana, /^Jouer une vraie partie/);
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Votre guide' }).getByRole('heading').waitFor();
  await tabTo(ana, /^Compris$/);
  await page.keyboard.press('Enter');
  await page.locator('button[data-option]').first().waitFor();
  await tabTo(ana, /^1 ?Prendre/);
  const steps = new Set<string>();
  for (let moves = 0; moves < 700 && !(await isOver(ana)); moves++) {
    if (await page.getByRole('dialog').isVisible()) {
      await tabTo(ana, /quand même/, 5).catch(() => {});
      await page.keyboard.press('Enter');
      continue;
    }
    const isOption = await page.evaluate(() => document.activeElement?.hasAttribute('data-option') === true);
    if (!isOption) {
      const isAsked = (await page.locator('button[data-option]').count()) > 0;
      if (!isAsked) await page.waitForTimeout(40);
      // Somewhere else, as after a dialog: back to the choices.
      else if (moves % 5 === 4) await tabTo(ana, /^[1-9·] ?\S/, 60).catch(() => {});
      else await page.waitForTimeout(30);
      continue;
    }
    steps.add((await focused(ana)).name);
    const down = moves % 3;
    for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
  }
  expect(await isOver(ana)).toBe(true);
  expect(steps.size, 'many different questions').toBeGreaterThan(15);
  await page.getByRole('heading', { name: 'Le récit de la partie' }).waitFor();
  await tabTo(ana, /^Revoir la partie/);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Lecture de la partie' }).waitFor();
  await tabTo(ana, /Un coup en avant/);
  await page.keyboard.press('Enter');
  await page.getByText('Coup 1 sur').waitFor();
  expect(ana.errors).toEqual([]);
}, 900_000);

test('a whole match by roles, names and announcements only', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await ana.goTo('/');
  await page.getByRole('link', { name: 'Jouer Survivez jusqu’à l’aube' }).click();
  await page.getByRole('combobox', { name: 'Places autour de la table' }).selectOption({ label: '1 place (seul)' });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const list = page.getByRole('list', { name: 'Vos choix' });
  const said = new Set<string>();
  for (let moves = 0; moves < 400; moves++) {
    if (await page.getByRole('heading', { name: 'Le récit de la partie' }).isVisible()) break;
    await insist(ana);
    const buttons = list.getByRole('button');
    if ((await buttons.count()) === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const announced = await page
      .getByRole('status')
      .filter({ hasText: /^À vous\./ })
      .first()
      .textContent({ timeout: 2000 })
      .catch(() => null);
    if (announced === null) continue; // the page has given the one answer there was, or it is over
    said.add(announced);
    const name = await buttons
      .nth(moves % 2)
      .getAttribute('aria-keyshortcuts', { timeout: 300 })
      .catch(() => null);
    await list
      .getByRole('button')
      .nth(Number(name ?? 1) > 1 ? 1 : 0)
      .press('Enter', { timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(30);
  }
  expect(said.size, 'each question is announced').toBeGreaterThan(8);
  const snapshot = await page.getByRole('main').ariaSnapshot();
  for (const part of ['heading "Le récit de la partie"', 'heading "En chiffres"', 'button "Rejouer"', 'log "Journal"'])
    expect(snapshot).toContain(part);
  expect(ana.errors).toEqual([]);
}, 900_000);
