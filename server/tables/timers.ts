import type { Clock } from '../clock.ts';

export type TimerName = 'due' | 'bot' | 'again';

/** The timers of one table, each at most once. */
export class Timers {
  private readonly clock: Clock;
  private readonly failed: (name: TimerName, error: Error) => void;
  private readonly running = new Map<TimerName, () => void>();

  constructor(clock: Clock, failed: (name: TimerName, error: Error) => void) {
    this.clock = clock;
    this.failed = failed;
  }

  set(name: TimerName, ms: number, then: () => Promise<unknown>): void {
    this.running.get(name)?.();
    const run = (): void => {
      this.running.delete(name);
      then().catch((error: Error) => this.failed(name, error));
    };
    this.running.set(name, this.clock.after(Math.max(0, ms), run));
  }

  stop(...names: TimerName[]): void {
    if (this.running.size === 0) return;
    for (const name of names) {
      this.running.get(name)?.();
      this.running.delete(name);
    }
  }
}
