import { expect, test } from 'vitest';
import type { Input, Spec } from '../../../engine/types.ts';
import { HandClock } from '../../clock.ts';
import { type Enterer, RulesFault } from '../../rules/pool.ts';
import type { EnterRequest, RulesRequest } from '../../rules/requests.ts';
import { OpenMatch } from '../open-match.ts';
import type { Environment } from '../environment.ts';
import { FakeRegister, enteredAt, fault, positionAt, wholeAt } from './fakes.ts';

type Op = RulesRequest['op'];

/** A match of one input, rules that answer what a test wants, and everything that was done. */
function house({ status = 'running', version = 1 } = {}) {
  const done: unknown[] = [];
  const faults = new Map<Op, RulesFault[]>();
  const clock = new HandClock();
  const register = new FakeRegister({ status: status as 'running', version });
  const answers: { [op in Op]?: unknown } = { open: { version: 1, whole: wholeAt(1) }, save: 'saved' };
  const ask = async (_table: string, { op }: RulesRequest): Promise<unknown> => {
    done.push(op);
    const failing = faults.get(op)?.shift();
    if (failing) throw failing;
    return answers[op] ?? null;
  };
  const around = {
    clock,
    store: {
      logs: { log: async () => ({ inputs: [{ type: 'tick', at: 1 }], snapshot: null }) },
      letGo: () => void done.push('let go'),
      putSnapshot: async (...kept: unknown[]) => void done.push(kept),
    },
    rules: {
      ask,
      enter: (table: string, request: EnterRequest, enterer: Enterer) =>
        void ask(table, request).then(
          () => enterer.resolve(enteredAt(2)),
          (error: RulesFault) => enterer.reject(error),
        ),
    },
  } as unknown as Environment;
  const match = new OpenMatch(register, around, {
    reopened: async (whole, isServed) => void done.push(['reopened', whole.n, isServed]),
    broke: async ({ kind }, entering) => void done.push(['broke', kind, entering]),
  });
  return { match, register, clock, done, faults };
}

const input: Input<Spec> = { type: 'answer', at: 0, seat: 0, action: { type: 'go' } };
const request = { op: 'enter', input: '', wantsSave: false, mayRetract: false, groups: '' } as const;

test('it is opened from its log, once', async () => {
  const { match, done, clock } = house();
  clock.pass(7);
  expect(match.position).toBeNull();
  await match.opened();
  await match.opened();
  expect(match.position).toEqual(positionAt(1));
  expect(match.usedAt).toBe(clock.now());
  expect(done).toEqual(['open', ['reopened', 1, false]]);
});

test('nobody looks at a match that has not begun', async () => {
  const { match, done } = house({ status: 'lobby' });
  await expect(match.opened()).rejects.toThrow('has not begun');
  expect(done).toEqual([]);
});

test('rules of another version: the snapshot is kept first, then the version', async () => {
  const { match, register, done } = house({ version: 0 });
  await match.opened();
  expect(done).toEqual(['open', 'save', ['t', 1, 1, 'saved'], ['reopened', 1, false]]);
  expect(register.row.version).toBe(1);
});

test.each(['closed', 'replaced'] as const)('rules that were %s open it again and are asked again', async kind => {
  const { match, done, faults } = house();
  await match.opened();
  faults.set('save', [fault(kind)]);
  done.length = 0;
  expect(await match.ask({ op: 'save' })).toBe('saved');
  expect(done).toEqual(['save', 'open', ['reopened', 1, true], 'save']);
});

test.each(['timeout', 'rules', 'frozen'] as const)('after %s it is not opened again for a minute', async kind => {
  const { match, clock, done, faults } = house();
  await match.opened();
  faults.set('save', [fault(kind)]);
  await expect(match.ask({ op: 'save' })).rejects.toThrow(kind);
  expect(done.at(-1)).toEqual(['broke', kind, null]);
  expect([match.position, match.isBroken]).toEqual([null, true]);
  const { length } = done;
  await expect(match.opened()).rejects.toThrow(kind);
  expect(done).toHaveLength(length);
  clock.pass(60_000);
  await match.opened();
  expect([match.position?.n, match.isBroken]).toEqual([1, false]);
});

test('what is no fault of the rules breaks nothing', async () => {
  const { match, done } = house();
  await match.opened();
  await expect(match.blaming(() => Promise.reject(new Error('storage')))).rejects.toThrow('storage');
  expect([match.position?.n, match.isBroken, done.length]).toEqual([1, false, 2]);
});

test('rules that break on an input are blamed for that one', async () => {
  const { match, done, faults } = house();
  await match.opened();
  faults.set('enter', [fault('timeout')]);
  const error = await new Promise(resolve => match.enter(input, request, () => resolve('taken'), resolve));
  expect(error).toBeInstanceOf(RulesFault);
  expect(done.at(-1)).toEqual(['broke', 'timeout', input]);
  await match.opened().catch(() => {});
  const reply = await new Promise(resolve => match.enter(input, request, resolve, resolve));
  expect(reply).toMatchObject({ n: 2 });
  await expect(match.blaming(() => Promise.reject(fault('rules')))).rejects.toThrow('rules');
  expect(done.at(-1), 'not for one that they took').toEqual(['broke', 'rules', null]);
});

test('an input is entered again when the rules had forgotten the match', async () => {
  const { match, done, faults } = house();
  await match.opened();
  faults.set('enter', [fault('replaced')]);
  done.length = 0;
  await new Promise((resolve, reject) => match.enter(input, request, resolve, reject));
  expect(done).toEqual(['enter', 'open', ['reopened', 1, true], 'enter']);
});

test('an input is taken back; with rules that have forgotten the match, all of it is', async () => {
  const { match, done, faults } = house();
  await match.opened();
  await match.takeBack();
  expect([done.at(-1), match.position?.n]).toEqual(['retract', 1]);
  faults.set('retract', [fault('closed')]);
  await match.takeBack();
  expect([done.slice(-2), match.position]).toEqual([['let go', 'close'], null]);
});

test('where it stands is kept as a snapshot', async () => {
  const { match, done } = house();
  await match.opened();
  match.settle(enteredAt(4));
  await match.keepSnapshot();
  expect(done.slice(-2)).toEqual(['save', ['t', 4, 1, 'saved']]);
});
