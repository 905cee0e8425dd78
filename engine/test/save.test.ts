import { describe, expect, test } from 'vitest';
import { roll } from '../chance.ts';
import { nearest } from '../flow.ts';
import { apply, clone, play, start, tick } from '../match.ts';
import { deciders, options, prompt } from '../queries.ts';
import { copy } from '../plain.ts';
import { Frozen, load, save, stateHash } from '../save.ts';
import { complete } from '../testing/scene.ts';
import type { Game, Match, Saved } from '../types.ts';
import { type A, alarms } from './toys/alarm.ts';
import { duel } from './toys/duel.ts';
import type { D } from './toys/duel-spec.ts';
import { climb, ladder, setup, wait } from './toys/ladder.ts';

const newDuel = (seed = 'save'): Match<D> => start(duel, complete(duel, { seats: 2 }), seed);
const newAlarm = (seed = 'save'): Match<A> => start(alarms, complete(alarms, { seats: 2, carry: { fame: 3 } }), seed);

/** A duel in which one seat has chosen and the other has not. */
function halfChosen(seed = 'save'): Match<D> {
  const m = newDuel(seed);
  apply(m, 0, options(m, 0)[0] as D['action']);
  return m;
}

describe('start', () => {
  test.each([
    ['an unknown scenario', { scenario: 'dusk' }, 'duel has no scenario dusk'],
    ['too few seats', { seats: 1 }, 'dawn is for 2 to 2 seats, not 1'],
    ['too many seats', { seats: 3 }, 'not 3'],
    ['half a seat', { seats: 2.5 }, 'not 2.5'],
    ['seats without number', { seats: NaN }, 'not NaN'],
  ])('refuses %s', (_name, changes, message) => {
    expect(() => start(duel, { ...complete(duel, { seats: 2 }), ...changes }, 'x')).toThrow(message);
  });

  test('refuses a set-up that the game refuses, though each of its parts is allowed', () => {
    const shy = { ...duel, refuse: ({ seats }: { seats: number }) => (seats === 2 ? 'too-many-eyes' : null) };
    expect(() => start(shy, complete(duel, { seats: 2 }), 'x')).toThrow('duel cannot be played so: too-many-eyes');
    expect(() => start({ ...shy, refuse: () => null }, complete(duel, { seats: 2 }), 'x')).not.toThrow();
  });

  test('is the same from the same seed, and another from another', () => {
    expect(save(newDuel('a'))).toBe(save(newDuel('a')));
    expect(newDuel('a').state).not.toEqual(newDuel('b').state);
  });

  test('lets the table be prepared between the deal and the first step', () => {
    const seen: string[] = [];
    start(ladder({}, { first: 'main', flows: climb({ wait }).game.flows }), setup, 'x', m => seen.push(save(m)));
    expect((JSON.parse(seen[0] ?? '') as Saved).stack).toEqual([{ flow: 'main', at: 'wait' }]);
  });
});

describe('a save', () => {
  test.each(['plain', 'chacha:seed'])('in the middle of a decision is faithful and resumes (seed %s)', seed => {
    const m = halfChosen(seed);
    const loaded = load(duel, save(m));
    expect(save(loaded)).toBe(save(m));
    expect(prompt(loaded, 1)).toEqual(prompt(m, 1));
    for (const one of [m, loaded])
      for (let n = 0; n < 30 && !one.outcome; n++) {
        const seat = deciders(one)[0] ?? 0;
        expect(play(one, seat, options(one, seat).at(-1) as D['action'])).toBeNull();
      }
    expect(save(loaded)).toBe(save(m));
  });

  test('holds the clock, the pause, the carry and the frames of an interrupted search', () => {
    const m = newAlarm();
    m.state.deck = ['vase', 'ring', 'crown'];
    m.state.bags = [['mask', 'lamp'], []];
    apply(m, 0, { type: 'search' });
    tick(m);
    m.paused = true;
    const loaded = load(alarms, save(m));
    expect(loaded.stack.map(f => f.flow)).toEqual(['turn', 'search', 'alarm']);
    expect([loaded.clock, loaded.paused, loaded.setup.carry]).toEqual([10_000, true, { fame: 3 }]);
    expect(loaded.content).toBe(m.content);
  });

  test('of an ended match holds its outcome', () => {
    const m = newAlarm();
    for (let n = 0; n < 5; n++) tick(m);
    expect(load(alarms, save(m)).outcome).toEqual({ reason: 'time', scores: [0, 0], carry: { fame: 3 } });
  });

  test('of another game is refused', () => {
    expect(() => load(duel, save(newAlarm()))).toThrow('a save of alarm is no match of duel');
  });

  test('has a hash that follows everything in it', () => {
    const m = halfChosen();
    const hashes = new Set([stateHash(m)]);
    const changes: ((m: Match<D>) => void)[] = [
      m => m.state.round++,
      m => void roll(m, 6),
      m => m.clock++,
      m => (m.paused = true),
      m => m.revealed++,
      m => (nearest(m, 'round').shown = true),
      m => (m.outcome = { reason: 'x', scores: [] }),
    ];
    for (const change of changes) {
      const twin = clone(m);
      change(twin);
      hashes.add(stateHash(twin));
    }
    expect(hashes.size).toBe(changes.length + 1);
    expect(stateHash(m)).toMatch(/^[0-9a-f]{16}$/);
    expect(stateHash(load(duel, save(m)))).toBe(stateHash(m));
  });
});

describe('versions', () => {
  /** A save as version 1 wrote it: other names for the noise and for the siren. */
  function version1(m: Match<A>): string {
    const saved = copy(JSON.parse(save(m)) as { state: Record<string, unknown>; stack: { flow: string }[] });
    const { heat, ...state } = saved.state;
    const stack = saved.stack.map(f => (f.flow === 'alarm' ? Object.assign(f, { flow: 'siren' }) : f));
    return JSON.stringify({ ...saved, version: 1, state: { ...state, noise: heat }, stack });
  }

  test('an older save is migrated and goes on', () => {
    const m = newAlarm();
    m.state.bags = [['mask', 'lamp'], []];
    tick(m);
    const loaded = load(alarms, version1(m));
    expect(loaded.state).toEqual(m.state);
    expect('noise' in loaded.state).toBe(false);
    expect(prompt(loaded, 0)).toEqual(prompt(m, 0));
    expect(play(loaded, 0, { type: 'lose', item: 'mask' })).toBeNull();
    expect((JSON.parse(save(loaded)) as Saved).version).toBe(2);
  });

  test('a save goes through every version in between', () => {
    const steps: number[] = [];
    const later: Game<A> = { ...alarms, version: 5, migrate: (saved, from) => (steps.push(from), saved) };
    load(later, save(newAlarm()));
    expect(steps).toEqual([2, 3, 4]);
  });

  test.each([
    ['that migrate gives up', 0, alarms],
    ['newer than the rules', 3, { ...alarms, migrate: (saved: Saved) => saved }],
    ['older, of a game that cannot migrate', 1, { ...alarms, migrate: () => null }],
  ])('a save %s is frozen', (_name, version, game) => {
    const text = JSON.stringify({ ...(JSON.parse(save(newAlarm())) as Saved), version });
    expect(() => load(game, text)).toThrow(Frozen);
    expect(() => load(game, text)).toThrow(`alarm 2 cannot go on from a match of version ${version}`);
  });
});

describe('a clone', () => {
  test('is complete, and hears nothing', () => {
    const m = halfChosen();
    m.hear = () => {};
    m.loaded = { rolls: [1], picks: [], shuffles: [] };
    Object.assign(m, { clock: 7, paused: true, revealed: 9 });
    const twin = clone(m);
    expect(save(twin)).toBe(save(m));
    expect([twin.hear, twin.loaded]).toEqual([null, null]);
  });

  test.each(['plain', 'chacha:seed'])('shares neither state nor frames nor generator (seed %s)', seed => {
    const m = halfChosen(seed);
    const before = save(m);
    const twin = clone(m);
    twin.state.hands[0]?.push(99);
    twin.state.scores[0] = 99;
    nearest(twin, 'round').chosen[1] = 99;
    roll(twin, 6);
    twin.clock = 99;
    expect(save(m)).toBe(before);
    const third = clone(m);
    m.state.hands[1]?.push(98);
    roll(m, 6);
    expect(save(third)).toBe(before);
  });

  test('uses the copy that the game brings, where it brings one', () => {
    const quick: Game<D> = { ...duel, clone: s => ({ ...copy(s), round: 77 }) };
    expect(clone(start(quick, complete(quick, { seats: 2 }), 'x')).state.round).toBe(77);
  });

  test('of an ended match has ended', () => {
    const m = newAlarm();
    for (let n = 0; n < 5; n++) tick(m);
    expect(clone(m).outcome).toEqual(m.outcome);
  });
});
