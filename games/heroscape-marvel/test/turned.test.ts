import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { R, SIXTH, type Spot2, fieldOf } from '../ui/field.ts';
import { turned } from '../ui/flat/turned.ts';
import { lieOf } from '../ui/screen/lie.ts';

const apart = (a: Spot2, b: Spot2): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(SCENARIOS)('%s: turned by sixths all keep their neighbours, and all have room on the sheet', scenario => {
  const field = fieldOf(scenario);
  expect(turned(field, 0)).toBe(field);
  for (const sixths of [1, 2, 3, 4, 5]) {
    const map = turned(field, sixths * SIXTH);
    expect(turned(field, sixths * SIXTH), 'worked out once').toBe(map);
    const [first] = field.cells;
    const [there] = map.cells;
    if (!first || !there) throw new Error('no field');
    for (const [i, cell] of field.cells.entries()) {
      const now = map.cells[i] ?? there;
      expect(apart(now.middle, there.middle)).toBeCloseTo(apart(cell.middle, first.middle));
      // An upper floor is lifted off its hex as before.
      expect(now.y - now.middle.y).toBeCloseTo(cell.y - cell.middle.y);
      expect(map.cell(cell.name)).toBe(now);
      for (const [at, end] of [
        [now.middle.x, map.width],
        [now.middle.y, map.height],
      ] as const) {
        expect(at - R).toBeGreaterThanOrEqual(0);
        expect(at + R).toBeLessThanOrEqual(end);
      }
    }
    const [cell] = field.board.cells;
    const point = cell && map.at(cell);
    expect(point?.x).toBeCloseTo(there.middle.x);
    expect(point?.y).toBeCloseTo(there.middle.y);
  }
});

test('half a turn puts every hex on the opposite side', () => {
  const field = fieldOf('vol-a-stark-international');
  const map = turned(field, Math.PI);
  for (const [i, cell] of field.cells.entries()) {
    const there = map.cells[i]?.middle;
    expect(there && there.x + cell.middle.x).toBeCloseTo(field.width);
    expect(there && there.y + cell.middle.y).toBeCloseTo(field.height);
  }
});

test('whoever begins above looks from there, and below as it is printed', () => {
  const field = fieldOf('le-combat-s-intensifie');
  const { width, height } = field;
  expect(lieOf(field, { x: width / 2, y: height * 0.1 }, 'wide').turn).toBeCloseTo(Math.PI);
  expect(lieOf(field, { x: width / 2, y: height * 0.9 }, 'wide').turn).toBe(0);
});

test.each(SCENARIOS)(
  '%s: on an upright page and on a wide one it is drawn nearly as large as it is printed, or larger',
  scenario => {
    const field = fieldOf(scenario);
    for (const [shape, aspect] of [
      ['upright', 0.74],
      ['wide', 2],
    ] as const) {
      const size = ({ width, height }: { width: number; height: number }): number =>
        Math.min(aspect / width, 1 / height);
      const map = turned(field, lieOf(field, null, shape).turn);
      expect(size(map)).toBeGreaterThanOrEqual(size(field) * 0.85);
    }
  },
);
