import type { Saves } from './saves.ts';
import type { Thinker } from './thinker.ts';

/** What a table at home needs of the device; a test brings its own. */
export interface Device {
  readonly saves: Saves;
  readonly thinker: Thinker;
  readonly botPace: number;
  now(): number;
  /** Runs on whatever the time of day is set to. */
  steady(): number;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Tells the other pages of this device that something of a table has changed. */
  changed(table: string): void;
}

/** One page that looks at a table. */
export type Watcher = (text: string) => void;
