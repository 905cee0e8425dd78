import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { Starting } from './starting.ts';

interface ThreadSettings {
  readonly file: URL;
  readonly threads: number;
  /** How long a job may take, in milliseconds. */
  readonly limit: number;
  /** After how long a thread without work ends. */
  readonly idleTimeout: number;
}

const STARTING = 30_000; // milliseconds: a thread that takes longer does not come

/** A job did not come back in time. */
export class TooLong extends Error {}

/** Threads that work for a while and end when there is nothing to do. */
export class Threads {
  private readonly pool: Tinypool;
  private readonly limit: number;
  private readonly waiting: (() => void)[] = [];
  private readonly starting = new Starting();
  private free: number;

  constructor({ file, threads, limit, idleTimeout }: ThreadSettings) {
    this.limit = limit;
    this.free = threads;
    this.pool = new Tinypool({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout,
      taskQueue: this.starting,
    });
    // What a thread says with nothing in hand concerns nobody; tinypool gives up the thread. Its types do not know the event.
    (this.pool as unknown as EventEmitter).on('error', () => {});
  }

  /** The time of a job begins when a thread has it: that others work as well, or that the thread had to start, is no fault of its own. */
  async run<T>(name: string, job: unknown): Promise<T> {
    if (this.free === 0) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.free--;
    const stop = new AbortController();
    let timer = setTimeout(() => stop.abort(), this.limit + STARTING);
    const began = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), this.limit);
    };
    try {
      // An aborted job ends its thread: it may loop for ever.
      return (await this.starting.begin(() => this.pool.run(job, { name, signal: stop.signal }), began)) as T;
    } catch (error) {
      throw stop.signal.aborted ? new TooLong() : error;
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
