import { describe, expect, test } from 'vitest';
import type { Box } from '../box.ts';
import { roll } from '../chance.ts';
import { again, emit, end, flow } from '../flow.ts';
import { Disagreement } from '../testing/disagreement.ts';
import { type Scene, complete, given, scene } from '../testing/scene.ts';
import type { FreeMoves } from '../types.ts';
import { type L, ask, hum, ladder, say, setup } from './toys/ladder.ts';

// The scene helper must fail where a test is wrong: a helper that always agrees proves nothing.

const talk = ask(['a', 'b', 'roll', 'stop'], {
  bar: (_m, _f, { word }) => (word === 'b' ? 'LADDER-NO-B' : null),
  apply(m, f, { word }) {
    if (word === 'stop') end(m, { reason: 'stopped', scores: [0, 1] });
    m.state.log.push(word === 'roll' ? `${roll(m, 6)}` : word);
    emit(m, { type: 'said', word });
    again(m, f);
  },
});
const game = ladder({ main: flow<L, string>({ talk }) });
const free: FreeMoves<L> = {
  rule: 'LADDER-HUM',
  types: ['hum'],
  options: () => [hum('la')],
  apply: () => {},
};
const talking = (): Scene<L> => given({ ...game, free }, { seats: 2 });

describe('a scene agrees', () => {
  test('with what is so', () => {
    const played = talking()
      .asks('main/talk', 0)
      .offers(0, say('stop'), say('a'), say('roll'))
      .allows(0, say('a'), hum('la'))
      .forbids(0, say('b'), { word: 'c' })
      .refuses(0, say('b'), 'LADDER-NO-B')
      .dice(6)
      .play(0, say('roll'))
      .check(s => expect(s.log).toEqual(['6']))
      .play(0, say('a'))
      .play(0, say('stop'))
      .ends('stopped');
    expect(played.events('said').map(e => e.word)).toEqual(['roll', 'a']);
  });

  test('that whoever sits there has free moves, asked or not, and only who is asked has answers', () => {
    talking().allows(1, hum('la')).offers(1).forbids(1, { type: 'say' });
  });

  test('that nothing is open and no time passes once the match is over', () => {
    const over = talking().play(0, say('stop')).forbids(0, {}).after(5);
    expect(over.m.clock).toBe(0);
  });

  test('that no time passes while the clock stands still', () => {
    const ringing = given(
      ladder({ main: flow<L, string>({ talk }) }, { due: () => 3, onDue: m => void m.state.left-- }),
      {
        seats: 2,
      },
    );
    ringing.m.paused = true;
    ringing.after(5).check((s, m) => expect([s.left, m.clock]).toEqual([3, 0]));
  });

  test('with a table changed before its first step', () => {
    given(game, { seats: 2 }, m => void (m.state.left = 9)).check(s => expect(s.left).toBe(9));
  });
});

describe('a scene fails', () => {
  test.each<[string, (s: Scene<L>) => unknown]>([
    ['where another step is asked', s => s.asks('main/other', 0)],
    ['where other seats are asked', s => s.asks('main/talk', 0, 1)],
    ['where an option is missing', s => s.offers(0, say('a'), say('roll'))],
    ['where an option is another', s => s.offers(0, say('a'), say('roll'), say('z'))],
    ['where something is not allowed', s => s.allows(0, say('b'))],
    ['where something is not forbidden', s => s.forbids(0, { word: 'a' })],
    ['where a free move is not forbidden', s => s.forbids(0, { type: 'hum' })],
    ['where something is not refused', s => s.refuses(0, say('a'), 'LADDER-NO-B')],
    ['where it is refused by another rule', s => s.refuses(0, say('b'), 'LADDER-ASK')],
    ['where an answer is not open', s => s.play(0, say('b'))],
    ['where a seat is not asked', s => s.play(1, say('a'))],
    ['where a loaded die was not rolled', s => s.dice(6).check(() => {})],
    ['where a loaded pick was not used', s => s.picks(0).ends('stopped')],
    ['where a loaded shuffle was not used', s => s.shuffle('x').check(() => {})],
    ['where the match goes on', s => s.ends('stopped')],
    ['where it ended otherwise', s => s.play(0, say('stop')).ends('won')],
    ['where it has ended', s => s.play(0, say('stop')).asks('main/talk', 0)],
    ['where there are no words to describe it', s => s.shows({})],
    ['where a seat that is not asked is said to have an answer', s => s.allows(1, say('a'))],
    ['where a seat that is not asked is said to have answers', s => s.offers(1, say('stop'), say('a'), say('roll'))],
    ['where a free move of a seat that is not asked is not forbidden', s => s.forbids(1, { type: 'hum' })],
    ['where one option is named twice', s => s.offers(0, say('a'), say('a'), say('roll'))],
    ['where answers are said to be open after the end', s => s.play(0, say('stop')).allows(0, say('a'))],
  ])('%s', (_name, wrong) => {
    expect(() => wrong(talking())).toThrow();
  });
});

describe('what a failing scene tells', () => {
  const failure = (wrong: (s: Scene<L>) => unknown): Disagreement => {
    try {
      wrong(talking());
    } catch (thrown) {
      if (thrown instanceof Disagreement) return thrown;
      throw thrown;
    }
    throw new Error('nothing failed');
  };

  test('what was expected, what came, and of which seat', () => {
    const { message, expected, actual } = failure(s => s.offers(0, say('stop'), say('z'), say('a')));
    expect(message).toMatch(/^seat 0: offers: expected \[.*"z".*\], but came \[.*"roll".*\]$/);
    expect(expected).toEqual([say('stop'), say('z'), say('a')]);
    expect(actual).toEqual([say('stop'), say('a'), say('roll')]);
    expect(failure(s => s.hears(null, {})).message).toBe('a spectator: hears: expected [{}], but came []');
    expect(failure(s => s.ends('won')).message).toBe('ends: expected "won", but came "the match goes on"');
    expect(failure(s => s.allows(1, say('a'), hum('z'))).message).toMatch(/but came \[{"type":"hum","word":"la"}\]$/);
    expect(failure(s => s.offers(1, say('a'))).message).toMatch(/but came "not asked"$/);
  });

  test('each of several places', () => {
    const several = new Disagreement([
      { path: 'expect.left', expected: 5, actual: 3 },
      { path: 'expect.log[0]', expected: 'a', actual: undefined },
    ]);
    expect(several.message).toBe(
      'expect.left: expected 5, but came 3\nexpect.log[0]: expected "a", but came undefined',
    );
    expect(several.expected).toEqual({ 'expect.left': 5, 'expect.log[0]': 'a' });
    expect(several.actual).toEqual({ 'expect.left': 3, 'expect.log[0]': undefined });
  });

  test('the line of the test first', () => {
    const [, first] = failure(s => s.asks('main/other', 0)).stack?.split('\n') ?? [];
    expect(first).toContain('scene.test.ts');
  });

  test('no more than one can read', () => {
    const long = 'x'.repeat(5_000);
    const { message, expected } = failure(s => s.asks(long, 0));
    expect(message.length).toBeLessThan(1_200);
    expect(expected).toBe(long);
  });
});

describe('a scene in words', () => {
  const box = {
    game,
    vocabulary: {
      given: {
        parse(words: unknown) {
          if (typeof words !== 'object' || words === null || !('left' in words)) throw new Error('left: missing');
          return words;
        },
      },
      arrange: (m, words) => Object.assign(m.state, words),
      describe: m => ({ left: m.state.left, said: m.state.log.length }),
    },
  } as Partial<Box<L>> as Box<L>;

  test('is parsed, arranged and described', () => {
    const s = scene(box, { seats: 2 }, { left: 5 }).shows({ left: 5 }).play(0, say('a')).shows({ left: 5, said: 1 });
    expect(() => s.shows({ left: 4 })).toThrow();
    expect(() => scene(box, { seats: 2 }, {})).toThrow('left: missing');
  });
});

test('a set-up is completed with what is usual', () => {
  expect(complete(game, { seats: 2 })).toEqual(setup);
  expect(complete(game, { seats: 1, scenario: 'other' })).toMatchObject({ scenario: 'other', seats: 1, carry: null });
});

test('a scene knows what each seat heard of the last answer', () => {
  const whisper = ask(['a'], {
    apply(m, f) {
      emit(m, { type: 'said', word: 'something' }, { 0: { type: 'said', word: 'a' }, 1: null });
      again(m, f);
    },
  });
  const laid = given(ladder({ main: flow<L, string>({ talk: whisper }) }), { seats: 2 });
  laid.play(0, say('a')).play(0, say('a')).hears(0, { word: 'a' }).hears(1).hears(null, { word: 'something' });
  expect(() => laid.hears(1, { word: 'a' })).toThrow();
  expect(() => laid.hears(0, { word: 'something' })).toThrow();
});
