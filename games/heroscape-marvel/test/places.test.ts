import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { genotech } from '../content/genotech.ts';
import { tribeca } from '../content/tribeca.ts';
import { boardOf } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const texts = { fr, en };
const viewOf = (scenario: string): View => game.view(start(game, complete(game, { seats: 2, scenario }), 'x'), 0);
const fields = [
  [genotech, viewOf('vengeurs-rassemblement')],
  [tribeca, viewOf('du-grabuge-a-manhattan')],
] as const;

describe.each(LANGUAGES)('%s', language => {
  test.each(fields)('no two cells of a battlefield are called the same', (field, view) => {
    const { cells } = boardOf(field);
    const names = cells.map(({ id }) => texts[language].place(id, view));
    expect(new Set(names).size).toBe(cells.length);
    names.forEach((name, i) => {
      expect(name).not.toMatch(/undefined|null|-?\d,/);
      expect(name).toContain(`(${cells[i]?.label.replace('^', '')})`);
    });
  });
});

test('a cell goes by its ground and by where it lies', () => {
  const told = (cell: string, [field, view] = fields[0]): string[] => {
    const found = boardOf(field).cells.find(({ label }) => label === cell)?.id ?? '';
    return [fr.place(found, view), en.place(found, view)];
  };
  expect(told('A1')).toEqual(['le béton au nord (A1)', 'the concrete in the north (A1)']);
  expect(told('G3')).toEqual(['le béton au centre (G3)', 'the concrete in the middle (G3)']);
  expect(told('C1')).toEqual(['le béton près de l’entrepôt (C1)', 'the concrete beside the warehouse (C1)']);
  expect(told('E5')).toEqual(['le plancher de l’entrepôt (E5)', 'the warehouse floor (E5)']);
  expect(told('E4')).toEqual(['la brèche de l’entrepôt (E4)', 'the breach in the warehouse wall (E4)']);
  expect(told('D2')).toEqual([
    'le sol sous l’étage de l’entrepôt (D2)',
    'the ground below the upper floor of the warehouse (D2)',
  ]);
  expect(told('D2^')).toEqual(['l’étage de l’entrepôt (D2)', 'the upper floor of the warehouse (D2)']);
  expect(told('M8', fields[1] as never)).toEqual([
    'le béton au sud-est, niveau 2 (M8)',
    'the concrete in the south-east, level 2 (M8)',
  ]);
});

test('labels and prepositions agree', () => {
  const [, view] = fields[0];
  const grass = boardOf(genotech).cells.find(({ label }) => label === 'M8')?.id ?? '';
  expect(fr.action({ type: 'walk', to: grass } as never, view, [])).toBe('Marcher jusqu’à l’herbe au sud-est (M8)');
  expect(fr.action({ type: 'step', to: grass } as never, view, [])).toBe('Un pas sur l’herbe au sud-est (M8)');
  expect(en.action({ type: 'walk', to: grass } as never, view, [])).toBe('Walk to the grass in the south-east (M8)');
});
