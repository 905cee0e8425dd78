import { statSync } from 'node:fs';
import type Database from 'libsql';

const LOOK_EVERY = 5000;

/** Everything written stands in the one file when this returns; no transaction may be open. */
export function checkpoint(database: InstanceType<typeof Database>): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** SQLite writes beside its file first. What stands there goes into the file while nobody writes: moving it takes time. */
export class Checkpoints {
  private readonly looking: NodeJS.Timeout;
  private before = -1;

  /** `written`: something that changes with every write. */
  constructor(path: string, written: () => number, move: () => Promise<void>) {
    this.looking = setInterval(() => {
      const now = written();
      const isQuiet = now === this.before;
      this.before = now;
      if (isQuiet && sizeOf(`${path}-wal`) > 0) move().catch(() => {}); // later then: it is safe where it is
    }, LOOK_EVERY);
    this.looking.unref();
  }

  stop(): void {
    clearInterval(this.looking);
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
