import { LocalThinker, type Thinker } from './bots/thinker.ts';
import { RulesPool } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { LocalRuns, type Runs } from './simulations/runs.ts';

// What runs in threads of their own: the rules, the thoughts of bots, simulations.

/** Built things: workers run JavaScript only, also when the tests run the sources. */
const built = new URL(import.meta.url.includes('/dist/') ? '../' : '../dist/', import.meta.url);
export const PAGE = new URL('client/', built);
const RULES = new URL('server/rules/worker.js', built);
const BOTS = new URL('server/bots/worker.js', built);
const GAMES = new URL('lab/worker.js', built);

export const openRules = ({ rulesThreads, rulesLimit }: Settings): RulesPool =>
  new RulesPool(rulesThreads, rulesLimit, RULES);

export async function openThinker(settings: Settings): Promise<Thinker> {
  const { redis, node, rulesThreads, rulesLimit, botThoughts } = settings;
  const here = new LocalThinker(rulesThreads, rulesLimit, BOTS, botThoughts);
  if (redis === '') return here;
  const { QueueThinker } = await import('./bots/queue-thinker.ts');
  return new QueueThinker(redis, node, rulesThreads, here);
}

export async function openRuns({ redis, node, rulesThreads, rulesLimit }: Settings): Promise<Runs> {
  const here = new LocalRuns(rulesThreads, rulesLimit, GAMES);
  if (redis === '') return here;
  const { QueueRuns } = await import('./simulations/queue-runs.ts');
  return new QueueRuns(redis, node, rulesThreads, here);
}
