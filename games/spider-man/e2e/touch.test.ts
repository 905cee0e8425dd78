/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, type Hand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { comes, hasGoneOn, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { openTable, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions
const SOON = 3000;
const CALM = 300; // milliseconds after the page has answered by itself, in which it takes nothing

/** Plays a part of a race by hand; what has one answer is given by the page itself. */
async function play(visitor: Visitor, hand: Hand, decisions: number, seed: number): Promise<ByHand<Action>> {
  const pick = picker(seed);
  const byHand = new ByHand(visitor, touchedBy(visitor), hand);
  while (byHand.given + byHand.missed.length < decisions) {
    const asked = await whenAsked<Action>(visitor);
    if (!asked) break;
    if (asked.options.length > 1) await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
    else {
      await comes(visitor, () => hasGoneOn(visitor, asked), SOON);
      await visitor.page.waitForTimeout(CALM);
    }
  }
  return byHand;
}

test('a race on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTable(ana, 3, 'built');
  await beginWithBots(ana);
  const { share, given, missed } = await play(ana, finger(ana), 45, 7);
  expect(given, 'many decisions').toBeGreaterThan(40);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

test('decisions with a mouse', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTable(ana, 3, 'quick');
  await beginWithBots(ana);
  const { missed } = await play(ana, mouse(ana), 12, 3);
  expect(missed).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);
