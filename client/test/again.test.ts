import { expect, test } from 'vitest';
import { againWords, goesOn, isAlone } from '../after/again.ts';
import type { LobbySeat } from '../../referee/messages.ts';
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

test('whoever sits with bots alone does not wait in a lobby', () => {
  const mine = { kind: 'person', isYours: true } as LobbySeat;
  const bot = { kind: 'bot', isYours: false } as LobbySeat;
  const friend = { kind: 'person', isYours: false } as LobbySeat;
  const free = { kind: 'open', isYours: false } as LobbySeat;
  const lobby = (...seats: LobbySeat[]) => ({ status: 'lobby', seats }) as const;
  expect(isAlone(lobby(mine, bot))).toBe(true);
  expect(isAlone(lobby(mine, mine))).toBe(true);
  expect(isAlone(lobby(mine, friend)), 'somebody may be away').toBe(false);
  expect(isAlone(lobby(mine, free))).toBe(false);
  expect(isAlone(lobby(bot, bot)), 'a big screen waits for phones').toBe(false);
  expect(isAlone({ status: 'running', seats: [mine, bot] })).toBe(false);
});
