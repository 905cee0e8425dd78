import { expect, test } from 'vitest';
import type { SentPrompt } from '../../referee/messages.ts';
import { type Sent, isAnswered } from '../play/answered.ts';

const order = (marker: number, on: string) => ({ type: 'order', marker, on });
const asked = (marker: number, seats: number[]): SentPrompt => ({
  step: 'round/order',
  rule: 'TOY-01',
  seats,
  options: [order(marker, 'a'), order(marker, 'b')],
  barred: [],
});
const sent: Sent = { n: 5, prompt: asked(1, [0, 1]) };

test('a question is answered once', () => {
  expect(isAnswered(null, 5, asked(1, [0, 1]))).toBe(false);
  expect(isAnswered(sent, 5, asked(1, [0, 1]))).toBe(true);
});

test('what others have answered meanwhile does not ask it anew', () => {
  expect(isAnswered(sent, 6, asked(1, [0, 1]))).toBe(true);
  expect(isAnswered(sent, 7, asked(1, [0])), 'they are not asked any more').toBe(true);
});

test('the next question waits for no acknowledgement', () => {
  expect(isAnswered(sent, 6, asked(2, [0, 1]))).toBe(false);
  expect(isAnswered(sent, 6, { ...asked(1, [0]), step: 'round/other' })).toBe(false);
  expect(isAnswered(sent, 6, undefined)).toBe(false);
});
