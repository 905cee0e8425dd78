import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { table } from './table.ts';

test('PR-TURN-01: the seats take turns, and the last is followed by the first', () => {
  table(2, { turn: 0 })
    .dice(1, 2)
    .asks('turn/choose', 0)
    .play(0, { type: 'roll' })
    .asks('turn/choose', 1)
    .play(1, { type: 'roll' })
    .asks('turn/choose', 0)
    .shows({ turn: 0 });
});

test('PR-TURN-02: one rolls or plays a card of the hand, two equal cards being one choice', () => {
  table(2, { pebbles: [1, 0], hands: [['leap', 'leap'], ['stride']] })
    .offers(0, { type: 'roll' }, { type: 'play', card: 'leap' })
    .refuses(0, { type: 'play', card: 'stride' }, 'PR-TURN-02')
    .refuses(1, { type: 'roll' }, 'PR-TURN-02');
});

test('PR-TURN-02: the host may choose a die with four sides', () => {
  const four = table(2, { pebbles: [3, 0] }, { die: 4 });
  expect(preview(four.m, 0, { type: 'roll' })).toEqual({ from: 4, to: 7 });
});

test('PR-TURN-03: a played card is discarded and moves the pebble by its number', () => {
  table(2, { hands: [['stride', 'leap'], []], stack: ['stroll'] })
    .play(0, { type: 'play', card: 'stride' })
    .shows({ pebbles: [4, 0], discard: ['stride'] });
});

test('PR-TURN-04: a card may not bring a pebble to an occupied square, except beyond the start', () => {
  const hands = [['stride', 'leap'], []];
  table(2, { hands, pebbles: [0, 4] })
    .offers(0, { type: 'roll' }, { type: 'play', card: 'leap' })
    .refuses(0, { type: 'play', card: 'stride' }, 'PR-TURN-04');
  table(2, { hands, pebbles: [0, 3] }).allows(0, { type: 'play', card: 'stride' });
});

test('PR-TURN-05: the hand is filled up from the stack, and only its owner sees the card', () => {
  const laid = table(2, { hands: [['stride', 'leap'], []], stack: ['stroll'] });
  laid.play(0, { type: 'play', card: 'stride' }).shows({ hands: [['leap', 'stroll'], []] });
  expect(laid.events('drew')).toEqual([{ type: 'drew', seat: 0, card: null }]);
});

test('PR-TURN-05: nothing is drawn from an empty stack', () => {
  const discard = ['stroll', 'stroll', 'stroll', 'stroll', 'stride', 'stride', 'stride', 'leap', 'leap', 'leap'];
  table(2, { hands: [['stride', 'leap'], []], discard })
    .play(0, { type: 'play', card: 'stride' })
    .shows({ hands: [['leap'], []], stack: [] });
});
