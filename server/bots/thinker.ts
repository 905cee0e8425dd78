import type { Seat } from '../../engine/types.ts';
import type { Advice } from '../../bots/advice.ts';
import type { BotName } from '../../bots/levels.ts';
import { Threads, TooLong } from '../threads.ts';

/** A seat to think for: the match travels as its save, which costs less than the object. */
export interface Thought {
  readonly game: string;
  readonly save: string;
  readonly seat: Seat;
  readonly bot: BotName;
  /** Somebody wants to be told what speaks for it. */
  readonly isHint: boolean;
}

/** A thought, and how many of them there may be: 0 for as many as there is time for. */
export interface Measured extends Thought {
  readonly thoughts: number;
}

export type Thinking = { readonly advice: Advice | null } | { readonly fault: string };

/** A bot that threw or did not come back: what it was to answer for is not to blame. */
export class BotFault extends Error {
  readonly kind: 'timeout' | 'rules';

  constructor(kind: BotFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Who thinks for bots and gives hints. */
export interface Thinker {
  think(thought: Thought): Promise<Advice | null>;
  close(): Promise<void>;
  /** Thoughts so far, and those that another server thought for us. */
  readonly counts: { thought: number; away: number; failed: number };
}

/** Threads of this server, apart from those in which the rules run: nobody waits for a bot that thinks. */
export class LocalThinker implements Thinker {
  readonly counts = { thought: 0, away: 0, failed: 0 };
  private readonly threads: Threads;
  private readonly thoughts: number;

  constructor(threads: number, limit: number, file: URL, thoughts = 0) {
    this.thoughts = thoughts;
    this.threads = new Threads({ file, threads, limit, idleTimeout: 30_000 });
  }

  async think(thought: Thought): Promise<Advice | null> {
    this.counts.thought++;
    try {
      const measured: Measured = { ...thought, thoughts: this.thoughts };
      const thinking = JSON.parse(await this.threads.run<string>('think', JSON.stringify(measured))) as Thinking;
      if ('fault' in thinking) throw new BotFault('rules', thinking.fault);
      return thinking.advice;
    } catch (error) {
      this.counts.failed++;
      throw error instanceof TooLong ? new BotFault('timeout', 'the bot took too long') : error;
    }
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
