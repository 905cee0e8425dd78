/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { troublesAt } from '../../../e2e/fitting.ts';
import { House } from '../../../e2e/house.ts';
import { takeFromList } from '../../../e2e/screen.ts';
import type { Action } from '../spec.ts';
import { begin } from '../../../e2e/table.ts';
import { openTable, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'town' });
});
afterAll(() => house.close());

const isRoom = (action: Action): boolean => action.type === 'move' && action.to % 2 === 1;
const of =
  (type: Action['type']) =>
  (action: Action): boolean =>
    action.type === type;

/** Whoever walks on, strikes what holds them and goes into houses soon has cards to choose from. */
const WANTED: readonly ((action: Action) => boolean)[] = [
  of('start'),
  of('quickSearch'),
  of('keep'),
  isRoom,
  of('fight'),
  of('move'),
  of('endActions'),
];

test('the town fits every screen, all that can be answered can be touched, and nothing lies over the clock', async () => {
  const ana = await house.visitor();
  await openTable(ana, { scenario: 'S03', seats: 1, track: 'Sans cri' });
  await begin(ana);
  const found = await troublesAt<Action>(
    ana,
    touchedBy(ana),
    {
      choosing: ({ step }) => step === 'scenario/heroes',
      'first turn': ({ step, options }) => step === 'turn/act' && options.some(({ type }) => type === 'move'),
      'cards found': ({ step }) => step === 'quickSearch/keep',
      'among zombies': ({ options }) => options.some(({ type }) => type === 'fight'),
      passing: ({ step }) => step === 'turn/pass',
    },
    ({ options }) => {
      const isWanted = WANTED.find(is => options.some(is)) ?? (() => true);
      return takeFromList(ana, action => isWanted(action as Action));
    },
  );
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 600_000);

test('nothing is ever between the eye and the clock', async () => {
  const ana = await house.visitor();
  const { page } = ana;
  await openTable(ana, { scenario: 'S03', seats: 1 });
  await begin(ana);
  await page.getByRole('button', { name: 'Choisir pour moi' }).click();
  const clock = page.getByRole('timer');
  for (let answers = 0; (await clock.count()) === 0 && answers < 12; answers++)
    await takeFromList(ana, action => action.type === 'start');
  /** What takes no touch covers, too. */
  const isClear = (): Promise<boolean> =>
    clock.evaluate(element => {
      const all = document.head.appendChild(document.createElement('style'));
      all.textContent = '* { pointer-events: auto !important }';
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y]));
      const home = element.closest('[data-corner]');
      const found = points.every(([x = 0, y = 0]) => home?.contains(document.elementFromPoint(x, y)));
      all.remove();
      return found;
    });
  const OPENED: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('h'),
    () => page.locator('#own [data-thing]').first().hover(),
    () => page.locator('#board [data-thing^="figure:hero"]').first().hover(),
    () => page.keyboard.press('l'),
  ];
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [at, open] of OPENED.entries()) {
      await open();
      await page.waitForTimeout(500);
      expect(await isClear(), `${width}x${height}, after ${at}`).toBe(true);
    }
    await page.keyboard.press('l');
  }
  expect(ana.errors).toEqual([]);
}, 300_000);
