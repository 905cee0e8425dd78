/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, Visitor } from '../../e2e/house.ts';
import { answerOnce, choicesOf, isOverFor, keepList, pressOpen, resultOf } from '../../e2e/table.ts';
import { temporaryFolder } from '../../server/test/child.ts';
import { gameIds } from '../../shelf/games.ts';

// Matches that the page holds itself: without a server, in a browser that is closed and killed.

const folder = temporaryFolder();
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

/** Alone with as few bots as the game allows. */
async function openAtHome(ana: Visitor, game: string): Promise<string> {
  const { page } = ana;
  await ana.goTo(`/new/${game}`);
  const seats = page.locator('select#seats');
  await seats.waitFor();
  await seats.selectOption({ index: 0 });
  const bots = page.getByRole('button', { name: 'Que des bots' });
  if ((await bots.count()) > 0) await bots.click();
  await page.getByRole('checkbox', { name: /Jouer sur cet appareil/ }).check();
  return pressOpen(ana);
}

const nOf = ({ page }: Visitor): Promise<number> =>
  page.locator('#main[data-n]').evaluate(main => Number(main.getAttribute('data-n')));

/** Answers with what comes first or last, until the match is over. */
async function playOut(ana: Visitor): Promise<number> {
  let answers = 0;
  while (!(await isOverFor(ana)) && answers < 1500)
    if (await answerOnce(ana, count => (answers % 3 === 0 ? count - 1 : 0))) answers++;
  return answers;
}

test('a tab that is killed at any input has lost nothing that it had shown', async () => {
  const ana = await house.visitor();
  const table = await openAtHome(ana, gameIds()[0] ?? '');
  let eyes = ana;
  for (let kill = 0; kill < 50; kill++) {
    await choicesOf(eyes).first().waitFor();
    await answerOnce(eyes, count => kill % count);
    const shown = await nOf(eyes);
    await eyes.page.close();
    eyes = new Visitor(ana.context, await ana.context.newPage(), house.address);
    await eyes.goTo(table);
    await eyes.page.locator('#main[data-n]').waitFor();
    expect(await nOf(eyes), `kill ${kill}`).toBeGreaterThanOrEqual(shown);
  }
}, 600_000);

test('a browser that was here once opens the house without a network, and plays every game to its end', async () => {
  const first = await house.keeper(folder.path);
  await first.goTo('/');
  await first.page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await first.context.close();
  await house.server.stop();

  const ana = await house.keeper(folder.path);
  await keepList(ana);
  await ana.goTo('/');
  await ana.page.getByText('Le serveur ne répond pas').waitFor();
  for (const game of gameIds()) {
    await openAtHome(ana, game);
    const answers = await playOut(ana);
    await resultOf(ana);
    expect(answers, game).toBeGreaterThan(0);
    await ana.page.getByRole('button', { name: 'Vérifier ici' }).click();
    await ana.page.getByText('Toute la partie a été refaite').first().waitFor();
  }
  await ana.goTo('/');
  await ana.page.getByText('sur cet appareil').first().waitFor();
  expect(ana.errors).toEqual([]);
  await ana.context.close();
}, 900_000);
