import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Tally } from '../../lab/tally.ts';
import type { Chunk } from '../../lab/worker.ts';

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
  private readonly pool: Tinypool;
  private readonly limit: number;
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(threads: number, inputLimit: number, file: URL) {
    this.limit = inputLimit * INPUTS;
    this.free = threads;
    this.pool = new Tinypool({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 10_000,
    });
    // What a thread says with nothing in hand concerns nobody; tinypool gives up the thread. Its types do not know the event.
    (this.pool as unknown as EventEmitter).on('error', () => {});
  }

  /** Its time begins when a thread is free for it. */
  async play(run: Chunk): Promise<Tally> {
    this.counts.asked++;
    if (this.free === 0) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.free--;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.limit);
    try {
      return (await this.pool.run(run, { name: 'playChunk', signal: stop.signal })) as Tally;
    } catch (error) {
      throw stop.signal.aborted ? new Error('the games took too long') : error;
    } finally {
      clearTimeout(timer);
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
