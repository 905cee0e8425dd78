import type { Loaded, Seat, Spec } from './types.ts';

// Table talk: what is done at a table, and what is said to be so there. Scenes and case files speak it, `table-talk.ts` listens.

/** Everything that can be said, by its verb. Without a seat the one that is asked first is meant. */
export interface Sayings<W extends Spec = Spec> {
  /** This answer, or free move, is made. */
  readonly play: { readonly play: W['action']; readonly seat?: Seat | undefined };
  /** So many milliseconds of play pass, with every clock event that falls due in between. */
  readonly tick: { readonly tick: number };
  /** The table waits at this step, for exactly these seats. */
  readonly asks: { readonly asks: string; readonly seats?: readonly Seat[] | undefined };
  /** Exactly these answers, in any order; or, not exactly, these answers and free moves among others. */
  readonly offers: {
    readonly offers: readonly W['action'][];
    readonly seat?: Seat | undefined;
    readonly exactly?: boolean | undefined; // it is, unless it is said not to be
  };
  /** None of the answers or free moves looks like this. */
  readonly forbids: { readonly forbids: object; readonly seat?: Seat | undefined };
  /** Asked for it all the same the table refuses, for this reason, and nothing changes. */
  readonly refuses: {
    readonly refuses: W['action'];
    readonly seat?: Seat | undefined;
    readonly rule?: string | undefined;
  };
  /** The table in the game's own words holds at least this. */
  readonly expect: { readonly expect: object };
  /** The match is over for this reason. */
  readonly ends: { readonly ends: string };
  /** Chance that comes next. */
  readonly load: { readonly load: Chance };
}

export type Verb = keyof Sayings;
export type Saying<W extends Spec = Spec> = Sayings<W>[Verb];
export type Chance = { readonly [K in 'rolls' | 'picks' | 'shuffles']?: Readonly<Loaded[K]> | undefined };

/** A table, what is done there, and what must come of it: what pages write and `rempart case` reads. */
export interface CaseFile {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly scenario?: string | undefined;
  readonly options?: object | undefined;
  /** The table in the game's words; or a save, as pages export it when somebody reports a problem. */
  readonly given?: object | undefined;
  readonly save?: string | undefined;
  /** What the table heard, for whoever reads it. */
  readonly note?: readonly string[] | undefined;
  readonly chance?: Chance | undefined;
  readonly steps: readonly Saying[];
}
