/// <reference lib="dom" />
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../e2e/house.ts';
import { smallLetters } from '../../e2e/letters.ts';
import { SCREEN, answers, opened, phone, playOut, seated, typed, within } from '../../e2e/sofa.ts';

// A big screen and phones around it: from nothing to the first decision, to the end, and with a phone that is lost.

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

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
  const hands = await Promise.all(['Ana', 'Ben', 'Cléo', 'Dan'].map(name => phone(house, path, name)));
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
  await ben.page.getByText('Hors ligne.').waitFor();
  const told = ben.page.getByText('La connexion est revenue.').waitFor();
  await ben.context.setOffline(false);
  await ben.page.evaluate(() => dispatchEvent(new Event('online')));
  await told;
  await expect.poll(() => screen.getByText('téléphone absent').count(), { timeout: 30_000 }).toBe(0);

  // Nobody's seat is to be had, and the way in is written all the same.
  const wayIn = screen.getByRole('listitem').filter({ hasText: 'Téléphone perdu ?' });
  expect(await wayIn.isVisible()).toBe(true);
  const typedCode = await wayIn.getByText(/^[A-Z0-9]{6}$/).innerText();
  const lost = await house.visitor();
  await lost.goTo('/hand');
  await lost.page.getByLabel('Code').fill(typedCode);
  await lost.page.getByRole('button', { name: 'Continuer' }).click();
  await lost.page.getByText(/touchez sa place sur le grand écran/).waitFor();

  // A hand on another phone: the screen shows a code, and whoever holds it agrees.
  await screen.getByRole('button', { name: 'Un téléphone pour Cléo' }).click();
  const code = /Code (\w+)/.exec(await screen.getByText(/^Code \w/).innerText())?.[1]?.toLowerCase() ?? '';
  const spare = await phone(house, `${path}?ticket=${code}`, 'Cléo');
  await spare.page.getByText('Votre demande attend l’accord de Cléo…').waitFor();
  // It was used: what showed it has gone from the screen.
  await expect.poll(() => screen.getByText(/^Code \w/).count()).toBe(0);
  await cleo.page.getByText(/voudrait reprendre votre main/).waitFor();
  await cleo.page
    .getByRole('button', { name: /^Accorder/ })
    .first()
    .tap();
  await spare.page.locator('#main[data-n]').waitFor();
  await cleo.page.getByText('Cléo tient votre main maintenant.').waitFor();
  expect(await cleo.page.getByRole('button', { name: 'Demander à la reprendre' }).isVisible()).toBe(true);

  await playOut([ana, ben, spare, hands[3] as Visitor], 1500);
  await screen.getByRole('button', { name: 'Rejouer' }).waitFor({ timeout: 30_000 });
  expectNothingPrivate(tv);
  for (const visitor of [tv, ...hands, spare]) expect(visitor.errors).toEqual([]);
  // Whoever asks for it, screen and hands go on together.
  expect(await ana.violations()).toEqual([]);
  await ana.page.getByRole('button', { name: 'Rejouer' }).tap();
  for (const hand of [ana, ben, spare]) await seated(hand);
  await screen.getByText('Tout le monde est là.').waitFor();
}, 300_000);

test('a race of Spider-Man on a screen: two phones, bots beside them, to the end', async () => {
  const tv = await house.visitor(SCREEN);
  const path = await opened(tv, 'Spider-Man');
  const screen = await within(tv);
  expect(await tv.violations()).toEqual([]);
  const code = (await screen.getByText(/^[A-Z0-9]{6}$/).innerText()).toLowerCase();
  const hands = [await phone(house, path, 'Ana'), await typed(house, code, 'Ben')];
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
        .locator('button', { hasText: /^Laisser un bot jouer pour moi/ })
        .first()
        .dispatchEvent('click', undefined, { timeout: 2000 })
        .catch(() => {});
      await page.waitForTimeout(300);
    }
  }
  await tv.page.setViewportSize({ width: SCREEN.width / 2, height: SCREEN.height / 2 }); // bots play the rest
  await screen.getByRole('button', { name: 'Revanche' }).waitFor({ timeout: 200_000 });
  expectNothingPrivate(tv);
  for (const visitor of [tv, ...hands]) expect(visitor.errors).toEqual([]);
}, 400_000);

test('whoever is refused a hand may ask for a bot’s seat, or give up', async () => {
  const tv = await house.visitor(SCREEN);
  const path = await opened(tv, 'Survivez jusqu’à l’aube');
  const screen = await within(tv);
  const ana = await phone(house, path, 'Ana');
  await seated(ana);
  await ana.page.getByRole('button', { name: 'Commencer la partie' }).tap();
  await ana.page.locator('#main[data-n]').waitFor();
  await screen.getByRole('button', { name: 'Un téléphone pour Ana' }).click();
  const code = /Code (\w+)/.exec(await screen.getByText(/^Code \w/).innerText())?.[1]?.toLowerCase() ?? '';
  const zoe = await phone(house, `${path}?ticket=${code}`, 'Zoé');
  await zoe.page.getByText('Votre demande attend l’accord d’Ana…').waitFor();
  await screen.getByText('Zoé voudrait la place d’Ana. Réponse attendue sur le téléphone d’Ana.').waitFor();
  await ana.page
    .getByRole('button', { name: /^Refuser/ })
    .first()
    .tap();
  await zoe.page.getByText('La demande a été refusée.').waitFor();
  await expect.poll(() => screen.getByText('Réponse attendue').count()).toBe(0);
  await zoe.page.getByRole('button', { name: 'Bot 2' }).tap();
  await zoe.page.getByText('Votre demande attend un accord sur le grand écran…').waitFor();
  await screen.getByText('Zoé voudrait la place de Bot 2.').waitFor();
  await zoe.page.getByRole('button', { name: 'Renoncer' }).tap();
  await expect.poll(() => screen.getByText('Zoé voudrait la place de Bot 2.').count()).toBe(0);
  for (const visitor of [tv, ana, zoe]) expect(visitor.errors).toEqual([]);
  // Whoever comes back to where codes are typed finds the hand.
  await ana.goTo('/hand');
  await ana.page.getByRole('region', { name: 'Reprendre votre main' }).getByRole('link').tap();
  await ana.page.locator('#main[data-n]').waitFor();
}, 120_000);

/** What of the head is broken within a part, or cut off. */
const brokenIn = (screen: Frame): Promise<string[]> =>
  screen.evaluate(() => {
    const head = document.querySelector('header');
    const parts = [...(head?.querySelectorAll('b > span, [data-whole]') ?? [])];
    const goals = [...(head?.querySelectorAll('div > p') ?? [])];
    return [
      ...parts.filter(part => part.getClientRects().length > 1),
      ...goals.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
    ].map(({ textContent }) => textContent);
  });

const LEAST = 12.5; // pixels in a frame that is drawn more than twice as large: 28 on a television

test('on a big screen nothing is written too small, broken or cut off, in whatever game, before it and in it', async () => {
  const shelf = await house.visitor(SCREEN);
  await shelf.goTo('/');
  const links = shelf.page.getByRole('link', { name: /^Sur grand écran/ });
  await links.first().waitFor();
  const titles = (
    await links.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? one.textContent))
  ).map(name => (name ?? '').replace(/^Sur grand écran\s*/, ''));
  expect(titles.length).toBeGreaterThan(0);
  const small: string[] = [];
  for (const title of titles) {
    const tv = await house.visitor(SCREEN);
    const path = await opened(tv, title);
    const screen = await within(tv);
    const look = async (when: string): Promise<void> => {
      for (const { text, size, at } of await smallLetters(screen, LEAST))
        small.push(`${title}, ${when}: “${text}” ${size} (${at})`);
      for (const text of await brokenIn(screen)) small.push(`${title}, ${when}: “${text}” is broken`);
    };
    const ana = await phone(house, path, 'Ana');
    await seated(ana);
    await look('seats');
    await ana.page.getByRole('button', { name: 'Commencer la partie' }).tap();
    await screen.locator('#main[data-n]').waitFor();
    await tv.page.waitForTimeout(1500);
    await look('beginning');
    await playOut([ana], 15);
    await tv.page.waitForTimeout(1000);
    await look('later');
    await Promise.all([tv.context.close(), ana.context.close()]);
  }
  expect(small).toEqual([]);
}, 400_000);

test('a television shows a code, and whoever plays sends it to the table', async () => {
  const tv = await house.visitor(SCREEN);
  await tv.goTo('/screen');
  const code = await (await within(tv)).getByText(/^[A-Z0-9]{6}$/).innerText();
  expect(await tv.violations()).toEqual([]);
  const ana = await house.visitor();
  await ana.goTo('/new/until-daylight');
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

test('the way home from a table on a television leads to a shelf that is read from a sofa', async () => {
  const tv = await house.visitor(SCREEN);
  await opened(tv, 'Spider-Man');
  await (await within(tv)).getByRole('button', { name: 'Quitter la table' }).click();
  await tv.page.waitForURL(/\/screen\/games$/);
  const shelf = await within(tv);
  await shelf.getByRole('heading', { name: /À quoi joue-t-on/ }).waitFor();
  expect(await shelf.getByRole('link', { name: /^Spider-Man/ }).count(), 'the game, and the table').toBe(2);
  expect(await smallLetters(shelf, LEAST)).toEqual([]);
  expect(await tv.violations()).toEqual([]);
  await shelf
    .getByRole('link', { name: /^Spider-Man/ })
    .last()
    .click();
  await tv.page.waitForURL(/\/table\/\w+\/screen$/);
  expect(tv.errors).toEqual([]);
}, 60_000);

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

test('a television is read from a sofa, before its table is open as well', async () => {
  const letters = async (userAgent?: string): Promise<string> => {
    const tv = await house.visitor(SCREEN, 'fr-FR', userAgent ? { userAgent } : {});
    await tv.goTo('/');
    await tv.page.getByRole('heading', { level: 1 }).waitFor();
    return tv.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  };
  expect(await letters()).toBe('16px');
  expect(await letters('Mozilla/5.0 (Linux; Android 14; BRAVIA 4K) AppleWebKit/537.36 Chrome/120 Safari/537.36')).toBe(
    '24px',
  );
}, 60_000);
