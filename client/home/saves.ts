import type { Input, Outcome, Spec } from '../../engine/types.ts';
import type { MovingSeat } from '../../referee/moving.ts';

// What a device keeps of the matches that are played on it.

/** Somebody in front of this screen, or a bot, maybe for somebody. */
export type HomeSeat = Readonly<MovingSeat>;

export interface HomeRow {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: object;
  readonly seats: readonly HomeSeat[];
  /** Of whoever opened it. */
  readonly name: string;
  /** Of the rules by which it began: by no others can it be played again from its beginning. */
  readonly version: number;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** What the match before handed on. */
  readonly carry: object | null;
  readonly outcome: Outcome | null;
  /** Whether anything was taken back. */
  readonly wasUndone: boolean;
  /** The match that came after it. */
  readonly next: string | null;
  /** The table of a server that has lent it, or to which it has gone. Matches of older pages have none, and are here. */
  readonly there?: string | null | undefined;
  readonly place?: Place | undefined;
  /** What binds the dice that came after the first. */
  readonly reseeds?: readonly string[] | undefined;
  /** Played on from a moment of a match that is over: it counts for nothing. */
  readonly isExercise?: boolean | undefined;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** Whether it is played here, is on its way to a server, or is played there. */
export const PLACES = ['here', 'going', 'there'] as const;
export type Place = (typeof PLACES)[number];

export const isHere = ({ place = 'here' }: Pick<HomeRow, 'place'>): boolean => place === 'here';

/** One input as the log keeps it. */
export interface Entry {
  readonly table: string;
  readonly seq: number;
  readonly input: Input<Spec>;
  readonly message: string | null;
  readonly at: number;
}

/** The match after its last input: what it goes on from when the rules have changed. */
export interface End {
  readonly table: string;
  readonly after: number;
  readonly version: number;
  readonly save: string;
}

/** What a running clock showed, and when. */
export interface Mark {
  readonly table: string;
  readonly clock: number;
  readonly at: number;
}

export interface Log {
  readonly entries: readonly Entry[];
  readonly end: End | null;
  readonly mark: Mark | null;
}

export interface Saves {
  /** Whether what is kept outlives the page. */
  isLasting(): Promise<boolean>;
  rows(): Promise<HomeRow[]>;
  row(id: string): Promise<HomeRow | null>;
  /** A table with all that is known of it, as it comes from a file; a new one has no log yet. */
  add(row: HomeRow, log: Log): Promise<void>;
  change(id: string, change: Partial<HomeRow>): Promise<void>;
  log(id: string): Promise<Log>;
  /** All of it or nothing; false where another page has written that number first, or has taken the match away. */
  append(entry: Entry, end: End, change: Partial<HomeRow>): Promise<boolean>;
  /** How many inputs of a message are in the log already. */
  applied(table: string, message: string, count: number): Promise<number>;
  mark(mark: Mark): Promise<void>;
  remove(id: string): Promise<void>;
}

/** As long as the page is open: for browsers that keep nothing, and for tests. */
export class MemorySaves implements Saves {
  private readonly tables = new Map<string, { row: HomeRow; entries: Entry[]; end: End | null; mark: Mark | null }>();

  async isLasting(): Promise<boolean> {
    return false;
  }

  async rows(): Promise<HomeRow[]> {
    return [...this.tables.values()].map(({ row }) => row);
  }

  async row(id: string): Promise<HomeRow | null> {
    return this.tables.get(id)?.row ?? null;
  }

  async add(row: HomeRow, { entries, end, mark }: Log): Promise<void> {
    this.tables.set(row.id, { row, entries: [...entries], end, mark });
  }

  async change(id: string, change: Partial<HomeRow>): Promise<void> {
    const kept = this.tables.get(id);
    if (kept) kept.row = { ...kept.row, ...change };
  }

  async log(id: string): Promise<Log> {
    const { entries = [], end = null, mark = null } = this.tables.get(id) ?? {};
    return { entries: [...entries], end, mark };
  }

  async append(entry: Entry, end: End, change: Partial<HomeRow>): Promise<boolean> {
    const kept = this.tables.get(entry.table);
    if (!kept || !isHere(kept.row) || kept.entries.length !== entry.seq - 1) return false;
    kept.entries.push(entry);
    kept.end = end;
    kept.row = { ...kept.row, ...change };
    return true;
  }

  async applied(table: string, message: string, count: number): Promise<number> {
    const said = new Set(this.tables.get(table)?.entries.map(entry => entry.message));
    let n = 0;
    while (n < count && said.has(`${message}#${n}`)) n++;
    return n;
  }

  async mark(mark: Mark): Promise<void> {
    const kept = this.tables.get(mark.table);
    if (kept) kept.mark = mark;
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }
}
