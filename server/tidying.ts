import { messageOf } from '../engine/thrown.ts';

const TIDY_EVERY = 60_000;

/** Tidies up every minute, or sooner where tables fall asleep sooner; never twice at once. */
export class Tidying {
  private readonly timer: NodeJS.Timeout;
  private isRunning = false;

  constructor(asleepAfter: number, tidy: () => Promise<void>, trouble: (what: string, details: object) => void) {
    const run = async (): Promise<void> => {
      if (this.isRunning) return;
      this.isRunning = true;
      try {
        await tidy();
      } catch (error) {
        trouble('tidying failed', { why: messageOf(error) });
      } finally {
        this.isRunning = false;
      }
    };
    this.timer = setInterval(() => void run(), Math.min(TIDY_EVERY, asleepAfter));
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }
}
