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
  house = await House.open({ REMPART_SEED: 'heroscape many' });
});
afterAll(() => house.close());

test('HS-MULTI-07, HS-MULTI-14, HS-HID-01: three with squads, one of them a person on a phone, to the end: no others’ markers come through', async () => {
  const ana = await house.visitor(PHONE);
  await wants(ana, 'flat');
  await openFor(ana, 'maree-haute', 3, { 'Points par armée': '500', 'Dernière manche': '3' }, true);
  await beginWithBots(ana);
  await play([ana], 300, one => answerAsHinted(one, A_SECOND));
  await resultOf(ana);
  const { views, events } = known(ana.received, 0);
  const told = events.flatMap(event => (event.type === 'orderPlaced' && event.on !== null ? [event.seat] : []));
  expect(told.filter(by => by !== 0)).toEqual([]);
  const others = views.flatMap(view => view.figures.filter(({ owner }) => owner !== 0));
  expect(others.some(({ orders }) => orders.hidden > 0)).toBe(true);
  expect(others.filter(({ orders }) => orders.own.length + orders.ownRemoved.length > 0)).toEqual([]);
  expect(ana.errors).toEqual([]);
}, 900_000);
