import { expect, test } from 'vitest';
import { GIVEN, isCrowded } from '../ui/screen/crowded.ts';

/** Rows as they are judged again and again, where two of them are given so much more room than one. */
function judged(cards: number, width: number, given: number): boolean[] {
  const seen: boolean[] = [];
  for (let was = false; seen.length < 6; seen.push(was)) was = isCrowded(cards, was ? width + given : width, was);
  return seen;
}

test('one row of cards or two: whichever it is, it stays', () => {
  let [ones, twos] = [0, 0];
  for (let cards = 1; cards <= 14; cards++)
    for (let width = 200; width <= 1000; width += 7)
      for (const given of [0, 40, 100, GIVEN]) {
        const [first, ...later] = judged(cards, width, given);
        expect(new Set(later), `${cards} cards in ${width} pixels, ${given} more`).toEqual(new Set([first]));
        if (first) twos++;
        else ones++;
      }
  expect(Math.min(ones, twos)).toBeGreaterThan(0);
});
