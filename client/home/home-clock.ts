import type { Position } from '../../referee/messages.ts';

/** A machine that sleeps, or a page that was frozen, does not serve the table meanwhile. */
const LONGEST_GAP = 5000;

/** What the clock of a match shows. It runs while the page is awake, and goes on where it stood. */
export class HomeClock {
  private readonly steady: () => number;
  private base = 0; // when it showed zero
  private looked = 0;
  private missed = 0;

  constructor(steady: () => number) {
    this.steady = steady;
  }

  now({ clock, paused }: Pick<Position, 'clock' | 'paused'>): number {
    const steady = this.steady();
    const gap = steady - this.looked;
    this.looked = steady;
    if (gap > LONGEST_GAP) {
      this.base += gap;
      if (!paused) this.missed += gap;
    }
    return paused ? clock : Math.max(clock, Math.floor(steady - this.base));
  }

  /** Goes on from what it showed. */
  set(clock: number): void {
    this.looked = this.steady();
    this.base = this.looked - clock;
    this.missed = 0;
  }

  /** For how long nobody looked, since this was last asked. */
  slept(): number {
    const { missed } = this;
    this.missed = 0;
    return Math.floor(missed);
  }
}
