import type { Advice } from '../../bots/advice.ts';
import { SharedWork } from '../nodes/shared-work.ts';
import type { Thinker, Thought } from './thinker.ts';

const PATIENCE = 2000; // longer than any bot thinks; after that we think ourselves

/** Servers with a Redis share their bots' thoughts. */
export class QueueThinker implements Thinker {
  private readonly here: Thinker;
  private readonly work: SharedWork<Thought, Advice | null>;

  constructor(url: string, node: string, threads: number, here: Thinker) {
    this.here = here;
    const settings = { url, queue: 'rempart-thoughts', node, threads, patience: PATIENCE };
    this.work = new SharedWork(settings, thought => here.think(thought));
  }

  get counts(): Thinker['counts'] {
    const { asked, away, failed } = this.work.counts;
    return { thought: asked, away, failed };
  }

  think(thought: Thought): Promise<Advice | null> {
    return this.work.do(thought);
  }

  async close(): Promise<void> {
    await this.work.close();
    await this.here.close();
  }
}
