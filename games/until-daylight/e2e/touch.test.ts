/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { positionOf, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf, resultOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const pick = picker(7);
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana))
    await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  await resultOf(ana);
  expect(byHand.given, 'many decisions').toBeGreaterThan(20);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

const CLICKS = 10;

test('decisions with a mouse, a weapon dragged onto its target and found cards to one’s own things or back', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const pick = picker(3);
  const byHand = new ByHand(ana, touchedBy(ana), mouse(ana));
  const toDrag = new Set<Action['type']>(['keep', 'leave', 'attack']);
  while (byHand.given < CLICKS || toDrag.size > 0) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const dragged = asked.options.find(({ type }) => toDrag.has(type));
    if (dragged) {
      toDrag.delete(dragged.type);
      await byHand.drag(asked, dragged);
    } else await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  }
  expect(byHand.missed).toEqual([]);
  expect([...toDrag]).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);

test('what a key would waste is asked once more, and Escape puts the log away', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const { page } = ana;
  let asked = await whenAsked<Action>(ana);
  while (asked && !asked.options.some(({ type }) => type === 'attack')) {
    await takeFromList(ana, isPlain);
    asked = await whenAsked<Action>(ana);
  }
  const sent = ana.sent.length;
  await page.locator('#own [data-main]:not([data-calm])').waitFor(); // whoever pressed at once may have meant what stood there before
  await page.keyboard.press('e');
  await page.locator('#own [data-main][data-early]:focus [data-again]').waitFor(); // and it says so
  expect(ana.sent.slice(sent).filter(text => text.includes('"end"'))).toEqual([]);
  await page.keyboard.press('e');
  await expect.poll(() => ana.sent.slice(sent).some(text => text.includes('"actions":[{"type":"end"}]'))).toBe(true);
  const drawer = page.getByRole('complementary', { name: 'Choix, journal et discussion' });
  await page.keyboard.press('l');
  await drawer.getByRole('button', { name: 'Masquer', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Journal', exact: true }).first().waitFor();
  expect(ana.errors).toEqual([]);
});

test('on a screen that is not wide the log lies over the edge of the board, with room for many lines', async () => {
  const ana = await house.visitor({ width: 1180, height: 720 });
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  await whenAsked<Action>(ana);
  const { page } = ana;
  const wide = () => page.locator('#board').evaluate(board => board.clientWidth);
  const before = await wide();
  await page.getByRole('button', { name: 'Journal', exact: true }).first().click();
  const log = page.getByRole('tabpanel').first();
  await expect.poll(() => log.evaluate(panel => panel.clientHeight)).toBeGreaterThan(250);
  expect(await wide()).toBe(before);
  // Whoever comes with the keyboard finds the choices there all the same.
  await page.locator('#choices button[data-option]').first().focus();
  await expect.poll(() => page.locator('#choices').evaluate(list => list.clientHeight)).toBeGreaterThan(40);
  expect(ana.errors).toEqual([]);
});

test('whoever comes back to a table is told what concerned them meanwhile', async () => {
  const [ana, ben] = [await house.visitor(DESKTOP), await house.visitor(DESKTOP)];
  const path = await openTableOf(ana, 'until-daylight', 2);
  await ben.goTo(path);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const news = ana.page.locator('#board [role="status"] li');
  let told: string[] = [];
  for (let n = 0; n < 60 && told.length === 0; n++) {
    await expect.poll(() => askedOf(ben).length, { timeout: 15_000 }).toBeGreaterThan(0);
    if (!askedOf(ben).includes(0)) await ana.goTo('/credits');
    for (; !askedOf(ben).includes(0) && !positionOf(ben)?.outcome; await ben.page.waitForTimeout(20))
      if (askedOf(ben).includes(1)) await takeFromList(ben, isPlain, 1);
    if (new URL(ana.page.url()).pathname !== path) {
      await ana.goTo(path);
      await whenAsked<Action>(ana);
      await news
        .first()
        .waitFor({ timeout: 2_000 })
        .catch(() => undefined); // mostly there is something to be told
      told = await news.allTextContents();
    }
    await takeFromList(ana, isPlain);
  }
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(3);
  for (const { errors } of [ana, ben]) expect(errors).toEqual([]);
}, 300_000);

const isPlain = ({ type }: { readonly type: string }): boolean => !['delay', 'offer', 'heal'].includes(type);

const askedOf = (visitor: Visitor): readonly number[] => positionOf(visitor)?.asked ?? [];
