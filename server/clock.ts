/** Time, so that tests can be its master. */
export interface Clock {
  /** The time of day, for what is written down. It may jump. */
  now(): number;
  /** Milliseconds that have passed since some moment: it never jumps, and matches are timed by it. */
  steady(): number;
  /** Runs `then` in `ms`; returns how to call it off. */
  after(ms: number, then: () => void): () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export const wallClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(ms, LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is told otherwise. */
export class HandClock implements Clock {
  private time: number;
  private passed = 0;
  private timers: { at: number; run: () => void }[] = [];

  constructor(time = 1_700_000_000_000) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  steady(): number {
    return this.passed;
  }

  /** Somebody sets the time of day: nothing has passed. */
  jump(ms: number): void {
    this.time += ms;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.passed + ms, run: then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(t => t !== timer);
    };
  }

  /** Lets time pass; whatever falls due happens in its order. */
  pass(ms: number): void {
    const until = this.passed + ms;
    for (let next = this.nextBefore(until); next; next = this.nextBefore(until)) {
      this.forward(next.at);
      this.timers = this.timers.filter(t => t !== next);
      next.run();
    }
    this.forward(until);
  }

  private forward(until: number): void {
    this.time += until - this.passed;
    this.passed = until;
  }

  private nextBefore(until: number): { at: number; run: () => void } | undefined {
    return this.timers.filter(t => t.at <= until).sort((a, b) => a.at - b.at)[0];
  }
}
