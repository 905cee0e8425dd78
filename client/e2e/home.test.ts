/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, SMALL, Visitor } from '../../e2e/house.ts';
import { answerOnce, isOverFor, keepList, nOf, openAtHome } from '../../e2e/table.ts';
import { temporaryFolder } from '../../server/test/child.ts';
import { gameIds } from '../../shelf/games.ts';

// Matches that the page holds itself: without a server, in a browser that is closed and killed.

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A few answers of one's own; then a bot plays on for us, to the end. */
async function playOut(ana: Visitor): Promise<void> {
  const { page } = ana;
  for (let answers = 0; answers < 8 && !(await isOverFor(ana)); answers++)
    await answerOnce(ana, count => (answers % 3 === 0 ? count - 1 : 0));
  const hand = page.locator('button', { hasText: /^Laisser un bot jouer pour moi/ }).first(); // in a menu that need not be open
  const isLent = () => page.getByText('Un bot joue à votre place').first().isVisible();
  while (!(await isOverFor(ana)) && !(await isLent())) {
    await hand.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  await page.setViewportSize(SMALL);
  await page.locator('#result').waitFor({ timeout: 300_000 });
  await page.setViewportSize(DESKTOP);
}

/** How often a tab is killed; more by hand than on every machine. */
const KILLS = Number(process.env['KILLS'] ?? 12);

test('a tab that is killed at any input has lost nothing that it had shown', async () => {
  const ana = await house.visitor();
  await keepList(ana);
  let table = await openAtHome(ana, 'until-daylight');
  let eyes = ana;
  for (let kill = 0; kill < KILLS; kill++) {
    if (await isOverFor(eyes)) table = await openAtHome(eyes, 'until-daylight');
    expect(await answerOnce(eyes, count => kill % count), 'asked').toBe(true);
    const shown = await nOf(eyes);
    await eyes.page.close();
    eyes = new Visitor(ana.context, await ana.context.newPage(), house.address);
    await keepList(eyes);
    await eyes.goTo(table);
    await eyes.page.locator('#main[data-n]').waitFor();
    expect(await nOf(eyes), `kill ${kill}`).toBeGreaterThanOrEqual(shown);
  }
}, 600_000);

test('a browser that was here once opens the house without a network, and plays every game to its end', async () => {
  const gone = await House.open();
  const folder = temporaryFolder();
  const first = await gone.keeper(folder.path);
  await first.goTo('/');
  await first.page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await first.context.close();
  await gone.server.stop();

  const ana = await gone.keeper(folder.path);
  await keepList(ana);
  await ana.goTo('/');
  await ana.page.getByText('Le serveur ne répond pas').waitFor();
  for (const game of gameIds()) {
    await openAtHome(ana, game);
    await playOut(ana);
    await ana.page.getByRole('button', { name: 'Vérifier ici' }).click();
    await ana.page.getByText('Toute la partie a été refaite').first().waitFor();
  }
  await ana.goTo('/');
  await ana.page.getByText('sur cet appareil').first().waitFor();
  expect(ana.errors).toEqual([]);
  await ana.context.close();
  await gone.close();
  folder.remove();
}, 900_000);
