/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../../e2e/house.ts';
import { type Asked, measure, openThings, reachOf, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf } from '../../../e2e/table.ts';
import { isAct } from '../../../table/touch.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';

// The table is the screen: the surface has most of it, nothing scrolls, and everything that can be answered can be touched.

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'screen' });
});
afterAll(() => house.close());

/** How much of the screen the surface has at least. */
const SIZES = [
  { width: 1920, height: 1080, least: 0.65 },
  { width: 1440, height: 900, least: 0.6 },
  { width: 1280, height: 720, least: 0.6 },
  { width: 768, height: 1024, least: 0.6 },
  { width: 390, height: 844, least: 0.55 },
  { width: 844, height: 390, least: 0.55 },
  { width: 720, height: 450, least: 0.5 }, // a laptop at 200 %
];
const CROWD = 6;
const MOST_ANSWERS = 150;

const foesOf = ({ page }: Visitor): Promise<number> => page.locator('#board [data-thing^="figure:foe-"]').count();

const MOMENTS: { readonly [name: string]: (asked: Asked<Action>, visitor: Visitor) => boolean | Promise<boolean> } = {
  choosing: ({ options }) => options.some(({ type }) => type === 'pickCharacter'),
  found: ({ options }) => options.some(({ type }) => type === 'keep'),
  exchange: ({ options }) => options.some(({ type }) => type === 'offer'),
  combat: async ({ options }, visitor) =>
    options.some(({ type }) => type === 'attack') && (await foesOf(visitor)) >= CROWD,
};

/** What is wrong with the table as it is, at every size. */
async function troubles(visitor: Visitor, moment: string): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  for (const { width, height, least } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const say = (text: string): number => found.push(`${moment}, ${width}x${height}: ${text}`);
    const { share, scroll, isFilled } = await measure(page);
    if (share < least) say(`the surface has ${(share * 100).toFixed(1)} %`);
    if (scroll.some(by => by > 0)) say(`the page scrolls by ${scroll.join(' ')}`);
    if (!isFilled) say('what is drawn touches no two opposite edges');
    // Bots decide at the same time: what is open may change while one looks.
    const { options = [] } = (await whenAsked<Action>(visitor)) ?? {};
    const things = options.filter(action => !main(action)).flatMap(action => touch(action));
    const open = new Set([...things.filter(thing => !isAct(thing)), ...(await openThings(page))]);
    for (const { thing, wrong } of await reachOf(page, [...open])) for (const why of wrong) say(`${thing} ${why}`);
  }
  return found;
}

test('the table fits every screen, and all that can be answered can be touched', async () => {
  const ana = await house.visitor();
  await openTableOf(ana, 'until-daylight', 4);
  await beginWithBots(ana);
  const found: string[] = [];
  const missing = new Set(Object.keys(MOMENTS));
  for (let answers = 0; missing.size > 0 && answers < MOST_ANSWERS; answers++) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    for (const moment of missing)
      if (await MOMENTS[moment]?.(asked, ana)) {
        missing.delete(moment);
        found.push(...(await troubles(ana, moment)));
      }
    // Whoever does little soon has a full line before them.
    await takeFromList(ana, action => main(action as Action));
  }
  expect([...missing], 'moments that never came').toEqual([]);
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);
