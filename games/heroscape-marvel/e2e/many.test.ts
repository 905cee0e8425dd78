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

const TABLES = [
  ['maree-haute', 3, true, PHONE],
  ['melee-a-genotech', 4, false, undefined],
] as const;

test.each(TABLES)(
  'HS-MULTI-07, HS-HID-01: %s, %i seats, everyone for themselves, one person and bots, to the end: nobody else’s markers come through',
  async (scenario, seats, hasSquads, size) => {
    const ana = await house.visitor(size);
    await wants(ana, 'flat');
    await openFor(ana, scenario, seats, { 'Points par armée': '500', 'Dernière manche': '3' }, hasSquads);
    await beginWithBots(ana);
    await play([ana], 300, one => answerAsHinted(one, A_SECOND));
    await resultOf(ana);
    const { views, events } = known(ana.received, 0);
    expect(views.at(-1)?.players).toHaveLength(seats);
    const told = events.flatMap(event => (event.type === 'orderPlaced' && event.on !== null ? [event.seat] : []));
    expect(new Set(told)).toEqual(new Set([0]));
    const others = views.flatMap(view => view.figures.filter(({ owner }) => owner !== 0));
    expect(others.some(({ orders }) => orders.hidden > 0)).toBe(true);
    expect(others.filter(({ orders }) => orders.own.length + orders.ownRemoved.length > 0)).toEqual([]);
    expect(ana.errors).toEqual([]);
  },
  900_000,
);
