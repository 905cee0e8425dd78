import { describe, expect, test } from 'vitest';
import type { PlayedMatch } from '../calls/answers.ts';
import { playedIn } from '../home/played.ts';
import { type HomeRow, MemorySaves } from '../home/saves.ts';
import { byCompany, byMonth, companyOf, count, countBy, courseOf, sum } from '../record/tally.ts';

const DAY = 24 * 60 * 60_000;
const NOW = new Date(2026, 10, 18);

const match = (change: Partial<PlayedMatch> = {}): PlayedMatch => ({
  id: 'one',
  game: 'race',
  scenario: 'short',
  endedAt: NOW.getTime(),
  lasted: 60_000,
  score: 1,
  bots: ['companion'],
  ...change,
});

describe('matches counted', () => {
  test('a whole point is won, none is lost, a share is neither', () => {
    const all = count([match(), match({ score: 0 }), match({ score: 0.5 }), match({ score: 0 })]);
    expect(all).toEqual({ won: 1, lost: 2, even: 1, lasted: 240_000 });
    expect(sum(all)).toBe(4);
  });

  test('by kind, the most played first', () => {
    const all = [match({ game: 'duel' }), match(), match({ score: 0 })];
    expect(countBy(all, ({ game }) => game).map(({ of, won, lost }) => [of, won, lost])).toEqual([
      ['race', 1, 1],
      ['duel', 1, 0],
    ]);
  });

  test('the strongest bot at the table is the company; people among themselves have none', () => {
    expect(companyOf({ bots: ['beginner', 'expert', 'companion'] })).toBe('expert');
    expect(companyOf({ bots: ['yardstick'] }), 'as it is called elsewhere').toBe('companion');
    expect(companyOf({ bots: [] })).toBe('people');
    const all = byCompany([match({ bots: [] }), match({ bots: ['expert'] }), match({ bots: ['beginner'] })]);
    expect(all.map(({ of }) => of)).toEqual(['beginner', 'expert', 'people']);
  });

  test('twelve months, those without a match too, and none of the year before', () => {
    const before = new Date(2025, 10, 30).getTime();
    const months = byMonth(
      [match(), match({ endedAt: new Date(2025, 11, 1).getTime() }), match({ endedAt: before })],
      NOW,
    );
    expect(months).toHaveLength(12);
    expect([months[0]?.of, months.at(-1)?.of]).toEqual(['2025-12', '2026-11']);
    expect(months.map(sum)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('the course is the share won of the last ten, from the third match on, in the order in which they ended', () => {
    const scores = [1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const all = scores.map((score, day) => match({ score, endedAt: NOW.getTime() + day * DAY })).toReversed();
    const course = courseOf(all);
    expect(course[0]).toEqual({ match: 3, share: 1 / 3 });
    expect(course.at(-1)).toEqual({ match: 12, share: 0.9 });
    expect(courseOf(all.slice(0, 2))).toEqual([]);
  });
});

test('a device counts what was played on it to its end, and leaves to the server what has gone there', async () => {
  const saves = new MemorySaves();
  const own = { bot: null, isOwn: true, isTaken: false };
  const bot = { bot: 'expert', isOwn: false, isTaken: false } as const;
  const row = (id: string, change: Partial<HomeRow>): HomeRow => ({
    id,
    game: 'race',
    scenario: 'short',
    options: {},
    seats: [own, bot],
    name: 'Ana',
    version: 1,
    seed: '',
    salt: '',
    commitment: '',
    carry: null,
    outcome: { reason: 'goal', scores: [0, 1] },
    wasUndone: false,
    next: null,
    createdAt: 1,
    touchedAt: 2,
    ...change,
  });
  const entry = { table: 'over', seq: 1, message: null, at: 0, input: { type: 'tick' as const, at: 5000 } };
  await saves.add(row('over', {}), { entries: [entry], end: null, mark: null });
  await saves.add(row('running', { outcome: null }), { entries: [], end: null, mark: null });
  await saves.add(row('gone', { place: 'there', there: 'abc' }), { entries: [], end: null, mark: null });
  expect(await playedIn(saves)).toEqual([
    { id: 'over', game: 'race', scenario: 'short', endedAt: 2, lasted: 5000, score: 0, bots: ['expert'] },
  ]);
});
