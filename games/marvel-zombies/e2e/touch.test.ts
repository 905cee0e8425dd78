/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE } from '../../../e2e/house.ts';
import { type Asked, reachOf, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf, resultOf } from '../../../e2e/table.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { heroThing, touch } from '../ui/touch.ts';
import { touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTableOf(ana, 'marvel-zombies', 1, 'M0');
  await beginWithBots(ana);
  const pick = picker(7);
  const byHand = new ByHand(ana, touchedBy(ana), finger(ana));
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana))
    await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  await resultOf(ana);
  expect(byHand.given, 'many decisions').toBeGreaterThan(40);
  expect(byHand.share, byHand.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

const CLICKS = 12;

test('decisions with a mouse', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTableOf(ana, 'marvel-zombies', 2, 'M1');
  await beginWithBots(ana);
  const pick = picker(3);
  const byHand = new ByHand(ana, touchedBy(ana), mouse(ana));
  while (byHand.given < CLICKS && byHand.missed.length === 0) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    await byHand.give(asked, asked.options[pick(asked.options.length)] as Action);
  }
  expect(byHand.missed).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);

/** A zone that one may walk to, and somebody there who is no answer. */
function standing({ options }: Asked<Action>, view: View) {
  const answers = new Set(options.flatMap(action => touch(action, { view })));
  for (const action of options) {
    if (action.type !== 'move' || action.by !== 'walk') continue;
    const hero = view.zones.find(({ id }) => id === action.to)?.heroes.find(id => !answers.has(heroThing(id)));
    if (hero) return { action, thing: heroThing(hero) };
  }
  return null;
}

test('whoever stands where one may go is touched to go there', async () => {
  const ana = await house.visitor(DESKTOP);
  await openTableOf(ana, 'marvel-zombies', 1, 'M1');
  await beginWithBots(ana);
  let found: ReturnType<typeof standing> = null;
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana)) {
    found = standing(asked, viewOf(ana) as View);
    if (found) break;
    await takeFromList(ana, ({ type }) => type === 'move');
  }
  if (!found) throw new Error('nobody ever stood there');
  const [reach] = await reachOf(ana.page, [found.thing]);
  if (!reach?.at) throw new Error(reach?.wrong.join(', '));
  await mouse(ana)(reach.at);
  const given = `"actions":[${JSON.stringify(found.action)}]`;
  await expect.poll(() => ana.sent.some(text => text.includes(given))).toBe(true);
  expect(ana.errors).toEqual([]);
}, 300_000);
