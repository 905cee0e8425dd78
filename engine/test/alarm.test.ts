import { describe, expect, test } from 'vitest';
import { tick } from '../match.ts';
import { deciders, due, prompt } from '../queries.ts';
import { enter } from '../replay.ts';
import { type Scene, given } from '../testing/scene.ts';
import type { Input } from '../types.ts';
import { type A, alarms } from './toys/alarm.ts';

const museum = (change: (s: A['state']) => void = () => {}, seats = 2): Scene<A> =>
  given(alarms, { seats }, m => {
    m.state.deck = ['lamp', 'mask', null, 'ring', 'vase', 'crown'];
    change(m.state);
  });
const search: A['action'] = { type: 'search' };
const keep = (item: string): A['action'] => ({ type: 'keep', item });
const lose = (item: string): A['action'] => ({ type: 'lose', item });
const pause = (at: number): Input<A> => ({ type: 'host', at, entry: { type: 'pause' } });

describe('a clock event', () => {
  test('resolves on top of the pending decision, which then comes back with its options', () => {
    museum()
      .play(0, search)
      .asks('search/keep', 0)
      .offers(0, keep('crown'), keep('vase'), keep('ring'), { type: 'stop' })
      .play(0, keep('vase'))
      .after(10_000)
      .check(s => expect([s.heat, s.bags[0]], 'the lone item is lost without asking').toEqual([1, []]))
      .asks('search/keep', 0)
      .offers(0, keep('crown'), keep('ring'), { type: 'stop' })
      .play(0, { type: 'stop' })
      .asks('turn/act', 0);
  });

  test('may ask something itself before the interrupted decision comes back', () => {
    museum()
      .play(0, search)
      .play(0, keep('vase'))
      .play(0, keep('crown'))
      .after(10_000)
      .asks('alarm/lose', 0)
      .check((_s, m) => expect(m.stack.map(f => f.flow)).toEqual(['turn', 'search', 'alarm']))
      .play(0, lose('crown'))
      .asks('search/keep', 0)
      .check(s => expect(s.bags[0]).toEqual(['vase']));
  });

  test('falls when it is due, not a moment earlier', () => {
    const scene = museum().after(9_999);
    expect([scene.m.state.heat, due(scene.m)]).toEqual([0, 10_000]);
    scene.after(1).check((s, m) => expect([s.heat, m.clock, due(m)]).toEqual([1, 10_000, 20_000]));
  });

  test('comes one a tick, also when two fall at the same time', () => {
    const { m } = museum();
    tick(m);
    const seen = [1, 2, 3].map(() => (tick(m), [m.clock, m.state.alarms]));
    expect(seen).toEqual([
      [20_000, 2],
      [20_000, 3],
      [40_000, 4],
    ]);
  });

  test('the second of two at one time resolves on top of what the first one asks', () => {
    museum(s => {
      s.alarms = 1;
      s.bags = [['vase', 'crown', 'ring'], []];
    })
      .after(20_000)
      .asks('alarm/lose', 0)
      .check((_s, m) => expect(m.stack.map(f => ('number' in f ? f.number : 0))).toEqual([0, 2, 3]))
      .play(0, lose('vase'))
      .play(0, lose('ring'))
      .asks('turn/act', 0);
  });

  test('that a rule has made overdue falls now, and the clock does not run backwards', () => {
    const { m } = museum();
    m.clock = 15_000;
    expect(due(m)).toBe(15_000);
    expect(enter(m, { type: 'answer', at: 15_000, seat: 0, action: search })?.code).toBe('clock');
    expect(enter(m, { type: 'tick', at: 15_000 })).toBeNull();
    expect([m.clock, m.state.heat, due(m)]).toEqual([15_000, 1, 20_000]);
  });
});

describe('the end', () => {
  test('comes by time, in the middle of whatever is being decided', () => {
    museum(s => void (s.alarms = 4))
      .play(0, search)
      .after(60_000)
      .ends('time')
      .check((_s, m) => {
        expect(m.outcome?.scores).toEqual([0, 0]);
        expect([deciders(m), due(m), prompt(m, 0)]).toEqual([[], null, null]);
        expect(() => tick(m)).toThrow('no clock event is due');
      });
  });

  test('an alarm at the very end still goes off first', () => {
    const { m } = given(alarms, { seats: 1, scenario: 'cellar' });
    tick(m);
    expect([m.clock, m.state.heat, m.outcome, due(m)]).toEqual([30_000, 1, null, 30_000]);
    tick(m);
    expect(m.outcome?.reason).toBe('time');
  });

  test('comes by check as soon as the heat is too high, also in a clock event', () => {
    museum(s => void (s.heat = 5))
      .after(10_000)
      .ends('caught');
  });

  test('comes when everybody has left', () => {
    museum(s => void (s.bags = [['vase'], []]))
      .play(0, { type: 'leave' })
      .asks('turn/act', 1)
      .play(1, { type: 'leave' })
      .ends('escaped')
      .check((_s, m) => expect(m.outcome?.scores).toEqual([1, 0]));
  });
});

describe('a campaign', () => {
  const burglar = (carry: A['carry'], heat = 0): Scene<A> =>
    given(alarms, { seats: 1, carry }, m => {
      Object.assign(m.state, { heat, bags: [['vase', 'ring']], deck: ['crown'] });
    });

  test('carries into a match what the one before handed on', () => {
    expect(given(alarms, { seats: 1, carry: { fame: 7 } }).m.state.fame).toBe(7);
    expect(given(alarms, { seats: 1 }).m.state.fame).toBe(0);
  });

  test('and out of it what the outcome says', () => {
    const escaped = (scene: Scene<A>) => scene.play(0, { type: 'leave' }).ends('escaped').m.outcome?.carry;
    expect(escaped(burglar(null))).toEqual({ fame: 2 });
    expect(escaped(burglar({ fame: 7 }))).toEqual({ fame: 9 });
    expect(escaped(burglar({ fame: 7 }).dice(3).play(0, { type: 'smash' }))).toEqual({ fame: 10 });
    const caught = burglar({ fame: 7 }, 5).dice(2).play(0, { type: 'smash' }).ends('caught');
    expect(caught.m.outcome?.carry).toEqual({ fame: 0 });
  });
});

describe('a pause', () => {
  test('is possible between actions, and not in the middle of a search', () => {
    const { m } = museum().play(0, search);
    expect(enter(m, pause(0))).toEqual({ code: 'not-possible', rule: null, values: { entry: 'pause' } });
    expect(m.paused).toBe(false);
    expect(enter(m, { type: 'answer', at: 0, seat: 0, action: { type: 'stop' } })).toBeNull();
    expect(enter(m, pause(0))).toBeNull();
    expect(m.paused).toBe(true);
  });

  test('stops the clock: nothing is due, and a scene lets no time pass', () => {
    const scene = museum();
    expect(enter(scene.m, pause(4_000))).toBeNull();
    expect(due(scene.m)).toBeNull();
    expect(() => tick(scene.m)).toThrow('no clock event is due');
    scene.after(50_000).check((s, m) => expect([s.heat, m.clock]).toEqual([0, 4_000]));
  });
});

test('a search of an empty deck is barred', () => {
  museum(s => void (s.deck = [])).refuses(0, search, 'ALARM-EMPTY');
});
