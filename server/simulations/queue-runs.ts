import type { Tally } from '../../lab/tally.ts';
import type { Chunk } from '../../lab/worker.ts';
import { SharedWork } from '../nodes/shared-work.ts';
import type { Runs } from './runs.ts';

const PATIENCE = 15 * 60_000; // many runs wait for a thread

/** Servers with a Redis play each other's simulations. */
export class QueueRuns implements Runs {
  private readonly here: Runs;
  private readonly work: SharedWork<Chunk, Tally>;

  constructor(url: string, node: string, threads: number, here: Runs) {
    this.here = here;
    const settings = { url, queue: 'rempart-simulations', node, threads, patience: PATIENCE };
    this.work = new SharedWork(settings, run => here.play(run));
  }

  get counts(): Runs['counts'] {
    return this.work.counts;
  }

  play(run: Chunk): Promise<Tally> {
    return this.work.do(run);
  }

  async close(): Promise<void> {
    await this.work.close();
    await this.here.close();
  }
}
