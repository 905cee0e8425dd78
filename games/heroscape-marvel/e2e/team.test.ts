/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE } from '../../../e2e/house.ts';
import { answerAsHinted, beginWithBots, resultOf } from '../../../e2e/table.ts';
import { openFor } from './many.ts';
import { known, play } from './people.ts';
import { wants } from './table.ts';

const A_SECOND = 1000;

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'heroscape team' });
});
afterAll(() => house.close());

test('HS-MULTI-04: two browsers and two bots, two against two, to the end: only team mates get each other’s markers', async () => {
  const [ana, ben] = [await house.visitor(), await house.visitor(PHONE)];
  await wants(ana, 'flat');
  await wants(ben, 'flat');
  const table = await openFor(ana, 'melee-a-genotech', 4, {
    Équipes: 'Équipes de deux',
    'Points par armée': '500',
    'Dernière manche': '3',
  });
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  await beginWithBots(ana);
  await play([ana, ben], 20, one => answerAsHinted(one, A_SECOND));
  expect(await ana.violations(), 'axe with three armies in the rail').toEqual([]);
  expect(await ben.violations(), 'axe on a phone').toEqual([]);
  await ana.page.getByText('Équipier').first().waitFor();
  await play([ana, ben], 300, one => answerAsHinted(one, A_SECOND));
  for (const one of [ana, ben]) await resultOf(one);
  for (const [one, seat] of [[ana, 0] as const, [ben, 1] as const]) {
    const { views, events } = known(one.received, seat);
    const told = events.flatMap(event => (event.type === 'orderPlaced' && event.on !== null ? [event.seat] : []));
    expect(told.filter(by => by > 1)).toEqual([]);
    const foes = views.flatMap(view => view.figures.filter(({ owner }) => owner > 1));
    expect(foes.some(({ orders }) => orders.hidden > 0)).toBe(true);
    expect(foes.filter(({ orders }) => orders.own.length + orders.ownRemoved.length > 0)).toEqual([]);
    const mate = views.flatMap(view => view.figures.filter(({ owner }) => owner === 1 - seat));
    expect(mate.some(({ orders }) => orders.own.length > 0)).toBe(true);
  }
  expect([...ana.errors, ...ben.errors]).toEqual([]);
}, 900_000);
