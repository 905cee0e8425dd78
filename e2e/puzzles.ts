/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ThingId } from '../table/touch.ts';
import { House, PHONE, type Visitor } from './house.ts';
import { reachOf } from './screen.ts';

// A puzzle, solved as people do: by keys in the list, or with a finger on what lies there.

interface Posed {
  readonly id: string;
  /** What is touched for an answer that is wrong, and for the right one. */
  readonly wrong: readonly ThingId[];
  readonly right: readonly ThingId[];
}

/** What puzzles keep in a browser; one answer solves this one. */
export function puzzleTests(game: string, { id, wrong, right }: Posed): void {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  test('by keys: wrong answers are harmless and told with both chances, the right one is celebrated and remembered', async () => {
    const ana = await house.visitor();
    const { page } = ana;
    await ana.goTo(`/puzzles/${game}/${id}`);
    await page.locator('[data-note="1"]').waitFor();
    expect(await page.locator('[data-glow]').count(), 'nothing glows').toBe(0);
    await page.locator('#choices [data-option]').first().waitFor();
    const count = await page.locator('#choices [data-option]').count();
    const alert = page.locator('[data-note] [role="alert"]');
    const fresh = page.locator('[data-note] [role="alert"]:not([data-read])'); // what was said of an earlier answer may still stand there
    let mistakes = 0;
    for (let at = 0; at < count; at++) {
      await alert.evaluateAll(all => {
        for (const one of all) one.setAttribute('data-read', '');
      });
      await page.locator('#choices [data-option]').nth(at).focus();
      await page.keyboard.press('Enter');
      await page.locator('#won').or(fresh).first().waitFor();
      if ((await page.locator('#won').count()) > 0) break;
      expect(await fresh.innerText()).toMatch(/\d+\s% de chances de gagner.*\d+\s%/s);
      expect(await page.locator('#choices [data-option]').count(), 'nothing has changed').toBe(count);
      mistakes++;
    }
    await page.getByRole('heading', { name: mistakes > 0 ? 'Trouvé !' : 'Du premier coup !' }).waitFor();
    expect(await page.getByRole('row').count(), 'what each was worth').toBe(count + 1);
    expect(await ana.violations()).toEqual([]);
    const solved = await page.evaluate(name => localStorage.getItem(`rempart.puzzles.${name}`), game);
    expect(solved).toBe(id);
    expect(ana.errors).toEqual([]);
  });

  test('with a finger: a wrong thing, then the right one; the list of the day leads to each game', async () => {
    const ben = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
    const { page } = ben;
    await ben.goTo('/puzzles');
    await page.locator(`a[href$="/puzzles/${game}"]`).waitFor();
    expect(await ben.violations()).toEqual([]);
    await ben.goTo(`/puzzles/${game}/${id}`);
    await page.locator('[data-note="1"]').waitFor();
    await touch(ben, wrong);
    await page.locator('[data-note] [role="alert"]').waitFor();
    await touch(ben, right);
    await page.locator('#won').waitFor();
    expect(ben.errors).toEqual([]);
  });
}

/** Until something is said of it: a first touch may only show what a second one does. */
async function touch({ page }: Visitor, things: readonly ThingId[]): Promise<void> {
  const said = page.locator('#won, [data-note] [role="alert"]');
  const before = await said.allInnerTexts();
  for (let tries = 0; tries < 6; tries++) {
    for (const { thing, at } of await reachOf(page, things)) {
      if (!at) throw new Error(`${thing} cannot be touched`);
      await page.touchscreen.tap(at.x, at.y);
      await page.waitForTimeout(250);
    }
    if ((await said.allInnerTexts()).join() !== before.join()) return;
  }
}
