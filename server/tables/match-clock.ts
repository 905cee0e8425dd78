import type { ServedRow } from '../storage/schema.ts';
import { lastServed } from '../storage/served.ts';
import type { OpenMatch } from './open-match.ts';
import type { Register } from './register.ts';
import type { Environment } from './environment.ts';

const HANDED_OVER = 3000; // another server that is still there has marked its clocks since

/** What the clock of a match shows. It runs while somebody serves the table, and goes on where it stood. */
export class MatchClock {
  private readonly register: Pick<Register, 'row' | 'isRunning'>;
  private readonly match: Pick<OpenMatch, 'position'>;
  private readonly around: Pick<Environment, 'store' | 'clock' | 'bus'>;
  private base = 0; // when it showed zero

  constructor(register: MatchClock['register'], match: MatchClock['match'], around: MatchClock['around']) {
    this.register = register;
    this.match = match;
    this.around = around;
  }

  now(): number {
    const { position } = this.match;
    if (!position || position.paused) return position?.clock ?? 0;
    return Math.max(position.clock, Math.floor(this.around.clock.steady() - this.base));
  }

  /** What a clock that runs shows, for those who wake this table one day; null where none runs. */
  served(): ServedRow | null {
    if (!this.isTicking) return null;
    return { table_id: this.register.row.id, clock: this.now(), at: this.around.clock.now() };
  }

  /** Sets it to where it stood when the table was last served; says for how long nobody did. */
  async resume(): Promise<number> {
    const { around, register } = this;
    const { position } = this.match;
    const steady = around.clock.steady();
    this.base = steady - (position?.clock ?? 0);
    if (!position || !this.isTicking || !register.isRunning) return 0;
    const served = await lastServed(around.store, register.row.id, position.n, position.clock);
    if (!served) return 0;
    const away = Math.max(0, around.clock.now() - served.at);
    const isElsewhere = around.bus.isShared && away < HANDED_OVER;
    this.base = steady - served.clock - (isElsewhere ? away : 0);
    return isElsewhere ? 0 : away;
  }

  /** The match was paused and goes on: what passed meanwhile does not count. */
  goOn(): void {
    this.base = this.around.clock.steady() - (this.match.position?.clock ?? 0);
  }

  /** Another server has seen it show this much. */
  atLeast(clock: number): void {
    this.base = Math.min(this.base, this.around.clock.steady() - clock);
  }

  private get isTicking(): boolean {
    const { position } = this.match;
    return position !== null && position.due !== null && !position.paused && !position.outcome;
  }
}
