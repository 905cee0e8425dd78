import { expect, test } from 'vitest';
import { circles, misplaced } from '../plan.mjs';

const root = ['index.ts', 'rule-ids.json', 'ids.ts', 'spec.ts', 'events.ts', 'seen.ts', 'options.ts', 'view.ts'];
const rest = ['guess.ts', 'vocabulary.ts', 'balance.md', 'credits.md', 'glossary.md', 'content/a.ts', 'rules/game.ts'];
const last = [
  'scenarios/list.ts',
  'text/fr.ts',
  'bots/yardstick.ts',
  'bots/companion.ts',
  'bots/features.ts',
  'bots/weights.json',
  'test/a.test.ts',
];
const whole = [...root, ...rest, ...last];

test('a game that follows the floor plan is left in peace', () => {
  expect(misplaced('games/chess', [...whole, 'cards/pawn.ts', 'ui/board.tsx'])).toEqual([]);
});

test('what is missing and what has no room is named', () => {
  expect(
    misplaced('games/chess', [...whole.filter(path => path !== 'guess.ts' && path !== 'scenarios/list.ts'), 'misc.ts']),
  ).toEqual([
    'games/chess/misc.ts is not in the floor plan',
    'games/chess/guess.ts is missing',
    'games/chess/scenarios/list.ts is missing',
  ]);
});

test('files that import each other are found, types included, over any distance', () => {
  const texts = new Map([
    ['a/one.ts', "import { two } from './two.ts';"],
    ['a/two.ts', "import type { Three } from '../b/three.ts';\nimport { four } from './four.ts';"],
    ['b/three.ts', "export { one } from '../a/one.ts';"],
    ['a/four.ts', "import { useState } from 'react';"],
    ['a/five.ts', "const late = () => import('./six.ts');"],
    ['a/six.ts', "import './five.ts';"],
  ]);
  expect(circles(texts)).toEqual([
    ['a/one.ts', 'a/two.ts', 'b/three.ts'],
    ['a/five.ts', 'a/six.ts'],
  ]);
});

test('files that only lead on are no circle', () => {
  const texts = new Map([
    ['a.ts', "import { b } from './b.ts';\nimport { c } from './c.ts';"],
    ['b.ts', "import { c } from './c.ts';"],
    ['c.ts', ''],
  ]);
  expect(circles(texts)).toEqual([]);
});
