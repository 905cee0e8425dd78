/// <reference lib="dom" />
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../../../e2e/by-hand.ts';
import { DESKTOP, House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { beginWithBots, keepList, openTableOf } from '../../../e2e/table.ts';
import { answer, choices, isOver, openTable } from './table.ts';

let house: House;
const folder = mkdtempSync(join(tmpdir(), 'rempart-cases-'));
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const named = (visitor: Visitor, name: string | RegExp) => visitor.page.getByRole('button', { name });

async function saveCase(visitor: Visitor, what: string): Promise<{ status: number | null; output: string }> {
  const { page } = visitor;
  await page.getByLabel('Que se passe-t-il, et que devrait-il se passer ?').fill(what);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer le fichier' }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  await page.getByText('Joignez-le à votre message').waitFor();
  await page.getByRole('button', { name: 'Fermer' }).click();
  const run = spawnSync(process.execPath, ['tools/rempart.mjs', 'case', path, '--lang', 'en'], { encoding: 'utf8' });
  return { status: run.status, output: `${run.stdout}${run.stderr}` };
}

test('every page is without fault for axe, by night and by day, on a desk and in a hand', async () => {
  for (const viewport of [undefined, PHONE]) {
    const ana = await house.visitor(viewport);
    const pages = [
      '/',
      '/new/until-daylight',
      '/rules/until-daylight',
      '/credits',
      '/device',
      '/nowhere',
      '/table/aaaaaaaaaaaa',
    ];
    for (const theme of ['dark', 'light']) {
      await ana.goTo('/');
      await ana.page.evaluate(chosen => localStorage.setItem('rempart.theme', chosen), theme);
      for (const path of pages) {
        await ana.goTo(path);
        await ana.page.getByRole('heading', { level: 1 }).first().waitFor();
        await ana.page.waitForLoadState('networkidle');
        expect(await ana.violations(), `${path} ${theme}`).toEqual([]);
      }
      await named(ana, 'Réglages').click();
      await ana.page.getByRole('dialog', { name: 'Réglages' }).waitFor();
      expect(await ana.violations(), `settings ${theme}`).toEqual([]);
    }
    expect(ana.errors).toEqual([]);
    await ana.context.close();
  }
}, 900_000);

test('the shelf weighs less than 150 kB on the line, and the covers that come after it less than 60', async () => {
  const ana = await house.visitor();
  await ana.goTo('/');
  await ana.page
    .getByRole('link', { name: /^Jouer/ })
    .first()
    .waitFor();
  await ana.page.waitForLoadState('networkidle');
  const loads = await ana.page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(entry => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, bytes: transferSize };
    }),
  );
  const isFace = ({ name }: { name: string }): boolean => name.includes('/faces/');
  const weightOf = (some: typeof loads): number => some.reduce((sum, one) => sum + one.bytes, 0);
  expect(
    loads.some(one => one.name.endsWith('.woff2')),
    'with its letters',
  ).toBe(true);
  expect(
    loads.some(one => /parts|board/.test(one.name)),
    'without any board',
  ).toBe(false);
  expect(weightOf(loads.filter(one => !isFace(one))), JSON.stringify(loads)).toBeLessThan(150_000);
  expect(loads.filter(isFace).length).toBeGreaterThan(0);
  expect(weightOf(loads.filter(isFace))).toBeLessThan(60_000);
});

test('on the shelf nothing is pushed away by what comes late, for strangers and for those who have a table', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const ana = await house.visitor(viewport);
    const { page } = ana;
    await page.addInitScript(() => {
      const window_ = window as unknown as { shift: number };
      window_.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window_.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    /** How much of the screen has moved how far, when everything has come late: letters, lists, names. */
    const shift = async (): Promise<number> => {
      await ana.goTo('/');
      await come();
      return page.evaluate(() => (window as unknown as { shift: number }).shift);
    };
    const come = async (): Promise<void> => {
      await page.getByText('Chargement…').first().waitFor({ state: 'detached' });
      await page
        .getByRole('link', { name: /^Jouer/ })
        .first()
        .waitFor();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
    };
    await page.route(/\/api\/|\.woff2$/, async route => {
      await new Promise(resolve => setTimeout(resolve, 300));
      await route.continue();
    });
    expect(await shift(), 'a stranger').toBeLessThan(0.05);
    await page.evaluate(async () => {
      const wish = { game: 'until-daylight', seats: 2, isPublic: true };
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
      await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: 'Ana' }) });
    });
    await ana.goTo('/');
    await page.getByRole('heading', { name: 'Vos tables' }).waitFor();
    await come();
    expect(await shift(), 'somebody who has a table').toBeLessThan(0.05);
    await page.getByText('Bonjour Ana').waitFor();
    expect(ana.errors).toEqual([]);
    await ana.context.close();
  }
}, 120_000);

test('a link to a rule finds it, however long the book is', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await ana.goTo('/rules/until-daylight');
  await page.locator('[data-rule]').first().waitFor();
  const ids = await page.locator('[data-rule]').evaluateAll(rules => rules.map(rule => rule.id));
  for (const id of [ids[Math.floor(ids.length / 3)] ?? '', ids.at(-1) ?? '']) {
    await page.goto('about:blank');
    await ana.goTo(`/rules/until-daylight#${id}`);
    const top = () => page.locator(`[id="${id}"]`).evaluate(rule => rule.getBoundingClientRect().top / innerHeight);
    await expect.poll(top, { message: id }).toBeLessThan(0.9);
    expect(await top(), id).toBeGreaterThanOrEqual(0);
  }
  await page.goto('about:blank');
  await ana.goTo('/rules/until-daylight');
  await page.getByRole('link', { name: ids.at(-1) ?? '' }).waitFor();
  const chapter = page.getByRole('navigation', { name: 'Chapitres' }).getByRole('link').nth(8);
  const name = (await chapter.textContent()) ?? '';
  await chapter.click();
  const heading = page.getByRole('heading', { level: 2, name });
  await expect.poll(() => heading.evaluate(one => one.getBoundingClientRect().top / innerHeight)).toBeLessThan(0.5);
}, 120_000);

test('settings stay on the device: language, light, size, sound, motion and speed', async () => {
  const ana = await house.visitor();
  await ana.goTo('/');
  await named(ana, 'Réglages').click();
  const dialog = ana.page.getByRole('dialog');
  for (const choice of ['Jour', 'Très grande', 'Rapide', 'Réduits'])
    await dialog.getByRole('radio', { name: choice }).check();
  await dialog.getByRole('checkbox', { name: 'Sons de la table' }).uncheck();
  await dialog.getByRole('slider', { name: 'Volume' }).fill('35');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await ana.page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await ana.page.keyboard.press('Escape');
  await ana.page.reload();
  await ana.page.getByRole('heading', { name: 'The games' }).waitFor();
  const root = await ana.page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)));
  expect(root).toMatchObject({ theme: 'light', text: 'larger', still: '' });
  await named(ana, 'Settings').click();
  await expect.poll(() => ana.page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('35');
  expect(await ana.page.getByRole('checkbox', { name: 'Sounds of the table' }).isChecked()).toBe(false);
  expect(await ana.page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true);
}, 300_000);

test('people talk, mute, report; a problem becomes a case; the end is told, replayed, verified, played again', async () => {
  const [ana, ben] = [await house.visitor(), await house.visitor(PHONE)];
  await ana.goTo('/');
  await ana.page.getByLabel('Votre nom').fill('Ana');
  await named(ana, 'Enregistrer').click();
  await ana.page.getByText('Bonjour Ana').waitFor();
  const table = await openTable(ana, 2);
  await keepList(ben);
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  await ana.page.getByLabel('Votre message').fill('On y va ?');
  await ana.page.keyboard.press('Enter');
  await ben.page.getByText('On y va ?').waitFor();
  await named(ben, 'Je suis prêt.').click();
  await ana.page.getByRole('log', { name: 'Discussion' }).getByText('Je suis prêt.').waitFor();
  await named(ana, 'Commencer la partie').click();
  await ana.page.getByRole('tab', { name: 'Journal' }).waitFor();

  await ben.page.getByRole('tab', { name: /Discussion/ }).click();
  await ben.page.getByText('On y va ?').waitFor();
  await named(ben, 'Au sujet du message d’Ana').click();
  await named(ben, 'Ne plus lire Ana').click();
  await expect.poll(() => ben.page.getByText('On y va ?').count()).toBe(0);
  await named(ben, 'Lire à nouveau Ana').click();
  await ben.page.getByText('On y va ?').waitFor();
  await named(ben, 'Au sujet du message d’Ana').click();
  await named(ben, 'Signaler ce message').click();
  await ben.page.getByText('Message signalé').waitFor();
  expect(await ben.page.getByText('On y va ?').count()).toBe(0);
  expect(await ben.violations(), 'axe on the talk').toEqual([]);

  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await named(ana, 'Signaler un problème').click();
  const now = await saveCase(ana, 'Il manque un personnage');
  expect(now, now.output).toMatchObject({ status: 0 });
  expect(now.output).toContain('Il manque un personnage');

  const pick = picker(11);
  for (let moves = 0; moves < 500 && !(await isOver(ana)); moves++)
    for (const player of [ana, ben]) if ((await choices(player).count()) > 0) await answer(player, pick);
  await ana.page.getByRole('heading', { name: 'Le récit de la partie' }).waitFor();
  await ana.page
    .getByText(/^Manche 1/)
    .first()
    .waitFor();
  await named(ana, 'Vérifier ici').click();
  await ana.page.getByText(/Toute la partie a été refaite/).waitFor({ timeout: 30_000 });
  await ana.page.getByText('La graine révélée est bien celle').waitFor();
  await ana.page.getByText('L’empreinte est celle que cette page a notée').waitFor();
  expect(await ana.violations(), 'axe on the result').toEqual([]);
  expect(await ben.violations(), 'axe on the result on a phone').toEqual([]);

  await ben.page.getByRole('link', { name: 'Revoir la partie' }).click();
  await named(ben, 'Lire').waitFor();
  const track = ben.page.getByRole('slider');
  await track.fill('12');
  await ben.page.getByText('Coup 12 sur').waitFor();
  await named(ben, 'Un coup en arrière').click();
  await ben.page.getByText('Coup 11 sur').waitFor();
  await ben.page.getByLabel('Vu par').selectOption({ label: 'Ana' });
  expect(await ben.violations(), 'axe on the replay').toEqual([]);
  await named(ben, 'Signaler un problème').click();
  const then = await saveCase(ben, 'Ce coup est étrange');
  expect(then, then.output).toMatchObject({ status: 0 });
  await named(ben, 'Au début').click();
  await ben.page.getByLabel('Vitesse').selectOption('8');
  await named(ben, 'Lire').click();
  await expect.poll(async () => Number(await track.inputValue()), { timeout: 30_000 }).toBeGreaterThan(5);

  await ben.goTo(table);
  await ben.page.getByRole('button', { name: 'Rejouer' }).waitFor();
  await named(ana, 'Rejouer').click();
  await ana.page.getByRole('heading', { name: 'Les places' }).waitFor();
  await ben.page.getByRole('link', { name: 'Y aller' }).click();
  await ben.page.getByRole('heading', { name: 'Les places' }).waitFor();
  expect(new URL(ana.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 900_000);

test('a seat is asked for and granted, by keyboard; who is removed looks on, who is shut out does not', async () => {
  const [ana, eve] = [await house.visitor(), await house.visitor(PHONE)];
  const path = await openTableOf(ana, 'until-daylight', 3);
  await beginWithBots(ana);
  await eve.goTo(path);
  await eve.page
    .getByRole('region', { name: 'Plateau' })
    .getByRole('button', { name: 'Bot 2', exact: true })
    .press('Enter');
  await eve.page.getByText('On attend la réponse de la table.').waitFor();
  await named(ana, /^Accorder/).press('Enter');
  await eve.page.getByText('La place de Bot 2 est à vous.').waitFor();
  await ana.page.locator('summary', { hasText: 'Menu' }).click();
  await named(ana, 'Les invités…').click();
  expect(await ana.violations(), 'the guests').toEqual([]);
  await named(ana, /^Retirer de la table/).click();
  await ana.page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await eve.page.getByText('L’hôte vous a retiré de cette table.').waitFor();
  await named(ana, /^Ne plus laisser entrer/).click();
  await ana.page.locator('dialog').last().getByRole('button', { name: 'Ne plus laisser entrer' }).click();
  await eve.page.getByRole('heading', { name: 'Cette table vous est fermée' }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: 'Cette table vous est fermée' }).waitFor();
  expect([...ana.errors, ...eve.errors]).toEqual([]);
});

test('whoever wants only bots is at the table at once', async () => {
  const ana = await house.visitor();
  await ana.goTo('/new/until-daylight');
  await ana.page.getByLabel('Places autour de la table').selectOption('3');
  await named(ana, /^Commencer la partie.*vous, 2 bots$/).waitFor();
  await named(ana, 'Avec des amis').click();
  await ana.page.getByLabel('Place 3').selectOption('expert');
  await named(ana, /^Ouvrir la table.*vous, 1 ami par lien, 1 bot$/).waitFor();
  await named(ana, 'Avec des bots').click();
  expect(await ana.violations(), 'axe on the new table').toEqual([]);
  await named(ana, /^Commencer la partie.*vous, 2 bots$/).click();
  await ana.page.locator('#main[data-n]').waitFor();
  // Somebody who is here for the first time is taught, unless they do not wish it; the next time it is not offered as usual.
  await ana.page.getByRole('complementary').filter({ hasText: 'Compris' }).waitFor();
  const level = (seat: number) => ana.page.getByRole('combobox', { name: `Niveau de Bot ${seat}` });
  const openMenu = () => ana.page.locator('summary', { hasText: 'Menu' }).press('Enter');
  await openMenu();
  expect([await level(2).inputValue(), await level(3).inputValue()]).toEqual(['companion', 'expert']);
  await level(2).selectOption('beginner');
  await ana.page.reload();
  await openMenu();
  await level(2).waitFor();
  expect([await level(2).inputValue(), await level(3).inputValue()]).toEqual(['beginner', 'expert']);
  await ana.goTo('/new/until-daylight');
  expect(await ana.page.getByRole('checkbox', { name: /première fois/ }).isChecked()).toBe(false);
  expect(ana.errors).toEqual([]);
});

test('who wants to go leaves a bot behind; the match ends for all only when the others agree, by keyboard', async () => {
  const [ana, ben, eve] = [await house.visitor(), await house.visitor(PHONE), await house.visitor(DESKTOP, 'en-GB')];
  const path = await openTableOf(ana, 'until-daylight', 3);
  for (const [visitor, sit] of [[ben, /S’asseoir ici.*place 2/] as const, [eve, /seat 3/] as const]) {
    await visitor.goTo(path);
    await named(visitor, sit).click();
  }
  await named(ana, 'Commencer la partie').click();
  for (const visitor of [ana, ben, eve]) await visitor.page.locator('summary', { hasText: 'Menu' }).waitFor();
  /** Chooses from the menu by its keys alone. */
  const choose = async ({ page }: Visitor, entry: string): Promise<void> => {
    await page.locator('summary', { hasText: 'Menu' }).press('Enter');
    await page.getByRole('button', { name: entry }).press('Enter');
  };
  await choose(eve, 'End the match for all…');
  await named(eve, 'Ask the others').press('Enter');
  const alert = (visitor: Visitor) =>
    visitor.page.getByRole('alert').filter({ hasText: 'arrêter la partie pour tous' });
  await alert(ana).waitFor();
  await alert(ben).waitFor();
  await eve.page.getByRole('status').filter({ hasText: 'Still to answer: ' }).waitFor();
  for (const visitor of [ana, ben]) expect(await visitor.violations(), 'the question').toEqual([]);
  await choose(eve, 'Leave: a bot plays for me');
  await eve.page.waitForURL(`${eve.base}/`);
  await alert(ana).waitFor({ state: 'detached' });
  await alert(ben).waitFor({ state: 'detached' });
  await eve.goTo(path); // a bot plays her seat, and it is still her match
  await eve.page.getByText('A bot is playing in your place.').waitFor();
  await choose(ben, 'Arrêter la partie pour tous…');
  await named(ben, 'Demander aux autres').press('Enter');
  await eve.page.getByRole('alert').getByRole('button', { name: 'Go on playing' }).press('Enter');
  await ben.page.getByRole('status').filter({ hasText: 'La partie continue' }).waitFor();
  await eve.goTo('/');
  const there = () => ana.received.findLast(text => text.startsWith('{"type":"present"'));
  await expect.poll(there, { timeout: 10_000 }).toContain('"there":[0,1]');
  await choose(ben, 'Arrêter la partie pour tous…');
  await named(ben, 'Demander aux autres').press('Enter');
  await alert(ana).getByRole('button', { name: 'D’accord, on arrête' }).press('Enter');
  for (const { page } of [ana, ben]) await page.getByText('Partie arrêtée avant l’aube').first().waitFor();
  expect([...ana.errors, ...ben.errors, ...eve.errors]).toEqual([]);
});
