import { describe, expect, test } from 'vitest';
import { again, call, end, finish, flow, goTo, nobody } from '../flow.ts';
import { STEP_LIMIT, apply, play, resume, start } from '../match.ts';
import { deciders, prompt } from '../queries.ts';
import type { Flow, Game, Match } from '../types.ts';
import { type L, type LadderStep, ask, climb, ladder, log, say, setup, wait } from './toys/ladder.ts';

const begin = (flows: { [name: string]: Flow<L, string> }, extra: Partial<Game<L>> = {}): Match<L> =>
  start(ladder(flows, extra), setup, 'flow');
const steps = (given: { [step: string]: LadderStep }): Flow<L, string> => flow<L, string>(given);
const lost = { reason: 'lost', scores: [0, 0] };

describe('steps', () => {
  test('run in the order in which they are written, up to the first decision', () => {
    const m = climb({ one: log('1'), two: log('2'), three: wait, four: log('4') });
    expect(m.state.log).toEqual(['1', '2']);
    expect(prompt(m, 0)?.step).toBe('main/three');
  });

  test('go on behind the decision, which is asked once', () => {
    const m = climb({ ask: ask(['a', 'b']), after: log('after'), wait });
    apply(m, 0, say('b'));
    expect(m.state.log).toEqual(['b', 'after']);
    expect(prompt(m, 0)?.step).toBe('main/wait');
  });

  test('a decision that nobody has to take is skipped', () => {
    const m = climb({ ask: ask(['a'], { who: () => nobody }), after: log('after'), wait });
    expect(m.state.log).toEqual(['after']);
  });

  test('a match whose first flow is done, but which has not ended, is an error', () => {
    expect(() => climb({ one: log('1') })).toThrow('nothing left to resolve');
  });

  test('a flow without steps is done at once', () => {
    const m = begin({ main: steps({ one: m => call(m, 'empty', { note: '' }), wait }), empty: steps({}) });
    expect(prompt(m, 0)?.step).toBe('main/wait');
  });

  test('a step that the flow does not have is an error that names it', () => {
    const m = climb({ wait, one: log('1') });
    goTo(m.stack[0] as { at: string }, 'dance');
    expect(() => resume(m)).toThrow('no step main/dance');
  });
});

describe('call', () => {
  test('resolves before the next step of the caller', () => {
    const m = begin({
      main: steps({ one: m => call(m, 'sub', { note: 'x' }), two: log('main'), wait }),
      sub: steps({ one: (m, f) => m.state.log.push(f.note), two: log('sub') }),
    });
    expect(m.state.log).toEqual(['x', 'sub', 'main']);
    expect(m.stack).toEqual([{ flow: 'main', at: 'wait' }]);
  });

  test('twice in one step resolves the last call first', () => {
    const m = begin({
      main: steps({
        one(m) {
          call(m, 'sub', { note: 'first' });
          call(m, 'sub', { note: 'last' });
        },
        wait,
      }),
      sub: steps({ one: (m, f) => m.state.log.push(f.note) }),
    });
    expect(m.state.log).toEqual(['last', 'first']);
  });

  test('of a flow that the game does not have is an error', () => {
    expect(() => climb({ one: m => call(m, 'dance', { note: '' }) })).toThrow('no flow dance');
  });

  test('from the answer to a decision comes before the next step, and the decision is not asked again', () => {
    const m = begin({
      main: steps({
        ask: ask(['a'], { apply: m => call(m, 'sub', { note: '' }) }),
        after: log('after'),
        wait,
      }),
      sub: steps({ inner: ask(['b']) }),
    });
    apply(m, 0, say('a'));
    expect(prompt(m, 0)?.step).toBe('sub/inner');
    apply(m, 0, say('b'));
    expect(m.state.log).toEqual(['b', 'after']);
  });
});

describe('jumps', () => {
  test('goTo goes forward over steps and back to them', () => {
    const m = climb({
      one: (m, f) => (m.state.log.push('one'), goTo(f, 'three')),
      two: log('two'),
      three: (m, f) => (m.state.log.push('three'), m.state.left-- > 1 ? goTo(f, 'two') : undefined),
      wait,
    });
    expect(m.state.log).toEqual(['one', 'three', 'two', 'three', 'two', 'three']);
  });

  test('again repeats an automatic step', () => {
    const m = climb({ one: (m, f) => (m.state.log.push('one'), --m.state.left > 0 && again(m, f)), wait });
    expect(m.state.log).toEqual(['one', 'one', 'one']);
  });

  test('again asks the same decision once more', () => {
    const m = climb({
      ask: ask(['a'], { apply: (m, f) => (m.state.log.push('a'), --m.state.left > 1 && again(m, f)) }),
      wait,
    });
    apply(m, 0, say('a'));
    expect(prompt(m, 0)?.step).toBe('main/ask');
    apply(m, 0, say('a'));
    expect(prompt(m, 0)?.step).toBe('main/wait');
  });

  test('again repeats the step of the caller, once what it called is resolved', () => {
    const m = begin({
      main: steps({
        one(m, f) {
          if (m.state.left-- === 0) return;
          call(m, 'sub', { note: `${m.state.left}` });
          again(m, f);
        },
        wait,
      }),
      sub: steps({ one: (m, f) => m.state.log.push(f.note), two: log('-') }),
    });
    expect(m.state.log).toEqual(['2', '-', '1', '-', '0', '-']);
  });

  test('finish leaves out what the frame still had to do, and nothing of its caller', () => {
    const m = begin({
      main: steps({ one: m => call(m, 'sub', { note: '' }), two: log('main'), wait }),
      sub: steps({ one: (m, f) => (m.state.log.push('sub'), finish(f)), two: log('never') }),
    });
    expect(m.state.log).toEqual(['sub', 'main']);
  });
});

describe('end', () => {
  test('stops the running step where it stands', () => {
    const m = climb({
      one(m) {
        m.state.log.push('before');
        end(m, lost);
        m.state.log.push('after');
      },
      two: log('two'),
    });
    expect(m.state.log).toEqual(['before']);
    expect(m.outcome).toEqual(lost);
    expect(deciders(m)).toEqual([]);
    expect(prompt(m, 0)).toBeNull();
  });

  test('from the answer to a decision ends the match, and no check follows', () => {
    const m = climb(
      { ask: ask(['a'], { apply: m => end(m, lost) }), two: log('two'), wait },
      { check: m => m.state.log.push('check') },
    );
    apply(m, 0, say('a'));
    expect(m.state.log).toEqual([]);
    expect(m.outcome).toEqual(lost);
  });

  test('is no licence for other errors: what a rule throws comes out', () => {
    const broken = () => {
      throw new Error('broken rule');
    };
    expect(() => climb({ one: broken })).toThrow('broken rule');
  });
});

describe('check', () => {
  test('runs after every automatic step and every answer', () => {
    const m = climb({ one: log('1'), two: log('2'), wait, three: log('3'), last: wait }, { check: log('c') as never });
    expect(m.state.log).toEqual(['1', 'c', '2', 'c']);
    m.state.log = [];
    apply(m, 0, say('go on'));
    expect(m.state.log).toEqual(['go on', 'c', '3', 'c']);
  });

  test('runs after a lone option that was taken', () => {
    const m = climb({ one: ask(['a'], { lone: true }), wait }, { check: log('c') as never });
    expect(m.state.log).toEqual(['a', 'c']);
  });

  test('may end the match between two steps', () => {
    const m = climb(
      { one: log('1'), two: log('2'), three: log('3'), wait },
      { check: m => (m.state.log.length === 2 ? end(m, lost) : undefined) },
    );
    expect(m.state.log).toEqual(['1', '2']);
    expect(m.outcome).toEqual(lost);
  });

  test('may call a flow, which resolves at once', () => {
    const m = begin(
      { main: steps({ one: log('1'), two: log('2'), wait }), death: steps({ one: log('dead') }) },
      { check: m => (m.state.log.length === 1 ? call(m, 'death', { note: '' }) : undefined) },
    );
    expect(m.state.log).toEqual(['1', 'dead', '2']);
  });
});

describe('the step limit', () => {
  test('an endless flow throws, and names its step', () => {
    let spins = 0;
    const endless: LadderStep = (m, f) => (spins++, again(m, f));
    expect(() => climb({ one: log('1'), spin: endless })).toThrow(`main/spin is still being resolved`);
    expect(spins).toBe(STEP_LIMIT);
  });

  test('an endless row of lone options throws too', () => {
    const spin = ask(['a'], { lone: true, apply: (m, f) => again(m, f) });
    expect(() => climb({ spin })).toThrow('main/spin');
  });

  test('as many steps as the limit are fine, and each answer begins anew', () => {
    const m = climb({
      count: (m, f) => (++m.state.left < STEP_LIMIT ? again(m, f) : undefined),
      wait: ask(['go on'], { apply: (m, f) => ((m.state.left = 3), goTo(f, 'count')) }),
    });
    expect(m.state.left).toBe(STEP_LIMIT);
    expect(play(m, 0, say('go on'))).toBeNull();
    expect(m.state.left).toBe(STEP_LIMIT);
  });
});
