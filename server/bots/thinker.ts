import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Seat } from '../../engine/types.ts';
import type { BotName } from '../../host/suggest.ts';
import { RulesFault } from '../rules/pool.ts';

/** A seat to think for: the match travels as its save, which costs less than the object. */
export interface Thought {
  readonly game: string;
  readonly save: string;
  readonly seat: Seat;
  readonly bot: BotName;
}

export type Thinking = { readonly action: { type: string } | null } | { readonly fault: string };

/** Who thinks for bots and gives hints. */
export interface Thinker {
  think(thought: Thought): Promise<{ type: string } | null>;
  close(): Promise<void>;
  /** Thoughts so far, and those that another server thought for us. */
  readonly counts: { thought: number; away: number; failed: number };
}

/** Threads of this server, apart from those in which the rules run: nobody waits for a bot that thinks. */
export class LocalThinker implements Thinker {
  readonly counts = { thought: 0, away: 0, failed: 0 };
  private readonly pool: Tinypool;
  private readonly limit: number;
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(threads: number, limit: number, file: URL) {
    this.limit = limit;
    this.free = threads;
    this.pool = new Tinypool({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
    // What a thread says with nothing in hand concerns nobody; tinypool gives up the thread. Its types do not know the event.
    (this.pool as unknown as EventEmitter).on('error', () => {});
  }

  /** Its time begins when a thread is free for it: that others think as well is no fault of the table's. */
  async think(thought: Thought): Promise<{ type: string } | null> {
    this.counts.thought++;
    if (this.free === 0) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.free--;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.limit);
    try {
      // An aborted thought ends its thread: a bot may loop for ever, as rules may.
      const answer = (await this.pool.run(JSON.stringify(thought), { name: 'think', signal: stop.signal })) as string;
      const thinking = JSON.parse(answer) as Thinking;
      if ('fault' in thinking) throw new RulesFault('rules', thinking.fault);
      return thinking.action;
    } catch (error) {
      this.counts.failed++;
      if (stop.signal.aborted) throw new RulesFault('timeout', 'the bot took too long');
      throw error;
    } finally {
      clearTimeout(timer);
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
