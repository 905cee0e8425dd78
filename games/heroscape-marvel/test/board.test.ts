import { HEROES, MARKERS } from '../ids.ts';
import { GLYPHS } from '../content/glyphs.ts';
import { describe, expect, test } from 'vitest';
import { cards } from '../content/cards.ts';
import { combatDie } from '../content/dice.ts';
import { genotech } from '../content/genotech.ts';
import { inventory } from '../content/inventory.ts';
import { tribeca } from '../content/tribeca.ts';
import { wallCard } from '../content/warehouse.ts';
import { APART, type Board, DIRECTIONS, boardOf, cellOf, isStandable } from '../rules/board.ts';
import { fits, flightsOf, stepsOf } from '../rules/ways.ts';
import { blocks, strip } from './boards.ts';
import { field, forecast, walkTo } from './table.ts';

const G = boardOf(genotech);
const T = boardOf(tribeca);
const FIELDS = [genotech, tribeca];

const distance = (board: Board, a: string, b: string): number =>
  board.distance[cellOf(board, a) * board.size + cellOf(board, b)] ?? 0;
const gap = (board: Board, a: string, b: string): number =>
  board.gap[cellOf(board, a) * board.size + cellOf(board, b)] ?? APART;
const fly = (board: Board, a: string, b: string, isOpen = false): number =>
  flightsOf(board, isOpen)[cellOf(board, a) * board.size + cellOf(board, b)] ?? 255;
const stepsFrom = (board: Board, name: string, isOpen = false, height = 5): string[] =>
  [...(stepsOf(board, isOpen, height, true)[cellOf(board, name)]?.to ?? [])].map(cell => board.names[cell] ?? '');

function walkable(board: Board, from: string, isOpen: boolean): Set<string> {
  const found = new Set([from]);
  for (const name of found) for (const next of stepsFrom(board, name, isOpen)) found.add(next);
  return found;
}

describe('the box', () => {
  test('HS-CASE-01, HS-COMP-02: both battlefields use every tile of the box', () => {
    for (const { pieces } of FIELDS) {
      const count = (kind: string, size: number) => pieces.filter(p => p.kind === kind && p.size === size).length;
      for (const kind of ['concrete', 'asphalt', 'grass'] as const)
        for (const size of [7, 2, 1] as const) {
          const name = `${kind}${size}` as keyof typeof inventory;
          expect(count(kind, size), name).toBe(name in inventory ? inventory[name].count : 0);
        }
      expect(count('warehouse', 6)).toBe(1);
      expect(pieces.every(p => p.hexes.length === p.size)).toBe(true);
      expect(pieces.reduce((sum, p) => sum + p.hexes.length, 0)).toBe(103);
    }
    expect(G.cells.filter(c => !c.isUpper)).toHaveLength(103);
    expect(T.cells.filter(c => !c.isUpper)).toHaveLength(101);
    for (const board of [G, T]) expect(board.cells.filter(c => c.isUpper).map(c => c.level)).toEqual([10, 10]);
  });

  test('HS-CASE-01, HS-COMP-01, HS-COMP-07: ten unique heroes, their points, and Thanos at 360', () => {
    expect(HEROES).toHaveLength(inventory.figures.count);
    expect(inventory['army-cards'].count).toBe(10);
    for (const card of HEROES) expect(cards[card]).toMatchObject({ uniqueness: 'unique', type: 'hero', figures: 1 });
    const points = (...ids: (typeof HEROES)[number][]) => ids.reduce((sum, id) => sum + cards[id].expert.points, 0);
    expect(points(...HEROES)).toBe(2575);
    expect(points('captain-america', 'iron-man')).toBe(460);
    expect(points('doctor-doom', 'abomination', 'venom')).toBe(715);
    expect(points('thanos')).toBe(360);
    expect(wallCard).toMatchObject({ life: 4, defense: 4 });
  });

  test('HS-COMP-03, HS-RULING-01: three skulls, two shields, one blank', () => {
    const count = (face: string) => combatDie.faces.filter(f => f === face).length;
    expect([count('skull'), count('shield'), count('blank')]).toEqual([3, 2, 1]);
    expect(inventory['combat-dice'].count).toBe(12);
  });

  test('HS-COMP-04: four markers each, two glyphs, one wall card', () => {
    expect(MARKERS.length * 2).toBe(inventory['order-markers'].count);
    expect(GLYPHS).toHaveLength(inventory.glyphs.count);
    expect([inventory['wound-markers'].count, inventory['round-marker'].count, inventory['wall-card'].count]).toEqual([
      23, 1, 1,
    ]);
  });

  test('HS-COMP-06, HS-RULING-44: two faces of a card', () => {
    expect(cards['iron-man'].discovery).toMatchObject({ move: 6, range: 6, attack: 6, defense: 8 });
    expect(cards['iron-man'].expert).toMatchObject({ move: 6, range: 6, attack: 4, defense: 6, life: 4, points: 240 });
  });

  test('HS-POW-01, HS-RULING-23: eight of ten have Super Strength', () => {
    expect(HEROES.filter(id => !cards[id].superStrength)).toEqual(['captain-america', 'red-skull']);
    for (const id of HEROES)
      expect((cards[id].powers as readonly string[]).includes('super-strength')).toBe(cards[id].superStrength);
  });
});

describe('the plane', () => {
  test('HS-MAP-01: six neighbours in axial coordinates', () => {
    const here = G.neighbours[cellOf(G, '3,9')]?.map(cell => G.names[cell]);
    expect(new Set(here)).toEqual(new Set(DIRECTIONS.map(([q, r]) => `${3 + q},${9 + r}`)));
  });

  test('HS-MAP-02, HS-MAP-04: a cell is a hex and a level; Tribeca has two hexes more high than wide', () => {
    expect(G.level.filter((_, i) => !G.cells[i]?.isUpper).every(level => level === 1)).toBe(true);
    expect(T.cells[cellOf(T, '7,12')]?.level).toBe(2);
    expect(T.cells[cellOf(T, '5,9')]?.level).toBe(1);
    expect(G.names.filter(name => name.startsWith('4,3'))).toEqual(['4,3', '4,3^']);
  });

  test('HS-CASE-41, HS-MAP-05, HS-MAP-06, HS-RULING-13: range ignores levels and walls', () => {
    expect(distance(G, '5,6', '5,3')).toBe(3);
    expect(distance(G, '4,3', '4,3^')).toBe(1);
    expect(distance(G, '4,3^', '5,3')).toBe(1);
    expect(distance(T, '7,12', '5,9')).toBe(5);
    const horseshoe = blocks([0, 0, 0, 1], [0, 1, 0, 1], [0, 2, 0, 1], [1, 2, 0, 1], [2, 1, 0, 1], [2, 0, 0, 1]);
    expect(distance(horseshoe, '0,0', '2,0')).toBe(5); // around the gap, not across it
  });

  test('HS-MAP-07, HS-RULING-39: an edge hex lacks a neighbour', () => {
    const edge = (name: string) => G.cells[cellOf(G, name)]?.isEdge;
    expect([edge('6,0'), edge('3,9'), edge('4,3^')]).toEqual([true, false, false]);
  });

  test('HS-MAP-08, HS-MAP-09, HS-CASE-27, HS-RUIN-06: clearance under the floor is 9, under the lintel 7', () => {
    const clearance = (name: string) => (G.ceiling[cellOf(G, name)] ?? 0) - (G.level[cellOf(G, name)] ?? 0);
    expect(['4,3', '5,3', '5,4', '4,4'].map(clearance)).toEqual([9, 9, 7, 7]);
    const standing = (name: string, height: number, isOpen: boolean) =>
      isStandable(G, cellOf(G, name), isOpen) && fits(G, cellOf(G, name), height);
    expect([standing('4,3', 6, false), standing('5,3', 6, false)]).toEqual([true, true]);
    expect([standing('5,4', 6, false), standing('5,4', 6, true), standing('4,4', 6, true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([standing('4,3', 8, true), standing('5,4', 8, true)]).toEqual([true, false]);
  });
});

describe('the ruin', () => {
  test('HS-RUIN-01, HS-RUIN-02: its hexes lie along its walls', () => {
    const at = (board: Board) =>
      Object.fromEntries(Object.entries(board.ruin?.cells ?? {}).map(([name, cell]) => [name, board.names[cell]]));
    expect(at(G)).toEqual({ H0: '6,4', H1: '5,4', H2: '4,4', H3: '3,4', A: '4,3', B: '3,3', C: '5,3' });
    expect(at(T)).toEqual({ H0: '4,1', H1: '3,2', H2: '2,3', H3: '1,4', A: '1,3', B: '0,4', C: '2,2' });
  });

  test('HS-RUIN-03: the ends are never entered, the breakable hexes once open', () => {
    for (const isOpen of [false, true]) {
      const open = ['6,4', '3,4', '5,4', '4,4', '4,3', '3,3'].map(name => isStandable(G, cellOf(G, name), isOpen));
      expect(open).toEqual([false, false, isOpen, isOpen, true, true]);
    }
  });

  test('HS-CASE-02, HS-RUIN-03, HS-RUIN-04: the Tribeca lab is closed until the section is gone', () => {
    const lab = walkable(T, '2,1', false);
    expect([...lab].sort()).toEqual(['1,1', '1,2', '1,3', '2,0', '2,1', '2,2', '3,0', '3,1']);
    const all = walkable(T, '2,1', true);
    expect(all.size).toBe(99);
  });

  test('HS-CASE-21, HS-RUIN-04, HS-ENG-03, HS-RULING-08: the short wall parts A and B', () => {
    expect(gap(G, '4,3', '3,3')).toBe(APART);
    expect(stepsFrom(G, '4,3')).not.toContain('3,3');
    expect(stepsFrom(G, '4,3')).toContain('4,2');
    const t = field(G, { armies: [{ 'captain-america': '4,3' }, { venom: '3,3' }], acts: 'captain-america' });
    t.allows(0, walkTo('4,2'));
    expect(forecast(t, 0, walkTo('4,2')).strikes).toEqual([]);
    t.play(0, { type: 'stay' }).check((_s, m) => expect(m.stack.some(f => f.flow === 'attack')).toBe(false));
    const alone = field(G, { armies: [{ 'captain-america': '4,3' }, { venom: '0,9' }], acts: 'captain-america' });
    expect(forecast(alone, 0, walkTo('3,3'))).toMatchObject({ cost: 2, path: ['4,2', '3,3'] });
  });

  test('HS-RUIN-05, HS-RUIN-07, HS-RULING-26, HS-RULING-27: two upper cells nine levels up, out of reach for walkers', () => {
    expect(G.ruin?.upper.map(cell => G.names[cell])).toEqual(['4,3^', '5,3^']);
    for (const name of G.names) if (!name.endsWith('^')) expect(stepsFrom(G, name, true, 6)).not.toContain('4,3^');
    expect(fly(G, '5,5', '5,3^')).toBe(2);
  });

  test('HS-RUIN-08: one steps down beside the floor, not through it nor across a wall', () => {
    expect(new Set(stepsFrom(G, '4,3^', true))).toEqual(new Set(['5,3^', '4,2', '5,2']));
    expect(new Set(stepsFrom(G, '5,3^', true))).toEqual(new Set(['4,3^', '5,2', '6,2', '6,3']));
    const t = field(G, { armies: [{ 'captain-america': '4,3^' }, { venom: '0,9' }], acts: 'captain-america' });
    expect(forecast(t, 0, walkTo('4,2'))).toMatchObject({ cost: 1, falls: ['fall'], fallDice: 1 });
  });

  test('HS-RUIN-10: special movement passes over every part of the ruin', () => {
    expect(fly(G, '5,5', '5,2')).toBe(3);
    expect(fly(G, '3,5', '3,3')).toBe(2);
  });

  test('HS-OVER-01, HS-OVER-04: an overhang is a second cell of the hex, never adjacent to the one below', () => {
    const board = blocks([0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 6, 7]);
    expect(board.cells.map(({ id, level, ceiling }) => [id, level, ceiling])).toEqual([
      ['0,0', 1, 999],
      ['1,0', 1, 6],
      ['1,0^', 7, 999],
    ]);
    expect(gap(board, '1,0', '1,0^')).toBe(APART);
  });

  test('HS-MAP-03: kinds of terrain change nothing', () => {
    const plain = strip(1, 1, 1);
    const other = blocks([0, 0, 0, 1], [1, 0, 0, 1], [2, 0, 0, 1]);
    expect(stepsFrom(plain, '1,0')).toEqual(stepsFrom(other, '1,0'));
    for (const board of [G, T])
      board.cells.forEach((cell, i) => {
        if (cell.terrain !== 'grass') return;
        expect(stepsOf(board, false, 5, true)[i]?.to.length).toBeGreaterThan(0);
        expect(stepsOf(board, false, 5, true)[i]?.cost.every(cost => cost <= 2)).toBe(true);
      });
  });
});
