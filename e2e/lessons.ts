/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE, type Visitor } from './house.ts';

// Lessons, played to their end as people do: by keys alone, or with a finger on what glows.

interface Taught {
  readonly id: string;
  readonly notes: readonly unknown[];
}

/** What the lessons of every game keep in a browser; `prepare` is what a visitor has chosen before. */
export function lessonTests(
  game: string,
  lessons: readonly Taught[],
  prepare: (visitor: Visitor) => Promise<unknown> = () => Promise.resolve(),
): () => House {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  test('every lesson by keys alone; the list remembers what was learnt', async () => {
    const ana = await house.visitor();
    await prepare(ana);
    for (const { id, notes } of lessons) expect(await byKeys(ana, game, id)).toBeGreaterThanOrEqual(notes.length - 1);
    expect(await ana.violations()).toEqual([]);
    await ana.goTo(`/learn/${game}`);
    await ana.page
      .getByRole('img', { name: 'Leçon faite' })
      .nth(lessons.length - 1)
      .waitFor();
    expect(await ana.violations()).toEqual([]);
  });

  test('every lesson with a finger on what glows', async () => {
    const ben = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
    await prepare(ben);
    for (const { id, notes } of lessons) expect(await byTouch(ben, game, id)).toBe(notes.length);
  });
  return () => house;
}

const SOON = 15_000; // milliseconds

/** The number of the note that stands there after this one, or null once the lesson is won. */
async function noteOf({ page }: Visitor, after: number): Promise<number | null> {
  // A key that is pressed once more on a busy machine may have answered two of them.
  const next = page.locator(`[data-note]:not([data-note="${after}"]), #won`).first();
  await next.waitFor({ timeout: SOON });
  if ((await page.locator('#won').count()) > 0) return null;
  return Number(await next.getAttribute('data-note'));
}

async function follow(visitor: Visitor, game: string, lesson: string, answer: () => Promise<void>): Promise<number> {
  await visitor.goTo(`/learn/${game}/${lesson}`);
  let note = await noteOf(visitor, 0);
  let last = 0;
  for (; note !== null; note = await noteOf(visitor, last)) {
    last = note;
    await answer();
  }
  expect(visitor.errors).toEqual([]);
  return last;
}

/** The choice that is marked in the list; where none is, by asking for a hint first. */
const byKeys = (visitor: Visitor, game: string, lesson: string): Promise<number> =>
  follow(visitor, game, lesson, async () => {
    const { page } = visitor;
    const marked = page.locator('#choices [data-option]', { hasText: 'Conseillé' }).first();
    const note = await page.locator('[data-note]').first().getAttribute('data-note');
    const isThere = async (): Promise<boolean> => (await page.locator(`[data-note="${note}"]`).count()) > 0;
    // The list is painted a little later than the note: what it marks may be of the note before, or not be there yet.
    for (let tries = 1; tries < 100 && (await isThere()); tries++) {
      const isMarked = (await marked.count()) > 0;
      if (isMarked && (await marked.focus({ timeout: 500 }).then(...isDone))) await page.keyboard.press('Enter');
      else if (tries % 10 === 0) await page.keyboard.press('h');
      await page.waitForTimeout(50);
    }
  });

const isDone = [(): boolean => true, (): boolean => false] as const;

/** What glows, touched until the note has gone; where nothing does, whoever teaches is asked to show it. */
const byTouch = (visitor: Visitor, game: string, lesson: string): Promise<number> =>
  follow(visitor, game, lesson, async () => {
    const { page } = visitor;
    const note = await page.locator('[data-note]').first().getAttribute('data-note');
    const isThere = async (): Promise<boolean> => (await page.locator(`[data-note="${note}"]`).count()) > 0;
    const glow = page.locator('[data-glow]');
    for (let touches = 0; (await isThere()) && touches < 12; touches++) {
      const [x, y] = ((await glow.getAttribute('data-at', { timeout: 1000 }).catch(() => null)) ?? '').split(' ');
      if (x && y) await page.touchscreen.tap(Number(x), Number(y));
      else await page.locator('[data-show]').tap();
      await page.waitForTimeout(120);
    }
    if (await isThere()) throw new Error(`note ${note} of ${lesson} cannot be touched away`);
  });
