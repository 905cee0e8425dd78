/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, type Hand, type Touched, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { troublesAt } from '../../../e2e/fitting.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { type Asked, reachOf, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf, resultOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { isMain, squareThing, touch } from '../ui/touch.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const table: Touched<Action> = { touch, isMain };

/** A whole match by hand; whatever could not be given so is told. */
async function play(visitor: Visitor, hand: Hand): Promise<readonly string[]> {
  await openTableOf(visitor, 'pebble-race', 3);
  await beginWithBots(visitor);
  const pick = picker(7);
  const byHand = new ByHand(visitor, table, hand);
  for (let asked = await whenAsked<Action>(visitor); asked; asked = await whenAsked<Action>(visitor))
    await byHand.give(asked, asked.options[pick(asked.options.length)] ?? { type: 'roll' });
  await resultOf(visitor);
  return [...byHand.missed, ...visitor.errors];
}

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  expect(await play(ana, finger(ana))).toEqual([]);
});

test('a match with a mouse', async () => {
  const ana = await house.visitor(DESKTOP);
  expect(await play(ana, mouse(ana))).toEqual([]);
});

test('the table fits every screen, and all that can be answered can be touched', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'pebble-race', 4, 'river');
  await beginWithBots(ana);
  const moments = { cards: ({ options }: Asked<Action>) => options.some(({ type }) => type === 'play') };
  expect(await troublesAt(ana, table, moments, () => takeFromList(ana, ({ type }) => type === 'roll'))).toEqual([]);
  expect(await ana.violations()).toEqual([]);
  await ana.page.setViewportSize(DESKTOP);
  await ana.page.keyboard.press('l'); // the log beside it leaves the board less room
  const squares = Array.from({ length: 25 }, (_, square) => squareThing(square));
  await expect.poll(async () => (await reachOf(ana.page, squares)).flatMap(({ wrong }) => wrong)).toEqual([]);
});
