import { describe, expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { handicaps } from '../content/handicaps.ts';
import { HANDICAPS, SCENARIOS } from '../ids.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { view } from '../view.ts';
import { idle, setupOf, table } from './table.ts';

test('HS-HOUSE-01: a handicap goes with its own scenario, and without it everything is as printed', () => {
  for (const handicap of HANDICAPS)
    for (const scenario of SCENARIOS) {
      const setup = complete(game, { scenario, seats: 2, options: game.options.parse({ handicap }) });
      const isOwn = handicaps[handicap].scenarios.some(one => one === scenario);
      expect(game.refuse?.(setup) ?? null, `${handicap} ${scenario}`).toBe(isOwn ? null : 'handicap');
    }
  expect(game.options.parse({}), 'records of matches begun before hash to what they did').not.toHaveProperty(
    'handicap',
  );
  const plain = start(game, complete(game, setupOf('clash')), 'house');
  expect(view(plain, 0)).not.toHaveProperty('handicap');
});

describe('Vengeurs, rassemblement !', () => {
  const laid = (options: object) =>
    table(
      'avengers',
      {
        armies: [
          { 'iron-man': '2,4', 'captain-america': '5,3' },
          { venom: '6,10', 'doctor-doom': '0,11' },
        ],
        begin: 'skirmish',
      },
      options,
    );

  test('HS-HOUSE-02: the heroes play the first two turns, then turns alternate', () => {
    const t = laid({ handicap: 'heroes-open' }).asks('skirmish/choose', 0);
    expect(t.events('startRolled'), 'nobody rolls').toEqual([]);
    const turn = (seat: number, figure: 'iron-man' | 'venom') => idle(t.play(seat, { type: 'choose', figure }), seat);
    turn(0, 'iron-man').asks('skirmish/choose', 0);
    turn(0, 'iron-man').asks('skirmish/choose', 1);
    turn(1, 'venom').asks('skirmish/choose', 0);
    turn(0, 'iron-man').asks('skirmish/choose', 1);
  });

  test('HS-HOUSE-02: whoever is player 1 leads the heroes', () => {
    const m = start(game, complete(game, setupOf('avengers', { playerOne: 1, handicap: 'heroes-open' })), 'house');
    expect([m.state.first, m.state.active]).toEqual([1, 1]);
  });
});

test('HS-HOUSE-03: the raid lasts two rounds longer', () => {
  const end = (round: number, options: object) =>
    table('clash', { armies: [{ 'iron-man': '8,12' }, { venom: '3,6', hulk: '2,6' }], begin: 'close', round }, options);
  end(5, {}).ends('held');
  const longer = { handicap: 'longer-raid' as const };
  end(5, longer).shows({ outcome: null, round: 6 });
  end(6, longer).shows({ outcome: null, round: 7 });
  end(7, longer).ends('held');
  expect(view(end(5, longer).m, 0)).toMatchObject({ handicap: 'longer-raid', lastRound: 7 });
  for (const [texts, sentence] of [
    [fr, /manche 7/],
    [en, /round 7/],
  ] as const)
    for (const seat of [0, 1, null]) expect(texts.goal(view(end(5, longer).m, seat))).toMatch(sentence);
});

describe.each(['mayhem', 'friends'] as const)('%s', scenario => {
  test('HS-HOUSE-04: the heroes play the first three turns, then turns alternate', () => {
    const t = table(
      scenario,
      {
        armies: [
          { 'iron-man': '3,5', 'captain-america': '4,5' },
          { venom: '8,12', 'doctor-doom': '9,12' },
        ],
        begin: 'skirmish',
      },
      { handicap: 'heroes-lead' },
    ).asks('skirmish/choose', 0);
    expect(t.events('startRolled'), 'nobody rolls').toEqual([]);
    const turn = (seat: number, figure: 'iron-man' | 'venom') => idle(t.play(seat, { type: 'choose', figure }), seat);
    turn(0, 'iron-man').asks('skirmish/choose', 0);
    turn(0, 'iron-man').asks('skirmish/choose', 0);
    turn(0, 'iron-man').asks('skirmish/choose', 1);
    turn(1, 'venom').asks('skirmish/choose', 0);
    turn(0, 'iron-man').asks('skirmish/choose', 1);
  });
});

test('matches with a handicap come to their end, and say that they have one', () => {
  for (const handicap of HANDICAPS)
    for (const scenario of handicaps[handicap].scenarios) {
      const setup = complete(game, { scenario, seats: 2, options: game.options.parse({ handicap }) });
      const m = start(game, setup, `house ${handicap}`);
      playOut(m, [box.bots.yardstick, box.bots.yardstick], seedRng(handicap));
      expect(m.outcome).not.toBeNull();
      for (const texts of [fr, en]) {
        const line = texts.event({ type: 'battleBegan', players: [0, 1], scenario, handicap }, ['A', 'B']);
        expect(line).toContain(texts.handicaps[handicap]);
      }
    }
});
