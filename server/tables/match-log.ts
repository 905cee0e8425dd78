import type { Input, Outcome, Spec } from '../../engine/types.ts';
import type { TableRefusal } from '../../referee/down.ts';
import type { EnterRequest, Entered, RulesReply } from '../rules/requests.ts';
import { goesOn } from '../storage/campaigns.ts';
import type { InputRow, TableRow } from '../storage/schema.ts';
import type { MatchClock } from './match-clock.ts';
import type { OpenMatch } from './open-match.ts';
import type { Outage } from './outage.ts';
import type { Register } from './register.ts';
import type { Showing } from './showing.ts';
import type { Environment } from './environment.ts';
import type { Group, Watchers } from './watchers.ts';

const SNAPSHOT_EVERY = 100;
const TOUCH_EVERY = 60_000;
export const LOST = 'lost'; // another server's input came first: look again

/** What has become of an input. */
export type Attempt = TableRefusal | typeof LOST | null;

interface Beside {
  readonly register: Pick<Register, 'row' | 'seats' | 'change'>;
  readonly watchers: Pick<Watchers, 'groups'>;
  readonly match: Pick<
    OpenMatch,
    'position' | 'opened' | 'reopen' | 'settle' | 'ask' | 'enter' | 'takeBack' | 'forget'
  >;
  readonly clock: Pick<MatchClock, 'atLeast' | 'goOn'>;
  readonly showing: Pick<Showing, 'pass'>;
  readonly outage: Pick<Outage, 'meet'>;
}

interface Events {
  /** Somebody has answered at this step. */
  answered(step: string, action: { type: string }): void;
  /** There are more inputs: something else comes next. */
  grew(): void;
  over(): void;
  /** What is not in the log has changed too. */
  reread(): Promise<void>;
}

/** What goes into the log: what is said here, and what other servers have written. */
export class MatchLog {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'store' | 'bus' | 'clock' | 'trouble' | 'accepted' | 'raced'>;
  private readonly events: Events;
  private isLead: boolean;

  constructor(beside: Beside, around: MatchLog['around'], events: Events) {
    this.beside = beside;
    this.around = around;
    this.events = events;
    this.isLead = !around.bus.isShared;
  }

  /** Whether we wrote last, or nobody else could. */
  get isOurs(): boolean {
    return this.isLead;
  }

  /** Whoever starts the match is the first to move its bots and its clock. */
  lead(): void {
    this.isLead = true;
  }

  attempt(input: Input<Spec>, message: string | null, change: Partial<TableRow> | null = null): Promise<Attempt> {
    return new Promise((resolve, reject) => this.send(input, message, resolve, reject, change));
  }

  /**
   * An input on its way: to the rules, onto the disk, to those who look on. It goes from callback to callback, for thousands
   * do so in a second and a promise at each step would cost more than the step. `change`: what becomes of the table's row with it.
   */
  send(
    input: Input<Spec>,
    message: string | null,
    done: (taken: Attempt) => void,
    failed: (error: unknown) => void,
    change: Partial<TableRow> | null = null,
  ): void {
    const { around } = this;
    const { register, watchers, match, outage } = this.beside;
    const { groups, key } = watchers.groups(register.seats);
    const since = around.clock.steady();
    const wantsSave = ((match.position?.n ?? 0) + 1) % SNAPSHOT_EVERY === 0;
    const text = JSON.stringify(input);
    const request = { op: 'enter', input: text, wantsSave, mayRetract: around.bus.isShared, groups: key } as const;
    const judged = (reply: RulesReply<'enter'>): void => {
      if (reply.refusal) return done(reply.refusal);
      const at = around.clock.now();
      const row = { table_id: register.row.id, seq: reply.n, input: text, message, frame: reply.kept, entered_at: at };
      const snapshot = reply.save === null ? null : { version: register.row.version, save: reply.save };
      const touch = touched(register.row, at, reply.outcome);
      const table = change ? { ...touch, ...change } : touch;
      const kept = (isKept: boolean): void => {
        if (!isKept) return void this.cameLate(row).then(done, failed);
        this.entered(input, reply, groups, table);
        around.accepted(around.clock.steady() - since);
        return done(null);
      };
      const notKept = (reason: unknown): void => void outage.meet(reason).then(done, failed);
      around.store.append(row, { snapshot, table }, { kept: guarded(kept), notKept });
    };
    match.enter(input, request, guarded(judged), failed);

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

  /** It is on the disk: the others learn of it. */
  private entered(
    input: Input<Spec>,
    entered: Entered,
    groups: readonly Group[],
    change: Partial<TableRow> | null,
  ): void {
    const { register } = this.beside;
    if (change) register.change(change);
    this.isLead = true;
    if (this.around.bus.isShared) this.around.bus.publish({ kind: 'log', table: register.row.id, n: entered.n });
    this.follow(input, entered, groups);
    this.events.grew();
    if (entered.outcome) this.events.over();
  }

  /** The place in the log is taken: our input is taken back, and what others entered is entered here. */
  private async cameLate(row: InputRow): Promise<typeof LOST | null> {
    const { match, outage } = this.beside;
    this.around.raced();
    this.isLead = false;
    let key: 'seq' | 'message';
    try {
      key = await this.around.store.takenKey(row);
      if (this.around.bus.isShared) await match.takeBack();
      else await match.forget();
      await this.catchUp();
    } catch (error) {
      await outage.meet(error);
      throw error;
    }
    return key === 'message' ? null : LOST; // a message that came twice is in the log already
  }

  /** Enters what other servers have appended, and shows it here. */
  async catchUp(): Promise<void> {
    const { register, watchers, match, clock } = this.beside;
    if (!match.position) return match.opened();
    const { id } = register.row;
    const inputs = await this.around.store.logs.inputsAfter(id, match.position.n);
    for (const input of inputs) {
      const { groups, key } = watchers.groups(register.seats);
      const reply = await match.ask(entering(input, key));
      if (reply.refusal) {
        // What is in the log was taken by the same rules: only a memory that is astray can refuse it.
        this.around.trouble('memory astray', { table: id, n: match.position?.n, refusal: reply.refusal });
        await match.forget();
        return match.reopen(true);
      }
      this.isLead = false;
      this.follow(input, reply, groups);
      clock.atLeast(reply.clock);
      const { type } = input.type === 'host' ? input.entry : input;
      if (reply.outcome || type === 'takeOver' || type === 'reseed') await this.events.reread();
    }
    if (inputs.length > 0) this.events.grew();
  }

  private follow(input: Input<Spec>, entered: Entered, groups: readonly Group[]): void {
    const { match, clock, showing } = this.beside;
    if (input.type === 'answer') this.events.answered(match.position?.step ?? '', input.action);
    const wasPaused = match.position?.paused ?? false;
    match.settle(entered);
    if (wasPaused && !entered.paused) clock.goOn();
    showing.pass(entered, groups, input.type === 'host' && input.entry.type === 'undo');
  }
}

const entering = (input: Input<Spec>, groups: string): EnterRequest => ({
  op: 'enter',
  input: JSON.stringify(input),
  wantsSave: false,
  mayRetract: false,
  groups,
});

/** What changes in the table's own row: its end, and now and then the time of its last use. */
function touched(row: TableRow, now: number, outcome: Outcome | null): Partial<TableRow> | null {
  if (!outcome && now - row.touched_at < TOUCH_EVERY) return null;
  const goes_on = outcome && row.is_exercise === 0 ? goesOn(outcome) : 0;
  return {
    touched_at: now,
    ...(outcome ? { status: 'over' as const, outcome: JSON.stringify(outcome), goes_on } : {}),
  };
}
