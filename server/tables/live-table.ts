import type { HostEntry, Input, Outcome, Seat, Spec } from '../../engine/types.ts';
import type { BotName } from '../../host/suggest.ts';
import type { SentUndo, TableFrame, WholeTable } from '../../host/messages.ts';
import type { TableMessage, UndoQuestion } from '../nodes/bus.ts';
import { RulesFault } from '../rules/pool.ts';
import type { FrameHead } from '../rules/frames.ts';
import type { Entered, RulesReply, RulesRequest } from '../rules/requests.ts';
import { failureText } from '../storage/failure.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { Conflict, type Store } from '../storage/store.ts';
import { Asking } from './asking.ts';
import { audiencesOf, botOf } from './seats.ts';
import type { Surroundings, TableRefusal } from './surroundings.ts';
import { Timers } from './timers.ts';
import { type Group, type Watcher, groupsOf, logOf, wholeFor } from './watchers.ts';

export type { TableRefusal } from './surroundings.ts';

const SNAPSHOT_EVERY = 20;
const REMEMBERED_FRAMES = 60;
const TOUCH_EVERY = 60_000;
const MOST_RACES = 100; // another server can be faster now and then, not for ever
const FOLLOW_AFTER = 400; // who did not write last lets the one who did go first
const AGAIN_AFTER = 500;
const AGAIN_AT_MOST = 8000;
const LOST = 'lost'; // another server's input came first: look again
const UNKNOWN = -2; // nobody can say what the watchers have seen

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

/** A running match: one queue, one log, and those who look on. Other servers may have the same table awake. */
export class LiveTable {
  row: TableRow;
  seats: SeatRow[];
  /** Guests who look on through other servers. */
  elsewhere: ReadonlySet<string> = new Set();
  readonly watchers = new Set<Watcher>();
  readonly isOpen: boolean;
  usedAt: number;
  private readonly around: Surroundings;
  private readonly timers: Timers;
  private readonly asking = new Asking();
  private now: Situation | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private base = 0; // when the match clock showed zero
  private told = -1; // what the watchers have seen of the log
  private isLead: boolean; // whether we wrote last, or nobody else could
  private failures = 0;
  private entering: Input<Spec> | null = null; // what the rules are busy with, should they not come back

  constructor(row: TableRow, seats: SeatRow[], isOpen: boolean, around: Surroundings) {
    this.row = row;
    this.seats = seats;
    this.isOpen = isOpen;
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
  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(job);
    this.queue = turn.catch(() => {});
    return turn;
  }

  open(): Promise<void> {
    return this.inTurn(() => this.opened());
  }

  /** Whoever starts the match is the first to move its bots and its clock. */
  lead(): void {
    this.isLead = true;
  }

  /** Takes an answer or a word of the host. Acknowledged means: it is on the disk. */
  enter(
    make: (at: number) => Input<Spec>,
    message: string | null,
    step: string | null = null,
  ): Promise<TableRefusal | null> {
    return this.inTurn(async () => {
      if (this.row.status !== 'running') return notRunning(this.row.status);
      try {
        await this.opened();
      } catch (error) {
        if (error instanceof RulesFault) throw error;
        return this.unreachable(error);
      }
      return this.commit(make, message, step);
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
      const answered = i === 0 ? step : null;
      const refusal = await this.enter(at => ({ type: 'answer', at, seat, action }), `${message}#${i}`, answered);
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

  /** What a bot would do here: thought out elsewhere, so that the tables of this thread need not wait. */
  private async suggestion(seat: Seat, bot: BotName): Promise<{ type: string } | null> {
    if (!this.now?.asked.includes(seat)) return null;
    const save = await this.ask({ op: 'save' });
    return this.blaming(() => this.around.thinker.think({ game: this.row.game, save, seat, bot }));
  }

  hint(seat: Seat): Promise<{ type: string } | null> {
    return this.inTurn(async () => {
      await this.opened();
      return this.suggestion(seat, 'companion');
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
    this.timers.stop('due', 'bot', 'again');
    await this.inTurn(async () => {
      if (!this.now) return;
      if (this.row.status === 'running') await this.keepSnapshot();
      await this.forget();
    });
  }

  /** Where it stands when the server stops: a newer one may have other rules. */
  private async keepSnapshot(): Promise<void> {
    const save = await this.ask({ op: 'save' });
    await this.around.store.putSnapshot(this.row.id, this.now?.n ?? 0, this.row.version, save);
  }

  private async forget(): Promise<void> {
    this.now = null;
    await this.around.rules.ask(this.row.id, { op: 'close' }).catch(() => {});
  }

  private openingOf(log: Awaited<ReturnType<Store['log']>>) {
    const { scenario, seats, options, carry, seed, salt } = this.row;
    const carried = carry === null ? null : (JSON.parse(carry) as object);
    const setup = { scenario, seats, options: JSON.parse(options) as object, carry: carried };
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
    this.failures = 0;
    this.base = this.around.clock.steady() - whole.clock;
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'woken', table: this.row.id });
    const isBehind = this.told !== -1 && this.told !== whole.n;
    this.told = whole.n;
    if (isBehind) this.showAll();
    if (whole.outcome && this.row.status === 'running') await this.reread();
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
    this.timers.stop('due', 'bot', 'again');
    this.now = null;
    const status = fault.kind === 'frozen' ? 'frozen' : 'failed';
    const failure = failureText({ why: fault.message, input: this.entering });
    this.row = { ...this.row, status, failure };
    await this.around.store.updateTable(this.row.id, { status, failure });
    const seat = this.entering?.type === 'answer' ? this.entering.seat : null;
    this.around.trouble('table set aside', { table: this.row.id, seat, status, why: fault.message });
    this.tell({ type: 'failed', status });
    this.announce();
  }

  // ---- the log ----

  /** Enters an input and appends it. When another server was faster, its input is taken in and this one tried again. */
  private async commit(
    make: (at: number) => Input<Spec>,
    message: string | null,
    step: string | null,
  ): Promise<TableRefusal | null> {
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      const overdue = await this.fireDue();
      if (overdue) return overdue;
      if (step !== null && this.now && this.now.step !== step)
        return { code: 'not-asked', rule: null, values: { step: this.now.step ?? '' } };
      const taken = await this.attempt(make(this.clockNow()), message);
      if (taken !== LOST) return taken;
      if (this.row.status !== 'running') return notRunning(this.row.status);
    }
    return STORAGE;
  }

  private async attempt(input: Input<Spec>, message: string | null): Promise<TableRefusal | typeof LOST | null> {
    const began = this.around.clock.now();
    const since = this.around.clock.steady();
    const wantsSave = ((this.now?.n ?? 0) + 1) % SNAPSHOT_EVERY === 0;
    const groups = groupsOf(this.watchers, this.seats);
    this.entering = input;
    const reply = await this.ask({
      op: 'enter',
      input,
      wantsSave,
      mayRetract: this.around.bus.isShared,
      groups: groups.map(({ audiences }) => audiences),
    });
    this.entering = null;
    if (reply.refusal) return reply.refusal;
    const { kept, save } = reply;
    const { n: seq, outcome } = reply.head;
    const row = { table_id: this.row.id, seq, input: JSON.stringify(input), message, frame: kept, entered_at: began };
    const snapshot = save === null ? null : { version: this.row.version, save };
    const change = this.touched(began, outcome);
    try {
      await this.around.store.append(row, { snapshot, table: change });
    } catch (error) {
      return error instanceof Conflict ? this.cameLate(error) : this.unreachable(error);
    }
    if (change) this.row = { ...this.row, ...change };
    this.isLead = true;
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'log', table: this.row.id, n: seq });
    this.follow(input, reply, groups);
    this.schedule();
    this.around.accepted(this.around.clock.steady() - since);
    if (outcome) this.around.ended(this);
    return null;
  }

  /** The place in the log is taken: our input is taken back, and what others entered is entered here. */
  private async cameLate({ key }: Conflict): Promise<typeof LOST | null> {
    this.around.raced();
    this.isLead = false;
    try {
      if (this.around.bus.isShared) await this.ask({ op: 'retract' });
      else await this.forget();
      await this.catchUp();
    } catch (error) {
      await this.unreachable(error);
      throw error;
    }
    return key === 'message' ? null : LOST; // a message that came twice is in the log already
  }

  /** Enters what other servers have appended, and shows it here. */
  private async catchUp(): Promise<void> {
    if (!this.now) return this.opened();
    const inputs = await this.around.store.inputsAfter(this.row.id, this.now.n);
    for (const input of inputs) {
      const groups = groupsOf(this.watchers, this.seats);
      const eyes = groups.map(({ audiences }) => audiences);
      const reply = await this.ask({ op: 'enter', input, wantsSave: false, mayRetract: false, groups: eyes });
      if (reply.refusal) {
        // What is in the log was taken by the same rules: only a memory that is astray can refuse it.
        this.around.trouble('memory astray', { table: this.row.id, n: this.now?.n, refusal: reply.refusal });
        await this.forget();
        return this.reopen();
      }
      this.isLead = false;
      this.follow(input, reply, groups);
      this.base = Math.min(this.base, this.around.clock.steady() - reply.head.clock);
      if (reply.head.outcome) await this.reread();
    }
    if (inputs.length > 0) this.schedule();
  }

  private follow(input: Input<Spec>, { head, texts }: Entered, groups: readonly Group[]): void {
    this.settle(head);
    this.told = head.n;
    // What was undone is also taken out of the log: everybody looks at the table anew.
    if (input.type === 'host' && input.entry.type === 'undo') this.showAll();
    else groups.forEach(({ watchers }, i) => watchers.forEach(watcher => watcher.send(texts[i] as string)));
  }

  private showAll(): void {
    for (const watcher of this.watchers)
      this.show(watcher).catch((error: Error) => {
        this.around.trouble('not shown', { table: this.row.id, why: error.message });
        this.told = UNKNOWN;
      });
  }

  /** What changes in the table's own row: its end, and now and then the time of its last use. */
  private touched(now: number, outcome: Outcome | null): Partial<TableRow> | null {
    if (!outcome && now - this.row.touched_at < TOUCH_EVERY) return null;
    return { touched_at: now, ...(outcome ? { status: 'over' as const, outcome: JSON.stringify(outcome) } : {}) };
  }

  /** Nobody can say whether it is on the disk: the match is opened from the log when the storage is back. */
  private async unreachable(error: unknown): Promise<TableRefusal> {
    this.told = UNKNOWN;
    await this.forget();
    this.around.trouble('storage out of reach', { table: this.row.id, why: (error as Error).message });
    this.againLater();
    return STORAGE;
  }

  private againLater(): void {
    if (this.row.status !== 'running') return;
    const ms = Math.min(AGAIN_AFTER * 2 ** this.failures++, AGAIN_AT_MOST);
    this.timers.set('again', ms, () =>
      this.inTurn(async () => {
        await this.opened();
        this.schedule();
      }),
    );
  }

  private settle(seen: FrameHead | WholeTable): void {
    const { n, clock, paused, due, asked, step, undo, outcome } = seen;
    this.now = { n, clock, paused, due, asked, step, undo, outcome };
  }

  /** Tells everybody who looks at this table, on whatever server. */
  tell(message: object): void {
    this.tellHere(message);
    this.around.bus.publish({ kind: 'tell', table: this.row.id, message });
  }

  private tellHere(message: object): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) watcher.send(text);
  }

  // ---- other servers ----

  /** Lets the other servers know that seats, the row, or who is there has changed. */
  announce(): void {
    this.around.bus.publish({ kind: 'lobby', table: this.row.id });
  }

  /** Lets the other servers know that somebody wrote a message here. */
  announceSaid(message: string): void {
    this.around.bus.publish({ kind: 'said', table: this.row.id, message });
  }

  /** A word from another server. */
  async hear(message: TableMessage): Promise<void> {
    const { around } = this;
    if (message.kind === 'log') {
      if (this.now && message.n > this.now.n) await this.inTurn(() => this.catchUp());
    } else if (message.kind === 'lobby') {
      await this.refresh();
      around.reseated(this);
    } else if (message.kind === 'tell') this.tellHere(message.message);
    else if (message.kind === 'said') around.said(this, message.message);
    else if (message.kind === 'woken') {
      if (this.now && !this.now.paused)
        around.bus.publish({ kind: 'clock', table: this.row.id, clock: this.clockNow() });
    } else if (message.kind === 'clock') {
      this.base = Math.min(this.base, around.clock.steady() - message.clock);
      if (this.now && this.now.due !== null) this.schedule();
    } else if (message.kind === 'undo') this.putQuestion(message.question);
    else this.answerHere(message.guest, message.yes);
  }

  /** The log may have grown without our hearing of it. */
  async checkLog(length: number): Promise<void> {
    if (this.now && length > this.now.n) await this.inTurn(() => this.catchUp());
  }

  /** Reads again what is not in the log: the row, the seats, who is there. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.reread());
  }

  private async reread(): Promise<void> {
    const [row, seats, elsewhere] = await Promise.all([
      this.around.store.table(this.row.id),
      this.around.store.seats(this.row.id),
      this.around.elsewhere(this.row.id),
    ]);
    if (!row) return;
    const before = { seats: this.seats, status: this.row.status };
    this.row = row;
    this.seats = seats;
    this.elsewhere = elsewhere;
    if (row.status === 'failed' || row.status === 'frozen') await this.forget();
    if (before.status === 'lobby' && row.status === 'running') {
      await this.opened();
      this.showAll();
    } else if (row.status !== 'lobby') this.showNewEyes(before.seats);
    this.schedule();
  }

  /** Whoever sits down sees with other eyes from now on. */
  private showNewEyes(before: readonly SeatRow[]): void {
    for (const watcher of this.watchers)
      if (audiencesOf(before, watcher.guest).join() !== audiencesOf(this.seats, watcher.guest).join())
        this.show(watcher).catch(() => {});
  }

  askUndo(question: UndoQuestion): void {
    this.putQuestion(question);
    this.around.bus.publish({ kind: 'undo', table: this.row.id, question });
  }

  private putQuestion(question: UndoQuestion): void {
    this.asking.put(question);
    this.tellHere({ type: 'undoAsked', seat: question.seat, why: question.why });
  }

  /** Somebody agrees, or not; the last one to agree has it undone. */
  async consent(guest: string, isYes: boolean): Promise<TableRefusal | null> {
    const answered = this.answerHere(guest, isYes);
    if (!answered) return { code: 'not-possible', rule: null, values: { why: 'nothing' } };
    this.around.bus.publish({ kind: 'consent', table: this.row.id, guest, yes: isYes });
    if (!isYes || !answered.isSettled) return null;
    const { seat, to, n } = answered.question;
    return this.say({ type: 'undo', to, seat, marked: true }, `undo:${n}:${seat}`);
  }

  private answerHere(guest: string, isYes: boolean) {
    const answered = this.asking.answer(guest, isYes, this.now?.n);
    if (answered?.isSettled) this.tellHere({ type: 'undoAnswered', seat: answered.question.seat, yes: isYes });
    return answered;
  }

  // ---- time ----

  private clockNow(): number {
    const { now } = this;
    if (!now || now.paused) return now?.clock ?? 0;
    return Math.max(now.clock, Math.floor(this.around.clock.steady() - this.base));
  }

  /** Clock events that are due come before anything said later. Whoever writes one first has written it for all. */
  private async fireDue(): Promise<TableRefusal | null> {
    for (let due = this.now?.due ?? null; due !== null && due <= this.clockNow(); due = this.now?.due ?? null) {
      const taken = await this.attempt({ type: 'tick', at: due }, null);
      if (taken && taken !== LOST) return taken;
      if (this.row.status !== 'running') return notRunning(this.row.status);
    }
    return null;
  }

  private schedule(): void {
    this.timers.stop('due', 'bot');
    const { now } = this;
    if (!now || now.outcome || this.row.status !== 'running') return;
    const grace = this.isLead ? 0 : FOLLOW_AFTER * (1 + Math.random());
    if (now.due !== null && !now.paused)
      this.timers.set('due', now.due - this.clockNow() + grace, () => this.inTurn(() => this.fireDue()));
    const bot = this.seats.find(row => row.kind === 'bot' && now.asked.includes(row.seat));
    if (bot && !now.paused) this.timers.set('bot', this.around.botPace + grace, () => this.moveBot(bot.seat));
  }

  /** A bot answers for its seat, unless somebody has taken the seat back meanwhile. */
  private moveBot(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      if (await this.fireDue()) return;
      const row = this.seats.find(s => s.seat === seat);
      if (!this.now?.asked.includes(seat) || row?.kind !== 'bot' || this.row.status !== 'running') return;
      const action = await this.suggestion(seat, botOf(row));
      if (!action) return;
      const taken = await this.attempt({ type: 'answer', at: this.clockNow(), seat, action }, null);
      if (taken && taken !== LOST && taken.code !== 'storage')
        this.around.trouble('a bot was refused', { table: this.row.id, seat, refusal: taken });
    });
  }

  /** Seats changed: bots may have something to do, or nothing any more. */
  reseated(seats: SeatRow[]): void {
    this.seats = seats;
    this.schedule();
  }
}

const STORAGE: TableRefusal = { code: 'storage', rule: null, values: {} };

const notRunning = (status: TableRow['status']): TableRefusal => ({
  code: 'not-running',
  rule: null,
  values: { status },
});
