import { describe, expect, test } from 'vitest';
import { genotech } from '../content/genotech.ts';
import { tribeca } from '../content/tribeca.ts';
import { type Board, boardOf, cellOf } from '../rules/board.ts';
import { inside } from '../rules/rays.ts';
import { type SightKind, isInSight, sightline } from '../rules/sight.ts';
import { blocks, strip } from './boards.ts';

const G = boardOf(genotech);
const T = boardOf(tribeca);

interface Given {
  readonly eye?: number; // height of the viewer
  readonly target?: number;
  readonly kind?: SightKind;
  readonly open?: boolean;
  readonly figures?: { readonly [cell: string]: number };
}

const lookAt = (board: Board, from: string, to: string, given: Given) => ({
  from: cellOf(board, from),
  to: cellOf(board, to),
  height: given.eye ?? 5,
  target: given.target ?? 5,
  kind: given.kind ?? ('hit' as const),
  isOpen: given.open ?? false,
});
const statures =
  (board: Board, { figures = {} }: Given) =>
  (cell: number) =>
    figures[board.names[cell] ?? ''] ?? 0;

function sees(board: Board, from: string, to: string, given: Given = {}): boolean {
  return isInSight(board, lookAt(board, from, to, given), statures(board, given));
}

describe('sight over terrain and figures', () => {
  test('HS-CASE-37, HS-LOS-04, HS-LOS-06, HS-RANGE-05: a figure half-way does not hide the one behind, a near one does', () => {
    for (const hex of ['3,9', '4,9', '5,9']) expect(sees(G, '0,9', '6,9', { figures: { [hex]: 5 } }), hex).toBe(true);
    for (const hex of ['1,9', '2,9']) expect(sees(G, '0,9', '6,9', { figures: { [hex]: 5 } }), hex).toBe(false);
  });

  test('HS-CASE-38, HS-LOS-02, HS-LOS-05: terrain higher than the eye line hides, grazing a top does not', () => {
    expect(sees(strip(1, 1, 5, 1, 1), '0,0', '4,0')).toBe(true);
    const high = strip(1, 1, 6, 1, 1);
    expect(sees(high, '0,0', '4,0')).toBe(false);
    expect(sees(high, '0,0', '4,0', { eye: 6 })).toBe(false);
    expect(sees(high, '0,0', '4,0', { eye: 6, target: 6 })).toBe(true);
  });

  test('HS-LOS-01: the hexagon of the plane is closed, and a point of contact is no length', () => {
    const at = (x: number, y: number) => ({ x, y, z: 1 });
    expect(inside(at(-3, 0), at(3, 0), 0, 0, 1)).toEqual({ from: 1 / 3, to: 2 / 3 });
    expect(inside(at(1, -5), at(1, 5), 0, 0, 1)).toEqual({ from: 0.4, to: 0.6 }); // along a side
    expect(inside(at(-5, 2), at(5, 2), 0, 0, 1)).toBeNull(); // through a corner
    expect(inside(at(0, 0), at(0, 0), 0, 0, 1)).toEqual({ from: 0, to: 1 }); // straight up
  });

  test('HS-LOS-03: the hit zone has points as high as the target, half-way to the corners', () => {
    // Only the topmost point of a height 6 target shows above a wall that hides a height 5 one.
    const board = strip(1, 1, 6, 1, 1);
    expect(sees(board, '0,0', '4,0', { eye: 6, target: 5 })).toBe(false);
    expect(sees(board, '0,0', '4,0', { eye: 6, target: 6 })).toBe(true);
    const beside = blocks([0, 0, 0, 1], [1, 0, 0, 20], [2, 0, 0, 1], [1, -1, 0, 1], [0, 1, 0, 1]);
    expect(sees(beside, '0,0', '2,0')).toBe(false);
  });

  test('HS-LOS-05: a tile with air below hides only what passes through it', () => {
    const hanging = blocks([0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 8, 9], [2, 0, 0, 1]);
    expect(sees(hanging, '0,0', '2,0')).toBe(true);
    const low = blocks([0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 1.5, 9], [2, 0, 0, 1]);
    expect(sees(low, '0,0', '2,0')).toBe(false);
  });

  test('HS-LOS-10: gaps without hexes do not hide', () => {
    const board = blocks([0, 0, 0, 1], [4, 0, 0, 1], [0, 1, 0, 1], [1, 1, 0, 1], [2, 1, 0, 1], [3, 1, 0, 1]);
    expect(sees(board, '0,0', '4,0')).toBe(true);
  });

  test('HS-LOS-13: a bare hex has its points half a level above it', () => {
    const board = strip(6, 6, 1);
    expect(sees(board, '0,0', '2,0', { target: 1 })).toBe(false);
    expect(sees(board, '0,0', '2,0', { target: 5 })).toBe(true);
  });

  test('HS-LOS-14: sight need not be mutual', () => {
    const figures = { '1,9': 5 };
    expect(sees(G, '0,9', '6,9', { figures })).toBe(false);
    expect(sees(G, '6,9', '0,9', { figures })).toBe(true);
  });

  test('HS-LOS-11, HS-RULING-06, HS-RULING-07: the wider samples of any part see more than the hit zone', () => {
    const near = G.names.filter(name => name.endsWith('9'));
    const pairs = near.flatMap(a => near.filter(b => b !== a).map(b => [a, b] as const));
    const figures = Object.fromEntries(near.map(name => [name, 5]));
    const count = (kind: SightKind) => pairs.filter(([a, b]) => sees(G, a, b, { kind, figures })).length;
    expect(count('any')).toBeGreaterThan(count('hit'));
  });
});

describe('sight and the ruin', () => {
  test('HS-CASE-39, HS-LOS-07, HS-LOS-09: the intact wall hides, the opening does not', () => {
    expect(sees(G, '5,6', '5,3', { target: 6 })).toBe(false);
    expect(sees(G, '7,4', '5,3', { target: 6 })).toBe(true);
    expect(sees(G, '5,6', '5,3', { target: 6, open: true })).toBe(true);
    expect(sees(G, '6,6', '5,3', { target: 6, open: true })).toBe(true);
  });

  test('HS-CASE-40, HS-LOS-08: windows show who stands above, the floor hides him from below', () => {
    for (const hex of ['5,5', '4,5', '3,3', '4,2', '5,7']) expect(sees(G, hex, '4,3^'), hex).toBe(true);
    for (const hex of ['4,3', '5,3', '6,3', '7,3']) expect(sees(G, hex, '4,3^'), hex).toBe(false);
  });

  test('HS-RUIN-09: columns and pillar above the walls hide, windows between them do not', () => {
    const seen = (board: Board, upper: string) => board.names.filter(n => n !== upper && sees(board, n, upper)).length;
    expect(seen(G, '4,3^')).toBeGreaterThan(30);
    expect(seen(G, '4,3^')).toBeLessThan(G.size - 1);
    expect(seen(T, '1,3^')).toBeGreaterThan(10);
  });

  test('HS-LOS-12: the wall is looked at past itself, and hidden by the rest of the ruin', () => {
    const seesWall = (from: string, figures: Given['figures'] = {}) => sees(G, from, '5,4', { kind: 'wall', figures });
    expect(['4,8', '4,9', '5,5', '5,3', '4,3'].map(from => seesWall(from))).toEqual([true, true, true, true, true]);
    expect(seesWall('2,4')).toBe(false); // along the long wall, behind its corner
    expect(seesWall('3,3')).toBe(false); // behind the short wall
  });

  test('HS-LOS-15: the program shows the line and names what blocks it', () => {
    const line = (from: string, to: string, given: Given = {}) =>
      sightline(G, lookAt(G, from, to, given), statures(G, given));
    expect(line('0,9', '6,9')).toMatchObject({ isClear: true, blocker: null });
    expect(line('0,9', '6,9', { figures: { '1,9': 5 } })).toMatchObject({ blocker: 'figure', cell: cellOf(G, '1,9') });
    expect(line('5,6', '5,3')).toMatchObject({ isClear: false, blocker: 'ruin' });
    const hill = strip(1, 1, 6, 1, 1);
    expect(sightline(hill, lookAt(hill, '0,0', '4,0', {}), () => 0)).toMatchObject({ blocker: 'terrain', cell: 2 });
  });

  test('HS-LOS-15: the line for people agrees with the table for rules', () => {
    const figures = { '4,7': 5, '3,6': 6, '6,5': 5, '5,2': 6 };
    for (const from of ['5,6', '2,9', '4,3^', '5,3', '6,2'])
      for (const to of G.names) {
        if (to === from) continue;
        const line = sightline(G, lookAt(G, from, to, {}), statures(G, { figures }));
        expect(line.isClear, `${from} to ${to}`).toBe(sees(G, from, to, { figures }));
      }
  });
});
