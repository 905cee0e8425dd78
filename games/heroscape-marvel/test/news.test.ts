import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { news } from '../ui/screen/news.ts';

const placed = { type: 'placed', seat: 1, figure: 'silver-surfer', at: '3,4' } as const;
const look = { texts: fr, language: 'fr', names: ['Ana', 'Ben'], seat: null } as Partial<Seen> as Seen;

test('whoever looks on is told who comes to the battlefield, and whoever places them is not', () => {
  expect(news(placed, look)).toBe('Ben pose le Surfeur d’Argent.');
  expect(news(placed, { ...look, texts: en, language: 'en', seat: 0 })).toBe('Ben places Silver Surfer.');
  expect(news(placed, { ...look, seat: 1 })).toBeNull();
  expect(news({ type: 'stayed', figure: 'silver-surfer' }, look), 'the log says the rest').toBeNull();
});
