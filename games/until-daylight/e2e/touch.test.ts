/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, type Touched, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE } from '../../../e2e/house.ts';
import { whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf, resultOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions
const table: Touched<Action> = { touch, isMain: main };

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const pick = picker(7);
  const byHand = new ByHand(ana, table, finger(ana));
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana))
    await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  await resultOf(ana);
  expect(byHand.given, 'many decisions').toBeGreaterThan(20);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

const CLICKS = 10;

test('decisions with a mouse, one of them a weapon dragged onto its target', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const pick = picker(3);
  const byHand = new ByHand(ana, table, mouse(ana));
  let hasDragged = false;
  while (byHand.given < CLICKS || !hasDragged) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const attack = hasDragged ? undefined : asked.options.find(({ type }) => type === 'attack');
    if (attack) {
      hasDragged = true;
      await byHand.drag(asked, attack);
    } else await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  }
  expect(byHand.missed).toEqual([]);
  expect(hasDragged).toBe(true);
  expect(ana.errors).toEqual([]);
}, 600_000);
