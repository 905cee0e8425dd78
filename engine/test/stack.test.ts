import { describe, expect, test } from 'vitest';
import { call, flow, nearest, unwind, within } from '../flow.ts';
import { start } from '../match.ts';
import type { Flow, Match } from '../types.ts';
import { type L, type LadderStep, ladder, log, setup, wait } from './toys/ladder.ts';

const begin = (flows: { [name: string]: Flow<L, string> }): Match<L> => start(ladder(flows), setup, 'stack');
const steps = (given: { [step: string]: LadderStep }): Flow<L, string> => flow<L, string>(given);

describe('the stack', () => {
  const nested = (innermost: LadderStep, dropped: boolean): Match<L> => {
    const drop = (m: Match<L>, f: { flow: string; note: string }): number =>
      m.state.log.push(`dropped ${f.flow} ${f.note}`);
    const of = (given: { [step: string]: LadderStep }): Flow<L, string> =>
      flow<L, string>(given, dropped ? drop : null);
    return begin({
      main: of({ one: m => call(m, 'turn', { note: 'a' }), two: log('main'), wait }),
      turn: of({ one: m => call(m, 'walk', { note: 'b' }), two: log('turn') }),
      walk: of({ one: m => call(m, 'hit', { note: 'c' }), two: log('walk') }),
      hit: of({ one: innermost, two: log('hit') }),
    });
  };

  test('unwind drops the frames above a flow, the topmost first, and runs what they must restore', () => {
    const m = nested(m => unwind(m, 'turn'), true);
    expect(m.state.log).toEqual(['dropped hit c', 'dropped walk b', 'turn', 'main']);
    expect(m.stack).toHaveLength(1);
  });

  test('unwind runs nothing where there is nothing to restore, and returns the frame it kept', () => {
    const m = nested(m => (unwind(m, 'main').note = 'kept'), false);
    expect(m.state.log).toEqual(['main']);
    expect(m.stack).toEqual([{ flow: 'main', at: 'wait', note: 'kept' }]);
  });

  test('unwind to the running flow itself drops nothing', () => {
    const m = nested(m => unwind(m, 'hit'), true);
    expect(m.state.log).toEqual(['hit', 'walk', 'turn', 'main']);
  });

  test('unwind to a flow that is not being resolved is an error', () => {
    expect(() => nested(m => unwind(m, 'dance'), true)).toThrow('no dance in progress');
  });

  test('nearest and within find the innermost frame of a flow', () => {
    const m = begin({
      main: steps({ one: m => call(m, 'deep', { note: '1' }), wait }),
      deep: steps({
        one: (m, f) => (f.note === '1' ? call(m, 'deep', { note: '2' }) : call(m, 'look', { note: '' })),
      }),
      look: steps({ one: m => m.state.log.push(nearest(m, 'deep').note, within(m, 'deep')?.note ?? 'none') }),
    });
    expect(m.state.log).toEqual(['2', '2']);
    expect(within(m, 'deep')).toBeNull();
    expect(() => nearest(m, 'deep')).toThrow('no deep in progress');
  });
});
