/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { same } from '../../../engine/plain.ts';
import type { Spec } from '../../../engine/types.ts';
import { House, type Visitor } from '../../../e2e/house.ts';
import { type Asked, hasGoneOn, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, choicesOf, openTableOf } from '../../../e2e/table.ts';

let house: House;
beforeAll(async () => {
  // With this seed whoever ends every Turn at once soon has Wounds to share out.
  house = await House.open({ REMPART_SEED: 'p6' });
});
afterAll(() => house.close());

const noteOf = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: 'Seule réponse' });
const A_WHILE = 120_000; // milliseconds
const HABIT = 'Donner pour moi la réponse';

/** Answers until a question has one answer, which is not given here. */
async function untilLone(visitor: Visitor): Promise<Asked<Spec['action']>> {
  for (let answers = 0; answers < 60; answers++) {
    const asked = await whenAsked(visitor);
    if (!asked) break;
    if (asked.options.length === 1) return asked;
    await takeFromList(visitor, one => same(one, asked.options[0]));
  }
  throw new Error('every question had several answers');
}

/** Whether a question is still asked after the moment in which its only answer would be given. */
async function isLeft(visitor: Visitor, asked: Asked<Spec['action']>): Promise<boolean> {
  await visitor.page.waitForTimeout(2000);
  return !hasGoneOn(visitor, asked) && (await choicesOf(visitor).count()) === 1;
}

/** Presses Escape in the moment before the only answer is given. On a busy machine it may be given sooner: then at the next. */
async function waitsAtOne(visitor: Visitor): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const asked = await untilLone(visitor);
    await visitor.page.keyboard.press('Escape');
    if (await isLeft(visitor, asked)) return;
  }
  throw new Error('every answer was given');
}

test('the only answer is shown, given after a moment, and left where one would rather wait', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'marvel-zombies', 1, 'M0');
  await beginWithBots(ana);
  const shown = noteOf(ana).waitFor({ timeout: A_WHILE }); // it may be gone again when one looks for it
  const lone = await untilLone(ana);
  await shown;
  await expect.poll(() => hasGoneOn(ana, lone), { timeout: A_WHILE }).toBe(true);

  await waitsAtOne(ana);
  expect(await noteOf(ana).count()).toBe(0);
  await takeFromList(ana, () => true);

  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await ana.page.getByRole('checkbox', { name: HABIT }).uncheck();
  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  expect(await isLeft(ana, await untilLone(ana)), 'whoever wants to be asked is asked').toBe(true);
  expect(await ana.page.getByRole('alert').count()).toBe(0);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('Wounds are shared out in one question, sent together and taken back together', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'marvel-zombies', 1, 'M0');
  await beginWithBots(ana);
  const panel = ana.page.getByRole('region', { name: /à répartir$/ });
  const give = panel.getByRole('button', { name: 'Répartir ainsi' });
  for (let asked = await whenAsked(ana); asked; asked = await whenAsked(ana)) {
    if (asked.step === 'wounds/share' && (await panel.isVisible())) break;
    const last = asked.options.at(-1);
    await takeFromList(ana, one => same(one, last));
  }
  const asked = await panel.getByRole('heading').textContent();
  expect(await give.getAttribute('aria-disabled'), 'nothing is given yet').toBe('true');
  expect(await ana.violations(), 'axe on the panel').toEqual([]);
  const more = panel.getByRole('button', { name: /^Un de plus/ });
  const targets = await more.count();
  expect(targets).toBeGreaterThan(1);
  for (let presses = 0; (await give.getAttribute('aria-disabled')) === 'true' && presses < 20; presses++)
    await more.nth(presses % targets).press('Enter');
  const sent = ana.received.length;
  await give.press('Enter');
  await panel.waitFor({ state: 'detached' });
  const told = ana.received.slice(sent).join('');
  expect(told.match(/"type":"woundsAssigned"/g)?.length ?? 0, 'several were hit').toBeGreaterThan(1);
  await ana.page.getByRole('button', { name: 'Annuler' }).click();
  await panel.waitFor();
  expect(await panel.getByRole('heading').textContent(), 'all of them are back').toBe(asked);
  expect(await ana.page.getByRole('alert').count()).toBe(0);
  expect(ana.errors).toEqual([]);
}, 300_000);
