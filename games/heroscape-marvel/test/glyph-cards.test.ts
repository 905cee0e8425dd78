import { afterEach, expect, test } from 'vitest';
import { glyphCards } from '../cards/glyphs.ts';
import type { M } from '../rules/table.ts';
import { moveOf } from '../rules/pace.ts';
import { table } from './table.ts';

// No printed glyph changes movement: this one does, as long as the test runs.
const item: { move?: number } = glyphCards['mysterious-item'];

afterEach(() => {
  delete item.move;
});

/** A table where Red Skull stands on the glyph. */
const onGlyph = (up: boolean): M =>
  table('escalating', {
    armies: [{ thanos: '4,9' }, { 'red-skull': '1,6', hulk: '3,9', venom: 'destroyed' }],
    acts: 'thanos',
    glyphs: [
      { kind: 'mysterious-item', at: '1,6', up },
      { kind: 'object-of-power', at: '6,6' },
    ],
  }).m;

const moves = (m: M): number[] => m.state.figures.map(figure => moveOf(m, figure));

test('a face-up glyph may change how far all on the board move whose side stands on it', () => {
  const printed = moves(onGlyph(true));
  item.move = 2;
  expect(onGlyph(true).state.figures.map(({ id }) => id)).toEqual(['thanos', 'red-skull', 'hulk', 'venom']);
  expect(moves(onGlyph(true)).map((move, i) => move - (printed[i] ?? 0))).toEqual([0, 2, 2, 0]);
  expect(moves(onGlyph(false))).toEqual(printed);
  const m = onGlyph(true);
  expect(m.game.view(m, 0).figures.map(({ move }) => move)).toEqual(moves(m));
});

test('nobody moves less than not at all', () => {
  item.move = -20;
  expect(moves(onGlyph(true))).toEqual([moves(onGlyph(false))[0], 0, 0, moves(onGlyph(false))[3]]);
});
