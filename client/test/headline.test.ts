import { expect, test } from 'vitest';
import { isSaidBy } from '../sofa/headline.ts';
import { sofaWords } from '../sofa/words.ts';

test('what the question says already is not told beside it', () => {
  const asked = 'Jo : Où posez-vous le plateau « Madison Square » ?';
  expect(isSaidBy('Jo pioche le plateau « Madison Square ».', asked)).toBe(true);
  expect(isSaidBy('Jo pose le plateau « Bronx ».', asked)).toBe(false);
  expect(isSaidBy('Manche 1 : Jo, Spider-Man.', 'Jo joue Spider-Man. Manche 1 · Spider-Man')).toBe(true);
  expect(isSaidBy('Venom perd 2 points de vie.', 'Jo joue Spider-Man. Manche 1 · Spider-Man')).toBe(false);
  expect(isSaidBy('Dés 6 2 4 : 12 points.', 'Jo déplace Spider-Man : encore 12 points.'), 'what was rolled').toBe(
    false,
  );
  expect(isSaidBy('Manche 2', 'Manche 1')).toBe(false);
  expect(isSaidBy('Manche 1 : Jo.', '')).toBe(false);
});

test('a question with a colon of its own gets no second one', () => {
  const { fr, en } = sofaWords;
  expect(fr.asks('Jo', 'Qui jouez-vous ?')).toMatch(/^Jo\s: Qui/);
  expect(fr.asks('Jo', 'Vous êtes K.O. : récupérer ?').match(/:/g)).toHaveLength(1);
  expect(en.asks('Jo', 'Round 1: who acts?').match(/:/g)).toHaveLength(1);
});
