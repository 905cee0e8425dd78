/// <reference lib="dom" />
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, mouse, picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { type Asked, hasGoneOn, whenAsked } from '../../../e2e/screen.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { HeroId } from '../content/heroes.ts';
import type { Zone } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { crowdThing, heroThing, placeThing, weaponThing } from '../ui/touch.ts';
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

/** A finger that stays on something for a second. */
async function rest({ page }: Visitor, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(1000);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

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
  const weapon = page.locator(`[data-thing="${weaponThing(active ?? 'josh', 0)}"]`);
  await rest(ana, weapon);
  await page.locator('[data-bubble^="card:"]').waitFor();
  const acted = ana.sent.filter(text => text.includes('"type":"act"'));
  expect(acted, 'a finger that rests asks, and strikes nobody').toHaveLength(before);
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

/** Each walks one street from where all begin, so that whoever comes after could follow. */
async function spread(ana: Visitor, byHand: ByHand<Action>): Promise<{ asked: Asked<Action>; to: Zone; hero: HeroId }> {
  for (let answers = 0; answers < 30; answers++) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const { heroes, active, turn, tiles } = viewOf(ana) as View;
    const moves = asked.options.flatMap(action => (action.type === 'move' ? [action] : []));
    const followed = moves.flatMap(({ to }) => heroes.filter(({ id, zone }) => zone === to && id !== active));
    if (followed[0]) return { asked, to: followed[0].zone, hero: followed[0].id };
    const street = moves.find(({ to }) => to % 2 === 0 && tiles[to >> 1]?.street === 0) ?? moves[0];
    const end = asked.options.find(({ type }) => type === 'endActions');
    await byHand.give(asked, (turn?.actions === turn?.given ? street : end) ?? end ?? (asked.options[0] as Action));
  }
  throw new Error('nobody could follow anybody');
}

test.each([
  ['a phone', PHONE, { hasTouch: true, isMobile: true }, finger],
  ['a laptop', { width: 1280, height: 720 }, {}, mouse],
] as const)(
  'on %s, whoever stands in a street lets a touch through, and the sign over it takes one',
  async (...given) => {
    const [, size, device, handOf] = given;
    const ana = await house.visitor(size, 'fr-FR', device);
    const { page } = ana;
    await openTable(ana, { scenario: 'S03', seats: 1, track: 'Sans cri' });
    await begin(ana);
    await page.getByRole('button', { name: 'Choisir pour moi' }).click();
    const [hand, byHand] = [handOf(ana), new ByHand(ana, touchedBy(ana), handOf(ana))];
    const goesTo = async (selector: string, to: Zone): Promise<void> => {
      const since = ana.sent.length;
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is nowhere`);
      await hand({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await expect
        .poll(() => ana.sent.slice(since).join(''), { message: selector })
        .toContain(`{"type":"move","to":${to}}`);
    };
    const { asked, to, hero } = await spread(ana, byHand);
    await page.locator(`[data-thing="${placeThing(to)}"] [data-mood]`).waitFor();
    await goesTo(`#board [data-thing="${heroThing(hero)}"]`, to);
    await expect.poll(() => hasGoneOn(ana, asked)).toBe(true);
    const next = await spread(ana, byHand);
    await goesTo(`[data-thing="${placeThing(next.to)}"] [data-mood]`, next.to);
    expect(ana.errors).toEqual([]);
  },
  600_000,
);
