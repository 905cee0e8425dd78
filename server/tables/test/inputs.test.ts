import { expect, test } from 'vitest';
import type { Input, Spec } from '../../../engine/types.ts';
import type { TableRefusal } from '../../../referee/down.ts';
import type { Position } from '../../../referee/messages.ts';
import { HandClock } from '../../clock.ts';
import { Inputs } from '../inputs.ts';
import type { Attempt } from '../match-log.ts';
import { STORAGE } from '../refusals.ts';
import type { Environment } from '../environment.ts';
import { Turns } from '../../../referee/turns.ts';
import { FakeBus, FakeRegister, fault, positionAt } from './fakes.ts';

const TAKEN = { code: 'not-offered', rule: null, values: {} } as const;

interface Wanted {
  readonly taken?: Attempt[];
  readonly isShared?: boolean;
  readonly status?: 'running' | 'lobby';
}

/** A match that is open, and a log that takes everything but what `taken` says. */
function said({ taken = [], isShared = false, status = 'running' }: Wanted = {}) {
  const register = new FakeRegister({ status });
  const [clock, turns] = [new HandClock(), new Turns()];
  const entered: { input: Input<Spec>; message: string | null }[] = [];
  const done: string[] = [];
  const state = {
    position: positionAt(3) as Position | null,
    metAt: -1,
    fired: null as TableRefusal | null,
    applied: 0,
  };
  const opened = { fails: null as Error | null };
  const next = (): Attempt => (taken.length > 0 ? (taken.shift() as Attempt) : null);
  const inputs = new Inputs(
    {
      register,
      match: {
        get position() {
          return state.position;
        },
        opened: async () => {
          done.push('opened');
          if (opened.fails) throw opened.fails;
          state.position = positionAt(3);
        },
        use: () => void done.push('used'),
      },
      clock: { now: () => 50 },
      log: {
        attempt: async (input, message) => (entered.push({ input, message }), next()),
        send: (input, message, told) => (entered.push({ input, message }), told(next())),
      },
      alarm: { fireDue: async () => (done.push('fired'), state.fired) },
      outage: {
        meet: async error => (done.push((error as Error).message), STORAGE),
        isLaterThan: asked => asked < state.metAt,
      },
      turns,
      reread: async () => {
        done.push('reread');
        register.change({ status: 'running' });
      },
    },
    {
      bus: new FakeBus(isShared),
      clock,
      store: { logs: { applied: async () => state.applied } } as unknown as Environment['store'],
    },
  );
  const answer = (step: string | null): Promise<TableRefusal | null> =>
    new Promise((resolve, reject) => inputs.answer(0, { type: 'go' }, 'm#0', step, resolve, reject));
  return { inputs, register, turns, entered, done, state, opened, answer, clock };
}

const pause = { type: 'pause' } as const;

test('an answer goes straight to the rules, at the time it is, and ends its turn', async () => {
  const { answer, entered, turns, done } = said();
  expect(await answer('turn/act')).toBeNull();
  const input = { type: 'answer', at: 50, seat: 0, action: { type: 'go' } };
  expect(entered).toEqual([{ input, message: 'm#0' }]);
  expect([turns.isBusy, done]).toEqual([false, ['used']]);
});

test('an answer that lost a race is tried again, and its turn ends then', async () => {
  const { answer, entered, turns } = said({ taken: ['lost', 'lost', null] });
  expect(await answer(null)).toBeNull();
  expect([entered.length, turns.isBusy]).toEqual([3, false]);
});

test('whoever hears of an answer and throws does not keep its turn', () => {
  const { inputs, turns } = said();
  const rude = (): never => {
    throw new Error('rude');
  };
  expect(() => inputs.answer(0, { type: 'go' }, 'm#0', null, rude, rude)).toThrow('rude');
  expect(turns.isBusy).toBe(false);
});

test('an answer waits for what was asked before', async () => {
  const { answer, turns, entered } = said();
  turns.take(() => {});
  const answered = answer('turn/act');
  await Promise.resolve();
  expect(entered).toEqual([]);
  turns.end();
  expect(await answered).toBeNull();
});

test('an answer to another question is refused', async () => {
  const { answer, entered } = said();
  expect(await answer('turn/before')).toEqual({ code: 'not-asked', rule: null, values: { step: 'turn/act' } });
  expect(entered).toEqual([]);
});

test('what is due comes first, and may stand in the way', async () => {
  const { answer, state, done, entered } = said();
  state.position = positionAt(3, { due: 50 });
  await answer(null);
  expect([done.includes('fired'), entered.length]).toEqual([true, 1]);
  state.fired = STORAGE;
  expect(await answer(null)).toBe(STORAGE);
  expect(entered).toHaveLength(1);
});

test('a match that is not open is opened first; one that cannot be read meets an outage', async () => {
  const { inputs, state, opened, done, entered } = said();
  state.position = null;
  expect(await inputs.say(pause)).toBeNull();
  expect([done, entered.length]).toEqual([['opened'], 1]);
  state.position = null;
  opened.fails = new Error('no disk');
  expect(await inputs.say(pause)).toBe(STORAGE);
  expect(done.at(-1)).toBe('no disk');
  opened.fails = fault('rules');
  await expect(inputs.say(pause)).rejects.toBe(opened.fails);
});

test('what waited while something could not be kept is refused', async () => {
  const { inputs, state, turns, clock, entered } = said();
  turns.take(() => {});
  const waiting = inputs.say(pause);
  clock.pass(5);
  state.metAt = clock.steady();
  turns.end();
  expect(await waiting).toBe(STORAGE);
  expect(await inputs.say(pause), 'not what is asked later').toBeNull();
  expect(entered).toHaveLength(1);
});

test('nothing is entered before a match begins; another server may have begun it', async () => {
  const alone = said({ status: 'lobby' });
  expect(await alone.inputs.say(pause)).toMatchObject({ code: 'not-running', values: { status: 'lobby' } });
  const shared = said({ status: 'lobby', isShared: true });
  expect(await shared.inputs.say(pause)).toBeNull();
  expect(shared.done[0]).toBe('reread');
});

test('a word for one moment is not for another', async () => {
  const { inputs } = said();
  expect(await inputs.say(pause, null, 2)).toMatchObject({ code: 'not-possible', values: { why: 'other-seat' } });
  expect(await inputs.say(pause, null, 3)).toBeNull();
});

test('a race is not run for ever', async () => {
  const { inputs, entered } = said({ taken: Array(1000).fill('lost') as Attempt[] });
  expect(await inputs.say(pause)).toBe(STORAGE);
  expect(entered).toHaveLength(100);
});

test('of several answers the first that is refused ends the row', async () => {
  const { inputs, entered } = said({ taken: [null, TAKEN] });
  const actions = ['a', 'b', 'c'].map(type => ({ type }));
  expect(await inputs.answerAll(0, actions, 'm', 'turn/act', false)).toEqual({ done: 1, refusal: TAKEN });
  expect(entered.map(({ message }) => message)).toEqual(['m#0', 'm#1']);
});

test('said again, only what is not in the log is entered', async () => {
  const { inputs, state, entered } = said();
  state.applied = 2;
  const actions = ['a', 'b', 'c'].map(type => ({ type }));
  expect(await inputs.answerAll(0, actions, 'm', 'turn/gone', true)).toEqual({ done: 3, refusal: null });
  expect(entered.map(({ message }) => message)).toEqual(['m#2']);
});
