// A match has one clock, and it is not the page's. What the page shows of it runs on smoothly between two words of the referee.

/** The clock of a match as a board may show it, in its milliseconds. */
export interface TableClock {
  now(): number;
  readonly paused: boolean;
  /** When the clock does something next. */
  readonly due: number | null;
  /** Stops it, or lets it run on; absent where whoever looks may not. */
  readonly stop?: (() => void) | undefined;
}

/** Further behind than any delay of the line: the clock was stopped meanwhile, or set back. */
const LEAP = 2000;

/** A clock that is known from what was heard of it. Words are late, never early: the earliest one is the best. */
export class HeardClock {
  private last = 0;
  private ahead = 0; // of the page's own clock
  private isStopped: boolean | null = null;

  /** At the page's time `at` somebody said that the match's clock shows `clock`. */
  hear(clock: number, isStopped: boolean, at: number): void {
    const ahead = clock - at;
    const isNew = this.isStopped !== isStopped || ahead < this.ahead - LEAP;
    this.ahead = isNew ? ahead : Math.max(this.ahead, ahead);
    this.isStopped = isStopped;
    this.last = clock;
  }

  /** What the match's clock shows at the page's time `at`. */
  at(at: number): number {
    return this.isStopped === false ? Math.max(this.last, at + this.ahead) : this.last;
  }
}
