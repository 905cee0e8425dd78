import { describe, expect, test } from 'vitest';
import { type Box, type Label, leadOf, overlap, placesOf } from '../ui/screen/labels.ts';

const SCREEN = { width: 800, height: 500 };

const sign = (x: number, y: number): Label => ({ x, y, wide: 90, high: 24, isSign: true });
const name = (x: number, y: number): Label => ({ x, y, wide: 70, high: 22, isSign: false });

const shown = (labels: readonly Label[], taken: readonly Box[], faces: readonly Box[] = []): Box[] =>
  placesOf(labels, taken, SCREEN, faces).flatMap(box => box ?? []);

const pairs = (boxes: readonly Box[]): [Box, Box][] =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).map((b): [Box, Box] => [a, b]));

describe('words over the battlefield', () => {
  test('a sign stands over its thing, a name under it', () => {
    const [above, below] = placesOf([sign(300, 200), name(300, 240)], [], SCREEN);
    expect(above).toEqual({ left: 255, top: 176, right: 345, bottom: 200 });
    expect(below).toEqual({ left: 265, top: 240, right: 335, bottom: 262 });
  });

  test('in a melee none covers another', () => {
    const melee = [0, 1, 2, 3].flatMap(i => [sign(300 + i * 30, 200 + i * 12), name(300 + i * 30, 260 + i * 12)]);
    const places = shown(melee, []);
    expect(pairs(places).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('nor do they lie close upon each other', () => {
    const signs = shown([sign(300, 200), sign(320, 196), sign(391, 203), name(300, 222)], []);
    expect(signs).toHaveLength(4);
    const near = ({ left, top, right, bottom }: Box): Box => ({
      left: left - 2,
      top: top - 2,
      right: right + 2,
      bottom: bottom + 2,
    });
    expect(pairs(signs).filter(([a, b]) => overlap(near(a), b))).toEqual([]);
  });

  test('what lies over the board is kept free', () => {
    const lid = { left: 200, top: 0, right: 500, bottom: 60 };
    const places = shown([sign(300, 50), sign(340, 58), name(320, 40)], [lid]);
    expect(places).toHaveLength(3);
    expect(places.filter(box => overlap(box, lid))).toEqual([]);
    expect(pairs(places).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('no face is covered where there is room beside it', () => {
    const face = { left: 280, top: 170, right: 320, bottom: 200 };
    const places = shown([sign(310, 200), name(300, 180)], [], [face]);
    expect(places).toHaveLength(2);
    expect(places.filter(box => overlap(box, face))).toEqual([]);
  });

  test('a line leads from what stands far away to its thing', () => {
    const label = sign(300, 200);
    expect(leadOf(label, { left: 255, top: 176, right: 345, bottom: 200 })).toBeNull();
    expect(leadOf(label, { left: 255, top: 100, right: 345, bottom: 124 })).toEqual({
      x: 45,
      y: 24,
      long: 76,
      angle: Math.PI / 2,
    });
    expect(leadOf(label, { left: 340, top: 190, right: 430, bottom: 214 })).toMatchObject({ x: 0, y: 10, long: 40 });
  });

  test('none leaves the picture', () => {
    const corners = shown([sign(5, 5), sign(795, 5), name(5, 498), name(795, 498)], []);
    expect(corners).toHaveLength(4);
    for (const box of corners) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(SCREEN.width);
      expect(box.bottom).toBeLessThanOrEqual(SCREEN.height);
    }
  });

  test('in a crowd those who act have their names, and no other name is laid over any', () => {
    const crowd = Array.from({ length: 40 }, (_, i): Label => ({ ...name(380 + (i % 8) * 5, 240 + i), mayGo: true }));
    const acting = name(400, 250);
    const places = placesOf([...crowd, acting], [], SCREEN);
    expect(places.at(-1)).toEqual({ left: 365, top: 250, right: 435, bottom: 272 });
    const boxes = places.flatMap(box => box ?? []);
    expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes.length).toBeLessThan(41);
  });

  test('a name stands nearer to its own figure than to any other, the one in front first', () => {
    const [back, front, aside] = [name(300, 200), name(304, 226), name(352, 210)];
    const labels = [back, front, aside];
    const places = placesOf(labels, [], SCREEN);
    expect(places[1], 'right below whoever stands in front').toEqual({ left: 269, top: 226, right: 339, bottom: 248 });
    for (const [at, box] of places.entries()) {
      if (!box) throw new Error('left out');
      const far = labels.map(({ x, y }) =>
        Math.hypot(x - Math.min(box.right, Math.max(box.left, x)), y - Math.min(box.bottom, Math.max(box.top, y))),
      );
      expect(far[at]).toBe(Math.min(...far));
    }
  });

  test('a name that would be read at another figure is left out where it may be', () => {
    const ring = [0, 1, 2, 3, 4, 5].map(i => name(300 + 26 * Math.cos(i), 200 + 26 * Math.sin(i)));
    const inner: Label = { ...name(300, 200), mayGo: true };
    expect(placesOf([...ring, inner], [], SCREEN).at(-1)).toBeNull();
    expect(placesOf([...ring, { ...inner, mayGo: false }], [], SCREEN).at(-1)).not.toBeNull();
  });

  test('whoever is out of sight has a name only while they act', () => {
    const far = name(-60, 240);
    expect(placesOf([{ ...far, isIdle: true }, far], [], SCREEN)).toEqual([null, expect.anything()]);
    const low = name(300, SCREEN.height + 15);
    expect(placesOf([{ ...low, isIdle: true }], [], SCREEN), 'whose feet are at the edge').not.toContain(null);
  });

  test('where a camera has come nearer, words stay within what it shows', () => {
    const seen = { left: 100, top: 50, width: 300, height: 200 };
    const [idle, acts, above] = placesOf([{ ...name(60, 150), isIdle: true }, name(60, 150), name(250, 10)], [], seen);
    expect(idle).toBeNull();
    expect(acts?.left).toBe(102);
    expect(above?.top).toBe(52);
  });
});
