import type { Asked, Game, Match, Outcome, Rng, Schema, Seat, Spec } from './types.ts';

// What a referee loads: the rules of a game and everything around them that needs no screen.

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `games/<id>/index.ts` exports one of these as `box`. */
export interface Box<W extends Spec> {
  readonly game: Game<W>;
  readonly texts: { readonly [L in Language]: Texts<W> };
  readonly bots: Bots<W>;
  readonly vocabulary: Vocabulary<W>;
  /** What a seat stands for where seats differ by what they are or what they want; null where they are alike. */
  sideOf?(m: Match<W>, seat: Seat): string | null;
}

/** A way of playing that knows what a seat knows, and nothing more. */
export type Policy<W extends Spec> = (seen: Seen<W>) => W['action'];

/** How well a bot plays beside people. Whoever plays less well looks less far and has steady habits; nobody blunders on purpose. */
export const LEVELS = ['beginner', 'companion', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The same at each of the levels; where none is said, as a companion. */
export type Companion<W extends Spec> = (seen: Seen<W>, level?: Level) => W['action'];

export interface Seen<W extends Spec> {
  readonly seat: Seat;
  readonly view: W['view'];
  readonly prompt: Asked<W>;
  readonly rng: Rng; // the bot's own stream, never that of the match
  /** A match as it may be, for all that this seat knows: a copy to try things on. */
  guess(): Match<W>;
  /** Whether there is time for one more thought: counted in the lab, by the clock at a table. */
  hasTime(thoughts: number): boolean;
}

export interface Bots<W extends Spec> {
  /** Plain and frozen: content is balanced by what it achieves. */
  readonly yardstick: Policy<W>;
  /** Plays beside people. */
  readonly companion: Companion<W>;
  /**
   * In games with a clock: how many milliseconds of play pass after such an answer before a practised person gives the
   * next one. Simulations and tables keep this pace, tables with what their options say of it; without it every answer
   * takes the same time.
   */
  pace?(step: string, action: W['action'], options?: W['options']): number;
  /** What a position is worth, for bots, hints and whoever looks at a match afterwards. */
  readonly judgement?: Judgement<W>;
  /** What a hint may say of its features. */
  readonly notions?: Notions;
  /** What dice came to, and what could be expected of them. */
  readonly throws?: Throws<W>;
  /** Whether a preview says that nothing can come of an answer: no hint advises it while there is another. */
  isWorthless?(preview: W['preview'], action: W['action']): boolean;
}

/** By what the chances of a position are reckoned. It knows what the whole table knows: whoever reads them learns no secret. */
export interface Judgement<W extends Spec> {
  /** Who win and lose together; a side alone plays against the game. */
  sides(m: Match<W>): readonly (readonly Seat[])[];
  /** A side in numbers, always by the same names. They come out the same on every guess of what the table cannot know. */
  features(m: Match<W>, side: readonly Seat[]): Features;
  readonly fitted: Fitted;
}

export interface Features {
  readonly [name: string]: number;
}

/** Dice that were rolled together, or cards drawn in their stead. */
export interface Throw<S extends string = string> {
  /** What they were rolled for: throws of one sort are added up. */
  readonly sort: S;
  /** Who rolled; null: the game. */
  readonly seat: Seat | null;
  /** How many of them there were. */
  readonly dice: number;
  /** What they came to: successes, points, or whatever else is counted. */
  readonly came: number;
  readonly expected: number;
  readonly variance: number;
}

/** The throws of a match, for whoever looks at it afterwards. */
export interface Throws<W extends Spec, S extends string = string> {
  /** In the order in which they are told. */
  readonly sorts: readonly S[];
  /** Listens to one match from its beginning: what each event tells of dice, with the match as it then stands. */
  listen(): (m: Match<W>, event: W['event']) => readonly Throw<S>[];
}

/** What people would call it when features change, those of the own side and those of all others. */
export interface Notions {
  readonly own: Told;
  readonly others?: Told;
}

export interface Told<F extends string = string, N extends string = string> {
  /** What each feature has to do with; null where nobody could follow what it says. */
  readonly notion: { readonly [feature in F]: N | null };
  /** What must have become more, or less, before that is told. */
  readonly shows: { readonly [notion in N]: readonly ['more' | 'less', F] };
}

/** `games/<id>/bots/weights.json`: what each feature weighs, and the command that found it out. */
export interface Fitted {
  readonly command: string;
  /** In hundredths of a logit for one of the feature. */
  readonly weights: Features;
}

/** All that a person reads, in one language. `names` are the names of the seats. */
export interface Texts<W extends Spec> {
  readonly title: string;
  readonly about: string;
  readonly scenarios: { readonly [id: string]: { readonly title: string; readonly about: string } };
  /** Labels of the options that the host of a table may choose, and of their values. */
  readonly options: {
    readonly [option: string]: { readonly label: string; readonly values: { readonly [value: string]: string } };
  };
  /** Why a set-up cannot be played, for each reason that `game.refuse` gives: a whole sentence. */
  readonly refusals?: { readonly [reason: string]: string };
  /** What the table asks, for the seat that is asked, which is told as such where it reads it. */
  prompt(step: string, view: W['view'], names: readonly string[], reader?: Seat | null): string;
  /** What stands on the button. */
  action(action: W['action'], view: W['view'], names: readonly string[]): string;
  /**
   * One line of the log, or null for events that are only for the eye. With a view of the match, places go by the names
   * that people give them, without one by their codes where these depend on how the map was laid.
   */
  event(event: W['event'], names: readonly string[], view?: W['view']): string | null;
  /** How it ended; whoever reads it is told so as such, and with a view people may go by what they played. */
  outcome(outcome: Outcome<W>, names: readonly string[], reader?: Seat | null, view?: W['view']): string;
}

/** The game's own small vocabulary, in which scenes and case files speak of a table. */
export interface Vocabulary<W extends Spec> {
  readonly given: Schema<object>;
  /** Lays the table as the words say; what they leave out stays as it was dealt. */
  arrange(m: Match<W>, given: object): void;
  /** The table in the same words. */
  describe(m: Match<W>): object;
}

/** A box whose types are not known: what the loader hands out. */
// oxlint-disable-next-line typescript/no-explicit-any -- referees treat every game alike and look into none
export type AnyBox = Box<any>;
