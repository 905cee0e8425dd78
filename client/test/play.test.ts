import { expect, test } from 'vitest';
import { nextShown } from '../play/own-seat.ts';
import { seatNames } from '../play/names.ts';
import { spoken } from '../text/spoken.ts';
import { words } from '../text/words.ts';
import { absent, isAlone, ownSeats } from '../line/lobby.ts';
import type { LobbySeat } from '../../referee/messages.ts';
import { lobby } from './fake-world.ts';

test('the seat shown stays while it is asked or nobody of one is', () => {
  expect(nextShown(null, [0, 2], [])).toBe(0);
  expect(nextShown(2, [0, 2], [0, 2])).toBe(2);
  expect(nextShown(2, [0, 2], [])).toBe(2);
});

test('the next of one own seats that is asked comes into sight', () => {
  expect(nextShown(0, [0, 2, 3], [3])).toBe(3);
  expect(nextShown(2, [0, 2, 3], [0, 3])).toBe(3);
  expect(nextShown(3, [0, 2, 3], [0])).toBe(0);
});

test('somebody without a seat sees through nobody else', () => {
  expect(nextShown(1, [], [1])).toBe(null);
  expect(nextShown(4, [0], [])).toBe(0);
});

test('seats without a name are called by their number', () => {
  expect(seatNames(lobby, words.fr, 0)).toEqual(['Ana', 'Bot\u00a02']);
  expect(seatNames({ ...lobby, seats: lobby.seats.map(seat => ({ ...seat, name: '' })) }, words.en, 0)).toEqual([
    'Player\u00a01 (you)',
    'Bot\u00a02',
  ]);
});

test('whoever lets a bot play for a while keeps their name', () => {
  const seats = lobby.seats.map((seat, i) => ({
    ...seat,
    kind: 'bot' as const,
    name: i === 0 ? null : 'Ben',
    isLent: true,
  }));
  expect(seatNames({ ...lobby, seats }, words.en)).toEqual(['Player\u00a01', 'Ben']);
});

test('one person at two seats is told apart by their numbers', () => {
  const seats = lobby.seats.map(seat => ({ ...seat, kind: 'person' as const, name: 'Ana' }));
  expect(seatNames({ ...lobby, seats }, words.fr)).toEqual(['Ana\u00a01', 'Ana\u00a02']);
});

test('one is alone with bots, and not with another person', () => {
  expect(isAlone(lobby)).toBe(true);
  const other = { ...lobby.seats[0], seat: 1, name: 'Bob', isYours: false, isThere: false } as LobbySeat;
  expect(isAlone({ ...lobby, seats: [...lobby.seats, other] })).toBe(false);
  expect(ownSeats(lobby)).toEqual([0]);
});

test('whoever has a seat and has not come is told, so that nobody starts without them', () => {
  const names = (all: typeof lobby): string[] => absent(all, seatNames(all, words.fr));
  expect(names(lobby)).toEqual([]);
  const away = { ...lobby.seats[0], seat: 2, name: 'Bob', isYours: false, isThere: false } as LobbySeat;
  const here = { ...away, seat: 3, name: 'Eve', isThere: true };
  expect(names({ ...lobby, seats: [...lobby.seats, away, here] })).toEqual(['Bob']);
  expect(names({ ...lobby, seats: [...lobby.seats, { ...away, name: null }] }), 'who has given none').toEqual([
    'Joueur\u00a03',
  ]);
  expect(words.en.lobby.ready(['Bob'])).toBe('Not here yet: Bob.');
  expect(words.fr.lobby.ready([])).toBe('Tout le monde est là.');
});

test('the language of the browser is spoken where it is ours, else French', () => {
  expect(spoken(['en-GB', 'fr'])).toBe('en');
  expect(spoken(['de', 'fr-CA', 'en'])).toBe('fr');
  expect(spoken(['ja'])).toBe('fr');
  expect(spoken([])).toBe('fr');
});

/** Every string and function of a tree of texts, by its path. */
function paths(texts: object, at = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? paths(text as object, `${at}${key}.`) : [`${at}${key}: ${typeof text}`],
  );
}

test('both languages say the same things, and nothing is empty', () => {
  expect(paths(words.en)).toEqual(paths(words.fr));
  for (const language of Object.values(words)) expect(JSON.stringify(language)).not.toContain('""');
});

test('settings that a game refuses are told in its own words', () => {
  const values = { reason: 'shy', fr: 'Pas à deux.', en: 'Not as two.' };
  expect(words.fr.refusal('setup', values)).toBe('Pas à deux.');
  expect(words.en.refusal('setup', values)).toBe('Not as two.');
  expect(words.en.refusal('setup', { reason: 'seats: 1-4' })).toBe('These settings do not fit together.');
});

test('a code that nobody knows is still a sentence', () => {
  expect(words.fr.refusal('never-heard', {})).toBe(words.fr.refusal('failed', {}));
  expect(words.en.refusal('not-possible', { why: 'revealed' })).toMatch(/revealed/);
});

test('French keeps its punctuation on the line', () => {
  expect(words.fr.shelf.title).toContain('\u00a0?');
  expect(words.fr.refusal('no-game', { game: 'x' })).toContain('«\u00a0x\u00a0»');
});
