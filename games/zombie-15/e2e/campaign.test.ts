/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { begin } from '../../../e2e/table.ts';
import { choices, openTable, timeLeft } from './table.ts';

let house: House;
beforeAll(async () => {
  // At this pace bots win long before the time is up, and not within its first second.
  house = await House.open({ REMPART_BOT_PACE: '20', REMPART_SEED: 'road' });
});
afterAll(() => house.close());

const A_WHOLE_MATCH = 200_000; // milliseconds that bots take for it on a busy machine

/** Bots on every seat, one's own included: the first scenario is won by those who know how. */
async function leaveToBots({ page }: Visitor, id: string, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++)
    await page.evaluate(
      async ({ path }) => {
        const body = JSON.stringify({ as: 'bot', bot: 'yardstick' });
        await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      },
      { path: `/api/tables/${id}/seats/${seat}` },
    );
}

/** Answers with the first choice until the page asks what is waited for. */
async function answerUntil({ page, ...visitor }: Visitor, what: RegExp): Promise<void> {
  const asked = page.getByRole('status').filter({ hasText: 'choix' }).first();
  await expect
    .poll(
      async () => {
        const text = (await asked.textContent({ timeout: 2000 }).catch(() => '')) ?? '';
        if (what.test(text)) return true;
        if ((await choices({ page, ...visitor } as Visitor).count()) > 0) await page.keyboard.press('1');
        return false;
      },
      { timeout: 60_000, interval: 150 },
    )
    .toBe(true);
}

test('a campaign over two scenarios: won, found again from the shelf, and on through its Checkpoint', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  const path = await openTable(ana, { scenario: 'S01', seats: 1 });
  await begin(ana);
  await leaveToBots(ana, path.split('/').at(-1) ?? '', 1);
  await page.locator('#result').waitFor({ timeout: A_WHOLE_MATCH });
  await page.getByText('Victoire ! Vous êtes sauvés.').first().waitFor();
  await page.getByRole('timer').waitFor(); // the table may come a little after its result
  const left = await timeLeft(ana); // where the match ended the clock stands, whenever one looks
  await page.reload();
  await page.locator('#result').waitFor();
  await page.getByRole('timer').waitFor();
  await expect.poll(() => timeLeft(ana)).toBe(left);
  expect(left).toBeLessThan(900);

  await page.getByRole('link', { name: 'La campagne' }).click();
  await page.getByRole('heading', { name: /^La campagne/, level: 1 }).waitFor();
  const stops = page.getByRole('region', { name: 'La route' }).getByRole('listitem');
  await stops.nth(14).waitFor();
  expect(await stops.count()).toBe(15);
  expect(await stops.first().textContent()).toMatch(/✔.*d’avance/);
  expect(await stops.nth(1).getAttribute('aria-current')).toBe('step');
  expect(await ana.violations(), 'axe').toEqual([]);

  await ana.goTo('/new/zombie-15');
  await page.getByText('1 scénario gagné sur 15').waitFor();
  await ana.goTo('/');
  const campaigns = page.getByRole('region', { name: 'Vos campagnes' });
  await campaigns.getByText('1 scénario gagné sur 15').waitFor();
  await campaigns.getByRole('heading', { name: /^2\. / }).waitFor();
  expect(await campaigns.getByRole('button', { name: 'Continuer la campagne' }).count(), 'one touch').toBe(1);
  expect(await ana.violations(), 'axe').toEqual([]);
  await campaigns.getByRole('link', { name: 'La campagne' }).click();
  await page.getByText('Difficulté et réglages').click();
  expect(await page.getByText('Partie rapide').count(), 'nothing that a scenario of the campaign does not heed').toBe(
    0,
  );
  await page.getByLabel('Bande-son').selectOption({ label: 'Un cri toutes les 40 secondes' });
  expect(await ana.violations(), 'axe').toEqual([]);
  await page.getByRole('button', { name: 'Continuer la campagne' }).click();
  await page.locator('#board').waitFor(); // nobody else is to come: there is no lobby to wait in
  const lobby = await page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`);
    return (await answer.json()) as { options: object };
  });
  expect(lobby.options).toMatchObject({ track: 'growl40' });
  await answerUntil(ana, /équipement/);
  await page
    .getByRole('button', { name: /Garder l’équipement/ })
    .first()
    .waitFor();
  expect(await page.getByRole('region', { name: 'La route' }).getByRole('listitem').first().textContent()).toContain(
    '✔',
  );
  await answerUntil(ana, /Tout le monde est prêt/);
  const carried = page.getByText(/départ|équipement/i);
  expect(await carried.count()).toBeGreaterThan(0);

  const ben = await house.visitor(PHONE);
  await ben.context.addCookies(await ana.context.cookies());
  await ben.goTo('/');
  await ben.page.getByRole('region', { name: 'Vos campagnes' }).getByRole('link', { name: 'Aller à la table' }).click();
  await ben.page.locator('#board').waitFor();
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 300_000);

test('Z15-TIME-21: a lesson shows no clock', async () => {
  const ana = await house.visitor(PHONE);
  const { page } = ana;
  await ana.goTo('/learn/zombie-15/holding');
  await page.locator('[data-note]').first().waitFor();
  await page.getByText('Leçon', { exact: true }).first().waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  expect(ana.errors).toEqual([]);
}, 120_000);

test('the first real match has its clock and a companion, says what to do, and stays in sight on a phone', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true });
  const { page } = ana;
  await ana.goTo('/learn/zombie-15/match');
  // Where it would lie on what is to be read first it is a title that one opens.
  const said = async (title: string): Promise<void> => {
    const folded = page.getByRole('complementary').getByRole('button', { name: title });
    const whole = page.getByRole('complementary').getByRole('heading', { name: title });
    await folded.or(whole).first().waitFor();
  };
  const note = page.getByRole('complementary').filter({ hasText: /Vos actions|Quinze minutes/ });
  await said('Quinze minutes, une ville, une équipe');
  await page.getByRole('complementary').getByRole('button', { name: 'Quinze minutes' }).tap();
  await note.getByRole('button', { name: 'Compris' }).waitFor();
  await answerUntil(ana, /Tout le monde est prêt/);
  await page.keyboard.press('e');
  await said('Vos actions');
  await page.getByRole('timer').first().waitFor();
  await page.getByRole('button', { name: 'Arrêter le temps' }).tap();
  await page.getByText('La partie est en pause.').first().waitFor();
  expect(await ana.violations(), 'axe in a pause').toEqual([]);
  await page.getByRole('button', { name: 'Laisser le temps courir' }).tap();
  await expect.poll(() => page.getByText('La partie est en pause.').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(async () => (await note.boundingBox())?.y ?? -1000).toBeGreaterThanOrEqual(0);
  expect(await ana.violations(), 'axe').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 300_000);
