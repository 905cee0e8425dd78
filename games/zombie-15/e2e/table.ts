/// <reference lib="dom" />
import { expect } from 'vitest';
import type { Visitor } from '../../../e2e/house.ts';

interface Wanted {
  readonly scenario: string;
  readonly seats: number;
  readonly track?: string; // as the page calls it
}

/** From the shelf to a lobby; returns where the table is. */
export async function openTable({ page, ...ana }: Visitor, { scenario, seats, track }: Wanted): Promise<string> {
  await page.goto(`${ana.base}/new/zombie-15`);
  await page.locator(`input[name="scenario"][value="${scenario}"]`).check({ force: true });
  await page.getByLabel('Places autour de la table').selectOption(String(seats));
  if (track) await page.getByLabel('Bande-son').selectOption({ label: track });
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('heading', { name: 'Les places' }).waitFor();
  return new URL(page.url()).pathname;
}

export const begin = ({ page }: Visitor): Promise<void> =>
  page.getByRole('button', { name: 'Commencer la partie' }).click();

/** The buttons of the question that is asked; on a phone they are folded away. */
export const choices = ({ page }: Visitor) => page.locator('#choices button[data-option]');

/** What answers on the board. */
const pieces = ({ page }: Visitor) => page.locator('#board [data-piece]');

/** Touches something on the board that answers, and says whether there was anything. */
export async function touch(visitor: Visitor, pick: (count: number) => number): Promise<boolean> {
  const { page } = visitor;
  const count = await pieces(visitor).count();
  if (count === 0) return false;
  const piece = pieces(visitor).nth(pick(count));
  await piece.dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {});
  const items = page.getByRole('menuitem');
  if ((await items.count()) > 0)
    await items
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  await page.waitForTimeout(60);
  return true;
}

/** Until somebody is asked, answers whoever is asked; ends when `isEnough`. */
export async function playOn(
  players: readonly { readonly visitor: Visitor; readonly answer: () => Promise<boolean> }[],
  isEnough: () => Promise<boolean>,
  longest: number,
): Promise<number> {
  const deadline = Date.now() + longest;
  let answers = 0;
  while (Date.now() < deadline && !(await isEnough())) {
    let isAnswered = false;
    for (const { visitor, answer } of players)
      if (!isAnswered && (await choices(visitor).count()) > 0) isAnswered = await answer();
    if (isAnswered) answers++;
    else await players[0]?.visitor.page.waitForTimeout(50);
  }
  expect(await isEnough(), `enough after ${answers} answers`).toBe(true);
  return answers;
}

/** A picker that is the same on every run. */
export function picker(seed: number): (count: number) => number {
  let x = seed;
  return count => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 8) % count;
  };
}

/** The time that the board shows, in seconds. */
export async function timeLeft({ page }: Visitor): Promise<number> {
  const label = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const [minutes = 0, seconds = 0] = [...label.matchAll(/\d+/g)].map(Number);
  return minutes * 60 + seconds;
}
