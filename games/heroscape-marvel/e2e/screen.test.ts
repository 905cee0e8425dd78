/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { troublesAt } from '../../../e2e/fitting.ts';
import { House } from '../../../e2e/house.ts';
import { takeFromList } from '../../../e2e/screen.ts';
import type { Action } from '../spec.ts';
import { beginAlone, forward, touchedBy, wants } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'field' });
});
afterAll(() => house.close());

test.each(['flat', 'relief'] as const)(
  'the battlefield fits every screen, and all that can be answered can be touched: %s',
  async look => {
    const ana = await house.visitor();
    await wants(ana, look);
    await beginAlone(ana, 'le-genie-fou');
    const found = await troublesAt<Action>(
      ana,
      touchedBy(ana),
      {
        placing: ({ step }) => step === 'placement/place',
        markers: ({ step }) => step === 'round/order',
        moving: ({ step }) => step === 'activation/move',
        attacking: ({ step, options }) => step === 'activation/attack' && options.length > 1,
      },
      ({ options }) => {
        const wanted = forward(ana, options, () => 0);
        return takeFromList(ana, action => JSON.stringify(action) === JSON.stringify(wanted));
      },
    );
    expect(found).toEqual([]);
    expect(ana.errors).toEqual([]);
  },
  600_000,
);
