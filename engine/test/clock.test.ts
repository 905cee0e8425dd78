import { describe, expect, test } from 'vitest';
import { start } from '../match.ts';
import { enter } from '../replay.ts';
import { seedRng } from '../rng.ts';
import { save } from '../save.ts';
import { complete } from '../testing/scene.ts';
import type { HostEntry, Input, Match, Refusal, Spec } from '../types.ts';
import { type A, alarms } from './toys/alarm.ts';
import { again } from '../flow.ts';
import { type L, ask, climb, log, say, wait } from './toys/ladder.ts';

// What the border of a match says to inputs that come at the wrong time.

const museum = (): Match<A> => start(alarms, complete(alarms, { seats: 2 }), 'clock');
const answer = (at: number, type: 'wait' | 'search' = 'wait', seat = 0): Input<A> => ({
  type: 'answer',
  at,
  seat,
  action: { type },
});
const tick = (at: number): Input<A> => ({ type: 'tick', at });
const host = (at: number, entry: HostEntry): Input<A> => ({ type: 'host', at, entry });
const pause = (at: number): Input<A> => host(at, { type: 'pause' });
const resume = (at: number): Input<A> => host(at, { type: 'resume' });

/** Enters what must be refused, and makes sure that nothing changes. */
function refused<W extends Spec>(m: Match<W>, input: Input<W>): Refusal | null {
  const before = save(m);
  const refusal = enter(m, input);
  expect(refusal).not.toBeNull();
  expect(save(m)).toBe(before);
  return refusal;
}

function entered<W extends Spec>(m: Match<W>, ...inputs: Input<W>[]): Match<W> {
  for (const input of inputs) expect(enter(m, input), JSON.stringify(input)).toBeNull();
  return m;
}

describe('an answer', () => {
  test('moves the clock to its moment, which the rules see', () => {
    const stamp = ask(['a'], { apply: m => m.state.log.push(`at ${m.clock}`) });
    const m = entered(climb({ stamp, wait }), { type: 'answer', at: 1234.5, seat: 0, action: say('a') });
    expect([m.clock, m.state.log]).toEqual([1234.5, ['at 1234.5']]);
  });

  test('behind a due event is refused, up to the moment before it is taken', () => {
    expect(refused(museum(), answer(10_000))).toEqual({
      code: 'clock',
      rule: null,
      values: { at: 10_000, due: 10_000 },
    });
    expect(refused(museum(), answer(99_000))?.code).toBe('clock');
    entered(museum(), answer(9_999), tick(10_000), answer(10_000));
  });

  test('from an earlier time is refused', () => {
    const m = entered(museum(), answer(5_000));
    expect(refused(m, answer(4_999))).toEqual({ code: 'clock', rule: null, values: { at: 4_999, clock: 5_000 } });
    entered(m, answer(5_000, 'wait', 0));
  });

  test.each([NaN, Infinity, -Infinity, -1])('at %d is refused', at => {
    expect(refused(museum(), answer(at))?.code).toBe('clock');
  });

  test('that the rules refuse does not move the clock', () => {
    expect(refused(museum(), answer(5_000, 'wait', 1))?.code).toBe('not-asked');
    expect(refused(museum(), { ...answer(5_000), action: { type: 'stop' } } as Input<A>)?.code).toBe('not-offered');
  });
});

describe('a tick', () => {
  test.each([0, 9_999, 10_001, 20_000, NaN])('at %d, which is the wrong time, is refused', at => {
    expect(refused(museum(), tick(at))?.code).toBe('clock');
  });

  test('comes once: the next event falls later', () => {
    const m = entered(museum(), tick(10_000));
    expect(refused(m, tick(10_000))?.values).toEqual({ at: 10_000, due: 20_000 });
  });

  test('two events at the same time are two ticks, and nothing comes in between', () => {
    const m = entered(museum(), tick(10_000), tick(20_000));
    expect(refused(m, answer(20_000))?.code).toBe('clock');
    entered(m, tick(20_000), answer(20_000));
  });

  test('in a game without a clock is refused', () => {
    expect(refused(climb({ wait }), { type: 'tick', at: 10 })?.values).toEqual({ at: 10, due: -1 });
  });
});

describe('a pause', () => {
  test('is told to the game, once, when it is taken', () => {
    const told: number[] = [];
    const game = {
      ...alarms,
      canPause: (m: Match<A>) => m.clock < 5_000,
      whenPaused: (m: Match<A>) => told.push(m.clock),
    };
    const m = start(game, complete(game, { seats: 2 }), 'clock');
    entered(m, pause(3_000));
    refused(m, pause(3_000));
    entered(m, resume(3_000), pause(4_000), resume(4_000), answer(6_000));
    refused(m, pause(7_000));
    expect(told).toEqual([3_000, 4_000]);
  });

  test('may be for whoever is alone only, and the others are told why', () => {
    const game = { ...alarms, canPause: (_m: Match<A>, isAlone: boolean) => isAlone };
    const m = start(game, complete(game, { seats: 2 }), 'clock');
    expect(refused(m, pause(3_000))?.values).toEqual({ entry: 'pause', why: 'not-alone' });
    entered(m, host(3_000, { type: 'pause', alone: true }));
    expect(m.paused).toBe(true);
  });

  const paused = (): Match<A> => entered(museum(), pause(3_000));

  test('stops the clock: only its own moment goes on being entered', () => {
    expect(refused(paused(), answer(3_000))?.code).toBe('paused');
    expect(refused(paused(), answer(3_001))?.code).toBe('clock');
    expect(refused(paused(), tick(10_000))?.code).toBe('clock');
    expect(refused(paused(), resume(3_001))?.code).toBe('clock');
    const m = entered(paused(), resume(3_000), answer(3_000), tick(10_000));
    expect(m.state.heat).toBe(1);
  });

  test('cannot be called twice, nor ended when there is none', () => {
    expect(refused(paused(), pause(3_000))).toEqual({ code: 'not-possible', rule: null, values: { entry: 'pause' } });
    expect(refused(museum(), resume(0))).toEqual({ code: 'not-possible', rule: null, values: { entry: 'resume' } });
  });

  test('cannot be called behind a due event, nor where the game does not let it', () => {
    expect(refused(museum(), pause(10_000))?.code).toBe('clock');
    expect(refused(entered(museum(), answer(0, 'search')), pause(0))?.code).toBe('not-possible');
  });

  test('can be called at any time in a game that says nothing of it', () => {
    expect(entered(climb({ wait }), { type: 'host', at: 7, entry: { type: 'pause' } })).toMatchObject({
      paused: true,
      clock: 7,
    });
  });

  test('does not keep a seat from conceding', () => {
    expect(entered(paused(), host(3_000, { type: 'concede', seat: 1 })).outcome?.reason).toBe('conceded');
  });
});

describe('a word of the host', () => {
  test('who concedes loses, and all others win, where the game says nothing else', () => {
    const m = start(alarms, complete(alarms, { seats: 3 }), 'clock');
    entered(m, host(5, { type: 'concede', seat: 1 }));
    expect([m.outcome, m.clock]).toEqual([{ reason: 'conceded', scores: [1, 0, 1] }, 5]);
  });

  test.each([2, -1, 0.5, NaN])('of seat %d, which the table does not have, is refused', seat => {
    expect(refused(museum(), host(0, { type: 'concede', seat }))?.code).toBe('not-possible');
    expect(refused(museum(), host(0, { type: 'takeOver', seat, by: 'bot' }))?.code).toBe('not-possible');
    const reseed = { type: 'reseed', seed: 'other', salt: '', eyes: seat } as const;
    expect(refused(museum(), host(0, reseed))?.code).toBe('not-possible');
  });

  test('that a bot takes a seat over changes nothing but the clock', () => {
    const [m, other] = [entered(museum(), host(77, { type: 'takeOver', seat: 1, by: 'bot' })), museum()];
    other.clock = 77;
    expect(save(m)).toBe(save(other));
  });

  test('that there are other dice changes nothing else, unless it names whose eyes see no difference', () => {
    const reseed = { type: 'reseed', seed: 'other', salt: '', eyes: null } as const;
    const [m, other] = [entered(museum(), host(77, reseed)), museum()];
    Object.assign(other, { clock: 77, rng: seedRng('other') });
    expect(save(m)).toBe(save(other));
  });

  test('that something is undone is for the recording, not for the match', () => {
    const undo = host(0, { type: 'undo', to: 0, seat: 0, marked: true });
    expect(refused(entered(museum(), answer(0)), undo)).toMatchObject({ code: 'not-possible' });
  });
});

test('once the match is over everything is refused', () => {
  const m = entered(museum(), host(5, { type: 'concede', seat: 1 }));
  for (const input of [answer(5), tick(10_000), pause(5), host(5, { type: 'concede', seat: 0 })])
    expect(refused(m, input)).toEqual({ code: 'over', rule: null, values: {} });
});

test('an event that calls a flow is resolved before its tick is done', () => {
  let next: number | null = 100;
  const m = climb(
    { loop: ask(['a'], { apply: (m, f) => again(m, f) }), wait },
    {
      due: () => next,
      onDue: m => {
        next = null;
        log(`event at ${m.clock}`)(m, m.stack[0] as never);
      },
      check: log('checked') as never,
    },
  );
  entered<L>(m, { type: 'tick', at: 100 });
  expect(m.state.log).toEqual(['event at 100', 'checked']);
});

describe('an absence', () => {
  const away = (at: number, ms: number): Input<A> => host(at, { type: 'away', ms });

  test('moves the clock to where it stood, and nothing else', () => {
    const m = entered(museum(), answer(2_000), away(5_000, 60_000));
    expect([m.clock, m.paused]).toEqual([5_000, false]);
    entered(m, answer(9_999), tick(10_000));
  });

  test('is refused where no clock can have stood still', () => {
    expect(refused(entered(museum(), pause(2_000)), away(2_000, 5))?.code).toBe('not-possible');
    for (const ms of [0, -1, Number.NaN]) expect(refused(museum(), away(1_000, ms))?.code).toBe('not-possible');
    expect(refused(museum(), away(10_000, 5))?.code).toBe('clock');
  });
});
