import { z } from 'zod';
import type { AnyBox } from '../../engine/box.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../../lab/complaint.ts';
import { BOT_NAMES, planOf } from '../../lab/plan.ts';
import { type Simulation, simulate } from '../../lab/simulate.ts';
import { newSecret } from '../ids.ts';
import { HouseRefusal } from '../tables/house.ts';
import type { Runs } from './runs.ts';

const blank = (value: unknown): unknown => (value === '' ? undefined : value);

/** What a host may ask for; fields of a form that were left empty are as usual. */
export const simulationWish = z.strictObject({
  game: z.string().min(1).max(60),
  scenario: z.preprocess(blank, z.string().max(60).optional()),
  seats: z.preprocess(blank, z.coerce.number().int().min(1).max(32).optional()),
  bots: z.preprocess(
    blank,
    z
      .string()
      .max(600)
      .default('yardstick')
      .transform(names => names.split(',').map(name => name.trim()))
      .pipe(z.array(z.enum(BOT_NAMES)).max(32)),
  ),
  games: z.preprocess(blank, z.coerce.number().int().min(1).max(100_000).default(200)),
  seed: z.preprocess(blank, z.string().max(200).optional()),
});
type SimulationWish = z.infer<typeof simulationWish>;

export interface Job {
  readonly id: number;
  readonly wish: SimulationWish;
  readonly startedAt: number;
  done: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  result: Simulation | null;
  why: string | null;
}

const REMEMBERED = 20;
const MOST_WAITING = 5;

/** The simulations that the host has asked this server for: one after another, the last ones remembered. */
export class Simulations {
  readonly runs: Runs;
  private readonly box: (game: string) => AnyBox;
  private readonly now: () => number;
  private jobs: Job[] = [];
  private last: Promise<void> = Promise.resolve();
  private ids = 0;

  constructor(runs: Runs, box: (game: string) => AnyBox, now: () => number) {
    this.runs = runs;
    this.box = box;
    this.now = now;
  }

  /** The latest first. */
  list(): readonly Job[] {
    return this.jobs;
  }

  job(id: number): Job | undefined {
    return this.jobs.find(job => job.id === id);
  }

  /** Says at once what is wrong with it; plays it when those before it are done. */
  start(wish: SimulationWish): Job {
    const box = this.box(wish.game);
    try {
      planOf(box, wish);
    } catch (error) {
      if (error instanceof Complaint) throw new HouseRefusal('setup', { reason: error.message });
      throw error;
    }
    if (this.jobs.filter(({ state }) => state === 'waiting').length >= MOST_WAITING)
      throw new HouseRefusal('setup', { reason: 'enough of them are waiting' });
    const startedAt = this.now();
    const job: Job = { id: ++this.ids, wish, startedAt, done: 0, state: 'waiting', result: null, why: null };
    this.jobs = [job, ...this.jobs].slice(0, REMEMBERED);
    this.last = this.last.then(() => this.play(box, job));
    return job;
  }

  private async play(box: AnyBox, job: Job): Promise<void> {
    job.state = 'running';
    const { scenario, seats, bots, games, seed } = job.wish;
    try {
      job.result = await simulate(box, {
        scenario,
        seats,
        bots,
        games,
        seed: seed ?? newSecret(),
        play: run => this.runs.play(run),
        onProgress: done => {
          job.done = done;
        },
      });
      job.state = 'done';
    } catch (error) {
      job.state = 'failed';
      job.why = messageOf(error);
    }
  }
}
