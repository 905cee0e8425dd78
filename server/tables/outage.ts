import { messageOf } from '../../engine/thrown.ts';
import type { TableRefusal } from '../../referee/down.ts';
import type { OpenMatch } from './open-match.ts';
import { STORAGE } from './refusals.ts';
import type { Register } from './register.ts';
import type { Showing } from './showing.ts';
import type { Environment } from './environment.ts';
import type { Timers } from './timers.ts';

const AGAIN_AFTER = 500;
const AGAIN_AT_MOST = 8000;

interface Beside {
  readonly register: Pick<Register, 'row' | 'isRunning'>;
  readonly match: Pick<OpenMatch, 'forget'>;
  readonly showing: Pick<Showing, 'lose'>;
  readonly timers: Pick<Timers, 'set'>;
  /** Opens the match and goes on with it. */
  goOn(): Promise<void>;
}

/** A storage that is out of reach: the match is opened from the log when it is back, tried at ever longer intervals. */
export class Outage {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'clock' | 'trouble'>;
  private failures = 0;
  private metAt = Number.NEGATIVE_INFINITY; // when something could last not be kept

  constructor(beside: Beside, around: Outage['around']) {
    this.beside = beside;
    this.around = around;
  }

  /** Nobody can say whether something is on the disk. */
  async meet(error: unknown): Promise<TableRefusal> {
    const { register, match, showing } = this.beside;
    showing.lose();
    this.metAt = this.around.clock.steady();
    await match.forget();
    this.around.trouble('storage out of reach', { table: register.row.id, why: messageOf(error) });
    this.tryLater();
    return STORAGE;
  }

  /** Whether something could not be kept after that moment. */
  isLaterThan(asked: number): boolean {
    return asked < this.metAt;
  }

  tryLater(): void {
    if (!this.beside.register.isRunning) return;
    const ms = Math.min(AGAIN_AFTER * 2 ** this.failures++, AGAIN_AT_MOST);
    this.beside.timers.set('again', ms, () => this.beside.goOn());
  }

  end(): void {
    this.failures = 0;
  }
}
