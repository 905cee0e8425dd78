import { expect, test } from 'vitest';
import { type Shift, isOver, placed } from '../screen/labels.ts';
import type { Spot } from '../screen/whereabouts.ts';

const FRAME = { width: 390, height: 540 };
const label = (left: number, top = 200, width = 60, height = 22): Spot => ({ left, top, width, height });
const moved = (labels: readonly Spot[], shifts: readonly Shift[]): Spot[] =>
  labels.map((one, i) => label(one.left + (shifts[i]?.x ?? 0), one.top + (shifts[i]?.y ?? 0), one.width, one.height));

/** Those that lie on each other, or beyond the frame. */
function faults(spots: readonly Spot[], { width, height } = FRAME): Spot[] {
  return spots.filter(
    (one, i) =>
      one.left < 0 ||
      one.top < 0 ||
      one.left + one.width > width ||
      one.top + one.height > height ||
      spots.some((other, j) => j > i && isOver(one, other)),
  );
}

test('labels that lie on nothing stay where they are', () => {
  expect(placed([label(10), label(100), label(100, 300)], FRAME)).toEqual(
    Array.from({ length: 3 }, () => ({ x: 0, y: 0 })),
  );
});

test('two of one row that meet each move a little, and stay in their row', () => {
  const row = [label(100), label(130)];
  const [one, two] = placed(row, FRAME);
  expect([one?.y, two?.y]).toEqual([0, 0]);
  expect([one?.x, two?.x]).toEqual([-16, 16]);
  expect(faults(moved(row, placed(row, FRAME)))).toEqual([]);
});

test('none leaves the frame, and landmarks stay free where there is room', () => {
  const edge = [label(-20), label(380)];
  expect(faults(moved(edge, placed(edge, FRAME)))).toEqual([]);
  const moon = label(100, 190, 60, 40);
  const [at] = moved([label(100)], placed([label(100)], FRAME, [moon]));
  expect(at && isOver(at, moon)).toBe(false);
  const sky = { left: 0, top: 0, ...FRAME };
  expect(placed([label(100)], FRAME, [sky]), 'with no room beside it').toEqual([{ x: 0, y: 0 }]);
});

test('a crowd on a narrow street: plates and chances of up to twelve, as long as they are, and none on another', () => {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let before = 0;
  for (let crowd = 1; crowd <= 12; crowd++)
    for (let trial = 0; trial < 25; trial++) {
      const pitch = FRAME.width / crowd;
      const stands = Array.from({ length: crowd }, (_, i) => ({ middle: pitch * (i + 0.5), isBehind: i % 2 === 1 }));
      const plates = stands.map(({ middle, isBehind }) => {
        const wide = 46 + chance() * 44;
        return label(middle - wide / 2, isBehind ? 190 : 330, wide, 24 + Math.round(chance()) * 16);
      });
      const chips = stands.map(({ middle, isBehind }) => {
        const wide = 44 + chance() * 60;
        return label(middle - wide / 2, (isBehind ? 165 : 215) - chance() * 30, wide, 20 + Math.round(chance()) * 14);
      });
      const all = [...plates, ...chips];
      before += faults(all).length;
      expect(faults(moved(all, placed(all, FRAME))), `${crowd} of them, trial ${trial}`).toEqual([]);
    }
  expect(before, 'without placing them').toBeGreaterThan(100);
});
