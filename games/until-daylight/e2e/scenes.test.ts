/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { DESKTOP, House, PHONE } from '../../../e2e/house.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import { choices, openTable } from './table.ts';

test('a rule is shown on the table of the game, played step by step, and answered otherwise, without a server', async () => {
  await using house = await House.open();
  const ana = await house.visitor(DESKTOP);
  const { page } = ana;
  await ana.goTo('/rules/until-daylight#UD-TOK-TRAP-02');
  const scene = page.getByRole('region', { name: 'La scène de la règle UD-TOK-TRAP-02' });
  const told = scene.getByRole('status');
  await told.getByText('On demande à Camille').waitFor();
  expect(await scene.locator('[data-thing^="figure:"]').count(), 'its table is laid').toBeGreaterThan(0);
  expect(await ana.violations(), 'axe with a scene').toEqual([]);

  // Whoever goes on has all that it takes on this device.
  await page.context().setOffline(true);
  await scene.getByRole('button', { name: 'Montrez-moi' }).click();
  await told.getByText('Étape 1').waitFor();
  await told.getByText('Camille répond : Finir le tour (1 action perdue)').waitFor();
  await told.getByText('Le Piège de Camille se déclenche !').waitFor();
  await scene.getByRole('button', { name: 'Étape précédente' }).click();
  await told.getByText('Au départ').waitFor();
  await scene.getByRole('button', { name: /^Tenir la ligne :/ }).click();
  await told.getByText('Votre réponse').waitFor();
  await told.getByText('Camille utilise Tenir la ligne pour se protéger.').waitFor();
  await scene.getByRole('button', { name: 'Revenir à la scène' }).click();
  await told.getByText('Au départ').waitFor();
  await page.context().setOffline(false);

  // A card is found by its name; what is refused says by which rule, and leads there.
  const search = page.getByLabel('Chercher un mot, une carte, une règle');
  await search.fill('arbalète');
  await page.locator('mark', { hasText: 'Arbalète' }).first().waitFor();
  await search.fill('UD-CHAR-TRIGGER-01');
  await page.getByRole('button', { name: 'Montrez-moi la règle UD-CHAR-TRIGGER-01' }).click();
  await page
    .getByRole('region', { name: 'La scène de la règle UD-CHAR-TRIGGER-01' })
    .getByText('Refusé')
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'La règle UD-ATT-02' }).first().click();
  await page.getByRole('region', { name: 'La scène de la règle UD-ATT-02' }).getByText('Au départ').waitFor();
  expect(ana.errors).toEqual([]);
}, 300_000);

test('from the table to a rule and its scene it is two touches, and the match waits', async () => {
  await using house = await House.open();
  const ana = await house.visitor(PHONE);
  const { page } = ana;
  await openTable(ana, 1, false);
  await beginWithBots(ana);
  await choices(ana).first().waitFor({ state: 'attached' });
  const count = await choices(ana).count();
  await page.locator('[data-thing^="figure:pillar"]').first().dispatchEvent('click');
  await page
    .locator('[data-bubble]')
    .getByRole('button', { name: /^Règle : / })
    .click();
  const rules = page.getByRole('dialog');
  const scene = rules.getByRole('region', { name: /^La scène de la règle UD-CHAR-/ });
  await scene.getByRole('status').getByText('Au départ').waitFor();
  expect(await ana.violations(), 'axe with a scene beside the table').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing beside the screen').toBe(
    PHONE.width,
  );

  // The question of the match, with its rule.
  await rules.getByText('Que puis-je faire ici ?').click();
  await rules.getByRole('list', { name: 'Vous pouvez' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  expect(await choices(ana).count(), 'still the same question').toBe(count);
  expect(ana.errors).toEqual([]);
}, 300_000);
