import { expect, test } from 'vitest';
import type { AnyBox } from '../../../engine/box.ts';
import { HandClock } from '../../clock.ts';
import type { RulesFault } from '../../rules/pool.ts';
import type { RulesRequest } from '../../rules/requests.ts';
import type { SeatRow, TableRow } from '../../storage/schema.ts';
import { LiveTable } from '../live-table.ts';
import { Register } from '../register.ts';
import type { TableEnvironment } from '../live-table.ts';
import { FakeBus, FakeWatcher, fault, rowWith, seatsOf, wholeAt } from './fakes.ts';

interface Wanted {
  readonly isShared?: boolean;
  readonly status?: TableRow['status'];
}

/** One table with Ana and a bot that is asked, on rules and a storage that do nothing by themselves. */
async function table({ isShared = false, status = 'running' }: Wanted = {}) {
  const rows = { row: rowWith({ status }), seats: seatsOf('ana', null), visits: [] as object[] };
  const done: unknown[] = [];
  const faults: RulesFault[] = [];
  const clock = new HandClock();
  const query = { selectAll: () => query, where: () => query, execute: async () => rows.visits };
  const around = {
    clock,
    bus: new FakeBus(isShared),
    botPace: 1000,
    thinker: { think: async () => void done.push('thought') },
    rules: {
      async ask(_table: string, { op }: RulesRequest) {
        done.push(op);
        const failing = op === 'save' ? faults.shift() : undefined;
        if (failing) throw failing;
        if (op === 'whole') return wholeAt(2);
        return op === 'open' ? { version: 1, whole: wholeAt(2, { asked: [1] }) } : 'saved';
      },
    },
    store: {
      table: async () => rows.row,
      seats: async (): Promise<SeatRow[]> => rows.seats,
      db: { selectFrom: () => query },
      logs: { log: async () => ({ inputs: [], snapshot: null }), frames: async () => [] },
      letGo: () => {},
      putSnapshot: async (...kept: unknown[]) => void done.push(kept),
      updateTable: async (_id: string, change: object) => void done.push(change),
    },
    elsewhere: async () => new Set(['zoe']),
    trouble: (what: string) => void done.push(what),
    reseated: () => void done.push('reseated'),
  } as unknown as TableEnvironment & { bus: FakeBus };
  const register = (await Register.of('t', around)) as Register;
  const live = new LiveTable(register, { game: { isOpen: false }, bots: {} } as unknown as AnyBox, around);
  const watcher = new FakeWatcher('ana');
  live.watchers.add(watcher);
  const typesHeard = (): string[] => watcher.heard.map(text => (JSON.parse(text) as { type: string }).type);
  return { live, rows, done, faults, clock, bus: around.bus, typesHeard };
}

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('a table that is opened sets its bots in motion', async () => {
  const { live, clock, done } = await table();
  await live.open();
  expect(done).toEqual(['open']);
  clock.pass(999);
  await settled();
  expect(done).toEqual(['open']);
  clock.pass(1);
  await settled();
  expect(done).toEqual(['open', 'save', 'thought']);
});

test('who did not write last gives the others time to go first', async () => {
  const { live, clock, done, bus } = await table({ isShared: true });
  await live.open();
  expect(bus.published).toEqual([{ kind: 'woken', table: 't' }]);
  clock.pass(1399);
  await settled();
  expect(done).toEqual(['open']);
  clock.pass(401);
  await settled();
  expect(done).toContain('thought');
});

test('asleep, it stands in a snapshot and nothing goes on', async () => {
  const { live, clock, done } = await table();
  await live.open();
  await live.sleep();
  expect(done).toEqual(['open', 'save', ['t', 2, 1, 'saved'], 'close']);
  clock.pass(60_000);
  await settled();
  expect([live.match.position, done.length]).toEqual([null, 4]);
});

test('a match that another server has begun is opened and shown', async () => {
  const { live, rows, typesHeard } = await table({ status: 'lobby' });
  await expect(live.open()).rejects.toThrow('has not begun');
  rows.row = rowWith({ status: 'running' });
  await live.refresh();
  await settled();
  expect([live.match.position?.n, typesHeard()]).toEqual([2, ['whole']]);
});

test('rules that break set it aside: written once, told to all, and nothing goes on', async () => {
  const { live, clock, done, faults, bus, typesHeard } = await table();
  await live.open();
  faults.push(fault('timeout'), fault('timeout'));
  await expect(live.look({ op: 'save' })).rejects.toThrow('timeout');
  expect(live.row).toMatchObject({ status: 'failed', failure: '{"why":"it was timeout","input":null}' });
  expect(typesHeard()).toEqual(['failed']);
  expect(bus.published.map(({ kind }) => kind)).toEqual(['tell', 'lobby']);
  await expect(live.look({ op: 'save' })).rejects.toThrow('timeout');
  expect(done.filter(what => what === 'table set aside')).toHaveLength(1);
  const { length } = done;
  clock.pass(30_000);
  await settled();
  expect(done).toHaveLength(length);
});

test('who is shut out hangs up; who is there, here or elsewhere, is known', async () => {
  const { live, rows } = await table();
  expect([...live.present].sort()).toEqual(['ana', 'zoe']);
  let isOut = false;
  live.watchers.add({ guest: 'eve', send() {}, shutOut: () => void (isOut = true) });
  rows.visits = [{ guest_id: 'eve', standing: 'shut' }];
  await live.refresh();
  expect(isOut).toBe(true);
});

test('what is asked of it waits for its turn', async () => {
  const { live, done } = await table();
  const [first, second] = [live.look({ op: 'save' }), live.look({ op: 'replay' })];
  await Promise.all([first, second]);
  expect(done).toEqual(['open', 'save', 'replay']);
});
