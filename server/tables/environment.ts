import type { Clock } from '../clock.ts';
import type { Bus } from '../nodes/bus.ts';
import type { RulesPool } from '../rules/pool.ts';
import type { Store } from '../storage/store.ts';
import type { Thinker } from '../bots/thinker.ts';

/** What a table needs around it. */
export interface Environment {
  readonly store: Store;
  readonly rules: RulesPool;
  readonly thinker: Thinker;
  readonly bus: Bus;
  readonly clock: Clock;
  /** How long a bot waits before it answers, so that people can follow. */
  readonly botPace: number;
  /** The seed of every match, where a test must know it; without it each has its own. */
  readonly seed?: string;
  /** How long a table stays in memory when nobody looks at it. */
  readonly asleepAfter: number;
  /** The guests who look at a table through other servers. */
  elsewhere(table: string): Promise<Set<string>>;
  /** Told of everything unusual. */
  trouble(what: string, details: object): void;
  /** Told of every accepted input. */
  accepted(ms: number): void;
  /** Told when another server's input came first. */
  raced(): void;
}
