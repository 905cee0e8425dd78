import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { LONG, hyphenated } from '../ui/words/long-words.ts';

test('every long word on a card has places where it may be broken', () => {
  for (const { cards, tokens } of [fr, en])
    for (const { name } of [...Object.values(cards), ...Object.values(tokens)]) {
      expect(hyphenated(name).replaceAll('\u00AD', '')).toBe(name);
      for (const part of hyphenated(name).split(/[\s’\-\u00AD]/)) expect(part.length, name).toBeLessThanOrEqual(LONG);
    }
});
