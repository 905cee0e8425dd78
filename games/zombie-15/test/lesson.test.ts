import { describe, expect, test } from 'vitest';
import { playOut, DEFAULT_PACE } from '../../../bots/play.ts';
import { start } from '../../../engine/match.ts';
import { due } from '../../../engine/queries.ts';
import { enter } from '../../../engine/replay.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Setup } from '../../../engine/types.ts';
import { pace } from '../bots/pace.ts';
import { yardstick } from '../bots/yardstick.ts';
import { TRACK_MS } from '../content/tracks.ts';
import { game } from '../rules/game.ts';
import { SCENARIO_IDS } from '../scenarios/shape.ts';
import type { Zombie15 } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { isOption } from '../ui/offered.ts';
import { END, PASS, table } from './table.ts';

const lesson: Setup<Zombie15> = {
  scenario: 'S01',
  seats: 1,
  options: game.options.parse({ track: 'calm' }),
  carry: null,
};

describe('Z15-TIME-21: the lesson', () => {
  test('Z15-TIME-21: nothing ever falls due, however long one takes', () => {
    const laid = table(1, {}, { scenario: 'S01', track: 'calm' });
    expect(due(laid.m)).toBeNull();
    const before = laid.m.state.zombies.slice();
    laid.m.clock += 3 * TRACK_MS;
    expect(due(laid.m)).toBeNull();
    laid.play(0, END).play(0, PASS).asks('turn/act', 0);
    expect([laid.m.outcome, laid.m.state.zombies]).toEqual([null, before]);
    expect(laid.events('scream')).toEqual([]);
  });

  test('Z15-TIME-21: bots that dawdle for hours still come to its end', () => {
    const m = start(game, lesson, 'lesson');
    playOut(m, [yardstick], seedRng('lesson'), {
      ...DEFAULT_PACE,
      paceOf: (step, action) => pace(step, action) * 1000,
    });
    expect(m.outcome?.reason).toBe('won');
    expect(m.clock).toBeGreaterThan(10 * TRACK_MS);
  });

  test('Z15-TIME-21: there is no clock to stop', () => {
    const { m } = table(1, {}, { scenario: 'S01', track: 'calm', sameScreen: true });
    expect(game.view(m, 0).clock.canPause).toBe(false);
    expect(enter(m, { type: 'host', at: m.clock, entry: { type: 'pause' } })?.code).toBe('not-possible');
  });

  test('Z15-TIME-21: only scenario 1, and only outside a campaign', () => {
    const { options } = lesson;
    for (const scenario of SCENARIO_IDS.filter(id => id !== 'S01'))
      expect(() => start(game, { ...lesson, scenario }, 'other'), scenario).toThrow('lessonOnly');
    const carry = { next: 'S01', won: false, attempts: 1, heroes: [], deeds: [] } as const;
    expect(() => start(game, { ...lesson, carry }, 'campaign')).toThrow('lessonOnly');
    expect(() => start(game, { ...lesson, carry, options: { ...options, track: 'none' } }, 'campaign')).not.toThrow();
    expect(isOption('track', 'calm', 1, 'S01'), 'the form of a new table does not offer it').toBe(false);
    expect(isOption('track', 'none', 1, 'S01')).toBe(true);
  });

  test('Z15-TIME-21: no campaign begins with it, won or lost', () => {
    const won = start(game, lesson, 'lesson');
    const left: unknown[] = [];
    won.hear = event => event.type === 'victory' && left.push(event.left);
    playOut(won, [yardstick], seedRng('lesson'), { ...DEFAULT_PACE, paceOf: pace });
    expect([won.outcome?.reason, won.outcome?.carry, left]).toEqual(['won', null, [null]]);
    const lost = table(1, {}, { scenario: 'S01', track: 'calm' }).m;
    enter(lost, { type: 'host', at: lost.clock, entry: { type: 'concede', seat: 0 } });
    expect(lost.outcome).toMatchObject({ reason: 'conceded', carry: null });
  });

  test('Z15-TIME-21: its words speak of no track', () => {
    const view = game.view(table(1, {}, { scenario: 'S01', track: 'calm' }).m, 0);
    for (const texts of [fr, en]) {
      const told = [
        texts.prompt('scenario/start', view, ['Ana']),
        texts.action({ type: 'start' }, view, ['Ana']),
        texts.event({ type: 'trackStarted', track: 'calm', hero: 'josh', at: 0 }, ['Ana']) ?? '',
        texts.event({ type: 'victory', left: null }, ['Ana']) ?? '',
      ];
      for (const line of told) expect(line).not.toMatch(/bande|track|minute/i);
    }
  });
});

test('Z15-TIME-18: a table may ask for quicker or slower bots', () => {
  const at = (botSeconds: number) => (type: 'move' | 'quickSearch' | 'endActions' | 'pass') =>
    pace(type === 'pass' ? 'turn/pass' : 'turn/act', { type }, { botSeconds });
  expect(['move', 'quickSearch', 'endActions', 'pass'].map(type => at(4)(type as 'move'))).toEqual([
    4000, 5200, 2500, 0,
  ]);
  expect(['move', 'quickSearch', 'endActions', 'pass'].map(type => at(2)(type as 'move'))).toEqual([
    2000, 2600, 1250, 0,
  ]);
  expect(at(8)('move')).toBe(8000);
  expect(() => game.options.parse({ botSeconds: 1 })).toThrow();
  expect(() => game.options.parse({ botSeconds: 9 })).toThrow();
});
