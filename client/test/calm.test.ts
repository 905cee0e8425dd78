import { expect, test } from 'vitest';
import { hasChanged } from '../play/screen/calm.ts';

const stop = { meaning: 'movement/walk [{"type":"stop"}]', left: 1000 };

test('a button that means something else is left alone for a moment', () => {
  expect(hasChanged(stop, 'turn/act [{"type":"end"}]', 1010)).toBe(true);
});

test('one that means the same, or comes where none stood, answers at once', () => {
  expect(hasChanged(stop, stop.meaning, 1010)).toBe(false);
  expect(hasChanged({ meaning: '', left: 1000 }, 'turn/act [{"type":"end"}]', 1010)).toBe(false);
  expect(hasChanged(stop, '', 1010)).toBe(false);
});

test('long after it has gone nobody has a finger there', () => {
  expect(hasChanged(stop, 'turn/act [{"type":"end"}]', 9000)).toBe(false);
});
