import type { HostEntry, Input, Seat, Spec } from '../../engine/types.ts';
import type { TableMessage } from '../nodes/bus.ts';
import { RulesFault } from '../rules/pool.ts';
import type { RulesReply, RulesRequest } from '../rules/requests.ts';
import type { SeatRow } from '../storage/schema.ts';
import { type Seating, visitsOf } from '../storage/seating.ts';
import { standingOf } from './seating.ts';
import { audiencesOf } from './seats.ts';
import type { TableRefusal } from './surroundings.ts';
import { notRunning } from './table-log.ts';
import { STORAGE } from './table-memory.ts';
import { TableQuestions } from './table-questions.ts';
import type { Around as AroundWishes } from './wishes.ts';

export type { TableRefusal } from './surroundings.ts';

/** A table as the doors know it. Other servers may have the same table awake. */
export class LiveTable extends TableQuestions {
  protected override over(): void {
    this.lookAtEnding();
    this.around.ended(this);
  }

  protected override questioned(): void {
    this.around.reseated(this);
  }

  open(): Promise<void> {
    return this.inTurn(() => this.opened());
  }

  /** Whoever starts the match is the first to move its bots and its clock. */
  lead(): void {
    this.isLead = true;
  }

  /** Takes an answer or a word of the host, `n`: only after so many inputs. Acknowledged means: it is on the disk. */
  override enter(
    make: (at: number) => Input<Spec>,
    message: string | null,
    step: string | null = null,
    n: number | null = null,
  ): Promise<TableRefusal | null> {
    const asked = this.around.clock.steady();
    return this.inTurn(async () => {
      // What waited in line while something could not be kept has waited long enough.
      if (asked < this.unreachableAt) return STORAGE;
      // The word that it has begun, on another server, may still be on its way.
      if (this.row.status === 'lobby' && this.around.bus.isShared) await this.reread();
      if (this.row.status !== 'running') return notRunning(this.row.status);
      try {
        if (this.now) this.usedAt = this.around.clock.now();
        else await this.opened();
      } catch (error) {
        if (error instanceof RulesFault) throw error;
        return this.unreachable(error);
      }
      return this.commit(make, message, step, n);
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
    const before = isAgain ? await this.around.store.logs.applied(this.row.id, message, actions.length) : 0;
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
    return (await this.around.store.logs.applied(this.row.id, message, 1)) > 0;
  }

  /** Asks the rules without changing anything. */
  look<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.inTurn(async () => {
      await this.opened();
      return this.ask(request);
    });
  }

  hint(seat: Seat): Promise<{ type: string } | null> {
    return this.inTurn(async () => {
      await this.opened();
      return this.suggestion(seat, 'companion');
    });
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
      this.tellEnd();
      if (this.now && !this.now.paused)
        around.bus.publish({ kind: 'clock', table: this.row.id, clock: this.clockNow() });
    } else if (message.kind === 'clock') {
      this.base = Math.min(this.base, around.clock.steady() - message.clock);
      if (this.now && this.now.due !== null) this.schedule();
    } else if (message.kind === 'undo') this.putUndo(message.question);
    else if (message.kind === 'end') await this.hearEnd(message.question);
    else if (message.kind === 'noEnd') this.hearNoEnd(message.of);
    else this.answerUndo(message.guest, message.yes, message.of);
  }

  /** The log may have grown without our hearing of it. */
  async checkLog(length: number): Promise<void> {
    if (this.now && length > this.now.n) await this.inTurn(() => this.catchUp());
  }

  /** Reads again what is not in the log: the row, the seats, who is there. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.reread());
  }

  protected override async reread(): Promise<void> {
    const [row, seats, visits, elsewhere] = await Promise.all([
      this.around.store.table(this.row.id),
      this.around.store.seats(this.row.id),
      visitsOf(this.around.store.db, this.row.id),
      this.around.elsewhere(this.row.id),
    ]);
    if (!row) return;
    const before = { seats: this.seats, status: this.row.status };
    this.row = row;
    this.seats = seats;
    this.visits = visits;
    this.elsewhere = elsewhere;
    this.lookAtEnding();
    for (const watcher of this.watchers) if (this.isShutTo(watcher.guest)) watcher.shutOut();
    if (row.status === 'failed' || row.status === 'frozen') await this.forget();
    if (before.status === 'lobby' && row.status === 'running') {
      await this.opened();
      this.showAll();
    } else if (row.status !== 'lobby') this.showNewEyes(before.seats);
    this.schedule();
  }

  isShutTo(guest: string): boolean {
    return standingOf(this.visits, guest) === 'shut';
  }

  get seating(): Seating {
    return { table: this.row, seats: this.seats, visits: this.visits };
  }

  /** What wishes for a seat depend on beside the seats. */
  get aroundWishes(): AroundWishes {
    return { now: this.around.clock.now(), isOpen: this.isOpen, present: this.present };
  }

  /** Whoever sits down, or gets up for good, sees with other eyes from now on. */
  private showNewEyes(before: readonly SeatRow[]): void {
    for (const watcher of this.watchers)
      if (audiencesOf(before, watcher.guest).join() !== audiencesOf(this.seats, watcher.guest).join())
        this.show(watcher).catch(() => {});
  }
}
