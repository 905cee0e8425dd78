import { describe, expect, test } from 'vitest';
import { call, finish, flow, innermost, nearest, placeAt, within } from '../flow.ts';
import { start } from '../match.ts';
import type { Flow, Match } from '../types.ts';
import { type L, type LadderStep, ladder, log, setup, wait } from './toys/ladder.ts';

const begin = (flows: { [name: string]: Flow<L, string> }): Match<L> => start(ladder(flows), setup, 'stack');
const steps = (given: { [step: string]: LadderStep }): Flow<L, string> => flow<L, string>(given);

describe('the stack', () => {
  test('finishing a frame below ends its flow once what lies above it is resolved', () => {
    const m = begin({
      main: steps({ one: m => call(m, 'turn', { note: 'a' }), two: log('main'), wait }),
      turn: steps({ one: m => call(m, 'walk', { note: 'b' }), two: log('turn') }),
      walk: steps({ one: m => finish(nearest(m, 'turn')), two: log('walk') }),
    });
    expect(m.state.log).toEqual(['walk', 'main']);
    expect(m.stack).toHaveLength(1);
  });

  test('a frame can be placed at a later step, and what is before it is not resolved', () => {
    const m = begin({
      main: steps({ one: m => placeAt(m, 'turn', 'two', { note: 'a' }), two: log('main'), wait }),
      turn: steps({ one: log('first'), two: log('second') }),
    });
    expect(m.state.log).toEqual(['second', 'main']);
    expect(innermost(m).flow).toBe('main');
    m.stack.length = 0;
    expect(() => innermost(m)).toThrow('nothing left to resolve');
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
