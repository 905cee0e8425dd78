import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { fieldOf } from '../ui/field.ts';
import { isFarSide, turned } from '../ui/flat/turned.ts';

test.each(SCENARIOS)('%s: half a turn puts every hex on the opposite side, and all keep their neighbours', scenario => {
  const field = fieldOf(scenario);
  const map = turned(field);
  expect(turned(field), 'worked out once').toBe(map);
  for (const [i, cell] of field.cells.entries()) {
    const there = map.cells[i];
    expect(there && there.middle.x + cell.middle.x).toBeCloseTo(field.width);
    expect(there && there.middle.y + cell.middle.y).toBeCloseTo(field.height);
    expect(map.cell(cell.name)).toBe(there);
    // An upper floor is lifted off its hex as before.
    expect(there && there.y - there.middle.y).toBeCloseTo(cell.y - cell.middle.y);
  }
  const [first] = field.board.cells;
  const point = first && map.at(first);
  expect(point?.x).toBeCloseTo(map.cells[0]?.middle.x ?? Number.NaN);
  expect(point?.y).toBeCloseTo(map.cells[0]?.middle.y ?? Number.NaN);
});

test('whoever begins above looks from there; on neither side the map lies as it is printed', () => {
  const field = fieldOf('vol-a-stark-international');
  const { width, height } = field;
  expect(isFarSide({ x: width / 2, y: height * 0.1 }, field)).toBe(true);
  expect(isFarSide({ x: width / 2, y: height * 0.9 }, field)).toBe(false);
  expect(isFarSide({ x: 0, y: height / 2 }, field)).toBe(false);
  expect(isFarSide(null, field)).toBe(false);
});
