/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Moments, troublesAt } from '../../../e2e/fitting.ts';
import { House } from '../../../e2e/house.ts';
import { type Asked, takeFromList } from '../../../e2e/screen.ts';
import { beginWithBots } from '../../../e2e/table.ts';
import type { RoleId } from '../ids.ts';
import type { Action } from '../spec.ts';
import { openTable, touchedBy } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ REMPART_SEED: 'screen' });
});
afterAll(() => house.close());

type Kind = Action['type'];
const at =
  (...steps: readonly string[]) =>
  ({ step, options }: Asked<Action>): boolean =>
    steps.includes(step) && options.length > 1;
const offers =
  (...kinds: readonly Kind[]) =>
  ({ options }: Asked<Action>): boolean =>
    options.some(({ type }) => kinds.includes(type)) && options.length > 1;

/** Takes this role, and then whatever comes first among these kinds of answers; whoever is attacked strikes back. */
async function look(
  role: RoleId,
  city: 'built' | 'quick',
  wanted: readonly Kind[],
  moments: Moments<Action>,
): Promise<void> {
  const ana = await house.visitor();
  await openTable(ana, 3, city);
  await beginWithBots(ana);
  const found = await troublesAt<Action>(ana, touchedBy(ana), moments, ({ step, options }) => {
    const kinds = step === 'reaction/choose' ? (['fight'] as const) : wanted;
    const kind = kinds.find(one => options.some(({ type }) => type === one));
    return takeFromList(ana, one => {
      const action = one as Action;
      return action.type === 'role' ? action.role === role : action.type === kind;
    });
  });
  expect(found).toEqual([]);
  expect(ana.errors).toEqual([]);
  await ana.page.close();
}

test(
  'the city fits every screen, and a villain can touch all that can be answered',
  () =>
    look('venom', 'built', ['move', 'fight', 'roll', 'go', 'keep', 'end'], {
      roles: at('game/roles'),
      laying: at('city/lay'),
      'first turn': at('turn/act'),
      way: at('movement/walk'),
      attack: at('attack/declare'),
      reaction: at('reaction/choose'),
    }),
  600_000,
);

test(
  'so can the Police',
  () =>
    look('police', 'quick', ['drive', 'roll', 'go', 'stop', 'end'], {
      cars: offers('station'),
      drive: at('drive/drive'),
    }),
  600_000,
);
