import { expect, test } from 'vitest';
import type { Input, Spec } from '../../../engine/types.ts';
import type { Position } from '../../../referee/messages.ts';
import { HandClock } from '../../clock.ts';
import type { EnterRequest, Entered, RulesReply } from '../../rules/requests.ts';
import type { Afterwards } from '../../storage/appends.ts';
import type { Keeper } from '../../storage/journal.ts';
import type { InputRow } from '../../storage/schema.ts';
import { MatchLog } from '../match-log.ts';
import { STORAGE } from '../refusals.ts';
import type { Environment } from '../environment.ts';
import { FakeBus, FakeRegister, enteredAt, positionAt } from './fakes.ts';

interface Wanted {
  readonly n?: number;
  readonly isShared?: boolean;
  readonly kept?: (boolean | Error)[];
  readonly key?: 'seq' | 'message';
  readonly refused?: boolean;
  readonly more?: Partial<Entered>;
}

/** A match of `n` inputs, a storage that keeps as it is told, and everything that was done. */
function logged({ n = 0, isShared = false, kept = [], key = 'seq', refused = false, more = {} }: Wanted = {}) {
  const done: unknown[] = [];
  const rows: InputRow[] = [];
  const others: Input<Spec>[] = []; // what other servers have written
  const requests: EnterRequest[] = [];
  const state: { position: Position | null } = { position: positionAt(n) };
  const reply = (): RulesReply<'enter'> =>
    refused
      ? { refusal: { code: 'not-offered', rule: null, values: {} } }
      : enteredAt((state.position?.n ?? 0) + 1, more);
  const register = new FakeRegister();
  const match = {
    get position() {
      return state.position;
    },
    settle: ({ n: at }: Position) => {
      state.position = positionAt(at);
    },
    ask: async (request: EnterRequest) => {
      requests.push(request);
      return reply();
    },
    enter: (_input: unknown, request: EnterRequest, judged: (answer: RulesReply<'enter'>) => void) => {
      requests.push(request);
      judged(reply());
    },
    opened: async () => void done.push('opened'),
    reopen: async () => void done.push('reopened'),
    takeBack: async () => void done.push('taken back'),
    forget: async () => {
      state.position = null;
      done.push('forgotten');
    },
  };
  const clock = new HandClock(1000);
  const around = {
    bus: new FakeBus(isShared),
    clock,
    trouble: (what: string) => void done.push(what),
    accepted: () => void done.push('accepted'),
    raced: () => void done.push('raced'),
    store: {
      append(row: InputRow, after: Afterwards, keeper: Keeper) {
        const how = kept.shift() ?? true;
        rows.push(row);
        if (after.table || after.snapshot) done.push(after);
        if (how instanceof Error) keeper.notKept(how);
        else keeper.kept(how);
      },
      takenKey: async () => key,
      logs: { inputsAfter: async () => others },
    },
  } as unknown as Environment & { bus: FakeBus };
  const log = new MatchLog(
    {
      register,
      watchers: { groups: () => ({ groups: [], key: '0;table' }) },
      match: match as unknown as ConstructorParameters<typeof MatchLog>[0]['match'],
      clock: { atLeast: at => void done.push(['clock', at]), goOn: () => void done.push('clock goes on') },
      showing: { pass: ({ n: at }, _groups, isUndo) => void done.push(['shown', at, isUndo]) },
      outage: { meet: async error => (done.push((error as Error).message), STORAGE) },
    },
    around,
    {
      answered: (step, { type }) => void done.push(['answered', step, type]),
      grew: () => void done.push('grew'),
      over: () => void done.push('over'),
      reread: async () => void done.push('reread'),
    },
  );
  return { log, register, around, state, done, rows, others, requests };
}

const answer: Input<Spec> = { type: 'answer', at: 5, seat: 0, action: { type: 'go' } };
const undo: Input<Spec> = { type: 'host', at: 5, entry: { type: 'undo', to: 0, seat: 0, marked: false } };

test('an input is taken by the rules, kept, shown, and then acknowledged', async () => {
  const { log, done, rows, requests } = logged();
  expect(await log.attempt(answer, 'ana:1#0')).toBeNull();
  expect(requests).toMatchObject([{ input: JSON.stringify(answer), wantsSave: false, groups: '0;table' }]);
  const entered_at = 1000;
  expect(rows).toMatchObject([{ table_id: 't', seq: 1, message: 'ana:1#0', frame: 'frame 1', entered_at }]);
  expect(done).toEqual([['answered', 'turn/act', 'go'], ['shown', 1, false], 'grew', 'accepted']);
});

test('what the rules refuse is not kept', async () => {
  const { log, done, rows } = logged({ refused: true });
  expect(await log.attempt(answer, null)).toMatchObject({ code: 'not-offered' });
  expect([rows, done]).toEqual([[], []]);
});

test('an undo is shown as one, and is no answer', async () => {
  const { log, done } = logged();
  await log.attempt(undo, null);
  expect(done).toEqual([['shown', 1, true], 'grew', 'accepted']);
});

test('the end goes into the row of the table, together with the last input', async () => {
  const outcome = { reason: 'won', scores: [1] };
  const { log, register, done } = logged({ more: { outcome } });
  await log.attempt(answer, null);
  const table = { touched_at: 1000, status: 'over', outcome: JSON.stringify(outcome), goes_on: 0 };
  expect(done[0]).toEqual({ snapshot: null, table });
  expect(register.row).toMatchObject(table);
  expect(done.slice(-3)).toEqual(['grew', 'over', 'accepted']);
});

test('once a minute the row says that the table is in use', async () => {
  const { log, register, done } = logged();
  register.change({ touched_at: 1000 - 60_000 });
  await log.attempt(answer, null);
  expect(done[0]).toEqual({ snapshot: null, table: { touched_at: 1000 } });
  done.length = 0;
  await log.attempt(answer, null);
  expect(done).not.toContainEqual(expect.objectContaining({ snapshot: null }));
});

test('every hundredth input comes with a snapshot', async () => {
  const { log, done, requests } = logged({ n: 98, more: { save: 'saved' } });
  await log.attempt(answer, null);
  await log.attempt(answer, null);
  expect(requests.map(({ wantsSave }) => wantsSave)).toEqual([false, true]);
  expect(done[0]).toEqual({ snapshot: { version: 1, save: 'saved' }, table: null });
});

test('another server came first: ours is taken back, theirs entered, and ours is lost', async () => {
  const { log, around, done, others } = logged({ isShared: true, kept: [false], more: { clock: 40 } });
  log.lead();
  others.push(answer);
  expect(await log.attempt(answer, 'ana:1#0')).toBe('lost');
  expect(log.isOurs, 'who wrote last goes first').toBe(false);
  const theirs = [['answered', 'turn/act', 'go'], ['shown', 1, false], ['clock', 40], 'grew'];
  expect(done).toEqual(['raced', 'taken back', ...theirs]);
  expect(around.bus.published, 'they know').toEqual([]);
  expect(await log.attempt(answer, 'ana:1#0')).toBeNull();
  expect(log.isOurs).toBe(true);
  expect(around.bus.published).toEqual([{ kind: 'log', table: 't', n: 2 }]);
});

test('a message that is in the log already was taken', async () => {
  const { log } = logged({ isShared: true, kept: [false], key: 'message' });
  expect(await log.attempt(answer, 'ana:1#0')).toBeNull();
});

test('alone, a place that is taken means that the memory is astray', async () => {
  const { log, done } = logged({ kept: [false] });
  await log.attempt(answer, null);
  expect(done).toEqual(['raced', 'forgotten', 'opened']);
});

test('where it cannot be kept, that is said', async () => {
  const { log, done } = logged({ kept: [new Error('no disk')] });
  expect(await log.attempt(answer, null)).toBe(STORAGE);
  expect(done).toEqual(['no disk']);
});

test('what goes wrong on the way back is told to whoever asked', async () => {
  const { log, around } = logged();
  around.accepted = () => {
    throw new Error('oops');
  };
  await expect(log.attempt(answer, null)).rejects.toThrow('oops');
});

test('what others have written is entered; who sits where is read again when they changed it', async () => {
  const { log, others, done } = logged({ isShared: true });
  others.push(answer, { type: 'host', at: 6, entry: { type: 'takeOver', seat: 1, by: 'bot' } });
  log.lead();
  await log.catchUp();
  expect(log.isOurs).toBe(false);
  expect(done.filter(what => typeof what === 'string')).toEqual(['reread', 'grew']);
  done.length = 0;
  others.length = 0;
  await log.catchUp();
  expect(done, 'nothing is new').toEqual([]);
});

test('the end that another server has written is read from the row', async () => {
  const { log, others, done } = logged({ isShared: true, more: { outcome: { reason: 'won', scores: [1] } } });
  others.push(answer);
  await log.catchUp();
  expect(done.slice(-2)).toEqual(['reread', 'grew']);
});

test('rules that refuse what is in the log have lost their way: the match is opened again', async () => {
  const { log, others, done } = logged({ isShared: true, refused: true });
  others.push(answer, answer);
  await log.catchUp();
  expect(done).toEqual(['memory astray', 'forgotten', 'reopened']);
});
