import type { Position, WholeTable } from '../../../referee/messages.ts';
import type { Bus, BusMessage } from '../../nodes/bus.ts';
import { RulesFault } from '../../rules/pool.ts';
import type { Entered } from '../../rules/requests.ts';
import type { SeatRow, TableRow } from '../../storage/schema.ts';
import type { TimerName } from '../timers.ts';
import type { Watcher } from '../watcher.ts';

// Small stand-ins for what stands beside one part of a table.

const row: TableRow = {
  id: 't',
  game: 'toy',
  scenario: 'usual',
  seats: 2,
  options: '{}',
  host_id: 'ana',
  is_public: 0,
  may_join: 0,
  status: 'running',
  version: 1,
  seed: 'seed',
  salt: 'salt',
  commitment: 'abc',
  reseeds: '[]',
  origin: null,
  carry: null,
  outcome: null,
  goes_on: 0,
  is_exercise: 0,
  failure: null,
  created_at: 0,
  touched_at: 0,
};

export const rowWith = (change: Partial<TableRow> = {}): TableRow => ({ ...row, ...change });

/** Seats by whose they are; null is a bot's. */
export const seatsOf = (...guests: readonly (string | null)[]): SeatRow[] =>
  guests.map((guest_id, seat) => ({
    table_id: 't',
    seat,
    kind: guest_id === null ? 'bot' : 'person',
    guest_id,
    bot: guest_id === null ? 'companion' : null,
    taken: 0,
  }));

export class FakeRegister {
  row: TableRow;
  seats: SeatRow[];

  constructor(change: Partial<TableRow> = {}, seats: SeatRow[] = seatsOf('ana', 'ben')) {
    this.row = rowWith(change);
    this.seats = seats;
  }

  get isRunning(): boolean {
    return this.row.status === 'running';
  }

  change(change: Partial<TableRow>): void {
    this.row = { ...this.row, ...change };
  }

  async keep(change: Partial<TableRow>): Promise<void> {
    this.change(change);
  }
}

export const positionAt = (n: number, change: Partial<Position> = {}): Position => ({
  n,
  clock: 0,
  paused: false,
  due: null,
  asked: [0],
  step: 'turn/act',
  outcome: null,
  ...change,
});

export const wholeAt = (n: number, change: Partial<WholeTable> = {}): WholeTable => ({
  ...positionAt(n),
  views: [],
  prompts: {},
  undo: {},
  ...change,
});

export const enteredAt = (n: number, change: Partial<Entered> = {}): Entered => ({
  ...positionAt(n),
  refusal: null,
  kept: `frame ${n}`,
  texts: [],
  save: null,
  ...change,
});

export class FakeBus implements Bus {
  readonly isShared: boolean;
  readonly published: BusMessage[] = [];
  readonly counts = { told: 0, heard: 0, failed: 0 };

  constructor(isShared = false) {
    this.isShared = isShared;
  }

  publish(message: BusMessage): void {
    this.published.push(message);
  }

  listen(): void {}
  async close(): Promise<void> {}
}

/** Timers that go off when a test says so. */
export class FakeTimers {
  readonly waits: { name: TimerName; ms: number }[] = [];
  private run: () => Promise<unknown> = async () => {};

  set(name: TimerName, ms: number, then: () => Promise<unknown>): void {
    this.waits.push({ name, ms });
    this.run = then;
  }

  /** What was set last. */
  async ring(): Promise<void> {
    await this.run();
  }
}

export class FakeWatcher implements Watcher {
  readonly guest: string;
  readonly heard: string[] = [];

  constructor(guest: string) {
    this.guest = guest;
  }

  send(message: string): void {
    this.heard.push(message);
  }

  shutOut(): void {}
}

/** Does at once what would have to wait for its turn. */
export const atOnce = { inTurn: <T>(job: () => Promise<T>): Promise<T> => job() };

export const fault = (kind: RulesFault['kind']): RulesFault => new RulesFault(kind, `it was ${kind}`);
