import type { TableRefusal } from '../../referee/down.ts';
import type { MatchClock } from './match-clock.ts';
import { LOST, type MatchLog } from './match-log.ts';
import type { OpenMatch } from './open-match.ts';
import { notRunning } from './refusals.ts';
import type { Register } from './register.ts';
import type { Environment } from './environment.ts';
import type { Timers } from './timers.ts';
import type { Turns } from '../../referee/turns.ts';

interface Beside {
  readonly register: Pick<Register, 'row' | 'isRunning'>;
  readonly match: Pick<OpenMatch, 'position'>;
  readonly clock: Pick<MatchClock, 'now'>;
  readonly log: Pick<MatchLog, 'attempt'>;
  readonly turns: Pick<Turns, 'inTurn'>;
  readonly timers: Pick<Timers, 'set'>;
  /** Sets all timers anew. */
  schedule(): void;
}

/** Fires what the clock of a match makes due. Whoever writes a clock event first has written it for all. */
export class Alarm {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'trouble'>;

  constructor(beside: Beside, around: Alarm['around']) {
    this.beside = beside;
    this.around = around;
  }

  /** Goes off when the next event is due, and a while later where others go first. */
  set(grace: number): void {
    const { match, clock, turns, timers } = this.beside;
    const due = match.position?.due ?? null;
    if (due !== null) timers.set('due', due - clock.now() + grace, () => turns.inTurn(() => this.ring()));
  }

  /** A timer may go off a moment too early: then it is set again, for nobody else would fire what is due. */
  private async ring(): Promise<void> {
    const { match } = this.beside;
    const due = match.position?.due ?? null;
    await this.fireDue();
    if (due !== null && match.position?.due === due) this.beside.schedule();
  }

  /** Clock events that are due come before anything said later; says why one could not be entered. */
  async fireDue(): Promise<TableRefusal | null> {
    const { register, match, clock, log } = this.beside;
    for (let due = match.position?.due ?? null; due !== null && due <= clock.now(); due = match.position?.due ?? null) {
      const taken = await log.attempt({ type: 'tick', at: due }, null);
      if (taken && taken !== LOST) return taken;
      if (!register.isRunning) return notRunning(register.row.status);
    }
    return null;
  }

  /** Nobody served the table for a while: its log says so, and the clock goes on where it stood. */
  async sleptFor(ms: number): Promise<void> {
    const { register, clock, log } = this.beside;
    if (await this.fireDue()) return;
    const taken = await log.attempt({ type: 'host', at: clock.now(), entry: { type: 'away', ms } }, null);
    if (taken && taken !== LOST && taken.code !== 'storage')
      this.around.trouble('an absence was refused', { table: register.row.id, refusal: taken });
  }
}
