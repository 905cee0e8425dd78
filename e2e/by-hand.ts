import { same } from '../engine/plain.ts';
import type { Spec } from '../engine/types.ts';
import type { Drag, ThingId } from '../table/touch.ts';
import type { Visitor } from './house.ts';
import { type Asked, comes, hasGoneOn, lookAt, reachOf, takeFromList } from './screen.ts';

// Whole answers by touching what lies on the table: with a finger, with a mouse, by dragging.

type Action = Spec['action'];

/** By which things the answers of a game are given, and which of them have the one button. */
export interface Touched<A extends Action> {
  readonly touch: (action: A) => readonly ThingId[];
  readonly isMain: (action: A) => boolean;
  readonly drag?: (action: A) => Drag | null;
  /** The board is larger than a small screen: what lies beyond its edge is brought into sight first. */
  readonly isWide?: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What touches there. */
export type Hand = (point: Point) => Promise<void>;

export const finger =
  ({ page }: Visitor): Hand =>
  ({ x, y }) =>
    page.touchscreen.tap(x, y);

export const mouse =
  ({ page }: Visitor): Hand =>
  async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  };

const SOON = 3000; // milliseconds in which a page answers a touch

/** Where a thing is touched, once it is there; or what stands in the way. */
async function find({ page }: Visitor, thing: ThingId, isWide = false): Promise<Point | string> {
  for (const deadline = Date.now() + SOON; ; await page.waitForTimeout(20)) {
    const [reach] = await reachOf(page, [thing]);
    if (reach?.at) return reach.at;
    if (isWide) await lookAt(page, thing);
    if (Date.now() > deadline) return reach?.wrong.join(', ') ?? 'is nowhere';
  }
}

/** Whether the page has sent this answer within a moment. */
const isGiven = (visitor: Visitor, action: Action, since: number, patience = SOON): Promise<boolean> => {
  const text = `"actions":[${JSON.stringify(action)}]`;
  return comes(visitor, () => visitor.sent.slice(since).some(sent => sent.includes(text)), patience);
};

/** Gives answers by hand, and counts what could not be given so. */
export class ByHand<A extends Action> {
  given = 0;
  readonly missed: string[] = [];
  private readonly visitor: Visitor;
  private readonly table: Touched<A>;
  private readonly hand: Hand;

  constructor(visitor: Visitor, table: Touched<A>, hand: Hand) {
    this.visitor = visitor;
    this.table = table;
    this.hand = hand;
  }

  /** Which part of the decisions was given by hand. */
  get share(): number {
    return this.given / (this.given + this.missed.length);
  }

  async give(asked: Asked<A>, action: A): Promise<void> {
    const { isMain } = this.table;
    const wrong = isMain(action)
      ? await this.pressMain(action, asked.options.filter(isMain).indexOf(action))
      : await this.touchAll(action);
    await this.note(asked, action, wrong);
  }

  /** Takes up one thing and lets it go over another: those of its own way by dragging, or the first two of its path. */
  async drag(asked: Asked<A>, action: A): Promise<void> {
    const { page, sent } = this.visitor;
    const since = sent.length;
    const [from, to] = await Promise.all(
      (this.table.drag?.(action) ?? this.table.touch(action)).map(thing => find(this.visitor, thing)),
    );
    let wrong: string | null = [from, to].filter(one => typeof one === 'string').join(', ');
    if (typeof from === 'object' && typeof to === 'object') {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      wrong = (await isGiven(this.visitor, action, since)) ? null : 'it was dragged and not taken';
    }
    await this.note(asked, action, wrong);
  }

  /** The last thing is touched twice where once only shows what it would give; says what went wrong. */
  private async touchAll(action: A): Promise<string | null> {
    const since = this.visitor.sent.length;
    const things = this.table.touch(action);
    const last = things.at(-1);
    if (last === undefined) return 'there is nothing to touch';
    for (const thing of things) {
      const at = await find(this.visitor, thing, this.table.isWide);
      if (typeof at === 'string') return `${thing} ${at}`;
      await this.hand(at);
    }
    if (await isGiven(this.visitor, action, since, 100)) return null;
    const at = await find(this.visitor, last, this.table.isWide);
    if (typeof at === 'string') return `${last}, shown, ${at}`;
    await this.hand(at);
    return (await isGiven(this.visitor, action, since)) ? null : `${things.join(', ')} were touched and did nothing`;
  }

  /** An answer that ends something has its button in the dock. */
  private async pressMain(action: A, at: number): Promise<string | null> {
    const { page, sent } = this.visitor;
    const since = sent.length;
    const box = await page
      .locator('#own [data-main], #own [data-main] ~ button')
      .nth(at)
      .boundingBox({ timeout: SOON });
    if (!box) return 'the main button is hidden';
    // Right after another had its place it answers nobody.
    await page.locator('#own [data-calm]').waitFor({ state: 'detached', timeout: SOON });
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.hand(middle);
    // Where something would be lost it is asked once more.
    for (const deadline = Date.now() + SOON; Date.now() < deadline; ) {
      if (await isGiven(this.visitor, action, since, 20)) return null;
      if ((await page.locator('#own [data-again]').count()) === 0) continue;
      await this.hand(middle);
      break;
    }
    return (await isGiven(this.visitor, action, since)) ? null : 'the main button did nothing';
  }

  /** What could not be given by hand is taken from the list. Who is overtaken by others who decide at the same time tries anew. */
  private async note(asked: Asked<A>, action: A, wrong: string | null): Promise<void> {
    if (wrong === null) this.given++;
    else if (!hasGoneOn(this.visitor, asked)) {
      this.missed.push(`${asked.step}, ${JSON.stringify(action)}: ${wrong}`);
      await takeFromList(this.visitor, one => same(one, action));
    }
    await comes(this.visitor, () => hasGoneOn(this.visitor, asked), SOON);
  }
}

/** A picker that is the same on every run. */
export function picker(seed: number): (count: number) => number {
  let x = seed;
  return count => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 8) % count;
  };
}
