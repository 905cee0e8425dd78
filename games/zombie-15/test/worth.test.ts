import { describe, expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import { candidatesFor } from '../bots/candidates.ts';
import { objectCards } from '../cards/objects.ts';
import { active } from '../rules/table.ts';
import { END, table } from './table.ts';

describe('what bots think of an object', () => {
  test('ammunition is for whoever has a firearm, beside whatever else', () => {
    const worth = (...weapons: string[]) =>
      objectCards.ammo.worth?.(active(table(4, { heroes: [{ weapons }], zombies: {} }).m));
    expect([worth('axe', 'pistol'), worth('pistol'), worth('axe'), worth()]).toEqual([7, 7, 1, 1]);
  });

  test('fireworks deserve a thought when they draw as many as they can', () => {
    const { m } = table(4, { heroes: [{ at: '02-B', objects: ['fireworks'] }], zombies: { '02-B': 3 } });
    const open = options(m, 0);
    const counts = (actions: typeof open) => actions.flatMap(one => (one.type === 'fireworks' ? [one.count] : []));
    expect(new Set(counts(open))).toEqual(new Set([1, 2, 3]));
    expect(new Set(counts(candidatesFor(m, open, END)))).toEqual(new Set([3]));
  });
});
