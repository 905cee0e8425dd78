/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../../e2e/house.ts';
import { answerOnce, beginWithBots, choicesOf, openTableOf } from '../../../e2e/table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'dawn' });
});
afterAll(() => house.close());

const noteOf = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: 'Seule réponse' });
const HABIT = 'Donner pour moi la réponse';

/** Answers until a question has one answer, which is not given here. */
async function untilLone(visitor: Visitor): Promise<void> {
  for (let answers = 0; answers < 60; answers++) {
    await choicesOf(visitor).first().waitFor();
    if ((await choicesOf(visitor).count()) === 1) return;
    await answerOnce(visitor, () => 0);
  }
  throw new Error('every question had several answers');
}

/** Presses Escape in the moment before the only answer is given. On a busy machine it may be given sooner: then at the next. */
async function waitsAtOne(visitor: Visitor): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await untilLone(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.waitForTimeout(2000);
    if ((await choicesOf(visitor).count()) === 1) return;
  }
  throw new Error('every answer was given');
}

test('the only answer is shown, given after a moment, and left where one would rather wait', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'marvel-zombies', 1, 'M0');
  await beginWithBots(ana);
  const shown = noteOf(ana).waitFor();
  await untilLone(ana);
  await shown;
  await expect.poll(() => choicesOf(ana).count(), { timeout: 15_000 }).toBeGreaterThan(1);

  await waitsAtOne(ana);
  expect(await noteOf(ana).count()).toBe(0);
  await answerOnce(ana, () => 0);

  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await ana.page.getByRole('checkbox', { name: HABIT }).uncheck();
  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await untilLone(ana);
  await ana.page.waitForTimeout(2000);
  expect(await choicesOf(ana).count(), 'whoever wants to be asked is asked').toBe(1);
  expect(await ana.page.getByRole('alert').count()).toBe(0);
  expect(ana.errors).toEqual([]);
}, 300_000);
