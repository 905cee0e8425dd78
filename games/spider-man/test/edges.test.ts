import { expect, test } from 'vitest';
import { atEdges } from '../ui/screen/edges.ts';

const frame = { left: 0, top: 0, right: 390, bottom: 540 };
const room = { left: 6, top: 50, right: 384, bottom: 450 };
const HIGH = 26;
const placed = (beyond: Parameters<typeof atEdges>[0], kept: Parameters<typeof atEdges>[4] = []) =>
  atEdges(beyond, HIGH, frame, room, kept);

test('what is in sight has no label at the edge', () => {
  expect(placed([{ to: { x: 389, y: 20 }, from: null, wide: 80 }])).toEqual([null]);
});

test('a label stands where the way leaves the frame, all of it within, and points there', () => {
  const [right] = placed([{ to: { x: 900, y: 250 }, from: { x: 100, y: 250 }, wide: 80 }]);
  expect(right).toEqual({ x: 344, y: 250, turn: 0 });
  const [above] = placed([{ to: { x: 200, y: -300 }, from: { x: 200, y: 300 }, wide: 80 }]);
  expect(above).toMatchObject({ x: 200, y: 63 });
  expect(above?.turn).toBeCloseTo(-Math.PI / 2);
});

test('whoever is beyond the edge, too, leads there from the middle', () => {
  const [label] = placed([{ to: { x: 195, y: 2000 }, from: { x: -500, y: 270 }, wide: 80 }]);
  expect(label).toMatchObject({ x: 195, y: 437 });
});

test('labels cover neither each other nor what stands at the edge already', () => {
  const beyond = [0, 1, 2].map(() => ({ to: { x: 900, y: 250 }, from: { x: 100, y: 250 }, wide: 80 }));
  const face = { left: 340, top: 232, right: 384, bottom: 268 };
  const labels = placed(beyond, [face]);
  const boxes = [
    ...labels.map(label => ({
      left: (label?.x ?? 0) - 40,
      top: (label?.y ?? 0) - HIGH / 2,
      right: (label?.x ?? 0) + 40,
      bottom: (label?.y ?? 0) + HIGH / 2,
    })),
    face,
  ];
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1))
      expect(one.bottom <= other.top || other.bottom <= one.top, JSON.stringify([one, other])).toBe(true);
  expect(
    labels.every(label => label && label.x === 344),
    'on their edge',
  ).toBe(true);
});

test('a way that leaves under the answers is told above them', () => {
  const [label] = placed([{ to: { x: 900, y: 530 }, from: { x: 100, y: 520 }, wide: 80 }]);
  expect(label).toMatchObject({ x: 344, y: 437 });
});
