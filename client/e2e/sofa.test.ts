/// <reference lib="dom" />
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE, type Visitor } from '../../e2e/house.ts';
import { insist } from '../../e2e/table.ts';

// A big screen and phones around it: from nothing to the first decision, to the end, and with a phone that is lost.

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SCREEN = { width: 1920, height: 1080 };
const TOUCHED = { hasTouch: true, isMobile: true };

/** What the frame of a big screen shows. */
async function within({ page }: Visitor): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the big screen shows nothing');
  return frame;
}

/** From the shelf: a table on this screen. Answers with its address for phones, as the screen shows it. */
async function opened(tv: Visitor, title: string): Promise<string> {
  await tv.goTo('/');
  await tv.page.getByRole('link', { name: `Sur grand écran ${title}` }).click();
  await (await within(tv)).getByRole('button', { name: /^Ouvrir la table/ }).click();
  await tv.page.waitForURL(/\/screen$/);
  await (await within(tv)).getByText('Scannez pour prendre une place').waitFor();
  return `/hand/${/table\/(\w+)/.exec(tv.page.url())?.[1]}`;
}

async function phone(path: string, name: string): Promise<Visitor> {
  const visitor = await house.visitor(PHONE, 'fr-FR', TOUCHED);
  await visitor.goTo(path);
  await visitor.page.getByLabel('Votre nom').fill(name);
  await visitor.page.getByRole('button', { name: /^Prendre (une place|cette main)$/ }).tap();
  return visitor;
}

/** A phone that cannot scan. */
async function typed(code: string, name: string): Promise<Visitor> {
  const visitor = await house.visitor(PHONE, 'fr-FR', TOUCHED);
  await visitor.goTo('/hand');
  await visitor.page.getByLabel('Code').fill(code);
  await visitor.page.getByRole('button', { name: 'Continuer' }).tap();
  await visitor.page.getByLabel('Votre nom').fill(name);
  await visitor.page.getByRole('button', { name: 'Prendre une place' }).tap();
  return visitor;
}

const seated = ({ page }: Visitor): Promise<void> => page.getByText(/^Vous avez la place/).waitFor();

/** Answers once if this hand is asked now. */
async function answers(hand: Visitor, turn: number): Promise<boolean> {
  const { page } = hand;
  await insist(hand);
  const list = page.getByRole('button', { name: 'Revenir au choix' });
  if (await list.isVisible()) await list.tap({ timeout: 1000 }).catch(() => {});
  const options = page.locator('button[data-option]:not([aria-disabled])');
  const count = await options.count();
  const chosen = count > 0 && turn % 4 !== 3 ? options.nth(turn % count) : page.locator('button[data-main]');
  const given = (await chosen.count()) > 0 ? chosen.first() : options.first();
  if ((await given.count()) === 0) return false;
  await given.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
  return true;
}

const isOver = ({ page }: Visitor): Promise<boolean> => page.getByText('La suite est sur le grand écran.').isVisible();

async function playOut(hands: readonly Visitor[], most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const asked = await Promise.all(hands.map(hand => answers(hand, turn)));
    if (hands[0] && (await isOver(hands[0]))) return;
    if (!asked.includes(true)) await hands[0]?.page.waitForTimeout(60);
  }
}

/** A screen is told what all may know: nobody's view, no prompt. */
function expectNothingPrivate({ received }: Visitor): void {
  const told = received.map(text => JSON.parse(text) as { type: string; [part: string]: unknown });
  const frames = told.filter(({ type }) => type === 'frame' || type === 'whole');
  expect(frames.length).toBeGreaterThan(3);
  for (const frame of frames) {
    expect(frame['prompts']).toEqual({});
    for (const { to } of (frame['sights'] ?? []) as { to: unknown[] }[]) expect(to).toEqual(['table']);
    for (const { to } of (frame['views'] ?? []) as { to: unknown[] }[]) expect(to).toEqual(['table']);
  }
}

test('four phones sit down at a screen, play a whole night, and one that was lost comes back', async () => {
  const begun = Date.now();
  const tv = await house.visitor(SCREEN);
  const path = await opened(tv, 'Survivez jusqu’à l’aube');
  const screen = await within(tv);
  const hands = await Promise.all(['Ana', 'Ben', 'Cléo', 'Dan'].map(name => phone(path, name)));
  await Promise.all(hands.map(seated));
  await screen.getByText('Tout le monde est là.').waitFor();
  for (const name of ['Ana', 'Ben', 'Cléo', 'Dan'])
    expect(await screen.getByText(name, { exact: true }).isVisible()).toBe(true);
  await screen.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect
    .poll(async () => (await Promise.all(hands.map(hand => answers(hand, 0)))).some(Boolean), { timeout: 30_000 })
    .toBe(true);
  expect(Date.now() - begun).toBeLessThan(60_000);

  const fits = await screen.evaluate(() => ({
    scroll: document.documentElement.scrollHeight - innerHeight,
    board: (document.querySelector('section')?.clientHeight ?? 0) / innerHeight,
  }));
  expect(fits.scroll).toBeLessThanOrEqual(0);
  expect(fits.board).toBeGreaterThan(0.6);
  await playOut(hands, 12);
  const [ana, ben, cleo] = hands as [Visitor, Visitor, Visitor];
  expect(await ana.violations()).toEqual([]);

  // A phone without a network: the screen says so, and it comes back by itself with its seat.
  await ben.context.setOffline(true);
  await ben.page.evaluate(() => dispatchEvent(new Event('offline')));
  await screen.getByText('téléphone absent').waitFor({ timeout: 30_000 });
  await ben.context.setOffline(false);
  await ben.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => screen.getByText('téléphone absent').count(), { timeout: 30_000 }).toBe(0);

  // A hand on another phone: the screen shows a code, and whoever holds it agrees.
  await screen.getByRole('button', { name: 'Un téléphone pour Cléo' }).click();
  const code = /Code (\w+)/.exec(await screen.getByText(/^Code \w/).innerText())?.[1]?.toLowerCase() ?? '';
  await screen.getByRole('button', { name: 'Fermer' }).click();
  const spare = await phone(`${path}?ticket=${code}`, 'Cléo');
  await spare.page.getByText('Votre demande attend un accord…').waitFor();
  await cleo.page.getByText(/voudrait reprendre votre main/).waitFor();
  await cleo.page
    .getByRole('button', { name: /^Accorder/ })
    .first()
    .tap();
  await spare.page.locator('#main[data-n]').waitFor();
  await cleo.page.getByText('La partie a commencé.').waitFor();

  await playOut([ana, ben, spare, hands[3] as Visitor], 1500);
  await screen.getByRole('button', { name: 'Rejouer' }).waitFor({ timeout: 30_000 });
  expectNothingPrivate(tv);
  for (const visitor of [tv, ...hands, spare]) expect(visitor.errors).toEqual([]);
  // The hands go where the screen goes.
  await screen.getByRole('button', { name: 'Rejouer' }).click();
  await seated(ana);
}, 300_000);

test('a race of Spider-Man on a screen: two phones, bots beside them, to the end', async () => {
  const tv = await house.visitor(SCREEN);
  const path = await opened(tv, 'Spider-Man');
  const screen = await within(tv);
  expect(await tv.violations()).toEqual([]);
  const code = (await screen.getByText(/^[A-Z0-9]{6}$/).innerText()).toLowerCase();
  const hands = [await phone(path, 'Ana'), await typed(code, 'Ben')];
  await Promise.all(hands.map(seated));
  await hands[1]?.page.getByRole('button', { name: 'Commencer la partie' }).tap();
  for (const { page } of hands) await page.locator('#main[data-n]').waitFor();
  await playOut(hands, 25);
  const [ana] = hands as [Visitor];
  await ana.page.reload();
  await ana.page.locator('#main[data-n]').waitFor();
  for (const { page } of hands) {
    const lent = page.getByText('Un bot joue à votre place').first();
    while (!(await lent.isVisible())) {
      await page
        .locator('button', { hasText: /^Confier la place/ })
        .first()
        .dispatchEvent('click', undefined, { timeout: 2000 })
        .catch(() => {});
      await page.waitForTimeout(300);
    }
  }
  await screen.getByRole('button', { name: 'Rejouer' }).waitFor({ timeout: 200_000 });
  expectNothingPrivate(tv);
  for (const visitor of [tv, ...hands]) expect(visitor.errors).toEqual([]);
}, 400_000);

test('a television shows a code, and whoever plays sends it to the table', async () => {
  const tv = await house.visitor(SCREEN);
  await tv.goTo('/screen');
  const code = await (await within(tv)).getByText(/^[A-Z0-9]{6}$/).innerText();
  expect(await tv.violations()).toEqual([]);
  const ana = await house.visitor();
  await ana.goTo('/new/until-daylight');
  await ana.page.getByRole('button', { name: 'Que des bots' }).click();
  await ana.page.getByRole('button', { name: /^Commencer la partie/ }).click();
  await ana.page.locator('#main[data-n]').waitFor();
  await ana.page.locator('summary').first().click();
  await ana.page.getByRole('button', { name: 'Montrer sur un grand écran' }).click();
  await ana.page.getByLabel(/Il affiche alors un code/).fill(code);
  await ana.page.getByRole('button', { name: 'Envoyer la table à l’écran' }).click();
  await tv.page.waitForURL(/\/table\/\w+\/screen$/);
  await (await within(tv)).locator('#main[data-n]').waitFor();
  expect(tv.received.join()).not.toContain('"options":[');
}, 120_000);

test('a television that is too old is told so', async () => {
  const tv = await house.visitor(SCREEN);
  await tv.page.addInitScript(() => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
  });
  await tv.goTo('/screen');
  await tv.page.getByText('branchez un ordinateur portable').waitFor();
  const ana = await house.visitor(SCREEN);
  await ana.goTo('/');
  await ana.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await ana.page.locator('#old').count()).toBe(0);
}, 60_000);
