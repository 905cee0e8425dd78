import { expect, test } from 'vitest';
import type { RecordedScene } from '../../engine/recorded-scene.ts';
import { chosenScenes, written } from '../rempart/scene-choice.ts';

const play = { play: { type: 'go' }, seat: 0 };
const scene = (title: string, more: Partial<RecordedScene> = {}): RecordedScene => ({
  file: 'a.test.ts',
  test: title,
  seats: 2,
  steps: [play],
  ...more,
});
const chosen = (...all: RecordedScene[]) => chosenScenes({ 'A-1': {} }, all).scenes[0];

const best = scene('A-1: one');

test.each<[string, RecordedScene]>([
  ['is shorter', scene('A-1: one', { steps: [play, play] })],
  ['does something', scene('A-1: one', { steps: [] })],
  ['is laid in words', scene('A-1: one', { save: '{}' })],
  ['is of this rule alone', scene('A-1, A-2: both')],
  ['has less on its table', scene('A-1: one', { given: { words: 'many '.repeat(200) } })],
])('the scene that %s is chosen', (_why, other) => {
  expect(chosen(best, other)).toBe(best);
  expect(chosen(other, best)).toBe(best);
});

test('a rule has the scene that it names, else its own, else that of the rule that covers it, else none; each is kept once', () => {
  const rules = { 'A-1': {}, 'A-2': {}, 'A-3': { coveredBy: 'A-1' }, 'A-4': {}, 'A-5': { seenIn: 'A-2' } };
  const two = scene('A-2: two');
  const of = chosenScenes(rules, [scene('of no rule'), two, best, scene('A-5: in short', { seats: 1 })]);
  expect(of).toEqual({ scenes: [best, two], rules: { 'A-1': 0, 'A-2': 1, 'A-3': 0, 'A-5': 1 } });
  expect(JSON.parse(written(of))).toEqual(of);
  expect(written(of).split('\n')).toHaveLength(11);
});
