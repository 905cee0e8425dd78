import { describe, expect, test } from 'vitest';
import { pick, roll, draw, shuffle } from '../chance.ts';
import { again, flow } from '../flow.ts';
import { start } from '../match.ts';
import { preview } from '../queries.ts';
import { allOutcomes } from '../testing/outcomes.ts';
import type { Promised } from '../testing/promised.ts';
import { holds, intentsAreTrue, previewsAreTrue } from '../testing/promises.ts';
import type { LawsOptions } from '../testing/given.ts';
import type { Match } from '../types.ts';
import { type L, ask, climb, ladder, say, setup, wait } from './toys/ladder.ts';

// Throws whose chances are known, and previews that tell them, or not.

type Throw = (m: Match<L>) => void;

const dice =
  (count: number, needs: number): Throw =>
  m => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += roll(m, 6);
    m.state.log.push(sum >= needs ? 'hit' : 'miss');
  };
/** Five cards, two of which are good; they are shuffled before the table sits down, and again by every guess. */
const card: Throw = m => {
  const deck = shuffle(m, [1, 1, 0, 0, 0]);
  m.state.log.push(draw(m, deck) === 1 ? 'hit' : 'miss');
};

const throwing = (said: number, thrown: Throw) =>
  ladder({ main: flow<L, string>({ throw: ask(['a'], { preview: () => ({ length: said }), apply: thrown }), wait }) });

const chance: Promised<L> & { says: number } = {
  name: 'hit',
  says: 0,
  always: false,
  came: ({ after }) => (after.state.log.includes('hit') ? 1 : 0),
};
const given = (always: boolean, names = ['hit']): LawsOptions<L> => ({
  setups: [setup],
  runs: 1,
  moves: 1,
  secrets: () => [],
  promises: { ofPreview: ({ length }) => [{ promised: [{ ...chance, says: length, always }] }], names },
});

describe('what a preview promises', () => {
  test.each<[string, number, Throw, boolean]>([
    ['a chance of one die', 1 / 6, dice(1, 6), false],
    ['a chance of five dice', 1 / 7776, dice(5, 30), false],
    ['a chance of so many dice that they cannot be counted', 0.5, dice(13, 46), false],
    ['a chance of cards', 2 / 5, card, false],
    ['something certain', 1, dice(2, 2), true],
    ['something that never comes', 0, dice(9, 55), true],
  ])('holds: %s', (_name, said, thrown, always) => {
    expect(() => previewsAreTrue(throwing(said, thrown), given(always))).not.toThrow();
  });

  test.each<[string, number, Throw, boolean]>([
    ['a chance of one die', 1 / 5, dice(1, 6), false],
    ['a chance that is a little off, where it can be counted', 2 / 7776, dice(5, 30), false],
    ['a chance of so many dice that they cannot be counted', 0.6, dice(13, 46), false],
    ['a chance of cards', 1 / 5, card, false],
    ['a chance where it always comes', 0.9, dice(9, 9), false],
    ['something certain that fails now and then', 1, dice(2, 3), true],
    ['something certain that chance decides', 1, dice(9, 25), true],
  ])('does not hold: %s', (_name, said, thrown, always) => {
    expect(() => previewsAreTrue(throwing(said, thrown), given(always))).toThrow(/Property failed/u);
  });

  test('must have been tried', () => {
    expect(() => previewsAreTrue(throwing(1, dice(1, 1)), given(true, ['miss']))).toThrow('miss was tried');
  });

  test('may show later, after further answers', () => {
    const later = ladder({
      main: flow<L, string>({ one: ask(['a', 'b']), two: ask(['c'], { apply: dice(1, 6) }), wait }),
    });
    const m = start(later, setup, 'later');
    const goOn = (on: Match<L>) => (on.state.log.length === 1 ? { seat: 0, action: say('c') } : null);
    const hold = (says: number) =>
      holds(m, 0, { seat: 0, action: say('a') }, { goOn, promised: [{ ...chance, says }] });
    expect(() => hold(1 / 6)).not.toThrow();
    expect(() => hold(0)).toThrow('hit of {"type":"say","word":"a"} at main/one says 0, but 0.1666');
    const endless = climb({ one: ask(['a'], { apply: (on, f) => again(on, f) }), wait });
    expect(() => holds(endless, 0, null, { goOn: () => ({ seat: 0, action: say('a') }), promised: [] })).toThrow(
      'has not shown after 500 answers',
    );
  });
});

test('what a view shows as certain must come, and must have been looked at', () => {
  const ofView = (says: number) => () => [
    {
      goOn: (m: Match<L>) => (m.state.log.length === 0 ? { seat: 0, action: say('a') } : null),
      promised: [{ ...chance, says, always: true }],
    },
  ];
  const law = (says: number) => () =>
    intentsAreTrue(throwing(0, dice(1, 1)), {
      ...given(true),
      promises: { ofPreview: () => [], ofView: ofView(says), names: [] },
    });
  expect(law(1)).not.toThrow();
  expect(law(0)).toThrow();
  expect(() =>
    intentsAreTrue(throwing(0, dice(1, 1)), {
      ...given(true),
      promises: { ofPreview: () => [], ofView: () => [], names: [] },
    }),
  ).toThrow('intents were tried');
});

describe('all outcomes', () => {
  const m = climb({ wait });

  test('are as many as the dice have, each as likely as it is', () => {
    const two = allOutcomes(m, on => [roll(on, 6) + pick(on, 2)]);
    expect(two).toHaveLength(12);
    expect(two?.reduce((sum, { chance: p }) => sum + p, 0)).toBeCloseTo(1);
    const uneven = allOutcomes(m, on => [roll(on, 6) === 6 ? roll(on, 6) : 0]);
    expect(uneven, 'a second die only after a six').toHaveLength(11);
    expect(uneven?.filter(({ chance: p }) => p < 0.1)).toHaveLength(6);
  });

  test('are not counted where they are too many, or where something hidden shows', () => {
    expect(allOutcomes(m, on => [roll(on, 101) + roll(on, 100)])).toBeNull();
    expect(allOutcomes(m, on => [roll(on, 100) + roll(on, 100)])).toHaveLength(10_000);
    expect(allOutcomes(m, on => [draw(on, [1, 2]) ?? 0])).toBeNull();
    expect(allOutcomes(m, () => [7])).toEqual([{ values: [7], chance: 1 }]);
  });

  test('leave the match as it was', () => {
    const before = JSON.stringify(m.state);
    allOutcomes(m, on => [on.state.log.push('x')]);
    expect(JSON.stringify(m.state)).toBe(before);
    expect(preview(m, 0, say('go on'))).toBeNull();
  });
});
