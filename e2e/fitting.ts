/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Spec } from '../engine/types.ts';
import { type ThingId, isAct } from '../table/touch.ts';
import type { Touched } from './by-hand.ts';
import type { Visitor } from './house.ts';
import { type Asked, type Reach, lookAt, measure, openThings, reachOf, whenAsked } from './screen.ts';

// Whether a table fits: the surface has most of the screen, nothing scrolls, everything that can be answered can be touched.

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
const MOST_ANSWERS = 150;

/** When a table is looked at. */
export interface Moments<A extends Spec['action']> {
  readonly [name: string]: (asked: Asked<A>) => boolean | Promise<boolean>;
}

/** What is wrong with the table at these moments, and which of them never came. `go` answers what lies between them. */
export async function troublesAt<A extends Spec['action']>(
  visitor: Visitor,
  table: Touched<A>,
  moments: Moments<A>,
  go: (asked: Asked<A>) => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  const missing = new Set(Object.keys(moments));
  for (let answers = 0; missing.size > 0 && answers < MOST_ANSWERS; answers++) {
    const asked = await whenAsked<A>(visitor);
    if (!asked) break;
    for (const moment of missing)
      if (await moments[moment]?.(asked)) {
        missing.delete(moment);
        found.push(...(await troubles(visitor, table, moment)));
      }
    await go(asked);
  }
  return [...[...missing].map(moment => `${moment} never came`), ...found];
}

/** What is wrong with the table as it is, at every size. */
async function troubles<A extends Spec['action']>(
  visitor: Visitor,
  { touch, isMain, isWide = false }: Touched<A>,
  moment: string,
): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  for (const { width, height, least } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1); // whatever it rests on would explain itself
    await frames(page);
    const say = (text: string): number => found.push(`${moment}, ${width}x${height}: ${text}`);
    const { share, scroll, isFilled } = await measure(page);
    if (share < least) say(`the surface has ${(share * 100).toFixed(1)} %`);
    if (scroll.some(by => by > 0)) say(`the page scrolls by ${scroll.join(' ')}`);
    if (!isFilled) say('what is drawn touches no two opposite edges');
    // Bots decide at the same time: what is open may change while one looks.
    const { options = [] } = (await whenAsked<A>(visitor)) ?? {};
    const things = options.filter(action => !isMain(action)).flatMap(action => touch(action));
    const open = new Set([...things.filter(thing => !isAct(thing)), ...(await openThings(page))]);
    const wrong = await wrongAtRest(page, [...open]);
    for (const reach of isWide ? await lookedFor(page, wrong) : wrong)
      for (const why of reach.wrong) say(`${reach.thing} ${why}`);
  }
  return found;
}

/** Until what was changed last is drawn. */
const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

const [LOOKS, AGREED, BETWEEN] = [16, 3, 250];

/** What cannot be touched, or not well, once some looks agree: a board finds its size some frames after the screen, on a busy machine late. */
async function wrongAtRest(page: Page, things: readonly ThingId[]): Promise<Reach[]> {
  let found: Reach[] = [];
  for (let look = 0, agreed = 0, last = ''; look < LOOKS && agreed < AGREED; look++) {
    found = (await reachOf(page, things)).filter(reach => reach.wrong.length > 0);
    if (found.length === 0) break;
    const said = JSON.stringify(found);
    agreed = said === last ? agreed + 1 : 0;
    last = said;
    await page.waitForTimeout(BETWEEN);
    await frames(page);
  }
  return found;
}

const LOOKED_FOR = 5; // of those that lie beyond the edge or under a button of the camera: to look for all of them takes minutes

/** Where a board is larger than the screen: what is wrong with things also once one has looked for them. */
async function lookedFor(page: Page, wrong: readonly Reach[]): Promise<Reach[]> {
  const found: Reach[] = [];
  const step = Math.ceil(wrong.length / LOOKED_FOR);
  for (const { thing } of wrong.filter((_, i) => i % step === 0)) {
    await lookAt(page, thing);
    found.push(...(await reachOf(page, [thing])));
  }
  return found;
}
