import { type ServedRow, lastServed } from '../storage/served.ts';
import type { OpenMatch } from './open-match.ts';
import type { Register } from './register.ts';
import type { Surroundings } from './surroundings.ts';

const HANDED_OVER = 3000; // another server that is still there has marked its clocks since

/** What the clock of a match shows. It runs while somebody serves the table, and goes on where it stood. */
export class MatchClock {
  private readonly register: Pick<Register, 'row' | 'isRunning'>;
  private readonly match: Pick<OpenMatch, 'moment'>;
  private readonly around: Pick<Surroundings, 'store' | 'clock' | 'bus'>;
  private base = 0; // when it showed zero

  constructor(register: MatchClock['register'], match: MatchClock['match'], around: MatchClock['around']) {
    this.register = register;
    this.match = match;
    this.around = around;
  }

  now(): number {
    const { moment } = this.match;
    if (!moment || moment.paused) return moment?.clock ?? 0;
    return Math.max(moment.clock, Math.floor(this.around.clock.steady() - this.base));
  }

  /** What a clock that runs shows, for those who wake this table one day; null where none runs. */
  served(): ServedRow | null {
    if (!this.isTicking) return null;
    return { table_id: this.register.row.id, clock: this.now(), at: this.around.clock.now() };
  }

  /** Sets it to where it stood when the table was last served; says for how long nobody did. */
  async resume(): Promise<number> {
    const { around, register } = this;
    const { moment } = this.match;
    const steady = around.clock.steady();
    this.base = steady - (moment?.clock ?? 0);
    if (!moment || !this.isTicking || !register.isRunning) return 0;
    const served = await lastServed(around.store, register.row.id, moment.n, moment.clock);
    if (!served) return 0;
    const away = Math.max(0, around.clock.now() - served.at);
    const isElsewhere = around.bus.isShared && away < HANDED_OVER;
    this.base = steady - served.clock - (isElsewhere ? away : 0);
    return isElsewhere ? 0 : away;
  }

  /** Another server has seen it show this much. */
  atLeast(clock: number): void {
    this.base = Math.min(this.base, this.around.clock.steady() - clock);
  }

  private get isTicking(): boolean {
    const { moment } = this.match;
    return moment !== null && moment.due !== null && !moment.paused && !moment.outcome;
  }
}
