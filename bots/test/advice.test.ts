import { expect, test } from 'vitest';
import type { Bots } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { question } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Setup } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import type { Action, Race } from '../../tools/template/spec.ts';
import { advise, advised } from '../advice.ts';
import { type Shown, Sight } from '../sight.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };
const LEAP: Action = { type: 'play', card: 'leap' };
const STROLL: Action = { type: 'play', card: 'stroll' };

/** Whoever holds both cards, with the other one eight squares ahead. */
function asked(preview: (action: Action) => object | null = () => null): Shown<Race> {
  const m = start(box.game, setup, 'deepen');
  const seat = m.state.turn;
  m.state.hands[seat] = ['stroll', 'leap'];
  m.state.pebbles = [0, 8];
  const at = question(m, seat);
  if (!at) throw new Error('nobody is asked');
  const seen = new Sight(m, seat, at, seedRng('advice'), () => true);
  return Object.assign(Object.create(seen) as Shown<Race>, { preview });
}

/** Squares count, both ways; a side that has moved is told of by its squares. */
const bots = (answer: Action, squares: number, isLess = false): Bots<Race> => ({
  ...box.bots,
  companion: ({ prompt }) =>
    prompt.options.find(one => JSON.stringify(one) === JSON.stringify(answer)) ?? prompt.options[0],
  judgement: {
    sides: () => [[0], [1]],
    features: (m, [seat = 0]) => ({ squares: m.state.pebbles[seat] ?? 0, hand: m.state.hands[seat]?.length ?? 0 }),
    fitted: { command: '', weights: { squares, hand: 1 } },
  },
  notions: {
    own: { notion: { squares: 'ahead', hand: null }, shows: { ahead: [isLess ? 'less' : 'more', 'squares'] } },
    others: { notion: { squares: 'behind' }, shows: { behind: ['less', 'squares'] } },
  },
});

test('a reason is what gets better by this answer, more than by others', () => {
  expect(advise(bots(LEAP, 20), asked())).toEqual({ action: LEAP, because: ['ahead'] });
  expect(advise(bots(STROLL, 20), asked()).because, 'others bring more').toEqual([]);
});

test('nothing is told that would not show, or that the judgement thinks little of', () => {
  expect(advise(bots(LEAP, -20), asked()).because, 'squares are a burden').toEqual([]);
  expect(advise(bots(LEAP, -20, true), asked()).because, 'they did not become fewer').toEqual([]);
  expect(advise(bots(LEAP, 0.01), asked()).because, 'too little').toEqual([]);
  const { notions: _, ...plain } = bots(LEAP, 20);
  expect(advise(plain, asked())).toEqual({ action: LEAP, because: [] });
});

test('what its preview calls worthless is not advised while there is something else', () => {
  const worthless = (is: (action: Action) => boolean): Bots<Race> => ({
    ...bots(LEAP, 20),
    isWorthless: (_, action) => is(action),
  });
  const seen = asked(() => ({}));
  expect(
    advised(
      worthless(action => action.type === 'play'),
      seen,
    ),
  ).toEqual({ type: 'roll' });
  expect(
    advised(
      worthless(action => 'card' in action && action.card === 'leap'),
      seen,
    ),
  ).not.toEqual(LEAP);
  expect(
    advised(
      worthless(() => true),
      seen,
    ),
    'all of them are',
  ).toEqual(LEAP);
  expect(
    advised(
      worthless(() => true),
      asked(),
    ),
    'without a preview nothing is',
  ).toEqual(LEAP);
});
