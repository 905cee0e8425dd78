/// <reference lib="dom" />
import { expect } from 'vitest';
import type { Touched } from '../../../e2e/by-hand.ts';
import type { Visitor } from '../../../e2e/house.ts';
import { pressOpen, withFriends } from '../../../e2e/table.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';

interface Wanted {
  readonly scenario: string;
  readonly seats: number;
  readonly track?: string; // as the page calls it
}

/** From the shelf to a lobby; returns where the table is. */
export async function openTable(ana: Visitor, { scenario, seats, track }: Wanted): Promise<string> {
  const { page } = ana;
  await ana.goTo('/new/zombie-15');
  await page.locator(`input[name="scenario"][value="${scenario}"]`).check({ force: true });
  await page.getByLabel('Places autour de la table').selectOption(String(seats));
  if (track) await page.getByLabel('Bande-son').selectOption({ label: track });
  await withFriends(ana);
  return pressOpen(ana);
}

/** The buttons of the question that is asked, in sight or not. */
export const choices = ({ page }: Visitor) => page.locator('#choices button[data-option]');

/** How this visitor gives answers by touching. */
export const touchedBy = (visitor: Visitor, seat = 0): Touched<Action> => ({
  touch: action => touch(action, { view: viewOf(visitor, seat) as View }),
  isMain: main,
});

/** Until somebody is asked, answers whoever is asked; ends when `isEnough`. */
export async function playOn(
  players: readonly { readonly visitor: Visitor; readonly answer: () => Promise<void> }[],
  isEnough: () => Promise<boolean>,
  longest: number,
): Promise<void> {
  const deadline = Date.now() + longest;
  let answers = 0;
  while (Date.now() < deadline && !(await isEnough())) {
    const asked = await Promise.all(players.map(({ visitor }) => choices(visitor).count()));
    const next = players[asked.findIndex(count => count > 0)];
    if (next) {
      await next.answer();
      answers++;
    } else await players[0]?.visitor.page.waitForTimeout(50);
  }
  expect(await isEnough(), `enough after ${answers} answers`).toBe(true);
}

const FIFTEEN_MINUTES = 900;

/** The time that the board shows, in seconds. Before the track begins there is no clock. */
export async function timeLeft({ page }: Visitor): Promise<number> {
  const timer = page.getByRole('timer');
  if ((await timer.count()) === 0) return FIFTEEN_MINUTES;
  const label = (await timer.getAttribute('aria-label')) ?? '';
  const [minutes = 0, seconds = 0] = [...label.matchAll(/\d+/g)].map(Number);
  return minutes * 60 + seconds;
}
