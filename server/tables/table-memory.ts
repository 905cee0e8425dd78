import type { AnyBox } from '../../engine/box.ts';
import type { Input, Outcome, Seat, Spec } from '../../engine/types.ts';
import type { WholeTable } from '../../host/messages.ts';
import { RulesFault } from '../rules/pool.ts';
import type { KeptFrame } from '../rules/frames.ts';
import type { Entered, RulesReply, RulesRequest } from '../rules/requests.ts';
import { failureText } from '../storage/failure.ts';
import type { Log } from '../storage/logs.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { VisitRow } from '../storage/seating.ts';
import { type ServedRow, lastServed, markServed } from '../storage/served.ts';
import { audiencesOf } from './seats.ts';
import type { Surroundings, TableRefusal } from './surroundings.ts';
import { Timers } from './timers.ts';
import { type Watcher, Watchers, logOf, wholeFor } from './watchers.ts';

const REMEMBERED_FRAMES = 60;
const AGAIN_AFTER = 500;
const AGAIN_AT_MOST = 8000;
const HANDED_OVER = 3000; // another server that is still there has marked its clocks since
const UNKNOWN = -2; // nobody can say what the watchers have seen

/** Where a match stands, as far as its table must know. */
export interface Situation {
  n: number;
  clock: number;
  paused: boolean;
  due: number | null;
  asked: readonly Seat[];
  step: string | null;
  outcome: Outcome | null;
}

/** The thread does not have the match any more: it is opened again from its log. */
export const isForgotten = (error: unknown): boolean =>
  error instanceof RulesFault && (error.kind === 'closed' || error.kind === 'replaced');

const LOOKED_AT_AGAIN = 60_000;
export const STORAGE: TableRefusal = { code: 'storage', rule: null, values: {} };

/** A table in memory: one queue, a match that is opened from its log and may be forgotten, those who look on. */
export abstract class TableMemory {
  row: TableRow;
  seats: SeatRow[];
  /** What is known of guests beside their seats. */
  visits: readonly VisitRow[] = [];
  /** Why it could not be opened, and when that was tried. */
  private broken: { readonly fault: RulesFault; readonly at: number } | null = null;
  /** Guests who look on through other servers. */
  elsewhere: ReadonlySet<string> = new Set();
  readonly watchers = new Watchers();
  readonly isOpen: boolean;
  protected readonly box: AnyBox | null;
  usedAt: number;
  protected readonly around: Surroundings;
  protected readonly timers: Timers;
  protected now: Situation | null = null;
  protected isBusy = false; // with what was asked first of all that is not done
  private readonly line: (() => void)[] = []; // what was asked meanwhile
  protected base = 0; // when the match clock showed zero
  protected told = -1; // what the watchers have seen of the log
  protected isLead: boolean; // whether we wrote last, or nobody else could
  protected failures = 0;
  protected unreachableAt = Number.NEGATIVE_INFINITY; // when something could last not be kept
  protected entering: Input<Spec> | null = null; // what the rules are busy with, should they not come back

  /** Sets the timers for what comes next. */
  protected abstract schedule(): void;
  /** Nobody served the table for a while: its log says so, and the clock goes on where it stood. */
  protected abstract cameBack(ms: number): Promise<void>;
  /** Reads again what is not in the log: the row, the seats, who is there. */
  protected abstract reread(): Promise<void>;

  constructor(row: TableRow, seats: SeatRow[], box: AnyBox | null, around: Surroundings) {
    this.row = row;
    this.seats = seats;
    this.box = box;
    this.isOpen = box?.game.isOpen ?? false;
    this.around = around;
    this.isLead = !around.bus.isShared;
    this.usedAt = around.clock.now();
    this.timers = new Timers(around.clock, (name, error) => {
      around.trouble(`${name} failed`, { table: row.id, why: error.message });
      this.againLater();
    });
  }

  get situation(): Situation | null {
    return this.now;
  }

  /** Does something when everything asked before is done. */
  protected inTurn<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.takeTurn(() => {
        const turn = job();
        turn.then(resolve, reject);
        const end = (): void => this.endTurn();
        turn.then(end, end);
      }),
    );
  }

  /** Whoever takes a turn must end it. */
  protected takeTurn(run: () => void): void {
    if (this.isBusy) this.line.push(run);
    else {
      this.isBusy = true;
      run();
    }
  }

  protected endTurn(): void {
    const next = this.line.shift();
    if (next) next();
    else this.isBusy = false;
  }

  protected clockNow(): number {
    const { now } = this;
    if (!now || now.paused) return now?.clock ?? 0;
    return Math.max(now.clock, Math.floor(this.around.clock.steady() - this.base));
  }

  /** What a clock that runs shows, for those who wake this table one day; null where none runs. */
  clockServed(): ServedRow | null {
    const { now } = this;
    if (!now || now.due === null || now.paused || now.outcome) return null;
    return { table_id: this.row.id, clock: this.clockNow(), at: this.around.clock.now() };
  }

  /** Sends the whole table to one watcher. */
  async show(watcher: Watcher): Promise<void> {
    const message = await this.inTurn(async () => {
      await this.opened();
      // Not before: whoever has lost a seat while waiting sees nothing of it any more.
      const audiences = audiencesOf(this.seats, watcher.guest);
      const whole = await this.ask({ op: 'whole', audiences });
      const bodies = await this.around.store.logs.frames(this.row.id, whole.n - REMEMBERED_FRAMES, whole.n);
      const events = logOf(
        bodies.map(body => JSON.parse(body) as KeptFrame),
        audiences,
        this.isOpen,
      );
      // The match itself knows only the time of its last input.
      const clock = whole.outcome ? whole.clock : this.clockNow();
      return JSON.stringify(wholeFor({ ...whole, clock }, audiences, events));
    });
    watcher.send(message);
  }

  protected showAll(): void {
    for (const watcher of this.watchers)
      this.show(watcher).catch((error: Error) => {
        this.around.trouble('not shown', { table: this.row.id, why: error.message });
        this.told = UNKNOWN;
      });
  }

  /** Tells everybody who looks at this table, on whatever server. */
  tell(message: object): void {
    this.tellHere(message);
    this.around.bus.publish({ kind: 'tell', table: this.row.id, message });
  }

  protected tellHere(message: object): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Lets the other servers know that seats, the row, or who is there has changed. */
  announce(): void {
    this.around.bus.publish({ kind: 'lobby', table: this.row.id });
  }

  /** Puts the table to sleep: its log is all it needs to wake up. */
  async sleep(): Promise<void> {
    this.timers.stop('due', 'bot', 'again');
    await this.inTurn(async () => {
      if (!this.now) return;
      const served = this.clockServed();
      if (served) await markServed(this.around.store, [served]);
      if (this.row.status === 'running') await this.keepSnapshot();
      await this.forget();
    });
  }

  /** Where it stands when the server stops: a newer one may have other rules. */
  protected async keepSnapshot(): Promise<void> {
    const save = await this.ask({ op: 'save' });
    await this.around.store.putSnapshot(this.row.id, this.now?.n ?? 0, this.row.version, save);
  }

  protected async forget(): Promise<void> {
    this.now = null;
    this.around.store.letGo(this.row.id);
    await this.around.rules.ask(this.row.id, { op: 'close' }).catch(() => {});
  }

  protected openingOf(log: Log) {
    const { scenario, seats, options, carry, seed, salt } = this.row;
    const carried = carry === null ? null : (JSON.parse(carry) as object);
    const setup = { scenario, seats, options: JSON.parse(options) as object, carry: carried };
    return { setup, seed, salt, inputs: log.inputs, snapshot: log.snapshot };
  }

  /** Whether it could not be opened just now. */
  get isBroken(): boolean {
    return this.broken !== null && this.around.clock.steady() - this.broken.at < LOOKED_AT_AGAIN;
  }

  protected async opened(): Promise<void> {
    this.usedAt = this.around.clock.now();
    if (this.now) return;
    // Nobody may choose a seat, or another seed, by what the set-up would bring.
    if (this.row.status === 'lobby') throw new Error('a match that has not begun cannot be looked at');
    if (this.broken && this.isBroken) throw this.broken.fault;
    await this.reopen();
    this.broken = null;
  }

  /** Opens the match from its log. `isServed`: only the rules have forgotten it, its clock goes on. */
  protected async reopen(isServed = false): Promise<void> {
    const log = await this.around.store.logs.log(this.row.id);
    const request = { op: 'open', game: this.row.game, opening: this.openingOf(log) } as const;
    const { whole, version } = await this.blaming(() => this.around.rules.ask(this.row.id, request));
    if (version !== this.row.version) await this.crossVersions(version, whole.n);
    this.settle(whole);
    this.failures = 0;
    const away = isServed ? 0 : await this.setClock();
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'woken', table: this.row.id });
    const isBehind = this.told !== -1 && this.told !== whole.n;
    this.told = whole.n;
    if (isBehind) this.showAll();
    if (whole.outcome && this.row.status === 'running') await this.reread();
    if (away > 0) await this.cameBack(away);
    this.schedule();
  }

  /** Sets the clock to where it stood when the table was last served; says for how long nobody did. */
  private async setClock(): Promise<number> {
    const { now, around, row } = this;
    const steady = around.clock.steady();
    this.base = steady - (now?.clock ?? 0);
    if (!now || now.due === null || now.paused || now.outcome || row.status !== 'running') return 0;
    const served = await lastServed(around.store, row.id, now.n, now.clock);
    if (!served) return 0;
    const away = Math.max(0, around.clock.now() - served.at);
    const isElsewhere = around.bus.isShared && away < HANDED_OVER;
    this.base = steady - served.clock - (isElsewhere ? away : 0);
    return isElsewhere ? 0 : away;
  }

  /** From here on the snapshot is the truth: the inputs before it were made under other rules. */
  protected async crossVersions(version: number, n: number): Promise<void> {
    const save = await this.blaming(() => this.around.rules.ask(this.row.id, { op: 'save' }));
    this.row = { ...this.row, version };
    await this.around.store.putSnapshot(this.row.id, n, version, save);
    await this.around.store.updateTable(this.row.id, { version });
  }

  /** A request to the rules. */
  protected ask<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.around.rules.ask(this.row.id, request).catch((error: unknown) => this.askAgain(request, error));
  }

  /** A thread that was replaced meanwhile has forgotten the table, not lost it. */
  protected async askAgain<R extends RulesRequest>(request: R, error: unknown): Promise<RulesReply<R['op']>> {
    await this.blame(error);
    if (!isForgotten(error)) throw error;
    await this.reopen(true);
    return this.blaming(() => this.around.rules.ask(this.row.id, request));
  }

  /** A table whose rules loop or throw is set aside with its log; the others play on. */
  protected async blaming<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      await this.blame(error);
      throw error;
    }
  }

  private async blame(error: unknown): Promise<void> {
    if (error instanceof RulesFault && ['timeout', 'rules', 'frozen'].includes(error.kind)) await this.setAside(error);
  }

  protected async setAside(fault: RulesFault): Promise<void> {
    this.timers.stop('due', 'bot', 'again');
    this.now = null;
    // Whoever looks at it later on must not overwrite why, nor cost a thread each time.
    this.broken = { fault, at: this.around.clock.steady() };
    if (this.row.status === 'failed' || this.row.status === 'frozen') return;
    const status = fault.kind === 'frozen' ? 'frozen' : 'failed';
    const failure = failureText({ why: fault.message, input: this.entering });
    this.row = { ...this.row, status, failure };
    await this.around.store.updateTable(this.row.id, { status, failure });
    const seat = this.entering?.type === 'answer' ? this.entering.seat : null;
    this.around.trouble('table set aside', { table: this.row.id, seat, status, why: fault.message });
    this.tell({ type: 'failed', status });
    this.announce();
  }

  /** Nobody can say whether it is on the disk: the match is opened from the log when the storage is back. */
  protected async unreachable(error: unknown): Promise<TableRefusal> {
    this.told = UNKNOWN;
    this.unreachableAt = this.around.clock.steady();
    await this.forget();
    this.around.trouble('storage out of reach', { table: this.row.id, why: (error as Error).message });
    this.againLater();
    return STORAGE;
  }

  protected againLater(): void {
    if (this.row.status !== 'running') return;
    const ms = Math.min(AGAIN_AFTER * 2 ** this.failures++, AGAIN_AT_MOST);
    this.timers.set('again', ms, () =>
      this.inTurn(async () => {
        await this.opened();
        this.schedule();
      }),
    );
  }

  protected settle(seen: Entered | WholeTable): void {
    const { n, clock, paused, due, asked, step, outcome } = seen;
    this.now = { n, clock, paused, due, asked, step, outcome };
  }
}
