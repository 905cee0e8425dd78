import { describe, expect, test } from 'vitest';
import { call, end, flow } from '../flow.ts';
import { apply, play, start } from '../match.ts';
import { deciders, freeMoves, isLone, options, preview, prompt } from '../queries.ts';
import { save } from '../save.ts';
import type { FreeMoves, Match, Refusal, Seat } from '../types.ts';
import { type L, ask, climb, hum, ladder, log, say, setup, wait } from './toys/ladder.ts';

const free: FreeMoves<L> = {
  rule: 'LADDER-HUM',
  types: ['hum'],
  options: m => (m.state.left > 0 ? [hum('la'), hum('lo')] : []),
  apply: (m, { word }, seat) => {
    m.state.left--;
    m.state.log.push(`${word} ${seat}`);
  },
};

/** Plays, and makes sure that a refusal changes nothing. */
function refused(m: Match<L>, seat: Seat, action: L['action']): Refusal | null {
  const before = save(m);
  const refusal = play(m, seat, action);
  expect(refusal).not.toBeNull();
  expect(save(m)).toBe(before);
  return refusal;
}

const noB = ask(['a', 'b', 'c'], { bar: (_m, _f, { word }) => (word === 'b' ? 'LADDER-NO-B' : null) });

describe('a lone answer', () => {
  const isTaken = (changes: Parameters<typeof ask>[1], extra: Parameters<typeof climb>[1] = {}, words = ['a']) => {
    const m = climb({ ask: ask(words, changes), wait }, extra);
    return isLone(m, 0, options(m, 0));
  };

  test('may be taken by a page where it is the only one', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({}, {}, ['a', 'b'])).toBe(false);
    expect(isTaken({ bar: (_m, _f, { word }) => (word === 'b' ? 'LADDER-NO-B' : null) }, {}, ['a', 'b'])).toBe(true);
  });

  test('may not where that would tell a secret, or where the moment is chosen', () => {
    expect(isTaken({ isSecret: true })).toBe(false);
    expect(isTaken({ isTimed: true })).toBe(false);
  });

  test('waits for free moves that end with the moment, and for no others', () => {
    expect(isTaken({}, { free })).toBe(false);
    expect(isTaken({}, { free: { ...free, options: () => [] } })).toBe(true);
    expect(isTaken({}, { free: { ...free, isUnhurried: true } })).toBe(true);
    expect(isTaken({ free: false }, { free })).toBe(true);
  });
});

describe('the prompt', () => {
  test('shows the asked seat its options, its free moves, and what is barred by which rule', () => {
    expect(prompt(climb({ noB, wait }, { free }), 0)).toEqual({
      step: 'main/noB',
      rule: 'LADDER-ASK',
      seats: [0],
      options: [say('a'), say('c')],
      free: [hum('la'), hum('lo')],
      barred: [{ action: say('b'), rule: 'LADDER-NO-B' }],
    });
  });

  test('shows a seat that waits who is asked and what for, and its free moves; a spectator has none', () => {
    const shown = { step: 'main/noB', rule: 'LADDER-ASK', seats: [0], options: [], barred: [] };
    const m = climb({ noB, wait }, { free });
    expect(prompt(m, 1)).toEqual({ ...shown, free: [hum('la'), hum('lo')] });
    expect(prompt(m, null)).toEqual({ ...shown, free: [] });
  });

  test('options are worked out anew each time, never stored', () => {
    const m = climb({ ask: ask([], { options: m => [say(`${m.state.left}`)] }), wait });
    expect(options(m, 0)).toEqual([say('3')]);
    m.state.left = 7;
    expect(options(m, 0)).toEqual([say('7')]);
  });

  test('preview asks the decision, and gives null where it shows nothing', () => {
    const shows = ask(['a', 'bb'], { preview: (_m, _f, { word }) => ({ length: word.length }) });
    const m = climb({ shows, wait }, { free });
    expect(preview(m, 0, say('bb'))).toEqual({ length: 2 });
    expect(preview(m, 0, hum('la')), 'the decision knows no free moves').toBeNull();
    apply(m, 0, say('a'));
    expect(preview(m, 0, say('go on'))).toBeNull();
  });
});

describe('play', () => {
  test('takes what is offered', () => {
    const m = climb({ noB, after: log('after'), wait });
    expect(play(m, 0, say('c'))).toBeNull();
    expect(m.state.log).toEqual(['c', 'after']);
  });

  test('refuses a seat that is not asked', () => {
    const m = climb({ noB, wait });
    expect(refused(m, 1, say('a'))).toEqual({ code: 'not-asked', rule: 'LADDER-ASK', values: { seat: 1 } });
    expect(refused(m, 0.5, say('a'))?.code).toBe('not-asked');
  });

  test('refuses what is not offered, by the rule of the decision', () => {
    expect(refused(climb({ noB, wait }), 0, say('z'))).toEqual({
      code: 'not-offered',
      rule: 'LADDER-ASK',
      values: { seat: 0, step: 'main/noB', action: 'say' },
    });
  });

  test('refuses what is barred, by the rule that bars it', () => {
    expect(refused(climb({ noB, wait }), 0, say('b'))).toMatchObject({ code: 'barred', rule: 'LADDER-NO-B' });
  });

  test('refuses everything once the match is over, and while it is paused', () => {
    const over = climb({ one: m => end(m, { reason: 'lost', scores: [0, 0] }) });
    expect(refused(over, 0, say('a'))).toEqual({ code: 'over', rule: null, values: {} });
    const paused = climb({ noB, wait });
    paused.paused = true;
    expect(refused(paused, 0, say('a'))).toEqual({ code: 'paused', rule: null, values: {} });
  });

  test('compares by content, whatever the order of the keys', () => {
    const loud = { type: 'say' as const, word: 'a', to: { seat: 1, loud: true } };
    const m = climb({ ask: ask([], { options: () => [loud] }), wait });
    expect(play(m, 0, { to: { loud: true, seat: 1 }, word: 'a', type: 'say' })).toBeNull();
  });

  test.each([
    ['an added key', { ...say('a'), extra: 1 }],
    ['an added key without value', { ...say('a'), extra: undefined }],
    ['a missing key', { type: 'say' }],
    ['a missing type', { word: 'a' }],
    ['another type of value', { type: 'say', word: ['a'] }],
    ['an added key deep inside', { type: 'say', word: 'a', to: {} }],
  ])('refuses %s', (_name, action) => {
    expect(refused(climb({ noB, wait }, { free }), 0, action as L['action'])?.code).toBe('not-offered');
  });

  test('hands the rules the option itself, not what came from outside', () => {
    let got: unknown = null;
    const option = say('a');
    const sent = say('a');
    const m = climb({ ask: ask([], { options: () => [option], apply: (_m, _f, a) => (got = a) }), wait });
    play(m, 0, sent);
    expect(got).toBe(option);
  });
});

test('apply trusts: it takes what is not offered, from whoever says it', () => {
  const m = climb({ noB, wait });
  apply(m, 1, say('b'));
  expect(m.state.log).toEqual(['b']);
});

test('apply where nobody has to decide is an error', () => {
  const m = climb({ noB, auto: log('x'), wait });
  (m.stack[0] as { at: string }).at = 'auto';
  expect(() => apply(m, 0, say('a'))).toThrow('nobody has to decide here');
});

describe('a lone option', () => {
  test('is taken without asking, where the decision says so', () => {
    const m = climb({ one: ask(['a'], { lone: true }), two: log('2'), wait });
    expect(m.state.log).toEqual(['a', '2']);
    expect(climb({ one: ask(['a']), wait }).state.log).toEqual([]);
  });

  test('is one that is left when the others are barred', () => {
    const bar = (_m: Match<L>, _f: object, { word }: L['action']) => (word === 'a' ? null : 'LADDER-ONLY-A');
    expect(climb({ one: ask(['a', 'b'], { lone: true, bar }), wait }).state.log).toEqual(['a']);
  });

  test('is not taken among two options, nor for two seats', () => {
    expect(climb({ one: ask(['a', 'b'], { lone: true }), wait }).state.log).toEqual([]);
    const m = climb({ one: ask(['a'], { lone: true, who: () => [0, 1] }), wait });
    expect(deciders(m)).toEqual([0, 1]);
    expect(m.state.log).toEqual([]);
  });

  test('is taken for the seat that would have been asked', () => {
    const apply = (m: Match<L>, _f: object, _a: L['action'], seat: Seat) => void m.state.log.push(`seat ${seat}`);
    expect(climb({ one: ask(['a'], { lone: true, who: () => [1], apply }), wait }).state.log).toEqual(['seat 1']);
  });

  test('is taken although free moves could be made first', () => {
    expect(climb({ one: ask(['a'], { lone: true }), wait }, { free }).state.log).toEqual(['a']);
  });

  test('is asked for while a free move is open that the decision waits for, of whichever seat', () => {
    const one = ask(['a'], { lone: true, waitsFor: ['hum'] });
    const late: FreeMoves<L> = { ...free, options: (m, seat) => (seat === 1 ? free.options(m, seat) : []) };
    const m = climb({ one, wait }, { free: late });
    expect(deciders(m)).toEqual([0]);
    for (const word of ['la', 'lo', 'la']) expect(play(m, 1, hum(word))).toBeNull();
    expect(prompt(m, 0)?.step, 'the last free move does not answer either').toBe('main/one');
    expect(play(m, 0, say('a'))).toBeNull();
    expect(climb({ one, wait }).state.log, 'a game without free moves').toEqual(['a']);
    const never: FreeMoves<L> = { ...free, options: () => [] };
    expect(climb({ one, wait }, { free: never }).state.log, 'no free move is open').toEqual(['a']);
    const other = ask(['a'], { lone: true, waitsFor: ['say'] });
    expect(climb({ one: other, wait }, { free }).state.log, 'another one is open').toEqual(['a']);
    expect(climb({ one: { ...one, free: false }, wait }, { free }).state.log, 'none may be made').toEqual(['a']);
  });
});

describe('free moves', () => {
  test('are made around a decision, as often as they are offered, and it stays', () => {
    const m = climb({ noB, wait }, { free, check: m => (m.state.left === 0 ? m.state.log.push('hoarse') : 0) });
    for (const word of ['la', 'lo', 'la']) expect(play(m, 0, hum(word))).toBeNull();
    expect(prompt(m, 0)?.step).toBe('main/noB');
    expect(m.state.log, 'check runs after a free move').toEqual(['la 0', 'lo 0', 'la 0', 'hoarse']);
    expect(refused(m, 0, hum('la'))).toMatchObject({ code: 'not-offered', rule: 'LADDER-HUM' });
    expect(freeMoves(m, 0)).toEqual([]);
  });

  test('are for every seat, asked or not, but for no seat that the table does not have', () => {
    const m = climb({ noB, wait }, { free });
    expect(play(m, 1, hum('la'))).toBeNull();
    expect(m.state.log).toEqual(['la 1']);
    for (const seat of [-1, 2, 0.5, NaN]) expect(refused(m, seat, hum('la'))?.code).toBe('not-asked');
  });

  test('are over when the match is', () => {
    const m = climb({ noB, wait }, { free });
    m.outcome = { reason: 'lost', scores: [0, 0] };
    expect(freeMoves(m, 0)).toEqual([]);
  });

  test('are not offered where the decision does without', () => {
    const m = climb({ one: ask(['a'], { free: false }), wait }, { free });
    expect(prompt(m, 0)?.free).toEqual([]);
    expect(refused(m, 0, hum('la'))).toMatchObject({ code: 'not-offered', rule: 'LADDER-ASK' });
  });

  test('may call a flow, after which the decision comes back', () => {
    const shout: FreeMoves<L> = { ...free, apply: m => call(m, 'echo', { note: '' }) };
    const flows = { main: flow<L, string>({ noB, wait }), echo: flow<L, string>({ one: log('echo'), two: wait }) };
    const m = start(ladder(flows, { free: shout }), setup, 'free');
    expect(play(m, 0, hum('la'))).toBeNull();
    expect(prompt(m, 0)?.step).toBe('echo/two');
    expect(play(m, 0, say('go on'))).toBeNull();
    expect(prompt(m, 0)?.step).toBe('main/noB');
  });
});
