import type { HostEntry, Input, Seat, Spec } from '../../engine/types.ts';
import type { TableRefusal } from '../../referee/down.ts';
import { RulesFault } from '../rules/pool.ts';
import type { Alarm } from './alarm.ts';
import type { MatchClock } from './match-clock.ts';
import { LOST, type MatchLog, type Attempt } from './match-log.ts';
import type { OpenMatch } from './open-match.ts';
import type { Outage } from './outage.ts';
import { STORAGE, notPossible, notRunning } from './refusals.ts';
import type { Register } from './register.ts';
import type { Environment } from './environment.ts';
import type { Turns } from '../../referee/turns.ts';

const MOST_RACES = 100; // another server can be faster now and then, not for ever

/** An input, at the time at which it is its turn. */
type Make = (at: number) => Input<Spec>;

interface Beside {
  readonly register: Pick<Register, 'row' | 'isRunning'>;
  readonly match: Pick<OpenMatch, 'position' | 'opened' | 'use'>;
  readonly clock: Pick<MatchClock, 'now'>;
  readonly log: Pick<MatchLog, 'attempt' | 'send'>;
  readonly alarm: Pick<Alarm, 'fireDue'>;
  readonly outage: Pick<Outage, 'meet' | 'isLaterThan'>;
  readonly turns: Turns;
  /** Reads again what is not in the log. */
  reread(): Promise<void>;
}

/** What people say at a table, taken in its turn. Acknowledged means: it is on the disk. */
export class Inputs {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'store' | 'bus' | 'clock'>;

  constructor(beside: Beside, around: Inputs['around']) {
    this.beside = beside;
    this.around = around;
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
    const { match, clock, log, turns } = this.beside;
    const make: Make = at => ({ type: 'answer', at, seat, action });
    if (!this.isReadyFor(step)) return void this.enter(make, message, step).then(done, failed);
    match.use();
    turns.take(() => {
      const end = (refusal: TableRefusal | null): void => {
        try {
          done(refusal);
        } finally {
          turns.end();
        }
      };
      const fail = (error: unknown): void => {
        try {
          failed(error);
        } finally {
          turns.end();
        }
      };
      const told = (taken: Attempt): void =>
        taken === LOST ? void this.commit(make, message, step, null).then(end, fail) : end(taken);
      log.send(make(clock.now()), message, told, fail);
    });
  }

  private isReadyFor(step: string | null): boolean {
    const { register, match, clock, turns } = this.beside;
    const { position } = match;
    if (turns.isBusy || !position || !register.isRunning) return false;
    return (step === null || position.step === step) && (position.due === null || position.due > clock.now());
  }

  /** Several answers in a row, which are taken back together; the first one that is refused, or that somebody else must follow, ends the row. */
  async answerAll(
    seat: Seat,
    actions: readonly { type: string }[],
    message: string,
    step: string | null,
    isAgain: boolean,
  ): Promise<{ done: number; refusal: TableRefusal | null }> {
    const before = isAgain ? await this.applied(message, actions.length) : 0;
    for (const [i, action] of actions.entries()) {
      if (i < before) continue;
      const answered = i === 0 ? step : null;
      const joined = i === 0 ? {} : { joined: true as const };
      const make: Make = at => ({ type: 'answer', at, seat, action, ...joined });
      const refusal = await this.enter(make, `${message}#${i}`, answered);
      if (refusal) return { done: i, refusal };
    }
    return { done: actions.length, refusal: null };
  }

  /** A word of the host, `n`: only after so many inputs. */
  say(entry: HostEntry, message: string | null = null, n: number | null = null): Promise<TableRefusal | null> {
    return this.enter(at => ({ type: 'host', at, entry }), message, null, n);
  }

  /** How many inputs of this message are in the log already. */
  applied(message: string, count: number): Promise<number> {
    return this.around.store.logs.applied(this.beside.register.row.id, message, count);
  }

  private enter(
    make: Make,
    message: string | null,
    step: string | null,
    n: number | null = null,
  ): Promise<TableRefusal | null> {
    const { register, match, outage, turns } = this.beside;
    const asked = this.around.clock.steady();
    return turns.inTurn(async () => {
      // What waited in line while something could not be kept has waited long enough.
      if (outage.isLaterThan(asked)) return STORAGE;
      // The word that it has begun, on another server, may still be on its way.
      if (register.row.status === 'lobby' && this.around.bus.isShared) await this.beside.reread();
      if (!register.isRunning) return notRunning(register.row.status);
      try {
        if (match.position) match.use();
        else await match.opened();
      } catch (error) {
        if (error instanceof RulesFault) throw error;
        return outage.meet(error);
      }
      return this.commit(make, message, step, n);
    });
  }

  /** Enters an input and appends it. When another server was faster, its input is taken in and this one tried again. */
  private async commit(
    make: Make,
    message: string | null,
    step: string | null,
    n: number | null,
  ): Promise<TableRefusal | null> {
    const { register, match, clock, log, alarm } = this.beside;
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      if (!register.isRunning) return notRunning(register.row.status);
      if (n !== null && match.position?.n !== n) return notPossible('other-seat');
      const overdue = (match.position?.due ?? null) === null ? null : await alarm.fireDue();
      if (overdue) return overdue;
      const at = match.position?.step;
      if (step !== null && at !== undefined && at !== step)
        return { code: 'not-asked', rule: null, values: { step: at ?? '' } };
      const taken = await log.attempt(make(clock.now()), message);
      if (taken !== LOST) return taken;
    }
    return STORAGE;
  }
}
