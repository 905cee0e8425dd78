/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Visitor } from '../../e2e/house.ts';
import { answerOnce, keepList, nOf, openAtHome, pressInMenu } from '../../e2e/table.ts';

// A match goes from a device to the server, where somebody joins it, and from the server to a device and back.

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_BOT_PACE: '0' });
});
afterAll(() => house.close());

const GAME = 'until-daylight';
const PATIENTLY = { timeout: 30_000 }; // a machine may be busy

const isAt = (visitor: Visitor, address: RegExp): Promise<void> =>
  visitor.page.waitForURL(address, { timeout: 30_000 }).then(() => visitor.page.locator('#main[data-n]').waitFor());

async function moveToServer(ana: Visitor): Promise<void> {
  await pressInMenu(ana, 'Inviter des amis');
  await ana.page.getByRole('button', { name: 'Déplacer', exact: true }).click();
}

test('from a device to the server, where a friend joins by the link; to the device, and back', async () => {
  const ana = await house.visitor();
  await keepList(ana);
  const home = await openAtHome(ana, GAME, '2');
  for (let answers = 0; answers < 2; answers++) await answerOnce(ana, () => 0);
  const before = await nOf(ana);
  await moveToServer(ana);
  await isAt(ana, /\/table\/[a-z0-9]{12}#invite$/);
  expect(await nOf(ana)).toBeGreaterThanOrEqual(before);
  const link = await ana.page.getByRole('textbox', { name: /lien|adresse/i }).inputValue();
  await ana.page.getByText('Commencée sur un appareil').first().waitFor();
  expect(await ana.violations()).toEqual([]);
  await ana.page.keyboard.press('Escape');

  const bo = await house.visitor();
  await keepList(bo);
  await bo.page.goto(link);
  await bo.page.getByText('Commencée sur un appareil').first().waitFor();
  await bo.page.getByRole('group', { name: 'Prendre une place' }).getByRole('button').first().click();
  for (let turn = 0; turn < 12 && !bo.sent.some(text => text.includes('"act"')); turn++) {
    await answerOnce(bo, () => 0, 2000);
    await answerOnce(ana, () => 0, 500);
  }
  expect(
    bo.sent.some(text => text.includes('"act"')),
    'the friend has moved',
  ).toBe(true);
  await pressInMenu(bo, 'Rendre la place au bot');
  await bo.page.getByRole('button', { name: 'Céder la place', exact: true }).click();
  await bo.page.getByText('Commencée sur un appareil').first().waitFor();
  await bo.context.close();

  await ana.goTo(new URL(link).pathname);
  await expect
    .poll(() => ana.page.locator('details button', { hasText: 'Jouer hors ligne' }).count(), PATIENTLY)
    .toBe(1);
  const lent = await nOf(ana);
  await pressInMenu(ana, 'Jouer hors ligne');
  await ana.page.getByRole('button', { name: 'Emporter', exact: true }).click();
  await isAt(ana, /\/table\/home-/);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(lent + 1);
  const played = await nOf(ana);

  await ana.goTo(new URL(link).pathname);
  await ana.page.getByText('Vous avez emporté cette partie').first().waitFor();
  await ana.page.getByText('Cette partie se joue ailleurs').first().waitFor();
  expect(await ana.page.locator('[data-option], [data-main]').count(), 'what is not asked here').toBe(0);
  await ana.page.getByRole('button', { name: 'Ramener sur le serveur' }).click();
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(played);
  await ana.page.getByText('Vous avez emporté cette partie').first().waitFor({ state: 'detached' });
  const back = await nOf(ana);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(back);

  await ana.goTo(home);
  await isAt(ana, new RegExp(`${new URL(link).pathname}$`)); // the copy on the device leads there
  expect(ana.errors).toEqual([]);
  await ana.context.close();
}, 240_000);

test('a log that was tampered with is refused with its reason, and the match stays where it is', async () => {
  const ana = await house.visitor();
  await keepList(ana);
  await openAtHome(ana, GAME, '2');
  await answerOnce(ana, () => 0);
  await ana.page.route('**/api/tables/adopt', async route => {
    const sent = route.request().postDataJSON() as { match: { inputs: { action?: { type: string } }[] } };
    const answer = sent.match.inputs.find(input => input.action);
    if (answer) answer.action = { type: 'win' };
    await route.continue({ postData: JSON.stringify(sent) });
  });
  await moveToServer(ana);
  await ana.page.getByText(/Les règles refusent le coup \d+ de cette partie. Elle reste ici/).waitFor();
  const before = await nOf(ana);
  await answerOnce(ana, () => 0);
  await expect.poll(() => nOf(ana), PATIENTLY).toBeGreaterThan(before);
  await ana.context.close();
}, 120_000);
