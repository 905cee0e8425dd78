import type { Tally } from '../../lab/tally.ts';
import type { Chunk } from '../../lab/worker.ts';
import { Threads, TooLong } from '../threads.ts';

/** Who plays runs of games for a simulation. */
export interface Runs {
  play(run: Chunk): Promise<Tally>;
  close(): Promise<void>;
  /** Runs so far, those that another server played for us, and those that had to be played again here. */
  readonly counts: { asked: number; away: number; failed: number };
}

/** A run is a handful of games: one that takes as long as so many inputs may has rules or bots that never come back. */
const INPUTS = 120;

/** Threads of this server, apart from those in which people play. */
export class LocalRuns implements Runs {
  readonly counts = { asked: 0, away: 0, failed: 0 };
  private readonly threads: Threads;

  constructor(threads: number, inputLimit: number, file: URL) {
    this.threads = new Threads({ file, threads, limit: inputLimit * INPUTS, idleTimeout: 10_000 });
  }

  async play(run: Chunk): Promise<Tally> {
    this.counts.asked++;
    try {
      return await this.threads.run<Tally>('playChunk', run);
    } catch (error) {
      throw error instanceof TooLong ? new Error('the games took too long') : error;
    }
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
