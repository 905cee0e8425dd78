import type { AnyBox } from '../../engine/box.ts';
import { Frozen } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import type { HostEntry, Input, Replay, Seat, Spec } from '../../engine/types.ts';
import { type Down, type TableRefusal, textOf } from '../../referee/down.ts';
import { frameTexts, logOf, wholeFor } from '../../referee/frames.ts';
import type { Audience, SetAside, TableNews } from '../../referee/messages.ts';
import type { Referee } from '../../referee/referee.ts';
import { Turns } from '../../referee/turns.ts';
import { HomeBots } from './home-bots.ts';
import { HomeClock } from './home-clock.ts';
import { type OpenMatch, heard, reopen } from './reopening.ts';
import type { Device, Watcher } from './device.ts';
import { type HomeRow, type Place, isHere } from './saves.ts';

const LOST = 'lost'; // another page's input came first: look again
const MOST_RACES = 100;
const MARK_EVERY = 1000; // how much of a running clock may be lost when a page is closed
const TRY_LATER = 3000;
const TOUCH_EVERY = 60_000;

/** An input, at the time at which it is its turn. */
type Make = (at: number) => Input<Spec>;

/** A table that this device keeps: it takes what is said in its turn, keeps it, and shows it. */
export class HomeTable {
  readonly box: AnyBox;
  row: HomeRow;
  private readonly device: Device;
  private readonly turns = new Turns();
  private readonly clock: HomeClock;
  private readonly bots: HomeBots;
  private readonly watchers = new Set<Watcher>();
  private readonly timers = new Map<'due' | 'mark' | 'again', () => void>();
  private open: OpenMatch | null = null;
  private fault: SetAside['status'] | null = null;

  constructor(box: AnyBox, row: HomeRow, device: Device) {
    this.box = box;
    this.row = row;
    this.device = device;
    this.clock = new HomeClock(() => device.steady());
    this.bots = new HomeBots(box, device, {
      row: () => this.row,
      referee: () => this.open?.referee ?? null,
      inTurn: job => this.turns.inTurn(job),
      tell: message => this.tell(message),
      answer: (seat, action) => this.commit(at => ({ type: 'answer', at, seat, action }), null, null),
    });
  }

  /** Why it cannot go on. */
  get setAsideAs(): SetAside['status'] | null {
    return this.fault;
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  // ---- who looks on ----

  async enter(watcher: Watcher): Promise<void> {
    this.watchers.add(watcher);
    await this.turns.inTurn(async () => {
      await this.opened();
      this.schedule();
    });
  }

  /** A table at which nobody looks sleeps: its clock stands and its bots wait. */
  async leave(watcher: Watcher): Promise<void> {
    this.watchers.delete(watcher);
    if (this.watchers.size > 0) return;
    await this.turns.inTurn(async () => {
      if (this.watchers.size > 0) return;
      this.stop();
      await this.mark();
      this.open = null;
    });
  }

  /** Another page has written: what is known here is old. */
  async reread(): Promise<void> {
    await this.turns.inTurn(async () => {
      this.row = (await this.device.saves.row(this.row.id)) ?? this.row;
      this.open = null;
      await this.opened();
      this.showAll();
      this.schedule();
    });
  }

  /** Whose eyes this screen looks through: those of its seats, also while bots play them, or a spectator's. */
  get audiences(): Audience[] {
    const own = this.row.seats.flatMap(({ isOwn }, seat) => (isOwn ? [seat] : []));
    return own.length > 0 ? own : ['table'];
  }

  show(watcher: Watcher): Promise<void> {
    return this.turns.inTurn(async () => {
      await this.opened();
      if (this.open) watcher(this.wholeText(this.open));
    });
  }

  private showAll(): void {
    if (!this.open) return;
    const text = this.wholeText(this.open);
    for (const watcher of this.watchers) watcher(text);
  }

  private wholeText({ referee, frames }: OpenMatch): string {
    const { audiences } = this;
    const whole = referee.whole(audiences);
    const shown = { ...whole, clock: whole.outcome ? whole.clock : this.clock.now(referee.match) };
    return textOf(wholeFor(shown, audiences, logOf(frames, audiences, this.box.game.isOpen ?? false)));
  }

  tell(message: Down): void {
    const text = textOf(message);
    for (const watcher of this.watchers) watcher(text);
  }

  // ---- what is said ----

  /** Several answers in a row, which are taken back together. */
  async answerAll(
    seat: Seat,
    actions: readonly { type: string }[],
    message: string,
    step: string | null,
    again: boolean,
  ) {
    const before = again ? await this.applied(message, actions.length) : 0;
    for (const [i, action] of actions.entries()) {
      if (i < before) continue;
      const joined = i === 0 ? {} : { joined: true as const };
      const make: Make = at => ({ type: 'answer', at, seat, action, ...joined });
      const refusal = await this.input(make, `${message}#${i}`, i === 0 ? step : null);
      if (refusal) return { done: i, refusal };
    }
    return { done: actions.length, refusal: null };
  }

  say(entry: HostEntry, message: string | null): Promise<TableRefusal | null> {
    return this.input(at => ({ type: 'host', at, entry }), message, null);
  }

  applied(message: string, count: number): Promise<number> {
    return this.device.saves.applied(this.row.id, message, count);
  }

  /** Free where nothing became known; alone one may go further, and it is marked. */
  async undo(seat: Seat, message: string): Promise<TableRefusal | null> {
    const limit = await this.look(referee => referee.undoLimit(seat));
    const to = limit.to ?? limit.far;
    if (to === null) return { code: 'not-possible', rule: null, values: { why: limit.why ?? 'nothing' } };
    return this.say({ type: 'undo', to, seat, marked: limit.to === null }, message);
  }

  hint(seat: Seat): Promise<{ type: string } | null> {
    return this.turns.inTurn(async () => {
      await this.opened();
      return this.bots.hint(seat);
    });
  }

  /** Asks the rules without changing anything. */
  look<T>(ask: (referee: Referee) => T): Promise<T> {
    return this.turns.inTurn(async () => {
      await this.opened();
      if (!this.open) throw new Error(`set aside: ${this.fault}`);
      return ask(this.open.referee);
    });
  }

  /** Only of a match that is over. One that crossed a change of its rules cannot be played again by those of today. */
  async replay(): Promise<Replay<Spec>> {
    return { ...(await this.look(referee => referee.replay())), version: this.row.version };
  }

  /** Who sits where has changed: others see with other eyes. */
  async reseat(row: HomeRow, seat: Seat): Promise<void> {
    const by = row.seats[seat]?.bot ? 'bot' : 'person';
    await this.device.saves.change(row.id, { seats: row.seats });
    this.row = row;
    if (!row.outcome) await this.say({ type: 'takeOver', seat, by }, null);
    await this.turns.inTurn(async () => {
      await this.opened();
      this.showAll();
      this.schedule();
    });
    this.device.changed(row.id);
  }

  /** A running clock stands where it is, and the log says so. */
  async stopClock(): Promise<void> {
    const isTicking = await this.look(() => this.isTicking);
    if (isTicking) await this.say({ type: 'pause', alone: true }, null);
  }

  /** It is played here, or no longer. */
  async move(place: Place, there: string | null): Promise<void> {
    await this.turns.inTurn(async () => {
      await this.device.saves.change(this.row.id, { place, there });
      this.row = { ...this.row, place, there };
      this.schedule();
    });
    this.device.changed(this.row.id);
  }

  // ---- inputs, one after the other ----

  private input(make: Make, message: string | null, step: string | null): Promise<TableRefusal | null> {
    return this.turns.inTurn(async () => {
      try {
        await this.opened();
      } catch {
        return KEPT_NOTHING;
      }
      return this.commit(make, message, step);
    });
  }

  private async commit(make: Make, message: string | null, step: string | null): Promise<TableRefusal | null> {
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      const overdue = await this.fireDue();
      if (overdue) return overdue;
      if (!this.open) return FAILED;
      if (!isHere(this.row)) return ELSEWHERE;
      const { match } = this.open.referee;
      const at = this.open.referee.position.step;
      if (step !== null && at !== step) return { code: 'not-asked', rule: null, values: { step: at ?? '' } };
      const taken = await this.attempt(make(this.clock.now(match)), message);
      if (taken !== LOST) return taken;
    }
    return KEPT_NOTHING;
  }

  /** To the rules, onto the disk, to those who look on. */
  private async attempt(input: Input<Spec>, message: string | null): Promise<TableRefusal | typeof LOST | null> {
    const { open, row, device } = this;
    if (!open) return FAILED;
    const wasPaused = open.referee.match.paused;
    const step = input.type === 'answer' ? (open.referee.position.step ?? '') : '';
    let news: TableNews;
    try {
      const entered = open.referee.enter(input);
      if (entered.refusal) return entered.refusal;
      news = entered.frame;
    } catch {
      this.setAside('failed');
      return FAILED;
    }
    const isUndo = input.type === 'host' && input.entry.type === 'undo';
    const at = device.now();
    const entry = { table: row.id, seq: news.n, input, message, at };
    const end = { table: row.id, after: news.n, version: this.box.game.version, save: open.referee.save() };
    const change = changeOf(row, at, news, isUndo);
    try {
      if (!(await device.saves.append(entry, end, change))) {
        await this.lookAgain();
        return LOST;
      }
    } catch {
      await this.lookAgain().catch(() => {});
      this.timer('again', TRY_LATER, () => void this.turns.inTurn(async () => this.schedule()));
      return KEPT_NOTHING;
    }
    this.row = { ...this.row, ...change };
    open.frames = heard(open.frames, news);
    if (wasPaused && !news.paused) this.clock.set(news.clock);
    if (input.type === 'answer') this.bots.answered(step, input.action);
    if (isUndo) this.showAll();
    else {
      const [text = ''] = frameTexts(news, [this.audiences], this.box.game.isOpen ?? false).texts;
      for (const watcher of this.watchers) watcher(text);
    }
    device.changed(row.id);
    this.schedule();
    return null;
  }

  /** What is in memory is not what is kept: it is read again. */
  private async lookAgain(): Promise<void> {
    this.open = null;
    this.row = (await this.device.saves.row(this.row.id)) ?? this.row;
    await this.opened();
    this.showAll();
  }

  /** Clock events that are due come before anything said later; says why one could not be entered. */
  private async fireDue(): Promise<TableRefusal | null> {
    for (;;) {
      const { referee } = this.open ?? {};
      const due = referee?.position.due ?? null;
      if (!referee || due === null || due > this.clock.now(referee.match)) return null;
      const taken = await this.attempt({ type: 'tick', at: due }, null);
      if (taken && taken !== LOST) return taken;
    }
  }

  // ---- awake and asleep ----

  private async opened(): Promise<void> {
    if (this.open || this.fault === 'failed') return;
    const log = await this.device.saves.log(this.row.id);
    try {
      this.open = reopen(this.box, this.row, log);
      this.fault = null;
    } catch (error) {
      return this.setAside(error instanceof Frozen ? 'frozen' : 'failed', error);
    }
    const { match } = this.open.referee;
    const last = log.entries.at(-1)?.at ?? this.row.createdAt;
    const { mark } = log;
    // After an undo the clock stands where it stood: of two proofs the later one counts.
    const isMarked = mark !== null && mark.at >= last;
    this.clock.set(isMarked ? Math.max(mark.clock, match.clock) : match.clock);
    const away = this.device.now() - (isMarked ? mark.at : last);
    if (this.isTicking && log.entries.length > 0 && away > MARK_EVERY) await this.sleptFor(away);
  }

  /** Nobody served the table for a while: its log says so, and the clock goes on where it stood. */
  private async sleptFor(ms: number): Promise<void> {
    if ((await this.fireDue()) || !this.open) return;
    const at = this.clock.now(this.open.referee.match);
    await this.attempt({ type: 'host', at, entry: { type: 'away', ms: Math.floor(ms) } }, null);
  }

  private get isTicking(): boolean {
    const { due = null, paused = false, outcome = null } = this.open?.referee.position ?? {};
    return due !== null && !paused && !outcome;
  }

  /** Sets the timers for what comes next. */
  private schedule(): void {
    this.stop();
    const { referee } = this.open ?? {};
    if (!referee || !this.isWatched || !isHere(this.row) || referee.match.outcome || referee.match.paused) return;
    const { due } = referee.position;
    if (due !== null) {
      this.timer('due', due - this.clock.now(referee.match), () => void this.turns.inTurn(() => this.ring()));
      this.timer('mark', MARK_EVERY, () => void this.keepTime());
    }
    this.bots.set();
  }

  /** A timer may go off a moment too early: then it is set again. */
  private async ring(): Promise<void> {
    await this.fireDue();
    this.schedule();
  }

  private async keepTime(): Promise<void> {
    await this.turns.inTurn(async () => {
      await this.mark();
      const slept = this.clock.slept();
      if (slept > 0) await this.sleptFor(slept);
    });
    if (this.isTicking && this.isWatched) this.timer('mark', MARK_EVERY, () => void this.keepTime());
  }

  private async mark(): Promise<void> {
    const { open, row, device } = this;
    if (!open || !this.isTicking) return;
    // What cannot be kept is told by the next input.
    await device.saves
      .mark({ table: row.id, clock: this.clock.now(open.referee.match), at: device.now() })
      .catch(() => {});
  }

  private timer(name: 'due' | 'mark' | 'again', ms: number, run: () => void): void {
    this.timers.get(name)?.();
    this.timers.set(name, this.device.after(Math.max(0, ms), run));
  }

  private stop(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
    this.bots.stop();
  }

  /** The rules loop, throw, or cannot go on from what was kept. Another version of them may: it is tried again with the next page. */
  private setAside(status: SetAside['status'], error?: unknown): void {
    this.stop();
    this.open = null;
    this.fault = status;
    if (error !== undefined) console.error(`${this.row.id}: ${messageOf(error)}`);
    this.tell({ type: 'failed', status });
  }
}

const FAILED: TableRefusal = { code: 'failed', rule: null, values: {} };
const ELSEWHERE: TableRefusal = { code: 'not-running', rule: null, values: { status: 'lent' } };
const KEPT_NOTHING: TableRefusal = { code: 'device', rule: null, values: {} };

/** What changes in the table's own row. */
function changeOf(row: HomeRow, now: number, { outcome }: TableNews, isUndo: boolean): Partial<HomeRow> {
  const isTouched = outcome !== null || now - row.touchedAt > TOUCH_EVERY;
  return {
    ...(isTouched ? { touchedAt: now } : {}),
    ...(outcome !== row.outcome ? { outcome } : {}),
    ...(isUndo ? { wasUndone: true } : {}),
  };
}
