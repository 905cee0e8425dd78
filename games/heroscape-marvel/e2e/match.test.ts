/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import { answerAsHinted, answerOnce, resultOf } from '../../../e2e/table.ts';
import { known, play } from './people.ts';
import { beginTogether, flatMap, relief, wants } from './table.ts';

// What is seen of a list may be gone: then it is the other one who is asked.
const A_SECOND = 1000;

let house: House;
beforeAll(async () => {
  // with these dice a match of bots is over after thirteen answers
  house = await House.open({ REMPART_SEED: 'heroscape 7' });
});
afterAll(() => house.close());

test('two browsers play a discovery battle to its end: one begins in relief, one on the flat map', async () => {
  const [ana, ben] = [await house.visitor(), await house.visitor(PHONE)];
  await wants(ana, 'relief');
  await wants(ben, 'flat');
  await beginTogether(ana, ben, 'vengeurs-rassemblement');
  await play([ana, ben], 3, one => answerAsHinted(one, A_SECOND));
  await relief(ana).waitFor();
  await flatMap(ben).waitFor();
  expect(await ana.violations(), 'axe on a desktop, in relief').toEqual([]);
  expect(await ben.violations(), 'axe on a phone, flat').toEqual([]);
  // Every frame of the relief is painted by the processor here: the rest goes much faster on the flat map.
  await ana.page.getByRole('button', { name: 'Relief 3D' }).click();
  await flatMap(ana).waitFor();
  await play([ana, ben], 200, one => answerAsHinted(one, A_SECOND));
  for (const one of [ana, ben]) await resultOf(one);
  expect(await ana.violations(), 'axe at the end').toEqual([]);
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 900_000);

test('a round of the expert game: no socket carries the markers of the other', async () => {
  const [ana, ben] = [await house.visitor(), await house.visitor()];
  await wants(ana, 'flat');
  await wants(ben, 'flat');
  await beginTogether(ana, ben, 'le-genie-fou');
  // The army, ten figures, eight markers, and turns in which nobody moves.
  await play([ana, ben], 26, one => answerOnce(one, () => 0, A_SECOND));
  expect(await ana.violations(), 'axe in the expert game').toEqual([]);
  for (const [one, seat] of [[ana, 0] as const, [ben, 1] as const]) {
    const { views, events } = known(one.received, seat);
    const orders = events.filter(event => event.type === 'orderPlaced');
    expect(
      orders.filter(event => event.seat === seat && event.on !== null).length,
      'own markers are told',
    ).toBeGreaterThanOrEqual(4);
    expect(orders.filter(event => event.seat !== seat && event.on !== null)).toEqual([]);
    const theirs = views.flatMap(view => view.figures.filter(figure => figure.owner !== seat));
    expect(theirs.length).toBeGreaterThan(20);
    expect(theirs.filter(figure => figure.orders.own.length + figure.orders.ownRemoved.length > 0)).toEqual([]);
    const mine = views.flatMap(view => view.figures.filter(figure => figure.owner === seat));
    expect(mine.some(figure => figure.orders.own.length > 0)).toBe(true);
    expect(
      theirs.some(figure => figure.orders.hidden > 0),
      'how many lie there is for all',
    ).toBe(true);
  }
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 300_000);
