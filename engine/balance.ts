// How hard and how long a scenario is, by what bots make of it: pages show it to whoever chooses one.

/** `games/<id>/balance.json`. */
export interface Balance {
  /** Of the rules that were played. */
  readonly version: number;
  /** So many matches of each scenario and number of seats, played by the yardstick. */
  readonly games: number;
  readonly scenarios: { readonly [id: string]: { readonly [seats: string]: Measured } };
}

export interface Measured {
  /** Which part of the matches all won together; null where they play against each other. */
  readonly won: number | null;
  /** Where two sides that differ play against each other: which part of the matches the first of them won. */
  readonly first?: number;
  /** Decisions of the match in the middle, of all seats. */
  readonly decisions: number;
  /** Minutes of play of the match in the middle, in games whose clock gives the pace. */
  readonly minutes: number | null;
}
