// How hard and how long a scenario is, by what bots make of it: pages show it to whoever chooses one.

/** `games/<id>/balance.json`. */
export interface Balance {
  /** Of the rules that were played. */
  readonly version: number;
  /** Played by the yardstick, each scenario at every number of seats. */
  readonly scenarios: Measures;
  /** With experts on all seats, as far as it has been played so. */
  readonly experts?: Measures;
}

export interface Measures {
  readonly [scenario: string]: { readonly [seats: string]: Measured };
}

export interface Measured {
  /** Matches that were played. */
  readonly games: number;
  /** Which part of the matches all won together; null where they play against each other. */
  readonly won: number | null;
  /** Where seats stand for something that differs: which part of its matches each of that won. */
  readonly sides?: { readonly [side: string]: Share };
  /** Decisions of the match in the middle, of all seats. */
  readonly decisions: number;
  /** Minutes of play of the match in the middle, in games whose clock gives the pace. */
  readonly minutes: number | null;
}

export interface Share {
  readonly matches: number; // in which somebody stood for it, once for each who did
  readonly won: number;
}
