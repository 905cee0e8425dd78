/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, picker } from '../../../e2e/by-hand.ts';
import { House, PHONE } from '../../../e2e/house.ts';
import { whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { openTable, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions
const DECISIONS = 120; // a race of random answers takes thousands

test('a race on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTable(ana, 3, 'quick');
  await beginWithBots(ana);
  const pick = picker(7);
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  for (let n = 0; n < DECISIONS; n++) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    // What has one answer is given by the page itself.
    if (asked.options.length > 1) await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
    else await ana.page.waitForTimeout(50);
  }
  expect(byHand.given, 'many decisions').toBeGreaterThan(40);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);
