/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../../../e2e/by-hand.ts';
import { House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { begin, keepList, resultOf } from '../../../e2e/table.ts';
import { answer, choices, isOver, openTable } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const fill = (ana: Visitor) => ana.page.getByRole('button', { name: 'Compléter avec des bots' }).click();

test('two browsers and a bot play a match to its end; a third one looks on', async () => {
  const [ana, ben, eve] = [await house.visitor(), await house.visitor(PHONE), await house.visitor()];
  const table = await openTable(ana, 3);
  await keepList(ben);
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  expect(await ana.violations(), 'axe in the lobby').toEqual([]);
  await fill(ana);
  await begin(ana);
  await eve.goTo(table);
  const pick = picker(3);
  let answers = 0;
  let looked = false;
  while (!(await isOver(ana)) && answers < 600) {
    const anaAsked = (await choices(ana).count()) > 0;
    const benAsked = (await choices(ben).count()) > 0;
    // What is seen of a list may be gone: then it is the other one who is asked.
    if (anaAsked && (await answer(ana, pick, 200))) answers++;
    else if (benAsked && (await answer(ben, pick, 200))) answers++;
    else await ana.page.waitForTimeout(40);
    if (!looked && answers > 12) {
      looked = true;
      expect(await ana.violations(), 'axe on a desktop').toEqual([]);
      expect(await ben.violations(), 'axe on a phone').toEqual([]);
      await ben.page.reload();
      await ben.page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  }
  for (const visitor of [ana, ben, eve]) await resultOf(visitor);
  expect(await ana.violations(), 'axe at the end').toEqual([]);
  expect(await choices(eve).count()).toBe(0);
  expect([...ana.errors, ...ben.errors, ...eve.errors]).toEqual([]);
  for (const { received } of [ana, ben, eve]) {
    const before = received.filter(text => !text.includes('"status":"over"')).join('\n');
    expect(before, 'no seed before the end').not.toContain('chacha:');
    expect(before, 'no order of a pile').not.toMatch(/"(reserve|active|combatDeck)":\["/);
  }
}, 900_000);

test('the network goes and comes back: nothing is lost, nothing is done twice', async () => {
  const ana = await house.visitor();
  await openTable(ana, 1);
  await begin(ana);
  await choices(ana).first().waitFor();
  await ana.context.setOffline(true);
  await ana.page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await choices(ana).first().click();
  await ana.page.waitForTimeout(500);
  await ana.context.setOffline(false);
  await ana.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await ana.page.getByText('Machette').first().waitFor({ timeout: 30_000 });
  await expect.poll(() => choices(ana).count(), { message: 'eight common weapons' }).toBe(8);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('who goes back stands where they were, and the match goes on from there', async () => {
  const ana = await house.visitor();
  await openTable(ana, 1);
  await begin(ana);
  await choices(ana).first().waitFor();
  await choices(ana).first().click();
  await expect.poll(() => choices(ana).count(), { message: 'eight common weapons' }).toBe(8);
  await ana.page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => choices(ana).count(), { message: 'six characters again' }).toBe(6);
  await choices(ana).nth(2).click();
  await expect.poll(() => choices(ana).count()).toBe(8);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('a seat goes to a bot and comes back', async () => {
  // At pace 0 two bots would have played the match to its end before the seat can be taken back.
  await using slow = await House.open({ REMPART_BOT_PACE: '500' });
  const ana = await slow.visitor();
  await openTable(ana, 2);
  await fill(ana);
  await begin(ana);
  await choices(ana).first().waitFor();
  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await ana.page.getByRole('button', { name: /^Laisser un bot jouer pour moi/ }).click();
  await expect.poll(() => choices(ana).count(), { timeout: 15_000 }).toBe(0);
  await ana.page.getByRole('button', { name: 'Reprendre ma place' }).first().click();
  await choices(ana).first().waitFor({ timeout: 30_000 });
  expect(ana.errors).toEqual([]);
}, 300_000);

test('an illegal answer is refused with its reason, and nothing changes', async () => {
  const ana = await house.visitor();
  const table = await openTable(ana, 1);
  await begin(ana);
  await choices(ana).first().waitFor();
  const ack = await ana.page.evaluate(
    id =>
      new Promise(resolve => {
        const socket = new WebSocket(`ws://${location.host}/socket/${id}`);
        const act = { type: 'act', id: 'illegal', seat: 0, step: null, actions: [{ type: 'face' }] };
        socket.addEventListener('open', () => socket.send(JSON.stringify(act)));
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string };
          if (message.type === 'ack') resolve(message);
        });
      }),
    table.split('/').at(-1),
  );
  expect(ack).toMatchObject({ refusal: { code: 'not-offered', rule: 'UD-SETUP-03' } });
  expect(await choices(ana).count(), 'six characters to choose from').toBe(6);
}, 300_000);
