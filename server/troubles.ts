import type { Clock } from './clock.ts';

/** Something unusual, as the log tells it too. */
export interface Trouble {
  readonly at: number;
  readonly what: string;
  readonly details: object;
}

const REMEMBERED = 200;

type Log = (what: string, details: object) => void;

/** The latest unusual events, for the operator's page; they are logged as well. */
export class Troubles {
  private readonly clock: Pick<Clock, 'now'>;
  private readonly counted: () => void;
  private readonly list: Trouble[] = [];
  private write: Log = () => {};

  constructor(clock: Troubles['clock'], counted: () => void) {
    this.clock = clock;
    this.counted = counted;
  }

  /** Where the log is; until somebody says so there is none. */
  logTo(write: Log): void {
    this.write = write;
  }

  log(what: string, details: object): void {
    this.write(what, details);
  }

  add(what: string, details: object): void {
    this.counted();
    this.list.push({ at: this.clock.now(), what, details });
    if (this.list.length > REMEMBERED) this.list.shift();
    this.log(what, details);
  }

  /** The latest first. */
  latest(): readonly Trouble[] {
    return [...this.list].reverse();
  }
}
