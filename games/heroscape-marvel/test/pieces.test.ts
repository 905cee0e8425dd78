import { describe, expect, test } from 'vitest';
import { battlefields } from '../content/battlefields.ts';
import type { Battlefield, Piece } from '../content/battlefield.ts';
import { boardOf, isStandable } from '../rules/board.ts';
import { faultsOf } from '../rules/pieces.ts';
import { scenarioData } from '../scenarios/list.ts';
import { SCENARIOS } from '../ids.ts';
import { anew } from './boards.ts';

const { genotech, tribeca, plaza, docks, basin } = battlefields;

const piece = (id: string, level: number, ...hexes: string[]): Piece => ({
  id,
  kind: 'concrete',
  size: hexes.length,
  level,
  hexes,
});
const bare = (...pieces: Piece[]): Battlefield => ({ id: 'bare', source: 'reconstructed', warehouse: null, pieces });
const more = (field: Battlefield, ...pieces: Piece[]): Battlefield => ({
  ...field,
  pieces: [...field.pieces, ...pieces],
});
const rules = (field: Battlefield, boxes = 1) => faultsOf(field, boxes).map(({ rule }) => rule);
const flower = (id: string, q: number): Piece =>
  piece(id, 1, `${q},0`, `${q + 1},0`, `${q - 1},0`, `${q},1`, `${q - 1},1`, `${q},-1`, `${q + 1},-1`);

describe('battlefields are built from what lies in the boxes', () => {
  test.each([genotech, tribeca])('HS-EDIT-01: $id is made of one box', field => {
    expect(faultsOf(field, 1)).toEqual([]);
  });

  test.each([plaza, docks, basin])('HS-EDIT-01: $id is made of two boxes, and one would not do', field => {
    expect(faultsOf(field, 2)).toEqual([]);
    expect(rules(field, 1)).toContain('HS-EDIT-01');
  });

  test('HS-EDIT-01, HS-CASE-76: a fourth seven-hex tile of concrete needs a second box', () => {
    const field = bare(flower('a', 0), flower('b', 10), flower('c', 20), flower('d', 30));
    expect(faultsOf(field, 1)).toEqual([{ rule: 'HS-EDIT-01', piece: 'd' }]);
    expect(faultsOf(field, 2)).toEqual([]);
  });

  test('HS-EDIT-02, HS-CASE-76: no two tiles on the same level of a hex', () => {
    expect(rules(bare(piece('a', 1, '0,0', '1,0'), piece('b', 1, '1,0')))).toEqual(['HS-EDIT-02']);
    expect(rules(bare(piece('a', 0, '0,0')))).toEqual(['HS-EDIT-02']);
    expect(rules(bare(piece('a', 1, '0,0', '1,0'), piece('b', 2, '1,0')))).toEqual([]);
  });

  test('HS-EDIT-02, HS-MAP-04: water lies on the table or on tiles, once, and raises nothing', () => {
    const water = (id: string, level: number, hex: string) => ({ ...piece(id, level, hex), kind: 'water' as const });
    const field = bare(piece('a', 1, '0,0'), water('b', 1, '0,0'), water('c', 0, '1,0'));
    expect(rules(field)).toEqual([]);
    expect(anew(field).cells.map(({ level, terrain }) => [level, terrain])).toEqual([
      [1, 'water'],
      [0, 'water'],
    ]);
    expect(rules(bare(water('a', 0, '0,0'), water('b', 0, '0,0')))).toEqual(['HS-EDIT-02']);
    expect(rules(bare(water('a', -1, '0,0')))).toEqual(['HS-EDIT-02']);
  });

  test('HS-EDIT-03, HS-CASE-76: one hex that rests on a tile carries the other, which hangs over', () => {
    const field = bare(piece('a', 1, '0,0'), piece('b', 2, '0,0', '1,0'));
    expect(rules(field)).toEqual([]);
    expect(anew(field).cells.map(({ id, level }) => [id, level])).toEqual([
      ['0,0', 2],
      ['1,0', 2],
    ]);
    expect(rules(bare(piece('a', 1, '0,0'), piece('b', 2, '1,0', '2,0')))).toEqual(['HS-EDIT-03']);
    expect(rules(bare(piece('a', 1, '0,0'), piece('b', 3, '0,0')))).toEqual(['HS-EDIT-03']);
  });

  test('HS-EDIT-04, HS-CASE-76: nothing lies on the floor of the ruin, nor where its upper floor is', () => {
    expect(rules(more(genotech, piece('base', 2, '3,3')), 2)).toEqual(['HS-EDIT-04']);
    expect(rules(more(genotech, piece('wall', 2, '6,4')), 2)).toEqual(['HS-EDIT-04']);
    expect(rules(more(genotech, piece('beside', 2, '2,4')), 2)).toEqual([]);
  });

  test('HS-EDIT-05: hex C is there, no higher than the floor of the ruin', () => {
    const without = { ...genotech, pieces: genotech.pieces.filter(({ hexes }) => !hexes.includes('5,3')) };
    expect(rules(without)).toEqual(['HS-EDIT-05']);
    expect(rules(more(genotech, piece('C', 2, '5,3')), 2)).toContain('HS-EDIT-05');
  });

  test('HS-EDIT-05: all of its six hexes rest on something', () => {
    const { warehouse } = genotech;
    const raised = {
      ...genotech,
      warehouse: warehouse && { ...warehouse, level: 2 },
      pieces: genotech.pieces.map(one => (one.kind === 'warehouse' ? { ...one, level: 2 } : one)),
    };
    expect(rules(raised)).toContain('HS-EDIT-05');
  });

  test('HS-EDIT-06: pieces are turned, not bent and not mirrored', () => {
    expect(rules(bare(piece('a', 1, '0,0', '2,0')))).toEqual(['HS-EDIT-06']);
    expect(rules(bare(piece('a', 1, '0,0', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0')))).toEqual(['HS-EDIT-06']);
    const { warehouse } = genotech;
    const mirrored = { ...genotech, warehouse: warehouse && { ...warehouse, inside: [0, 1] as const } };
    expect(rules(mirrored)).toContain('HS-EDIT-06');
  });
});

describe('the places of scenarios', () => {
  test.each(SCENARIOS)('HS-EDIT-08: the cells of %s are connected once the wall is open, and zones lie on them', id => {
    const { battlefield, zones, exits, glyphs } = scenarioData[id];
    const board = boardOf(battlefields[battlefield]);
    const stands = (cell: number): boolean => isStandable(board, cell, true);
    const reached = new Set([board.names.findIndex((_, cell) => stands(cell))]);
    for (const cell of reached) for (const next of board.neighbours[cell] ?? []) if (stands(next)) reached.add(next);
    const cells = [...board.cells.keys()].filter(stands);
    expect(cells.filter(cell => !reached.has(cell)).map(cell => board.names[cell])).toEqual([]);
    const marked = [...Object.values(zones).flat(), ...exits, ...glyphs.places];
    expect(marked.filter(hex => !stands(board.names.indexOf(hex)))).toEqual([]);
  });

  test.each(SCENARIOS)('HS-MULTI-01: %s has a zone for each side, and no hex in two of them', id => {
    const { setup, seats, zones } = scenarioData[id];
    if (setup.kind !== 'open') return;
    const all: readonly (readonly string[])[] = Object.values(zones);
    expect(all).toHaveLength(seats[1]);
    expect(new Set(all.flat()).size).toBe(all.flat().length);
  });
});
