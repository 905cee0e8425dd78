import type { Advice } from '../../bots/advice.ts';
import type { AnyBox } from '../../engine/box.ts';
import type { Input, Seat, Spec } from '../../engine/types.ts';
import type { TableRefusal } from '../../referee/down.ts';
import type { WholeTable } from '../../referee/messages.ts';
import type { RulesFault } from '../rules/pool.ts';
import type { RulesReply, RulesRequest } from '../rules/requests.ts';
import { failureText } from '../storage/failure.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { markServed } from '../storage/served.ts';
import type { Environment } from './environment.ts';
import { LOST } from './match-log.ts';
import { reseeding } from './moving.ts';
import { type Parts, partsOf } from './parts.ts';
import type { Register } from './register.ts';
import type { Around } from './seating.ts';

const FOLLOW_AFTER = 400; // who did not write last lets the one who did go first

/** What it needs around it, and whom it tells what concerns the whole house. */
export interface TableEnvironment extends Environment {
  /** Told when a match is over. */
  ended(table: LiveTable): void;
  /** Told when another server has changed who sits where, or when somebody there is asked something. */
  reseated(table: LiveTable): void;
  /** Told when a message was written through another server. */
  said(table: LiveTable, message: string): void;
}

/** A table in memory, as the doors know it: its parts, and what happens among them. Other servers may have it awake too. */
export class LiveTable {
  readonly register: Register;
  readonly watchers: Parts['watchers'];
  readonly isOpen: boolean; // whether its game hides nothing from anybody
  readonly match: Parts['match'];
  readonly clock: Parts['clock'];
  readonly showing: Parts['showing'];
  readonly inputs: Parts['inputs'];
  readonly questions: Parts['questions'];
  readonly neighbours: Parts['neighbours'];
  private readonly parts: Parts;
  private readonly around: TableEnvironment;

  constructor(register: Register, box: AnyBox | null, around: TableEnvironment) {
    this.register = register;
    this.around = around;
    this.parts = partsOf(register, box, around, {
      present: () => this.present,
      open: () => this.open(),
      refresh: () => this.refresh(),
      checkLog: length => this.checkLog(length),
      whenOpen: job => this.whenOpen(job),
      reread: () => this.reread(),
      schedule: () => this.schedule(),
      reopened: (whole, isServed) => this.reopened(whole, isServed),
      over: () => this.over(),
      setAside: (fault, input) => this.setAside(fault, input),
      reseated: () => around.reseated(this),
      said: message => around.said(this, message),
    });
    const { watchers, isOpen, match, clock, showing, inputs, questions, neighbours } = this.parts;
    this.watchers = watchers;
    this.isOpen = isOpen;
    this.match = match;
    this.clock = clock;
    this.showing = showing;
    this.inputs = inputs;
    this.questions = questions;
    this.neighbours = neighbours;
  }

  get row(): TableRow {
    return this.register.row;
  }

  get seats(): SeatRow[] {
    return this.register.seats;
  }

  /** Those who look at it, on whatever server. */
  get present(): Set<string> {
    return new Set([...this.register.elsewhere, ...this.watchers.guests()]);
  }

  /** What wishes for a seat depend on beside the seats. */
  get aroundWishes(): Around {
    return { now: this.around.clock.now(), isOpen: this.isOpen, present: this.present };
  }

  // ---- in its turn ----

  open(): Promise<void> {
    return this.parts.turns.inTurn(() => this.match.opened());
  }

  /** Asks the rules without changing anything. */
  look<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.whenOpen(() => this.match.ask(request));
  }

  hint(seat: Seat): Promise<Advice | null> {
    return this.whenOpen(() => this.parts.bots.hint(seat));
  }

  /** Reads again what is not in the log: the row, the seats, who is there. */
  refresh(): Promise<void> {
    return this.parts.turns.inTurn(() => this.reread());
  }

  /** Its log has so many inputs: more than we know, if we did not hear of them. */
  async checkLog(length: number): Promise<void> {
    const { position } = this.match;
    if (position && length > position.n) await this.parts.turns.inTurn(() => this.parts.log.catchUp());
  }

  /** Whoever has started the match is the first to move its bots and its clock. */
  begin(): Promise<void> {
    this.parts.log.lead();
    return this.refresh();
  }

  /**
   * The match goes to a device, or is ours again: other dice and another status, in one step. Whoever writes after it, on whatever
   * server, has read it before.
   */
  reseed(eyes: Seat | null, status: TableRow['status']): Promise<TableRefusal | null> {
    const { log } = this.parts;
    return this.whenOpen(async () => {
      for (;;) {
        const { entry, reseeds } = reseeding(this.row, eyes, this.around.seed);
        const at = this.match.position?.clock ?? 0;
        const taken = await log.attempt({ type: 'host', at, entry }, null, { status, reseeds });
        if (taken !== LOST) return taken;
      }
    });
  }

  /** Puts the table to sleep: its log is all it needs to wake up. */
  async sleep(): Promise<void> {
    const { clock, match, register } = this;
    const { timers, turns } = this.parts;
    timers.stop('due', 'bot', 'again');
    await turns.inTurn(async () => {
      if (!match.position) return;
      const served = clock.served();
      if (served) await markServed(this.around.store, [served]);
      if (register.isRunning) await match.keepSnapshot();
      await match.forget();
    });
  }

  private whenOpen<T>(job: () => Promise<T>): Promise<T> {
    return this.parts.turns.inTurn(async () => {
      await this.match.opened();
      return job();
    });
  }

  // ---- what its parts tell it ----

  /** Sets the timers for what comes next. */
  private schedule(): void {
    const { position } = this.match;
    this.parts.timers.stop('due', 'bot');
    if (!position || position.outcome || position.paused || !this.register.isRunning) return;
    const grace = this.parts.log.isOurs ? 0 : FOLLOW_AFTER * (1 + Math.random());
    this.parts.alarm.set(grace);
    this.parts.bots.set(grace);
  }

  private async reopened({ n, outcome }: WholeTable, isServed: boolean): Promise<void> {
    this.parts.outage.end();
    const away = isServed ? 0 : await this.clock.resume();
    this.neighbours.tellWoken();
    this.showing.catchUp(n);
    if (outcome && this.register.isRunning) await this.reread();
    if (away > 0) await this.parts.alarm.sleptFor(away);
    this.schedule();
  }

  private async reread(): Promise<void> {
    const { match, questions, register, showing, watchers } = this;
    const before = await register.read();
    if (!before) return;
    questions.lookAtEnding();
    for (const watcher of watchers) if (register.isShutTo(watcher.guest)) watcher.shutOut();
    if (register.isSetAside) await match.forget();
    const isBack = before.row.status === 'lent' && this.row.status !== 'lent';
    if (isBack) await match.forget(); // what was played elsewhere is in the log
    if (isBack || (before.row.status === 'lobby' && register.isRunning)) {
      await match.opened();
      showing.showAll();
    } else if (this.row.status !== 'lobby') showing.showNewEyes(before.seats);
    this.schedule();
  }

  private over(): void {
    this.questions.lookAtEnding();
    this.around.ended(this);
  }

  /** Why it was is written down once, with its log; the other tables play on. */
  private async setAside(fault: RulesFault, input: Input<Spec> | null): Promise<void> {
    this.parts.timers.stop('due', 'bot', 'again');
    if (this.register.isSetAside) return;
    const status = fault.kind === 'frozen' ? 'frozen' : 'failed';
    await this.register.keep({ status, failure: failureText({ why: fault.message, input }) });
    const seat = input?.type === 'answer' ? input.seat : null;
    this.around.trouble('table set aside', { table: this.row.id, seat, status, why: fault.message });
    this.showing.tell({ type: 'failed', status });
    this.neighbours.tellReseated();
  }
}
