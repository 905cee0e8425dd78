/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE, type Visitor } from '../../../e2e/house.ts';
import { ByHand, type Hand, finger, mouse } from '../../../e2e/by-hand.ts';
import { whenAsked } from '../../../e2e/screen.ts';
import { answerByKeyboard, choicesOf } from '../../../e2e/table.ts';
import type { Action } from '../spec.ts';
import { beginAlone, beginAtOnce, costs, flatMap, forward, relief, touchedBy, wants } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'field' });
});
afterAll(() => house.close());

/** Chooses a figure and walks with it by hand; what could not be given so. */
async function missedBy(ana: Visitor, hand: Hand): Promise<readonly string[]> {
  const byHand = new ByHand(ana, touchedBy(ana), hand);
  for (let given = 0; given < 2; given++) {
    const asked = await whenAsked<Action>(ana);
    if (asked)
      await byHand.give(
        asked,
        forward(ana, asked.options, () => 0),
      );
  }
  return byHand.missed;
}

test('the relief answers, is cheap to draw, rests when nothing happens, and is light to fetch', async () => {
  const ana = await house.visitor();
  await wants(ana, 'relief');
  const scripts = new Map<string, number>();
  ana.page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname))
      void response.body().then(
        body => scripts.set(pathname, gzipSync(body).length),
        () => {},
      );
  });
  await ana.goTo('/');
  await ana.page.waitForLoadState('networkidle');
  const shelf = new Set(scripts.keys());
  await beginAtOnce(ana, 'vengeurs-rassemblement');
  await relief(ana).waitFor();
  await choicesOf(ana).first().waitFor();
  await ana.page.waitForFunction(() => Number(document.querySelector('canvas')?.dataset['frames']) > 0);
  const fetched = [...scripts].filter(([path]) => !shelf.has(path)).reduce((sum, [, size]) => sum + size, 0);
  expect(fetched, 'bytes on top of the shelf').toBeLessThan(400_000);

  expect(await missedBy(ana, mouse(ana)), 'a figure and a hex that answer').toEqual([]);

  for (let i = 0; i < 12; i++) {
    await relief(ana).press(i % 2 === 0 ? 'ArrowLeft' : 'ArrowUp');
    await ana.page.waitForTimeout(120);
    expect((await costs(ana)).calls).toBeLessThanOrEqual(100);
  }

  await ana.page.mouse.move(5, 5);
  await ana.page.waitForTimeout(600);
  const before = await costs(ana);
  await ana.page.waitForTimeout(700);
  expect((await costs(ana)).frames, 'nothing is drawn at rest').toBe(before.frames);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('without WebGL the flat map stands there, and its cells answer', async () => {
  const ana = await house.visitor(PHONE, 'fr-FR', { hasTouch: true, isMobile: true });
  await ana.context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await beginAlone(ana, 'vengeurs-rassemblement');
  await flatMap(ana).waitFor();
  await ana.page.getByText('Ce navigateur ne montre pas le relief').waitFor({ state: 'attached' });
  await choicesOf(ana).first().waitFor();
  expect(await missedBy(ana, finger(ana)), 'a figure and a hex that answer').toEqual([]);
  expect(await ana.violations(), 'axe on a phone').toEqual([]);
  expect(ana.errors).toEqual([]);
}, 300_000);

test('the sight tool says who sees whom, and what hides them', async () => {
  const ana = await house.visitor();
  await wants(ana, 'flat');
  await beginAlone(ana, 'vengeurs-rassemblement');
  await choicesOf(ana).first().waitFor();
  await ana.page.getByRole('button', { name: 'Ligne de vue' }).click();
  const [from, to] = [ana.page.getByLabel('Depuis'), ana.page.getByLabel('Vers')];
  await from.waitFor(); // it is fetched when it is wanted
  const figures = async (list: typeof from): Promise<string[]> =>
    (await list.locator('option').evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))).filter(Boolean);
  const said: string[] = [];
  for (const one of await figures(from)) {
    await from.selectOption(one);
    await ana.page.getByText(/\d+ cases? en vue sur \d+/).waitFor();
    for (const other of (await figures(to)).filter(figure => figure !== one)) {
      await to.selectOption(other);
      said.push((await ana.page.getByText(/ voit .*Distance \d+/).textContent()) ?? '');
    }
  }
  // Some stand in the ruin, some in the street behind its wall.
  expect(
    said.some(text => / ne voit pas .+\s: .+ cache/.test(text)),
    said.join('\n'),
  ).toBe(true);
  expect(
    said.some(text => / voit /.test(text) && !text.includes(' ne voit pas ')),
    said.join('\n'),
  ).toBe(true);
  expect(await ana.violations(), 'axe with the tool in hand').toEqual([]);
}, 300_000);

test('turns are played with the keyboard alone', async () => {
  const ana = await house.visitor();
  await wants(ana, 'relief');
  await beginAlone(ana, 'du-grabuge-a-manhattan');
  let given = 0;
  for (let i = 0; i < 9; i++) if (await answerByKeyboard(ana, i % 3)) given++;
  expect(given).toBe(9);
  expect(ana.errors).toEqual([]);
}, 300_000);
