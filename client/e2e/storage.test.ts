/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../e2e/house.ts';
import { answerOnce, keepList, nOf, openAtHome } from '../../e2e/table.ts';

// Devices that have no room, forget on purpose, or are emptied while somebody plays: each says so, and a file keeps the match.

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const GAME = 'until-daylight';
const PATIENTLY = { timeout: 30_000 }; // a machine may be busy
const KEEP = 'Garder cette partie dans un fichier';

interface Device extends AsyncDisposable {
  readonly ana: Visitor;
  readonly storage: CDPSession;
  readonly origin: string;
}

async function device(): Promise<Device> {
  const ana = await house.visitor();
  await keepList(ana);
  const storage = await ana.context.newCDPSession(ana.page);
  return { ana, storage, origin: house.address, [Symbol.asyncDispose]: () => ana.context.close() };
}

/** Runs something in the threads of the page before their own script does. */
const before = ({ context }: Visitor, script: string): Promise<unknown> =>
  context.route(/assets\/entry-.*\.js/, async route => {
    const own = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${script}\n${own}` });
  });

/** A disk without room, as browsers tell of it: their own limits cannot be set low enough from outside. */
const fillOnDemand = `
  let isFull = false;
  new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...added) {
    const asked = add.apply(this, added);
    if (isFull) this.transaction.abort();
    return asked;
  };`;

const setFull = ({ page }: Visitor, isFull: boolean): Promise<void> =>
  page.evaluate(full => new BroadcastChannel('full').postMessage(full), isFull);

/** What the page writes when its button is pressed beside the sentence. */
async function keptBy({ page }: Visitor, sentence: RegExp): Promise<string> {
  const note = page.getByRole('alert').filter({ hasText: sentence });
  await note.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), note.getByRole('button', { name: KEEP }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

const entriesIn = (file: string): unknown[] =>
  (JSON.parse(file) as { tables: { log: { entries: unknown[] } }[] }).tables[0]?.log.entries ?? [];

test('a device without room says so, loses nothing, and goes on when there is room again', async () => {
  await using full = await device();
  const { ana } = full;
  await before(ana, fillOnDemand);
  await openAtHome(ana, GAME);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(0);
  const shown = await nOf(ana);
  await setFull(ana, true);
  await answerOnce(ana, () => 0);
  const file = await keptBy(ana, /n’a pas pu garder ce choix/);
  expect(entriesIn(file)).toHaveLength(shown);
  expect(await nOf(ana)).toBe(shown);
  await setFull(ana, false);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(shown);
}, 120_000);

test('a storage that is emptied during play is told, and the match goes on from a file', async () => {
  await using emptied = await device();
  const { ana, storage, origin } = emptied;
  const { page } = ana;
  const table = await openAtHome(ana, GAME);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(0);
  await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await answerOnce(ana, () => 0);
  const file = await keptBy(ana, /ne garde plus cette partie/);
  const { length } = entriesIn(file);
  expect(length).toBeGreaterThan(0);
  await ana.goTo('/');
  await page.getByText('une fenêtre privée oublie tout').waitFor();
  const kept = { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByLabel('Reprendre d’un fichier').setInputFiles(kept);
  await page.getByText('1 partie reprise').waitFor();
  await ana.goTo(table);
  await page.locator('#main[data-n]').waitFor();
  expect(await nOf(ana)).toBeGreaterThanOrEqual(length);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(length);
}, 120_000);

test('a browser that keeps nothing says so, and the match can be kept as a file', async () => {
  await using none = await device();
  const { ana } = none;
  const { page } = ana;
  await before(ana, "self.indexedDB.open = () => { throw new Error('forbidden') };");
  await openAtHome(ana, GAME);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(0);
  await page.locator('details a', { hasText: 'Quitter la table' }).first().dispatchEvent('click');
  await page.getByText('Ce navigateur ne garde rien').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tout garder dans un fichier' }).click(),
  ]);
  expect(entriesIn(readFileSync(await file.path(), 'utf8')).length).toBeGreaterThan(0);
}, 120_000);
