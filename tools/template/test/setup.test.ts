import { expect, test } from 'vitest';
import { given } from '../../../engine/testing/scene.ts';
import { allCards } from '../rules/setup.ts';
import { game } from '../rules/game.ts';

test('PR-SETUP-01: every pebble lies on the start', () => {
  given(game, { seats: 4 }).check(s => expect(s.pebbles).toEqual([0, 0, 0, 0]));
});

test('PR-SETUP-02: everybody holds two of the twelve cards, the rest is the stack', () => {
  given(game, { seats: 3 }).check(s => {
    expect(s.hands.map(hand => hand.length)).toEqual([2, 2, 2]);
    expect([...s.hands.flat(), ...s.stack].sort()).toEqual(allCards().sort());
  });
});
