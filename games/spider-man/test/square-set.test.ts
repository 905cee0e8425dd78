import { expect, test } from 'vitest';
import { OFF } from '../ids.ts';
import { AREA } from '../rules/city.ts';
import { SquareSet } from '../rules/square-set.ts';
import { figure, occupied } from '../rules/table.ts';
import { at, table } from './table.ts';

test('a set has the squares that were added to it, every square of the city among them, and no other', () => {
  for (let square = 0; square < AREA; square++) {
    const set = new SquareSet();
    set.add(square);
    const found = Array.from({ length: AREA }, (_, other) => other).filter(other => set.has(other));
    expect(found).toEqual([square]);
    expect(set.has(OFF)).toBe(false);
  }
});

test('what was occupied is still told when somebody else has asked since', () => {
  table(3, { figures: { rhino: { at: '4,3' } } }).check((_s, m) => {
    const before = occupied(m);
    figure(m, 'rhino').at = at(4, 4);
    const after = occupied(m);
    expect([before.has(at(4, 3)), before.has(at(4, 4))]).toEqual([true, false]);
    expect([after.has(at(4, 3)), after.has(at(4, 4))]).toEqual([false, true]);
  });
});
