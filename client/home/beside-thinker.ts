import type { Advice } from '../../bots/advice.ts';
import { type Thinker, type Thought, TooLong } from './thinker.ts';

const LIMIT = 5000; // milliseconds; longer than any bot thinks

/** Bots in a thread of their own, which is replaced when it does not come back. */
export class BesideThinker implements Thinker {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** One after the other: the time of a thought begins when it is thought. */
  think(thought: Thought): Promise<Advice | null> {
    const next = this.last.then(() => this.ask(thought));
    this.last = next.catch(() => {});
    return next;
  }

  private ask(thought: Thought): Promise<Advice | null> {
    const thread = (this.thread ??= new Worker(new URL('../threads/entry.ts', import.meta.url), {
      type: 'module',
      name: 'thinking',
    }));
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        thread.removeEventListener('message', hear);
        thread.removeEventListener('error', fail);
      };
      const replace = (error: Error): void => {
        end();
        thread.terminate();
        this.thread = null;
        reject(error);
      };
      const hear = ({ data }: MessageEvent<{ advice: Advice | null; fault: string | null }>): void => {
        end();
        if (data.fault === null) resolve(data.advice);
        else reject(new Error(data.fault));
      };
      const fail = (event: ErrorEvent): void => replace(new Error(event.message));
      const timer = setTimeout(() => replace(new TooLong('the bot took too long')), LIMIT);
      thread.addEventListener('message', hear);
      thread.addEventListener('error', fail);
      thread.postMessage(thought);
    });
  }
}
