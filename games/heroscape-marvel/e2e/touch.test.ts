/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE } from '../../../e2e/house.ts';
import { whenAsked } from '../../../e2e/screen.ts';
import { resultOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { beginAlone, forward, touchedBy, wants } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions

test('a battle on a phone by touching things, to its end', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await wants(ana, 'flat');
  await beginAlone(ana, 'vengeurs-rassemblement');
  const pick = picker(7);
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana))
    await byHand.give(asked, forward(ana, asked.options, pick));
  await resultOf(ana);
  expect(byHand.given, 'many decisions').toBeGreaterThan(10);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

const CLICKS = 10; // every frame of the relief is painted by the processor here

test('an army, its markers and its turns with a mouse, in relief', async () => {
  const ana = await house.visitor(DESKTOP);
  await wants(ana, 'relief');
  await beginAlone(ana, 'le-genie-fou');
  const pick = picker(3);
  const byHand = new ByHand(ana, touchedBy(ana), mouse(ana));
  const types = new Set<string>();
  while (byHand.given < CLICKS && byHand.missed.length === 0) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const action = asked.options[pick(asked.options.length)] as Action;
    types.add(action.type);
    // Markers are taken up and laid onto cards; so are figures onto their hexes.
    if (action.type === 'order' || action.type === 'place') await byHand.drag(asked, action);
    else await byHand.give(asked, action);
  }
  expect(byHand.missed).toEqual([]);
  expect([...types]).toEqual(expect.arrayContaining(['place', 'order']));
  expect(ana.errors).toEqual([]);
}, 600_000);
