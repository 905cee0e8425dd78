import { expect, test } from 'vitest';
import { type KeptFrame, logOf } from '../frames.ts';

const frame = (counted: number, ...types: string[]): KeptFrame => ({
  counted,
  sights: [{ to: ['table'], events: types.map(type => ({ type })) }],
});
const heard = (...frames: KeptFrame[]): string[] => logOf(frames, ['table'], true).map(({ type }) => type);

test('an undo takes out what it took back, and nothing of what led there', () => {
  const [turn, gain, back] = [frame(1, 'turn'), frame(2, 'gain'), frame(1)];
  expect(heard(turn, gain, back)).toEqual(['turn']);
  expect(heard(turn, gain, back, frame(2, 'move')), 'what was done instead').toEqual(['turn', 'move']);
  expect(heard(turn, gain, frame(3, 'move'), back, frame(2, 'open'), frame(1), frame(2, 'wait'))).toEqual([
    'turn',
    'wait',
  ]);
});

test('an undo of everything leaves nothing', () => {
  expect(heard(frame(1, 'turn'), frame(2, 'gain'), frame(0))).toEqual([]);
});
