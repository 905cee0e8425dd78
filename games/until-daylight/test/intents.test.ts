import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { aimedSeat, awaitedBy, fate, intents } from '../ui/screen/intents.ts';
import { table } from './table.ts';

const seen = (words: object): Seen =>
  ({
    language: 'en',
    seat: 0,
    names: ['Ana', 'Bob'],
    texts: en,
    view: game.view(table(2, words).m, 0),
  }) as unknown as Seen;
const said = (words: object) => intents(seen(words)).map(({ from, to, sign }) => [from, to, sign]);

test('UD-AI-01: what all the blows on somebody come to is one sign, and every blow has its arrow', () => {
  const line = ['wanderer-a', 'brute-a', 'wanderer-a'];
  expect(said({ line, holder: 0, players: [{}, {}] })).toEqual([
    ['figure:foe-0', 'figure:seat-0', '−2'],
    ['figure:foe-1', 'figure:seat-1', '−2'],
    ['figure:foe-2', 'figure:seat-0', null],
  ]);
});

test('UD-TOK-BAR-01: what a Barricade stops stands beside what it does not', () => {
  const line = ['wanderer-a', 'brute-a', 'wanderer-a'];
  expect(said({ line, holder: 0, players: [{ barricades: 1 }, {}] })[0]?.[2]).toBe('blocked, −1');
});

test('UD-AI-03: what becomes of a Survivor stands on its own plate, and no sign hangs below it', () => {
  const look = seen({ line: ['survivor-a', 'wanderer-a', 'wanderer-a'], holder: 0, players: [{}, {}] });
  expect(fate(0, look)).toBe('killed');
  expect(fate(1, look)).toBeNull();
  expect(intents(look).find(({ to }) => to === 'figure:foe-0')?.sign).toBeNull();
});

test('UD-AI-01: a player says who will strike them and what that comes to, and the face at an enemy is theirs', () => {
  const look = seen({ line: ['wanderer-a', 'brute-c', 'wanderer-a'], holder: 0, players: [{}, {}] });
  expect(awaitedBy(0, look)).toBe('Attacks to come: Wanderer no. 1, Wanderer no. 3. 2 damage in all.');
  expect(awaitedBy(1, look)).toMatch(/^Attacks to come: Brute\. 3 damage on average/);
  expect([0, 1, 2].map(foe => aimedSeat(foe, look))).toEqual([0, 1, 0]);
  const early = { ...look, view: { ...look.view, phase: 'search' as const } };
  expect([awaitedBy(0, early), aimedSeat(0, early), intents(early)]).toEqual([null, null, []]);
});

test('where more arrows would be drawn than one follows, only those at whoever reads stay strong', () => {
  const players = [{}, {}];
  const few = seen({ line: ['wanderer-a', 'brute-a'], holder: 0, players });
  expect(intents(few).some(({ isFaint }) => isFaint)).toBe(false);
  const many = intents(seen({ line: Array.from({ length: 6 }, () => 'wanderer-a'), holder: 0, players }));
  expect(many.map(({ isFaint }) => isFaint)).toEqual(many.map(({ isAtMe }) => !isAtMe));
  expect(new Set(many.map(({ isAtMe }) => isAtMe)).size).toBe(2);
});
