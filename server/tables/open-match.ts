import type { Input, Spec } from '../../engine/types.ts';
import type { Opening } from '../../referee/referee.ts';
import type { Position, WholeTable } from '../../referee/messages.ts';
import { RulesFault } from '../rules/pool.ts';
import type { EnterRequest, RulesReply, RulesRequest } from '../rules/requests.ts';
import { carryOf, optionsOf } from '../storage/columns.ts';
import type { Log } from '../storage/logs.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Register } from './register.ts';
import type { Environment } from './environment.ts';

const LOOKED_AT_AGAIN = 60_000;

interface Events {
  /** It was opened from its log. `isServed`: only the rules had forgotten it, its clock goes on. */
  reopened(whole: WholeTable, isServed: boolean): Promise<void>;
  /** Its rules loop or throw, maybe at this input: it is not opened again for a while. */
  broke(fault: RulesFault, entering: Input<Spec> | null): Promise<void>;
}

/** The match as the rules thread holds it: opened from its log when somebody needs it, and forgotten at any time. */
export class OpenMatch {
  private readonly register: Pick<Register, 'row' | 'keep'>;
  private readonly around: Pick<Environment, 'store' | 'rules' | 'clock'>;
  private readonly events: Events;
  private now: Position | null = null;
  private used: number;
  private broken: { readonly fault: RulesFault; readonly at: number } | null = null;
  private entering: Input<Spec> | null = null; // what the rules are busy with, should they not come back

  constructor(register: OpenMatch['register'], around: OpenMatch['around'], events: Events) {
    this.register = register;
    this.around = around;
    this.events = events;
    this.used = around.clock.now();
  }

  /** Where it stands; null while it is not open. */
  get position(): Position | null {
    return this.now;
  }

  get usedAt(): number {
    return this.used;
  }

  use(): void {
    this.used = this.around.clock.now();
  }

  /** Whether it could not be opened just now. */
  get isBroken(): boolean {
    return this.broken !== null && this.around.clock.steady() - this.broken.at < LOOKED_AT_AGAIN;
  }

  // ---- opened and forgotten ----

  async opened(): Promise<void> {
    this.use();
    if (this.now) return;
    // Nobody may choose a seat, or another seed, by what the set-up would bring.
    if (this.register.row.status === 'lobby') throw new Error('a match that has not begun cannot be looked at');
    if (this.broken && this.isBroken) throw this.broken.fault;
    await this.reopen(false);
    this.broken = null;
  }

  async reopen(isServed: boolean): Promise<void> {
    const { row } = this.register;
    const opening = openingOf(row, await this.around.store.logs.log(row.id));
    const { whole, version } = await this.asked({ op: 'open', game: row.game, opening });
    if (version !== row.version) await this.crossVersions(version, whole.n);
    this.settle(whole);
    await this.events.reopened(whole, isServed);
  }

  /** From here on the snapshot is the truth: the inputs before it were made under other rules. */
  private async crossVersions(version: number, n: number): Promise<void> {
    const save = await this.asked({ op: 'save' });
    await this.around.store.putSnapshot(this.register.row.id, n, version, save);
    await this.register.keep({ version });
  }

  settle({ n, clock, paused, due, asked, step, outcome }: Position): void {
    this.now = { n, clock, paused, due, asked, step, outcome };
  }

  async forget(): Promise<void> {
    const { id } = this.register.row;
    this.now = null;
    this.around.store.letGo(id);
    await this.around.rules.ask(id, { op: 'close' }).catch(() => {});
  }

  /** Where it stands when the server stops: a newer one may have other rules. */
  async keepSnapshot(): Promise<void> {
    const save = await this.ask({ op: 'save' });
    const { id, version } = this.register.row;
    await this.around.store.putSnapshot(id, this.now?.n ?? 0, version, save);
  }

  // ---- asked ----

  ask<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.around.rules
      .ask(this.register.row.id, request)
      .catch((error: unknown) => this.askAgain(request, error));
  }

  /** As `ask` does, for an input, and without a promise. `failed` hears of what the rules did not answer. */
  enter(
    input: Input<Spec>,
    request: EnterRequest,
    judged: (reply: RulesReply<'enter'>) => void,
    failed: (error: unknown) => void,
  ): void {
    this.entering = input;
    const resolve = (reply: RulesReply<'enter'>): void => {
      this.entering = null;
      judged(reply);
    };
    this.around.rules.enter(this.register.row.id, request, {
      resolve,
      reject: fault => void this.askAgain(request, fault).then(resolve).catch(failed),
    });
  }

  /** The rules forget the last input; those that have forgotten the whole match need not. */
  async takeBack(): Promise<void> {
    try {
      await this.asked({ op: 'retract' });
    } catch (error) {
      if (!isForgotten(error)) throw error;
      await this.forget();
    }
  }

  /** A thread that was replaced meanwhile has forgotten the table, not lost it. */
  private async askAgain<R extends RulesRequest>(request: R, error: unknown): Promise<RulesReply<R['op']>> {
    await this.blame(error);
    if (!isForgotten(error)) throw error;
    await this.reopen(true);
    return this.asked(request);
  }

  private asked<R extends RulesRequest>(request: R): Promise<RulesReply<R['op']>> {
    return this.blaming(() => this.around.rules.ask(this.register.row.id, request));
  }

  /** A table whose rules loop or throw is set aside with its log; the others play on. */
  async blaming<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      await this.blame(error);
      throw error;
    }
  }

  private async blame(error: unknown): Promise<void> {
    if (!(error instanceof RulesFault) || isForgotten(error)) return;
    this.now = null;
    // Whoever looks at it later on must not cost a thread each time.
    this.broken = { fault: error, at: this.around.clock.steady() };
    await this.events.broke(error, this.entering);
  }
}

/** The thread does not have the match any more: it is opened again from its log. */
const isForgotten = (error: unknown): boolean =>
  error instanceof RulesFault && (error.kind === 'closed' || error.kind === 'replaced');

export function openingOf(row: TableRow, { inputs, snapshot }: Log): Opening {
  const { scenario, seats, seed, salt } = row;
  const setup = { scenario, seats, options: optionsOf(row), carry: carryOf(row) };
  return { setup, seed, salt, inputs, snapshot };
}
