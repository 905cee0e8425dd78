/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand, finger, picker } from '../../../e2e/by-hand.ts';
import { House, PHONE } from '../../../e2e/house.ts';
import { positionOf, whenAsked } from '../../../e2e/screen.ts';
import type { Action } from '../spec.ts';
import { cueSound } from '../ui/sounds.ts';
import { heardBy, listenToTrack } from './ears.ts';
import { begin } from '../../../e2e/table.ts';
import { choices, openTable, playOn, timeLeft, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_BOT_PACE: '400', REMPART_SEED: 'scream' });
});
afterAll(() => house.close());

test('two browsers play until a real scream: both see it in time, and it sounds when it is logged', async () => {
  const [ana, ben] = [await house.visitor(), await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true })];
  await listenToTrack(ana);
  const table = await openTable(ana, { scenario: 'S02', seats: 2, track: 'Un cri toutes les 40 secondes' });
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  await begin(ana);
  const [picks, taps] = [picker(5), picker(9)];
  const byHand = new ByHand(ben, touchedBy(ben, 1), finger(ben));
  let answered = -1;
  const players = [
    {
      visitor: ana,
      answer: async () => {
        const count = Math.min(9, await choices(ana).count());
        await ana.page.keyboard.press(String(1 + picks(Math.max(1, count))));
        await ana.page.waitForTimeout(60);
      },
    },
    {
      visitor: ben, // everything from the board
      answer: async () => {
        // Until the referee has heard an answer its question still stands on the page, and Ana may be asked next.
        const position = positionOf(ben);
        if (!position?.prompts[1] || position.n === answered) return ben.page.waitForTimeout(20);
        answered = position.n;
        const asked = await whenAsked<Action>(ben, 1);
        if (asked) await byHand.give(asked, asked.options[taps(asked.options.length)] as Action);
      },
    },
  ];
  const caption = 'CRI n° 1';
  // Ten seconds of careless play do not kill anybody yet; then they hold their breath and listen.
  await playOn(players, async () => (await timeLeft(ana)) < 890, 90_000);
  const seen = [ana, ben].map(({ page }) => page.getByText(caption).first().waitFor({ timeout: 90_000 }));
  await Promise.all(seen);
  expect(Math.abs((await timeLeft(ana)) - (await timeLeft(ben))), 'one clock').toBeLessThanOrEqual(1);

  const { clocks, voices } = await heardBy(ana);
  const scream = clocks.find(({ isScream }) => isScream);
  const ahead = Math.max(...clocks.map(({ clock, at }) => clock - at));
  const pitches = cueSound({ kind: 'scream' }).flatMap(({ pitch }) => pitch ?? []);
  const sung = voices.filter(({ pitch }) => pitch === pitches[0]);
  expect(sung.length, 'it was to be heard').toBeGreaterThan(0);
  expect(Math.abs((sung.at(-1)?.at ?? 0) - ((scream?.clock ?? 0) - ahead)), 'ms from its time').toBeLessThan(100);
  expect(await ana.violations(), 'axe on a desktop').toEqual([]);
  expect(await ben.violations(), 'axe on a phone').toEqual([]);
  expect(byHand.missed, 'what could not be touched').toEqual([]);
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 900_000);

test('a hero is led by keys alone: figures, arrows, letters', async () => {
  const ana = await house.visitor();
  await openTable(ana, { scenario: 'S01', seats: 1 });
  await begin(ana);
  const { keyboard } = ana.page;
  // What the page announces to those who do not see it.
  const step = () => ana.page.getByRole('status').filter({ hasText: 'choix' }).first().textContent({ timeout: 15_000 });
  const press = async (key: string, until: RegExp): Promise<void> => {
    await keyboard.press(key);
    await expect.poll(step, { timeout: 15_000 }).toMatch(until);
  };
  await choices(ana).first().waitFor();
  for (let picked = 1; picked <= 4; picked++) {
    const before = await choices(ana).count();
    await keyboard.press('1');
    await expect.poll(() => choices(ana).count(), { timeout: 15_000 }).not.toBe(before);
  }
  for (let asked = await step(); !asked?.includes('Tout le monde est prêt'); asked = await step()) {
    await keyboard.press('1');
    await ana.page.waitForTimeout(120);
  }
  await press('e', /encore 4 actions/);
  await press('ArrowLeft', /encore 3 actions/); // into the search zone beside the street
  await press('q', /Que garder|ordre|encore 2/);
  for (let asked = await step(); !asked?.includes('action'); asked = await step()) {
    await keyboard.press('q');
    await ana.page.waitForTimeout(120);
  }
  await ana.page.locator('#own [data-main]:not([data-calm])').waitFor(); // what is pressed at once was meant for what stood there before
  await press('e', /passe la main/);
  await press('p', /encore \d actions/);
  await expect.poll(() => ana.page.getByText(/«\sÀ (?!toi)[\w ]+\s!\s»/).count()).toBeGreaterThan(0);
  expect(ana.errors).toEqual([]);
}, 300_000);
