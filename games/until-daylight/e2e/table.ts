/// <reference lib="dom" />
import type { Touched } from '../../../e2e/by-hand.ts';
import type { Visitor } from '../../../e2e/house.ts';
import { insist, keepList, pressOpen, withFriends } from '../../../e2e/table.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { drag, main, touch } from '../ui/touch.ts';

/** From the shelf to a running match: one person, and bots on the seats that nobody takes. */
export async function openTable(ana: Visitor, seats: number, isListKept = true): Promise<string> {
  const { page } = ana;
  if (isListKept) await keepList(ana);
  await ana.goTo('/');
  await page
    .getByRole('link', { name: /^Jouer Survivez/ })
    .first()
    .click();
  await page.getByLabel('Places autour de la table').selectOption(String(seats));
  await withFriends(ana);
  return pressOpen(ana);
}

/** The buttons of the question that is asked. */
export const choices = ({ page }: Visitor) =>
  page.getByRole('list', { name: 'Vos choix' }).locator('button[data-option]');

export const isOver = ({ page }: Visitor): Promise<boolean> =>
  page.getByText('La partie est terminée.').first().isVisible();

/** Answers once, with what `pick` says, if this visitor is asked within a while. */
export async function answer(visitor: Visitor, pick: (count: number) => number, patience = 60_000): Promise<boolean> {
  const buttons = choices(visitor);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await isOver(visitor)) return false;
    await insist(visitor);
    const open = await buttons.evaluateAll(all => all.map(button => button.checkVisibility()));
    const visible = open.flatMap((isOpen, i) => (isOpen ? [i] : []));
    if (visible.length > 0) {
      const button = buttons.nth(visible[pick(visible.length)] ?? 0);
      await button.click({ timeout: 2000 }).catch(() => {});
      await visitor.page.waitForTimeout(30);
      return true;
    }
    await visitor.page.waitForTimeout(40);
  }
  return false;
}

/** How this visitor gives answers by touching. */
export const touchedBy = (visitor: Visitor): Touched<Action> => ({
  touch: action => touch(action, { view: viewOf(visitor) as View }),
  isMain: main,
  drag,
});
