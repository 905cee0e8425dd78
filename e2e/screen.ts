/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Spec } from '../engine/types.ts';
import type { SeatPosition } from '../referee/messages.ts';
import type { ThingId } from '../table/touch.ts';
import type { Visitor } from './house.ts';
import { insist } from './table.ts';

// A table that is the screen, as somebody has it who touches and measures it.

/** What a seat is asked, as its page was told. */
export interface Asked<A extends Spec['action']> {
  readonly n: number;
  readonly step: string;
  readonly options: readonly A[];
}

const A_WHILE = 60_000; // several bots may have their turns before

/** Where the match stands, by the last message that says so. */
export function positionOf({ received }: Visitor): SeatPosition | null {
  const last = received.findLast(text => /^\{"type":"(whole|frame)"/.test(text));
  return last === undefined ? null : (JSON.parse(last) as SeatPosition);
}

/** What this seat is asked, once it is on the page; null when the match is over. */
export async function whenAsked<A extends Spec['action']>(visitor: Visitor, seat = 0): Promise<Asked<A> | null> {
  const { page } = visitor;
  for (const deadline = Date.now() + A_WHILE; Date.now() < deadline; await page.waitForTimeout(10)) {
    const position = positionOf(visitor);
    if (position?.outcome) return null;
    const prompt = position?.prompts[seat];
    if (!position || !prompt || (await nOf(page)) !== position.n) continue;
    return { n: position.n, step: prompt.step, options: prompt.options as readonly A[] };
  }
  throw new Error(`nothing was asked for ${A_WHILE} ms`);
}

const nOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('#main')?.dataset['n'] ?? -1));

/** Whether something comes true within a moment; somebody who is asked whether they mean it does. */
export async function comes(visitor: Visitor, isTrue: () => boolean, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; !isTrue(); await visitor.page.waitForTimeout(10)) {
    if (Date.now() > deadline) return false;
    await insist(visitor);
  }
  return true;
}

/** Whether the match has gone on from a question: by this seat, or by others who decide at the same time. */
export const hasGoneOn = (visitor: Visitor, { n }: { readonly n: number }): boolean => positionOf(visitor)?.n !== n;

/** Takes an option from the list, in sight or not: the first of this kind, else the first. */
export async function takeFromList(
  visitor: Visitor,
  isWanted: (action: Spec['action']) => boolean,
  seat = 0,
): Promise<void> {
  // The list is drawn a little after the rest, and others who decide at the same time change it.
  for (let tries = 0; tries < 20; tries++) {
    const asked = await whenAsked(visitor, seat);
    if (!asked) return;
    const option = Math.max(0, asked.options.findIndex(isWanted));
    const button = visitor.page.locator(`#choices button[data-option="${option}"]`);
    await button.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
    if (await comes(visitor, () => hasGoneOn(visitor, asked), 500)) return;
  }
  throw new Error('the list does not answer');
}

export interface Measured {
  /** Which part of the screen the surface has. */
  readonly share: number;
  /** By how much the page could be scrolled. */
  readonly scroll: readonly [number, number];
  /** Whether what is drawn reaches from one edge of the surface to the opposite one. */
  readonly isFilled: boolean;
}

export const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const board = document.querySelector('#board')?.getBoundingClientRect() ?? new DOMRect();
    const drawn = document.querySelector('#board > [role="group"] > div > *')?.getBoundingClientRect() ?? new DOMRect();
    const { scrollHeight, scrollWidth } = document.scrollingElement ?? document.body;
    const reaches = (edge: number, from: number): boolean => edge <= from + 1; // a camera may show it enlarged
    return {
      share: (board.width * board.height) / (innerWidth * innerHeight),
      scroll: [scrollWidth - innerWidth, scrollHeight - innerHeight] as const,
      isFilled:
        (reaches(drawn.left, board.left) && reaches(board.right, drawn.right)) ||
        (reaches(drawn.top, board.top) && reaches(board.bottom, drawn.bottom)),
    };
  });

/** Where a thing can be touched, or what stands in the way. */
export interface Reach {
  readonly thing: ThingId;
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Why somebody would have trouble with it. */
  readonly wrong: readonly string[];
}

/** Looks for things where a finger would; one that lies further on in a row that can be moved is moved into sight. */
export const reachOf = (page: Page, things: readonly ThingId[]): Promise<Reach[]> =>
  page.evaluate(
    ({ things: wanted, least }) => {
      const EDGE = 1.5; // pixels that are lost in rounding
      return wanted.map((thing): Reach => {
        const all = [...document.querySelectorAll<HTMLElement>(`#main [data-thing="${CSS.escape(thing)}"]`)];
        const found = all.map(look).sort((a, b) => a.wrong.length - b.wrong.length);
        return { thing, ...(found[0] ?? { at: null, wrong: ['is not on the page'] }) };
      });

      function look(element: HTMLElement): Omit<Reach, 'thing'> {
        if (!element.checkVisibility({ visibilityProperty: true })) return { at: null, wrong: ['is hidden'] };
        moveIntoSight(element);
        const box = element.getBoundingClientRect();
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
        const wrong: string[] = [];
        if (Math.min(box.width, box.height) < least - 0.5) wrong.push(`is small: ${size}`);
        const isAct = nameOf(element).startsWith('act:');
        const home = element.closest('#board, #own');
        const inner = home ? seen(element, home) : new DOMRect(0, 0, innerWidth, innerHeight);
        if (!home && !isAct) wrong.push('lies neither on the surface nor in the dock');
        else if (!isWithin(box, inner)) wrong.push(`is cut off: ${said(box)} in ${said(inner)}`);
        const hit = touchedAt(element, box);
        if (typeof hit === 'string') wrong.push(hit);
        return { at: typeof hit === 'string' ? null : hit, wrong };
      }

      function nameOf(element: HTMLElement): string {
        return element.dataset['thing'] ?? '';
      }

      /** What of its home can be seen where the element lies: rows within it cut it off, too. */
      function seen(element: Element, home: Element): DOMRect {
        let { left, top, right, bottom } = home.getBoundingClientRect();
        for (let box = element.parentElement; box && box !== home; box = box.parentElement) {
          const style = getComputedStyle(box);
          const at = box.getBoundingClientRect();
          if (style.overflowX !== 'visible') [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
          if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, at.top), Math.min(bottom, at.bottom)];
        }
        return new DOMRect(left, top, right - left, bottom - top);
      }

      function moveIntoSight(element: Element): void {
        for (let box = element.parentElement; box && box.id !== 'main'; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const [at, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
          if (/auto|scroll/.test(overflowX) && (at.left < frame.left || at.right > frame.right))
            box.scrollLeft += at.left + at.width / 2 - (frame.left + frame.width / 2);
          if (/auto|scroll/.test(overflowY) && (at.top < frame.top || at.bottom > frame.bottom))
            box.scrollTop += at.top + at.height / 2 - (frame.top + frame.height / 2);
        }
      }

      /** At its middle; only where another thing overlaps that, somewhere else. */
      function touchedAt(element: HTMLElement, box: DOMRect): { x: number; y: number } | string {
        const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
        const points = SHARES.flatMap(y =>
          SHARES.map(x => ({ x: box.left + box.width * x, y: box.top + box.height * y })),
        );
        const [middle] = points;
        const over = middle ? document.elementFromPoint(middle.x, middle.y) : null;
        const isIt = ({ x, y }: { x: number; y: number }): boolean =>
          thingOf(document.elementFromPoint(x, y)) === nameOf(element);
        if (middle && isIt(middle)) return middle;
        const isNeighbour = over !== null && over.closest('[data-thing]') !== null;
        const elsewhere = isNeighbour ? points.find(isIt) : undefined;
        return elsewhere ?? `is covered by ${over ? named(over) : 'nothing that is on the screen'}`;
      }

      /** A sign that stands for a thing is as good as the thing. */
      function thingOf(element: Element | null): string | undefined {
        return element?.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
      }

      function named(element: Element): string {
        const { dataset, className } = element.closest<HTMLElement>('[data-thing], button, [class]') ?? document.body;
        return (
          dataset['thing'] ?? `${element.tagName.toLowerCase()}.${className} "${element.textContent.slice(0, 40)}"`
        );
      }

      function isWithin(box: DOMRect, frame: DOMRect): boolean {
        return (
          box.left >= frame.left - EDGE &&
          box.right <= frame.right + EDGE &&
          box.top >= frame.top - EDGE &&
          box.bottom <= frame.bottom + EDGE
        );
      }

      function said({ left, top, right, bottom }: DOMRect): string {
        return [left, top, right, bottom].map(Math.round).join(' ');
      }
    },
    { things, least: 32 },
  );

const STEP = 80; // pixels by which a key moves a camera

/** Moves the camera by its keys until a thing of the board lies near the middle. */
export async function lookAt(page: Page, thing: ThingId): Promise<void> {
  const [right, down] = await page.evaluate(wanted => {
    const board = document.querySelector('#board')?.getBoundingClientRect();
    const at = document.querySelector(`#board [data-thing="${CSS.escape(wanted)}"]`)?.getBoundingClientRect();
    if (!board || !at) return [0, 0] as const;
    const from = ({ left, width, top, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    return [from(at)[0] - from(board)[0], from(at)[1] - from(board)[1]] as const;
  }, thing);
  const camera = page.locator('#board > [role="group"]').first();
  const press = async (key: string, by: number): Promise<void> => {
    for (let steps = Math.round(Math.abs(by) / STEP); steps > 0; steps--) await camera.press(key);
  };
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', right);
  await press(down > 0 ? 'ArrowDown' : 'ArrowUp', down);
}

/** The things that some answer takes, as the page draws them. */
export const openThings = (page: Page): Promise<ThingId[]> =>
  page
    .locator('#main [data-thing]:not([data-state="still"])')
    .evaluateAll(all => [...new Set(all.map(element => (element as HTMLElement).dataset['thing'] as ThingId))]);
