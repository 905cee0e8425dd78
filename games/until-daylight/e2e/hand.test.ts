/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../../e2e/house.ts';
import { SCREEN, answers, opened, phone, seated, within } from '../../../e2e/sofa.ts';

// A phone as a hand: cards lie in it, and whom they are for stands on the big screen.

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'hand' });
});
afterAll(() => house.close());

const targets = ({ page }: Visitor) => page.getByRole('list', { name: 'Sur le grand écran' }).getByRole('button');
const lifted = ({ page }: Visitor) => page.locator('#own [data-thing^="card:"]');
const listed = ({ page }: Visitor) => page.locator('#choices button[data-option]');

/** Answers until the question has such a button, in the list or under the thumb. */
async function untilAsked(hand: Visitor, name: RegExp): Promise<void> {
  const wanted = hand.page.getByRole('button', { name }).first();
  // What was just answered is still to be seen for a moment.
  const isAsked = async (): Promise<boolean> => {
    await hand.page.waitForTimeout(250);
    return wanted.isVisible();
  };
  for (let turn = 0; !((await isAsked()) && (await isAsked())); turn++) {
    if (turn > 200) throw new Error(`nobody was asked ${name}`);
    await answers(hand, turn);
  }
}

test('a card is lifted, then touched whom it is for; and enemies are called as on the screen', async () => {
  const tv = await house.visitor(SCREEN);
  const path = await opened(tv, 'Survivez jusqu’à l’aube');
  const screen = await within(tv);
  const ana = await phone(house, path, 'Ana');
  await seated(ana);
  await screen.getByRole('button', { name: 'Compléter avec des bots' }).click();
  await screen.getByRole('button', { name: 'Commencer la partie' }).click();
  await ana.page.locator('#main[data-n]').waitFor();

  await untilAsked(ana, /^Offrir à/);
  const card = lifted(ana).and(ana.page.locator('[data-state="open"]')).first();
  const name = await card.locator('b').first().innerText();
  await card.tap();
  // The list follows what is lifted: this card, to each of the others.
  await expect.poll(() => listed(ana).count()).toBe(3);
  for (const said of await listed(ana).allInnerTexts()) expect(said).toContain(name);
  expect(await targets(ana).count()).toBe(3);
  await targets(ana).nth(1).tap();
  await expect.poll(() => listed(ana).count()).toBe(1);
  const other = await targets(ana).nth(1).locator('span').nth(1).innerText();
  await ana.page
    .getByRole('status')
    .filter({ hasText: /^Offrir/ })
    .getByText(name)
    .waitFor();
  // Another target for the same card: it stays lifted.
  await targets(ana).nth(2).tap();
  await expect.poll(() => ana.page.locator('#own [data-thing^="card:"][data-state="whole"]').count()).toBe(1);
  await targets(ana).nth(1).tap();
  const sent = ana.sent.length;
  await ana.page.locator('button[data-settled]').tap();
  await expect.poll(() => ana.sent.slice(sent).some(text => text.includes('"type":"offer"'))).toBe(true);
  expect(other).not.toBe('');

  await untilAsked(ana, /^Attaquer/);
  const signs = await targets(ana).evaluateAll(all =>
    all.map(one => [one.querySelector('b')?.textContent, one.querySelectorAll('span')[1]?.textContent]),
  );
  const plates = await screen
    .getByRole('list', { name: 'La ligne d’ennemis' })
    .getByRole('listitem')
    .evaluateAll(all =>
      all.map(one => [one.querySelector('b')?.textContent, one.querySelector('b + span')?.textContent]),
    );
  expect(signs.length).toBeGreaterThan(0);
  for (const sign of signs) expect(plates).toContainEqual(sign);
  // A weapon is lifted already, and every target says what it would bring.
  await expect.poll(() => targets(ana).locator('[data-mood]').count()).toBe(signs.length);
  expect(await ana.violations()).toEqual([]);
  for (const visitor of [tv, ana]) expect(visitor.errors).toEqual([]);
}, 300_000);
