import { expect, test } from 'vitest';
import { again, emit, end, flow } from '../../engine/flow.ts';
import { type L, ask, ladder, say, setup } from '../../engine/test/toys/ladder.ts';
import type { Motion } from '../motions.ts';
import { lawOfMotions } from './laws.ts';

type View = L['view'];
type Said = Motion<L, L['event'], { readonly view: View }>;

/** Seat 0 says three words; the others hear only that it says something. */
const game = ladder(
  {
    main: flow<L, string>({
      speak: ask(['yes', 'no'], {
        apply(m, f, { word }) {
          m.state.log.push(word);
          emit(m, { type: 'said', word: '?' }, { 0: { type: 'said', word } });
          if (--m.state.left === 0) end(m, { reason: 'said', scores: [1, 1] });
          again(m, f);
        },
      }),
    }),
  },
  { view: (m, seat) => ({ log: m.state.log.map(word => (seat === 0 ? word : '?')) }) },
);

const told: Said['told'] = (view, { word }) => ({ log: [...view.log, word] });

const law =
  (said: Said, silent: { readonly [path: string]: string } = {}) =>
  () =>
    lawOfMotions(game, {
      motions: { said },
      look: view => ({ view }),
      silent,
      setups: [setup],
      policy: seen => seen.prompt.options[0] ?? say('no'),
      runs: 3,
    });

test('the law of motions holds where events tell each seat what it sees next', () => {
  expect(law({ ms: 0, told })).not.toThrow();
});

test('it fails where an event does not tell what it changes', () => {
  expect(law({ ms: 0 })).toThrow();
});

test('it fails where a seat is told what it does not see', () => {
  expect(law({ ms: 0, told: view => ({ log: [...view.log, 'yes'] }) })).toThrow();
});

test('it fails where what was seen is changed in place', () => {
  const push: Said['told'] = (view, { word }) => {
    view.log.push(word);
    return view;
  };
  expect(law({ ms: 0, told: push })).toThrow();
});

test('a path may be silent, but only where it must be', () => {
  expect(law({ ms: 0 }, { log: 'words are not told' })).not.toThrow();
  expect(law({ ms: 0, told }, { log: 'it is told after all' })).toThrow('always told');
});

test('it fails where something takes too long, to see or to hear', () => {
  expect(law({ ms: 2001, told })).toThrow();
  expect(law({ ms: 100, still: 101, told })).toThrow();
  expect(law({ ms: 0, told, sound: [{ wave: 'sine', ms: 3001, loud: 0.2 }] })).toThrow();
  expect(law({ ms: 0, told, sound: [{ wave: 'sine', ms: 30, loud: 0 }] })).toThrow();
});
