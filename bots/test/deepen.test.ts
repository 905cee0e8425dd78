import { expect, test } from 'vitest';
import { start } from '../../engine/match.ts';
import { question } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Asked, Match, Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { type Depth, deepen, spread } from '../deepen.ts';
import { Sight } from '../sight.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };

/** Whoever is ahead wins; after the first answer all only roll, until everybody has moved. */
const depth = (given: Partial<Depth<Race>> = {}): Depth<Race> => ({
  judgement: {
    sides: () => [[0], [1]],
    features: (m, [seat = 0]) => ({ squares: m.state.pebbles[seat] ?? 0 }),
    fitted: { command: '', weights: { squares: 20 } },
  },
  plays: () => ({ type: 'roll' }),
  horizon: m => {
    const { turn } = m.state;
    return () => m.state.turn === turn;
  },
  worlds: 256,
  first: 128,
  margin: 0.01,
  ...given,
});

function asked(): { m: Match<Race>; seen: Sight<Race>; options: Asked<Race>['options'] } {
  const m = start(box.game, setup, 'deepen');
  const seat = m.state.turn;
  m.state.hands[seat] = ['stroll', 'leap'];
  m.state.pebbles = [0, 8]; // nobody is bumped
  const at = question(m, seat);
  if (!at) throw new Error('nobody is asked');
  return { m, seen: new Sight(m, seat, at, seedRng('deepen'), () => true), options: at.options };
}

test('an answer that leads to a better position is taken instead of the usual one', () => {
  const { seen, options } = asked();
  expect(options).toHaveLength(3);
  const opposite = depth({ judgement: { ...depth().judgement, fitted: { command: '', weights: { squares: -20 } } } });
  for (const usual of options) {
    const first = [usual, ...options.filter(option => option !== usual)];
    expect(deepen(seen, 'expert', first, depth())).toEqual({ type: 'play', card: 'leap' });
    expect(deepen(seen, 'expert', first, opposite)).toEqual({ type: 'play', card: 'stroll' });
  }
});

test('the usual answer stays where nothing is better by more than luck, and where there is no time', () => {
  const { m, options, seen } = asked();
  for (const usual of options) {
    const first = [usual, ...options.filter(option => option !== usual)];
    expect(deepen(seen, 'expert', first, depth({ margin: 1 }))).toBe(usual);
    const hurried = new Sight(m, seen.seat, seen.prompt, seedRng('hurried'), () => false);
    expect(deepen(hurried, 'expert', first, depth())).toBe(usual);
  }
});

test('some of many are tried, the usual one first', () => {
  const many = Array.from({ length: 20 }, (_, n) => n);
  expect(spread(many, 7, 4)).toHaveLength(5);
  expect(spread(many, 7, 4)[0]).toBe(7);
  expect(new Set(spread(many, 7, 4)).size).toBe(5);
  expect(spread([1, 2, 3], 2, 6)).toEqual([2, 1, 3]);
});
