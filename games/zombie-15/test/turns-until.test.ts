import { expect, test } from 'vitest';
import type { Posture } from '../ids.ts';
import type { SeenHero, View } from '../seen.ts';
import { turnsUntil } from '../ui/screen/turns.ts';

const hero = (id: string, posture: Posture) => ({ id, posture }) as SeenHero;

test('whoever is unconscious has no turn to come, and nobody waits for it (Z15-UNC-02)', () => {
  const heroes = [
    hero('josh', 'standing'),
    hero('severity', 'unconscious'),
    hero('snow', 'down'),
    hero('will', 'standing'),
  ];
  const turns = (active: string | null) =>
    heroes.map(one => turnsUntil({ heroes, active } as Pick<View, 'heroes' | 'active'>, one));
  expect(turns('josh')).toEqual([0, null, 1, 2]);
  expect(turns('will')).toEqual([1, null, 2, 0]);
  expect(turns('severity'), 'who has just fallen passes the turn').toEqual([3, 0, 1, 2]);
  expect(turns(null), 'before the first one').toEqual([null, null, null, null]);
});
