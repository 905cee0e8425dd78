/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyse } from '../../e2e/ended.ts';
import { House } from '../../e2e/house.ts';
import { answerOnce, keepList, nOf } from '../../e2e/table.ts';
import { Player } from '../../server/test/player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('a match that is over is analysed, walked along and played on from one of its moments', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await keepList(ana);
  await analyse(ana, 'until-daylight');
  const turnings = page.getByRole('region', { name: 'Les tournants' }).getByRole('button');
  await turnings.first().waitFor();
  expect(await turnings.first().textContent()).toMatch(/\d+\s%\s→\s\d+\s%/);
  await turnings.first().click();
  const at = Number(new URL(page.url()).hash.slice(1));
  expect(at).toBeGreaterThan(0);
  await page
    .getByText(/L’expert aurait fait de même|Joué/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Un coup en avant' }).click();
  await page.waitForURL(`**#${at + 1}`);
  expect(await ana.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Reprendre d’ici' }).click();
  await page.getByText('Partie d’essai').first().waitFor();
  const before = await nOf(ana);
  expect(before).toBe(at + 2); // with the dice that are new
  expect(await answerOnce(ana, () => 0)).toBe(true);
  expect(await nOf(ana)).toBeGreaterThan(before);
  expect(ana.errors).toEqual([]);
  await ana.context.close();
}, 180_000);

/** Two people who have given up a match after some moves, and where it was. */
async function givenUp(): Promise<{ id: string; ana: Player; ben: Player }> {
  const people = [new Player(house.server.port), new Player(house.server.port)] as const;
  const [ana, ben] = people;
  await ana.request('POST', '/api/me', { name: 'Ana' });
  await ben.request('POST', '/api/me', { name: 'Ben' });
  const { id } = (await ana.request('POST', '/api/tables', { game: 'until-daylight', seats: 2 })).body as {
    id: string;
  };
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  for (const one of people) await one.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  // Whoever begins is drawn.
  const asked = (): number => people.findIndex((one, seat) => one.prompts[seat] !== undefined);
  for (let moves = 0; moves < 4; moves++) {
    await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
    const own = asked();
    await people[own]?.act(own, people[own]?.prompts[own]?.options[0] as object);
  }
  await ana.say({ type: 'concede', seat: 0 });
  await ben.until(() => (ben.lobby?.ending ?? null) !== null);
  const { seat, n } = ben.lobby?.ending ?? {};
  await ben.say({ type: 'consent', yes: true, of: { about: 'end', seat, n } });
  await ana.until(() => ana.lobby?.status === 'over');
  return { id, ana, ben };
}

test('a match of a server is played on from a moment with the same people', async () => {
  const { id, ana, ben } = await givenUp();
  const visitor = await house.visitor();
  const { page, context } = visitor;
  const [name = '', value = ''] = ana.cookie.split('=');
  await context.addCookies([{ name, value, url: visitor.base }]);
  await visitor.goTo(`/analysis/${id}#2`);
  await page.getByLabel('Vous jouez').selectOption('avec les mêmes personnes');
  await page.getByRole('button', { name: 'Reprendre d’ici' }).click();
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await page.getByText('Partie d’essai').first().waitFor();
  expect(await nOf(visitor), 'two moves, and dice that are new').toBe(3);
  await ben.until(() => ben.heard.some(one => one.type === 'exercise'));
  expect(ben.heard.find(one => one.type === 'exercise')).toMatchObject({ id: page.url().split('/').at(-1), by: 'Ana' });
  expect(visitor.errors).toEqual([]);
}, 120_000);
