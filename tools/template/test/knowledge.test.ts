import { expect, test } from 'vitest';
import { scene } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';

test('PR-HIDE-01: a seat sees its own hand and how many cards the others hold', () => {
  const { m } = scene(box, { seats: 2 }, { hands: [['leap', 'leap'], ['stroll']] });
  expect(box.game.view(m, 1)).toMatchObject({ hand: ['stroll'], cards: [2, 1], stack: 9 });
  expect(box.game.view(m, null).hand).toEqual([]);
  expect(JSON.stringify(box.game.view(m, 1))).not.toContain('leap');
});
