import type { HostEntry, Input, Outcome, Refusal, Seat, Spec } from '../../engine/types.ts';
import type { SentUndo, TableFrame, WholeTable } from '../../host/messages.ts';
import type { Clock } from '../clock.ts';
import { type RulesPool, RulesFault } from '../rules/pool.ts';
import type { RulesReply, RulesRequest } from '../rules/requests.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { Conflict, type Store } from '../storage/store.ts';
import { type Watcher, frameFor, logOf, wholeFor } from './watchers.ts';
import { audiencesOf, botOf } from './seats.ts';

const SNAPSHOT_EVERY = 20;
const REMEMBERED_FRAMES = 60;
const TOUCH_EVERY = 60_000;

export interface Surroundings {
  readonly store: Store;
  readonly rules: RulesPool;
  readonly clock: Clock;
  /** How long a bot waits before it answers, so that people can follow. */
  readonly botPace: number;
  /** Told of everything unusual. */
  trouble(what: string, details: object): void;
  /** Told when a match is over. */
  ended(table: LiveTable): void;
  /** Told of every accepted input. */
  accepted(ms: number): void;
}

/** Why a table did not take something, beside what the rules have against it. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'storage' | 'failed' | 'not-running' | 'slow'; readonly rule: null; readonly values: object };

interface Situation {
  n: number;
  clock: number;
  paused: boolean;
  due: number | null;
  asked: readonly Seat[];
  step: string | null;
  undo: { readonly [seat: Seat]: SentUndo };
  outcome: Outcome | null;
}

/** A running match: one queue, one log, and those who look on. */
export class LiveTable {
  row: TableRow;
  seats: SeatRow[];
  readonly watchers = new Set<Watcher>();
  readonly isOpen: boolean;
  private readonly around: Surroundings;
  private now: Situation | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private base = 0; // when the match clock showed zero
  private timers = new Map<'due' | 'bot', () => void>();
  usedAt: number;

  constructor(row: TableRow, seats: SeatRow[], isOpen: boolean, around: Surroundings) {
    this.row = row;
    this.seats = seats;
    this.isOpen = isOpen;
    this.around = around;
    this.usedAt = around.clock.now();
  }

  get situation(): Situation | null {
    return this.now;
  }

  /** Does something when everything asked before is done. */
  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(job);
    this.queue = turn.catch(() => {});
    return turn;
  }

  open(): Promise<void> {
    return this.inTurn(() => this.opened());
  }

  /** Takes an answer or a word of the host. Acknowledged means: it is on the disk. */
  enter(make: (at: number) => Input<Spec>, message: string | null): Promise<TableRefusal | null> {
    return this.inTurn(async () => {
      if (this.row.status !== 'running') return notRunning(this.row.status);
      await this.opened();
      const overdue = await this.fireDue();
      return overdue ?? (await this.commit(make(this.clockNow()), message));
    });
  }

  /** Several answers in a row; the first one that is refused, or that somebody else must follow, ends the row. */
  async enterAll(
    seat: Seat,
    actions: readonly { type: string }[],
    message: string,
    step: string | null,
    isAgain: boolean,
  ): Promise<{ done: number; refusal: TableRefusal | null }> {
    const before = isAgain ? await this.around.store.applied(this.row.id, message, actions.length) : 0;
    for (let i = before; i < actions.length; i++) {
      const action = actions[i] as { type: string };
      if (i === 0 && step !== null && this.now && this.now.step !== step)
        return { done: 0, refusal: { code: 'not-asked', rule: null, values: { step: this.now.step ?? '' } } };
      const refusal = await this.enter(at => ({ type: 'answer', at, seat, action }), `${message}#${i}`);
      if (refusal) return { done: i, refusal };
    }
    return { done: actions.length, refusal: null };
  }

  say(entry: HostEntry, message: string | null = null): Promise<TableRefusal | null> {
    return this.enter(at => ({ type: 'host', at, entry }), message);
  }

  /** Whether this message is in the log already. */
  async wasApplied(message: string): Promise<boolean> {
    return (await this.around.store.applied(this.row.id, message, 1)) > 0;
  }

  /** Asks the rules without changing anything. */
  look<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.inTurn(async () => {
      await this.opened();
      return this.ask(request);
    });
  }

  /** Sends the whole table to one watcher. */
  async show(watcher: Watcher): Promise<void> {
    const audiences = audiencesOf(this.seats, watcher.guest);
    const message = await this.inTurn(async () => {
      await this.opened();
      const whole = await this.ask({ op: 'whole', audiences });
      const bodies = await this.around.store.frames(this.row.id, whole.n - REMEMBERED_FRAMES, whole.n);
      const events = logOf(
        bodies.map(body => JSON.parse(body) as TableFrame),
        audiences,
        this.isOpen,
      );
      return JSON.stringify(wholeFor(whole, audiences, events));
    });
    watcher.send(message);
  }

  /** Puts the table to sleep: its log is all it needs to wake up. */
  async sleep(): Promise<void> {
    this.stopTimers();
    await this.inTurn(async () => {
      if (!this.now) return;
      if (this.row.status === 'running') await this.keepSnapshot();
      this.now = null;
      await this.around.rules.ask(this.row.id, { op: 'close' }).catch(() => {});
    });
  }

  /** Where it stands when the server stops: a newer one may have other rules. */
  private async keepSnapshot(): Promise<void> {
    const save = await this.ask({ op: 'save' });
    await this.around.store.putSnapshot(this.row.id, this.now?.n ?? 0, this.row.version, save);
  }

  private openingOf(log: Awaited<ReturnType<Store['log']>>) {
    const { scenario, seats, options, seed, salt } = this.row;
    const setup = { scenario, seats, options: JSON.parse(options) as object, carry: null };
    return { setup, seed, salt, inputs: log.inputs, snapshot: log.snapshot };
  }

  private async opened(): Promise<void> {
    this.usedAt = this.around.clock.now();
    if (this.now) return;
    await this.reopen();
  }

  private async reopen(): Promise<void> {
    const log = await this.around.store.log(this.row.id);
    const request = { op: 'open', game: this.row.game, opening: this.openingOf(log) } as const;
    const { whole, version } = await this.blaming(() => this.around.rules.ask(this.row.id, request));
    if (version !== this.row.version) await this.crossVersions(version, whole.n);
    this.settle(whole);
    this.base = this.around.clock.now() - whole.clock;
    this.schedule();
  }

  /** From here on the snapshot is the truth: the inputs before it were made under other rules. */
  private async crossVersions(version: number, n: number): Promise<void> {
    const save = await this.blaming(() => this.around.rules.ask(this.row.id, { op: 'save' }));
    this.row = { ...this.row, version };
    await this.around.store.putSnapshot(this.row.id, n, version, save);
    await this.around.store.updateTable(this.row.id, { version });
  }

  /** A request to the rules; a thread that was replaced meanwhile has forgotten the table, not lost it. */
  private async ask<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    try {
      return await this.blaming(() => this.around.rules.ask(this.row.id, request));
    } catch (error) {
      const isForgotten = error instanceof RulesFault && (error.kind === 'closed' || error.kind === 'replaced');
      if (!isForgotten) throw error;
      await this.reopen();
      return this.blaming(() => this.around.rules.ask(this.row.id, request));
    }
  }

  /** A table whose rules loop or throw is set aside with its log; the others play on. */
  private async blaming<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof RulesFault && ['timeout', 'rules', 'frozen'].includes(error.kind))
        await this.setAside(error);
      throw error;
    }
  }

  private async setAside(fault: RulesFault): Promise<void> {
    this.stopTimers();
    this.now = null;
    const status = fault.kind === 'frozen' ? 'frozen' : 'failed';
    this.row = { ...this.row, status, failure: fault.message };
    await this.around.store.updateTable(this.row.id, { status, failure: fault.message });
    this.around.trouble('table set aside', { table: this.row.id, status, why: fault.message });
    this.tell({ type: 'failed', status });
  }

  private async commit(input: Input<Spec>, message: string | null): Promise<TableRefusal | null> {
    const began = this.around.clock.now();
    const seq = (this.now?.n ?? 0) + 1;
    const reply = await this.ask({ op: 'enter', input, wantsSave: seq % SNAPSHOT_EVERY === 0 });
    if (reply.refusal) return reply.refusal;
    const { frame, save } = reply;
    const { n, counted, clock, sights, outcome } = frame;
    const shown = JSON.stringify({ n, counted, clock, sights, outcome });
    const row = { table_id: this.row.id, seq, input: JSON.stringify(input), message, frame: shown, entered_at: began };
    const snapshot = save === null ? null : { version: this.row.version, save };
    try {
      await this.around.store.append(row, { snapshot, table: this.touched(began, outcome) });
    } catch (error) {
      return this.notKept(error);
    }
    this.settle(frame);
    // What was undone is also taken out of the log: everybody looks at the table anew.
    if (input.type === 'host' && input.entry.type === 'undo') this.showAll();
    else this.publish(frame);
    this.schedule();
    this.around.accepted(this.around.clock.now() - began);
    if (outcome) this.around.ended(this);
    return null;
  }

  private showAll(): void {
    for (const watcher of this.watchers)
      this.show(watcher).catch((error: Error) => this.around.trouble('not shown', { why: error.message }));
  }

  /** What changes in the table's own row: its end, and now and then the time of its last use. */
  private touched(now: number, outcome: Outcome | null): Partial<TableRow> | null {
    if (!outcome && now - this.row.touched_at < TOUCH_EVERY) return null;
    const change: Partial<TableRow> = {
      touched_at: now,
      ...(outcome ? { status: 'over' as const, outcome: JSON.stringify(outcome) } : {}),
    };
    this.row = { ...this.row, ...change };
    return change;
  }

  /** The match in memory is ahead of the disk: it is forgotten, and opened from the log when next needed. */
  private async notKept(error: unknown): Promise<TableRefusal | null> {
    this.now = null;
    const row = await this.around.store.table(this.row.id).catch(() => undefined);
    if (row) this.row = row;
    await this.around.rules.ask(this.row.id, { op: 'close' }).catch(() => {});
    if (error instanceof Conflict && error.key === 'message') return null; // it is in the log already
    this.around.trouble('input not kept', { table: this.row.id, why: (error as Error).message });
    return { code: error instanceof Conflict ? 'not-asked' : 'storage', rule: null, values: {} };
  }

  private settle(seen: TableFrame | WholeTable): void {
    const { n, clock, paused, due, asked, step, undo, outcome } = seen;
    this.now = { n, clock, paused, due, asked, step, undo, outcome };
  }

  private publish(frame: TableFrame): void {
    const texts = new Map<string, string>();
    for (const watcher of this.watchers) {
      const audiences = audiencesOf(this.seats, watcher.guest);
      const key = audiences.join();
      const text = texts.get(key) ?? JSON.stringify(frameFor(frame, audiences, this.isOpen));
      texts.set(key, text);
      watcher.send(text);
    }
  }

  tell(message: object): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) watcher.send(text);
  }

  // ---- time ----

  private clockNow(): number {
    const { now } = this;
    if (!now || now.paused) return now?.clock ?? 0;
    return Math.max(now.clock, Math.floor(this.around.clock.now() - this.base));
  }

  /** Clock events that are due come before anything said later. */
  private async fireDue(): Promise<TableRefusal | null> {
    for (let due = this.now?.due ?? null; due !== null && due <= this.clockNow(); due = this.now?.due ?? null) {
      const refusal = await this.commit({ type: 'tick', at: due }, null);
      if (refusal) return refusal;
      if (this.row.status !== 'running') return notRunning(this.row.status);
    }
    return null;
  }

  private schedule(): void {
    this.stopTimers();
    const { now } = this;
    if (!now || now.outcome || this.row.status !== 'running') return;
    if (now.due !== null && !now.paused)
      this.at('due', now.due - this.clockNow(), () => this.inTurn(() => this.fireDue()));
    const bot = this.seats.find(row => row.kind === 'bot' && now.asked.includes(row.seat));
    if (bot && !now.paused) this.at('bot', this.around.botPace, () => this.moveBot(bot.seat));
  }

  private at(name: 'due' | 'bot', ms: number, then: () => Promise<unknown>): void {
    const run = () =>
      void then().catch((error: Error) => this.around.trouble(`${name} failed`, { why: error.message }));
    this.timers.set(name, this.around.clock.after(Math.max(0, ms), run));
  }

  private stopTimers(): void {
    for (const stop of this.timers.values()) stop();
    this.timers.clear();
  }

  /** A bot answers for its seat, unless somebody has taken the seat back meanwhile. */
  private moveBot(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      const row = this.seats.find(s => s.seat === seat);
      if (!this.now?.asked.includes(seat) || row?.kind !== 'bot' || this.row.status !== 'running') return;
      const action = await this.ask({ op: 'suggest', seat, bot: botOf(row) });
      if (!action) return;
      const refusal = await this.commit({ type: 'answer', at: this.clockNow(), seat, action }, null);
      if (refusal) this.around.trouble('a bot was refused', { table: this.row.id, refusal });
    });
  }

  /** Seats changed: bots may have something to do, or nothing any more. */
  reseated(seats: SeatRow[]): void {
    this.seats = seats;
    this.schedule();
  }
}

const notRunning = (status: TableRow['status']): TableRefusal => ({
  code: 'not-running',
  rule: null,
  values: { status },
});
