/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { type Asked, comes, hasGoneOn, reachOf, takeFromList, whenAsked } from '../../../e2e/screen.ts';
import { beginWithBots, openTableOf, resultOf } from '../../../e2e/table.ts';
import { same } from '../../../engine/plain.ts';
import type { ThingId } from '../../../table/touch.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';
import { picker } from './table.ts';

// Whole answers by touching what lies on the table: with a finger, with a mouse, by dragging.

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'touch' });
});
afterAll(() => house.close());

const LEAST = 0.95; // of the decisions
const SOON = 3000; // milliseconds in which a page answers a touch

type Point = { readonly x: number; readonly y: number };
type Hand = (point: Point) => Promise<void>;

/** Where a thing is touched, once it is there; or what stands in the way. */
async function find({ page }: Visitor, thing: ThingId): Promise<Point | string> {
  for (const deadline = Date.now() + SOON; ; await page.waitForTimeout(20)) {
    const [reach] = await reachOf(page, [thing]);
    if (reach?.at) return reach.at;
    if (Date.now() > deadline) return reach?.wrong.join(', ') ?? 'is nowhere';
  }
}

/** Whether the page has sent this answer within a moment. */
const isGiven = (visitor: Visitor, action: Action, since: number, patience = SOON): Promise<boolean> => {
  const text = `"actions":[${JSON.stringify(action)}]`;
  return comes(visitor, () => visitor.sent.slice(since).some(sent => sent.includes(text)), patience);
};

/** Gives an answer by its things, the last touched twice where once only shows it; says what went wrong. */
async function touchAll(visitor: Visitor, action: Action, hand: Hand): Promise<string | null> {
  const since = visitor.sent.length;
  const things = touch(action);
  const last = things.at(-1);
  if (last === undefined) return 'there is nothing to touch';
  for (const thing of things) {
    const at = await find(visitor, thing);
    if (typeof at === 'string') return `${thing} ${at}`;
    await hand(at);
  }
  if (await isGiven(visitor, action, since, 100)) return null;
  const at = await find(visitor, last);
  if (typeof at === 'string') return `${last}, shown, ${at}`;
  await hand(at);
  return (await isGiven(visitor, action, since)) ? null : `${things.join(', ')} were touched and did nothing`;
}

/** Gives an answer that ends something by its button in the dock. */
async function pressMain(visitor: Visitor, action: Action, at: number, hand: Hand): Promise<string | null> {
  const since = visitor.sent.length;
  const button = visitor.page.locator('#own [data-main], #own [data-main] ~ button').nth(at);
  const box = await button.boundingBox({ timeout: SOON });
  if (!box) return 'the main button is hidden';
  await hand({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return (await isGiven(visitor, action, since)) ? null : 'the main button did nothing';
}

const byHand = (visitor: Visitor, { options }: Asked<Action>, action: Action, hand: Hand): Promise<string | null> =>
  main(action)
    ? pressMain(visitor, action, options.filter(main).indexOf(action), hand)
    : touchAll(visitor, action, hand);

/** How many answers were given by hand, and what stood in the way of the others. */
class Count {
  given = 0;
  readonly missed: string[] = [];

  get share(): number {
    return this.given / (this.given + this.missed.length);
  }

  /** What could not be given by hand is taken from the list. Who is overtaken by others who decide at the same time tries anew. */
  async note(visitor: Visitor, asked: Asked<Action>, action: Action, wrong: string | null): Promise<void> {
    if (wrong === null) this.given++;
    else if (!hasGoneOn(visitor, asked)) {
      this.missed.push(`${asked.step}, ${JSON.stringify(action)}: ${wrong}`);
      await takeFromList(visitor, one => same(one, action));
    }
    await comes(visitor, () => hasGoneOn(visitor, asked), SOON);
  }
}

test('a match on a phone by touching things', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const pick = picker(7);
  const count = new Count();
  for (let asked = await whenAsked<Action>(ana); asked; asked = await whenAsked<Action>(ana)) {
    const action = asked.options[pick(asked.options.length)] as Action;
    const wrong = await byHand(ana, asked, action, ({ x, y }) => ana.page.touchscreen.tap(x, y));
    await count.note(ana, asked, action, wrong);
  }
  await resultOf(ana);
  expect(count.given, 'many decisions').toBeGreaterThan(20);
  expect(count.share, count.missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(ana.errors).toEqual([]);
}, 600_000);

const CLICKS = 10;

test('decisions with a mouse, one of them a weapon dragged onto its target', async () => {
  const ana = await house.visitor(DESKTOP);
  const { mouse } = ana.page;
  await openTableOf(ana, 'until-daylight', 2);
  await beginWithBots(ana);
  const click: Hand = async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.click(x, y);
  };
  const pick = picker(3);
  const count = new Count();
  let hasDragged = false;
  while (count.given < CLICKS || !hasDragged) {
    const asked = await whenAsked<Action>(ana);
    if (!asked) break;
    const attack = hasDragged ? undefined : asked.options.find(({ type }) => type === 'attack');
    const action = attack ?? asked.options[pick(asked.options.length)];
    if (!action) break;
    const wrong = attack ? await drag(ana, attack) : await byHand(ana, asked, action, click);
    if (attack) hasDragged = true;
    await count.note(ana, asked, action, wrong);
  }
  expect(count.missed).toEqual([]);
  expect(hasDragged).toBe(true);
  expect(ana.errors).toEqual([]);
}, 600_000);

/** Takes up the first thing of an answer and lets it go over the second. */
async function drag(visitor: Visitor, action: Action): Promise<string | null> {
  const { mouse } = visitor.page;
  const since = visitor.sent.length;
  const [from, to] = await Promise.all(touch(action).map(thing => find(visitor, thing)));
  if (typeof from !== 'object' || typeof to !== 'object')
    return [from, to].filter(one => typeof one === 'string').join(', ');
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
  return (await isGiven(visitor, action, since)) ? null : 'it was dragged and not taken';
}
