/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { whenAsked } from '../../../e2e/screen.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { crowdThing } from '../ui/touch.ts';
import { begin } from '../../../e2e/table.ts';
import { openTable, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions

/** Answers by hand, so many times, a turn never ended while anything else can be done. */
async function play(ana: Visitor, byHand: ByHand<Action>, decisions: number, pick: (count: number) => number) {
  while (byHand.given + byHand.missed.length < decisions) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const lively = asked.options.filter(({ type }) => type !== 'endActions');
    const from = lively.length > 0 ? lively : asked.options;
    await byHand.give(asked, from[pick(from.length)] as Action);
  }
}

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTable(ana, { scenario: 'S04', seats: 1 });
  await begin(ana);
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  await play(ana, byHand, 70, picker(7));
  expect(byHand.given, 'many decisions').toBeGreaterThan(40);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

test('decisions with a mouse', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTable(ana, { scenario: 'S03', seats: 1 });
  await begin(ana);
  const byHand = new ByHand(ana, touchedBy(ana), mouse(ana));
  await play(ana, byHand, 24, picker(3));
  expect(byHand.missed).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);

test('one tap walks, one tap strikes, and the zombies say what would strike them', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  const { page } = ana;
  await openTable(ana, { scenario: 'S03', seats: 1 });
  await begin(ana);
  await page.getByRole('button', { name: 'Choisir pour moi' }).tap();
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  const pick = picker(1);
  let asked = await whenAsked<Action>(ana);
  while (asked && !asked.options.some(({ type }) => type === 'fight')) {
    const walk = asked.options.filter(({ type }) => type === 'move');
    const from = walk.length > 0 ? walk : asked.options;
    await byHand.give(asked, from[pick(from.length)] as Action);
    asked = await whenAsked<Action>(ana);
  }
  expect(byHand.missed).toEqual([]);
  const before = ana.sent.filter(text => text.includes('"type":"act"')).length;
  const { heroes, active } = viewOf(ana) as View;
  await page.locator(`[data-thing="${crowdThing(heroes.find(({ id }) => id === active)?.zone ?? 0)}"]`).tap();
  await page.locator('[data-thing="act:weapon-0"]').tap();
  await expect
    .poll(() =>
      ana.sent
        .filter(text => text.includes('"type":"act"'))
        .slice(before)
        .join(''),
    )
    .toContain('"type":"fight"');
  expect(ana.errors).toEqual([]);
}, 600_000);
