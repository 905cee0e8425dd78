/** Time, so that tests can be its master. */
export interface Clock {
  now(): number;
  /** Runs `then` in `ms`; returns how to call it off. */
  after(ms: number, then: () => void): () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export const wallClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(ms, LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is told otherwise. */
export class HandClock implements Clock {
  private time: number;
  private timers: { at: number; run: () => void }[] = [];

  constructor(time = 1_700_000_000_000) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, run: then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(t => t !== timer);
    };
  }

  /** Lets time pass; whatever falls due happens in its order. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (let next = this.nextBefore(until); next; next = this.nextBefore(until)) {
      this.time = next.at;
      this.timers = this.timers.filter(t => t !== next);
      next.run();
    }
    this.time = until;
  }

  private nextBefore(until: number): { at: number; run: () => void } | undefined {
    return this.timers.filter(t => t.at <= until).sort((a, b) => a.at - b.at)[0];
  }
}
