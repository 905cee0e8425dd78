import type { Input, Outcome, Seat, Spec } from '../../engine/types.ts';
import type { Entered, RulesReply } from '../rules/requests.ts';
import type { InputRow, TableRow } from '../storage/schema.ts';
import { goesOn } from '../storage/campaigns.ts';
import type { TableRefusal } from './surroundings.ts';
import { STORAGE, TableMemory, isForgotten } from './table-memory.ts';
import type { Group } from './watchers.ts';

const SNAPSHOT_EVERY = 100;
const TOUCH_EVERY = 60_000;
const MOST_RACES = 100; // another server can be faster now and then, not for ever
export const LOST = 'lost'; // another server's input came first: look again

/** What has become of an input. */
type Taken = TableRefusal | typeof LOST | null;

/** What goes into the log: what is said here, and what other servers have written. */
export abstract class TableLog extends TableMemory {
  /** What was answered last, to what, and when: bots keep the pace of their game from there on. */
  protected answered: { readonly step: string; readonly action: { type: string }; readonly at: number } | null = null;

  /** The match is over. */
  protected abstract over(): void;
  /** Clock events that are due come before anything said later; says why one could not be entered. */
  protected abstract fireDue(): Promise<TableRefusal | null>;

  /** Enters an input and appends it. When another server was faster, its input is taken in and this one tried again. */
  protected async commit(
    make: (at: number) => Input<Spec>,
    message: string | null,
    step: string | null,
    n: number | null = null,
  ): Promise<TableRefusal | null> {
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      if (this.row.status !== 'running') return notRunning(this.row.status);
      if (n !== null && this.now?.n !== n) return { code: 'not-possible', rule: null, values: { why: 'other-seat' } };
      const overdue = (this.now?.due ?? null) === null ? null : await this.fireDue();
      if (overdue) return overdue;
      if (step !== null && this.now && this.now.step !== step)
        return { code: 'not-asked', rule: null, values: { step: this.now.step ?? '' } };
      const taken = await this.attempt(make(this.clockNow()), message);
      if (taken !== LOST) return taken;
    }
    return STORAGE;
  }

  protected attempt(input: Input<Spec>, message: string | null): Promise<Taken> {
    return new Promise((resolve, reject) => this.send(input, message, resolve, reject));
  }

  /**
   * An input on its way: to the rules, onto the disk, to those who look on. It goes from callback to callback, for thousands
   * do so in a second and a promise at each step would cost more than the step.
   */
  private send(
    input: Input<Spec>,
    message: string | null,
    done: (taken: Taken) => void,
    failed: (error: unknown) => void,
  ): void {
    const { around } = this;
    const { groups, key } = this.watchers.groups(this.seats);
    const since = around.clock.steady();
    const wantsSave = ((this.now?.n ?? 0) + 1) % SNAPSHOT_EVERY === 0;
    const text = JSON.stringify(input);
    const request = { op: 'enter', input: text, wantsSave, mayRetract: around.bus.isShared, groups: key } as const;
    const judged = (reply: RulesReply<'enter'>): void => {
      this.entering = null;
      if (reply.refusal) return done(reply.refusal);
      const at = around.clock.now();
      const row = { table_id: this.row.id, seq: reply.n, input: text, message, frame: reply.kept, entered_at: at };
      const snapshot = reply.save === null ? null : { version: this.row.version, save: reply.save };
      const table = this.touched(at, reply.outcome);
      const kept = (isKept: boolean): void => {
        if (!isKept) return void this.cameLate(row).then(done, failed);
        this.entered(input, reply, groups, table);
        around.accepted(around.clock.steady() - since);
        return done(null);
      };
      const notKept = (reason: unknown): void => void this.unreachable(reason).then(done, failed);
      around.store.append(row, { snapshot, table }, { kept: guarded(kept), notKept });
    };
    this.entering = input;
    around.rules.enter(this.row.id, request, {
      resolve: guarded(judged),
      reject: fault => void this.askAgain(request, fault).then(judged).catch(failed),
    });

    /** Whoever calls back serves other tables too: what goes wrong here is ours alone. */
    function guarded<A>(then: (answer: A) => void): (answer: A) => void {
      return answer => {
        try {
          then(answer);
        } catch (error) {
          failed(error);
        }
      };
    }
  }

  /** An answer: straight to the rules where nothing stands in its way, else when its turn comes. */
  answer(
    seat: Seat,
    action: { type: string },
    message: string,
    step: string | null,
    done: (refusal: TableRefusal | null) => void,
    failed: (error: unknown) => void,
  ): void {
    const make = (at: number): Input<Spec> => ({ type: 'answer', at, seat, action });
    if (!this.isReadyFor(step)) return void this.enter(make, message, step).then(done, failed);
    this.usedAt = this.around.clock.now();
    this.takeTurn(() => {
      const end = (refusal: TableRefusal | null): void => {
        try {
          done(refusal);
        } finally {
          this.endTurn();
        }
      };
      const fail = (error: unknown): void => {
        try {
          failed(error);
        } finally {
          this.endTurn();
        }
      };
      const told = (taken: Taken): void =>
        taken === LOST ? void this.commit(make, message, step).then(end, fail) : end(taken);
      this.send(make(this.clockNow()), message, told, fail);
    });
  }

  /** Takes an answer or a word of the host, in its turn. */
  abstract enter(
    make: (at: number) => Input<Spec>,
    message: string | null,
    step: string | null,
    n?: number | null,
  ): Promise<TableRefusal | null>;

  private isReadyFor(step: string | null): boolean {
    const { now } = this;
    if (this.isBusy || !now || this.row.status !== 'running') return false;
    return (step === null || now.step === step) && (now.due === null || now.due > this.clockNow());
  }

  /** It is on the disk: the others learn of it. */
  private entered(
    input: Input<Spec>,
    entered: Entered,
    groups: readonly Group[],
    change: Partial<TableRow> | null,
  ): void {
    if (change) this.row = { ...this.row, ...change };
    this.isLead = true;
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'log', table: this.row.id, n: entered.n });
    this.follow(input, entered, groups);
    this.schedule();
    if (entered.outcome) this.over();
  }

  /** The place in the log is taken: our input is taken back, and what others entered is entered here. */
  protected async cameLate(row: InputRow): Promise<typeof LOST | null> {
    this.around.raced();
    this.isLead = false;
    let key: 'seq' | 'message';
    try {
      key = await this.around.store.takenKey(row);
      if (this.around.bus.isShared) await this.takeBack();
      else await this.forget();
      await this.catchUp();
    } catch (error) {
      await this.unreachable(error);
      throw error;
    }
    return key === 'message' ? null : LOST; // a message that came twice is in the log already
  }

  /** The rules forget our input; those that have forgotten the whole match need not. */
  private async takeBack(): Promise<void> {
    try {
      await this.blaming(() => this.around.rules.ask(this.row.id, { op: 'retract' }));
    } catch (error) {
      if (!isForgotten(error)) throw error;
      await this.forget();
    }
  }

  /** Enters what other servers have appended, and shows it here. */
  protected async catchUp(): Promise<void> {
    if (!this.now) return this.opened();
    const inputs = await this.around.store.logs.inputsAfter(this.row.id, this.now.n);
    for (const input of inputs) {
      const { groups, key } = this.watchers.groups(this.seats);
      const text = JSON.stringify(input);
      const reply = await this.ask({ op: 'enter', input: text, wantsSave: false, mayRetract: false, groups: key });
      if (reply.refusal) {
        // What is in the log was taken by the same rules: only a memory that is astray can refuse it.
        this.around.trouble('memory astray', { table: this.row.id, n: this.now?.n, refusal: reply.refusal });
        await this.forget();
        return this.reopen(true);
      }
      this.isLead = false;
      this.follow(input, reply, groups);
      this.base = Math.min(this.base, this.around.clock.steady() - reply.clock);
      const isReseated = input.type === 'host' && input.entry.type === 'takeOver';
      if (reply.outcome || isReseated) await this.reread();
    }
    if (inputs.length > 0) this.schedule();
  }

  protected follow(input: Input<Spec>, entered: Entered, groups: readonly Group[]): void {
    if (input.type === 'answer')
      this.answered = { step: this.now?.step ?? '', action: input.action, at: this.around.clock.steady() };
    this.settle(entered);
    this.told = entered.n;
    // What was undone is also taken out of the log: everybody looks at the table anew.
    if (input.type === 'host' && input.entry.type === 'undo') this.showAll();
    else
      for (let i = 0; i < groups.length; i++)
        for (const watcher of groups[i]?.watchers ?? []) watcher.send(entered.texts[i] as string);
  }

  /** What changes in the table's own row: its end, and now and then the time of its last use. */
  protected touched(now: number, outcome: Outcome | null): Partial<TableRow> | null {
    if (!outcome && now - this.row.touched_at < TOUCH_EVERY) return null;
    return {
      touched_at: now,
      ...(outcome ? { status: 'over' as const, outcome: JSON.stringify(outcome), goes_on: goesOn(outcome) } : {}),
    };
  }
}

export const notRunning = (status: TableRow['status']): TableRefusal => ({
  code: 'not-running',
  rule: null,
  values: { status },
});
