import { describe, expect, test } from 'vitest';
import type { Policy } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { seedRng } from '../../engine/rng.ts';
import { save } from '../../engine/save.ts';
import { type A, alarms } from '../../engine/test/toys/alarm.ts';
import type { Asked, Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { DEFAULT_PACE, playOut, randomPlayout } from '../play.ts';
import { random } from '../random.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };
const race = (seed: string) => start(box.game, setup, seed);

describe('the random policy', () => {
  test('answers evenly, from the options alone', () => {
    const options = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
    const free = [{ type: 'never' }];
    const prompt = { options, free } as unknown as Asked<Race>;
    const counts = new Map<string, number>();
    const rng = seedRng('even');
    for (let i = 0; i < 3000; i++) {
      const { type } = random({ prompt, rng });
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });
});

describe('playing a match out', () => {
  test('ends it, the same way for the same seeds', () => {
    const [one, two] = [race('match'), race('match')];
    const inputs = playOut(one, [random, random], seedRng('bots'));
    expect(playOut(two, [random, random], seedRng('bots'))).toBe(inputs);
    expect(one.outcome?.reason).toBe('arrived');
    expect(save(two)).toBe(save(one));
  });

  test('shows each seat its own view and prompt', () => {
    const seen = new Set<number>();
    const look: Policy<Race> = ({ seat, view, prompt }) => {
      expect(view.turn).toBe(seat);
      expect(prompt.seats).toEqual([seat]);
      seen.add(seat);
      return prompt.options[0];
    };
    playOut(race('views'), [look, look], seedRng('bots'));
    expect([...seen]).toEqual([0, 1]);
  });

  test('lets a bot try things on a guess, as long as it has time', () => {
    const m = race('search');
    const tried: number[] = [];
    const searcher: Policy<Race> = seen => {
      const before = save(m);
      let thoughts = 0;
      for (; seen.hasTime(thoughts); thoughts++) randomPlayout(seen.guess(), seen.rng);
      expect(save(m)).toBe(before);
      tried.push(thoughts);
      return seen.prompt.options[0];
    };
    playOut(m, [searcher, searcher], seedRng('bots'), { ...DEFAULT_PACE, limit: 3, thoughts: 4 });
    expect(tried).toEqual([4, 4, 4]);
  });

  test('leaves it unfinished at the limit', () => {
    const m = race('limit');
    expect(playOut(m, [random, random], seedRng('bots'), { ...DEFAULT_PACE, limit: 3 })).toBe(3);
    expect(m.outcome).toBeNull();
  });

  test('stops a bot that answers what is not offered, and takes one that writes its answer anew', () => {
    const cheat: Policy<Race> = () => ({ type: 'play', card: 'no such card' as never });
    expect(() => playOut(race('cheat'), [cheat, cheat], seedRng('bots'))).toThrow(/seat 0 .*turn\/choose/);
    const roll: Policy<Race> = () => ({ type: 'roll' });
    playOut(race('roll'), [roll, roll], seedRng('bots'));
  });

  test('wants a policy for each seat', () => {
    expect(() => playOut(race('alone'), [random], seedRng('bots'))).toThrow('nobody plays seat 1');
  });
});

describe('the clock', () => {
  const museum = () => start(alarms, { scenario: 'museum', seats: 1, options: {}, carry: null }, 'museum');
  const wait: Policy<A> = ({ prompt }) =>
    prompt.options.find(o => o.type === 'wait') ?? prompt.options[0] ?? { type: 'wait' };

  test('runs while bots answer: its events come before the answers that would be later', () => {
    const m = museum();
    // alarms at 10, 20, 20, 40 seconds and the end at 60, with answers at 7, 14, ... 56
    expect(playOut(m, [wait], seedRng('bots'), { ...DEFAULT_PACE, limit: 1000, pace: 7000 })).toBe(8 + 5);
    expect(m.outcome?.reason).toBe('time');
    expect(m.clock).toBe(60_000);
  });

  test('may depend on the answer: so much passes before the next one', () => {
    const m = museum();
    const at: number[] = [];
    const noted: Policy<A> = seen => {
      at.push(m.clock);
      return wait(seen);
    };
    const steps: string[] = [];
    const paceOf = (step: string, { type }: A['action']): number => {
      steps.push(step);
      return type === 'wait' ? 25_000 : 1_000;
    };
    playOut(m, [noted], seedRng('bots'), { ...DEFAULT_PACE, limit: 1000, paceOf });
    expect(at).toEqual([0, 25_000, 50_000]);
    expect(steps).toEqual(['turn/act', 'turn/act', 'turn/act']);
    expect(m.clock).toBe(60_000);
  });

  test('stands still at no pace', () => {
    const m = museum();
    playOut(m, [wait], seedRng('bots'), { ...DEFAULT_PACE, limit: 50, pace: 0 });
    expect([m.clock, m.outcome]).toEqual([0, null]);
  });

  test('runs in lean random play too', () => {
    const m = museum();
    randomPlayout(m, seedRng('lean'));
    expect(m.outcome).not.toBeNull();
  });
});

test('lean random play makes the choices of the random policy', () => {
  const [lean, full] = [race('lean'), race('lean')];
  expect(randomPlayout(lean, seedRng('r'))).toBe(playOut(full, [random, random], seedRng('r')));
  expect(save(lean)).toBe(save(full));
});
