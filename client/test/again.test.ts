import { expect, test } from 'vitest';
import { againWords, goesOn } from '../after/again.ts';
import { words } from '../text/words.ts';

const lobby = { isExercise: false, concession: 'shared', scenario: 'S01' } as const;
const ended = (carry: object | null) => ({ scores: [1], reason: '', carry });

test('the way to the next match says where it leads', () => {
  expect(againWords(words.fr, ended(null), lobby)).toBe('Rejouer');
  expect(againWords(words.fr, ended(null), { ...lobby, concession: 'own' })).toBe('Revanche');
  expect(againWords(words.fr, ended({ next: 'S02' }), lobby)).toBe('Continuer la campagne');
  expect(againWords(words.fr, ended({ next: 'S01' }), lobby), 'lost: once more').toBe('Réessayer');
  expect(againWords(words.fr, ended({ next: null }), lobby), 'the last of them').toBe('Rejouer');
  expect(goesOn(ended({ next: 'S02' }), { ...lobby, isExercise: true }), 'an exercise leads nowhere').toBe(false);
});
