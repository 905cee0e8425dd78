/** A place at the table. Who sits there, person or bot, is not the engine's business. */
export type Seat = number;

/** The stable name of a rule, as in `UD-SEARCH-01`. */
export type RuleId = string;

/** The types that make one game. Every engine type takes this single parameter. */
export interface Spec {
  state: object; // all that changes, plain JSON
  content: object; // maps and cards: immutable, shared by every clone
  frames: object; // flow name -> local data of that flow, with `at`: the union of its step names
  action: { type: string }; // what a seat may answer
  event: { type: string }; // what the table hears: log, animation, sound
  view: object; // what one seat may know
  preview: object; // what hovering an option shows
  options: object; // what the host of a table may choose
  rule: RuleId; // the union of its rule ids
  carry: object | null; // what a campaign hands from match to match
}

export type FlowName<W extends Spec> = keyof W['frames'] & string;

/** The step names of a flow. */
export type StepName<W extends Spec, K extends FlowName<W>> = W['frames'][K] extends { at: infer S }
  ? S & string
  : never;

/** The local data with which a flow is called. */
export type FrameData<W extends Spec, K extends FlowName<W>> = Omit<W['frames'][K], 'at'>;

/** A rule being resolved: plain data; what it does is found by name in `game.flows`. */
export type Frame<W extends Spec, K extends FlowName<W> = FlowName<W>> = {
  [N in K]: { readonly flow: N; at: string } & W['frames'][N];
}[K];

/** What a table was opened with. */
export interface Setup<W extends Spec> {
  readonly scenario: string;
  readonly seats: number;
  readonly options: W['options'];
  readonly carry: W['carry'];
}

/** A game being played. Everything above the line is the whole save. */
export interface Match<W extends Spec> {
  readonly setup: Setup<W>;
  state: W['state'];
  stack: Frame<W>[];
  rng: Rng;
  clock: number; // milliseconds of play; only inputs move it
  paused: boolean;
  revealed: number; // how often something hidden or random became known: undo stops there
  outcome: Outcome<W> | null;
  // ---- not saved ----
  readonly game: Game<W>;
  readonly content: W['content'];
  hear: Listener<W> | null; // null in simulations
  loaded: Loaded | null;
  running: string; // the step being run, for `again`
}

/** Chance set by a test, a case or a tutorial, used before the random one. */
export interface Loaded {
  rolls: number[];
  picks: number[];
  shuffles: unknown[][]; // for each shuffle the cards that come to the top, the first drawn first
  chooser?: (n: number) => number; // decides what is not loaded, from 0 to n - 1: whoever tries all that may come
}

/** The generator's memory. It names itself, so that a save goes on with the same dice. */
export type Rng =
  | { readonly kind: 'xoshiro'; a: number; b: number; c: number; d: number }
  | { readonly kind: 'chacha'; readonly key: readonly number[]; at: number };

/** One event as the table hears it, and as some seats hear it instead; `null`: that seat hears nothing. */
export type Listener<W extends Spec> = (event: W['event'], instead: Instead<W> | null) => void;
export interface Instead<W extends Spec> {
  readonly [seat: Seat]: W['event'] | null;
}

export interface Outcome<W extends Spec = Spec> {
  readonly reason: string;
  readonly scores: readonly number[]; // one per seat: 1 won, 0 lost, shares in between
  readonly carry?: W['carry']; // what a campaign takes along
}

/** A step that needs nobody. It may change the state, call a flow, jump, finish, or end the match. */
export type AutoStep<W extends Spec, K extends FlowName<W>> = (m: Match<W>, f: Frame<W, K>) => void;

/** A step that waits for a seat. It is skipped when nobody has to decide, and asked once unless it jumps back. */
export interface Decision<W extends Spec, K extends FlowName<W>, A extends W['action']> {
  /** The rule that explains what is asked. */
  readonly rule: W['rule'];
  who(m: Match<W>, f: Frame<W, K>): readonly Seat[];
  /** What one might think of doing here; those that `bar` refuses are shown as refused. */
  options(m: Match<W>, f: Frame<W, K>, seat: Seat): A[];
  /** The rule that forbids a candidate, or null. */
  bar?(m: Match<W>, f: Frame<W, K>, action: A, seat: Seat): W['rule'] | null;
  /** Pure: what choosing this option would mean; null where there is nothing to show. */
  preview?(m: Match<W>, f: Frame<W, K>, action: A, seat: Seat): W['preview'] | null;
  apply(m: Match<W>, f: Frame<W, K>, action: A, seat: Seat): void;
  /**
   * A single option is taken by the rules, without asking and without an input: only where being asked tells no secret. Where
   * this is not said, it is asked for, and the page of whoever is asked may take it after a moment, as an input that can
   * be taken back (`isLone` of the queries); never where `isSecret` or `isTimed` is said.
   */
  readonly lone?: boolean;
  /** What is offered depends on what others cannot see: from how fast an answer comes they would learn that it was the only one. */
  readonly isSecret?: boolean;
  /** When it is answered is up to whoever is asked: the moment is theirs, even where the answer is not. */
  readonly isTimed?: boolean;
  /** Types of free moves that would be passed over: while one is open, a lone answer is asked for all the same. */
  readonly waitsFor?: readonly W['action']['type'][];
  /** False where the free moves of the game are not offered. */
  readonly free?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a flow holds decisions of different action types
export type Step<W extends Spec, K extends FlowName<W>> = AutoStep<W, K> | Decision<W, K, any>;

/** Every step of the flow, run in the order in which they are written. */
export type Steps<W extends Spec, K extends FlowName<W>> = { readonly [S in StepName<W, K>]: Step<W, K> };

/** Steps with their order worked out: what `flow()` returns. */
export interface Flow<W extends Spec, K extends FlowName<W>> {
  readonly first: string;
  readonly steps: { readonly [step: string]: { readonly step: Step<W, K>; readonly next: string } };
}

/** Moves that any seat may make while the table waits, asked or not, as often as it likes. */
export interface FreeMoves<W extends Spec> {
  readonly rule: W['rule'];
  /** No decision has answers of these types. */
  readonly types: readonly W['action']['type'][];
  /** What may be done now may be done at the next question, too, and changes no answer: nobody waits for it. */
  readonly isUnhurried?: boolean;
  options(m: Match<W>, seat: Seat): W['action'][];
  apply(m: Match<W>, action: W['action'], seat: Seat): void;
}

/** A validator of unknown data, such as a zod schema. */
export interface Schema<T> {
  parse(value: unknown): T;
}

export interface Scenario {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
}

export type Concession = 'own' | 'shared';

/** The rules of one game. */
export interface Game<W extends Spec> {
  readonly id: string;
  /** Raised when a recorded match would replay differently. */
  readonly version: number;
  readonly scenarios: readonly Scenario[]; // the first one is the usual one
  readonly options: Schema<W['options']>;
  /** Why this set-up cannot be played though each of its parts can, by a name in `texts.refusals`; null where it can. */
  refuse?(setup: Setup<W>): string | null;
  readonly first: FlowName<W>;
  readonly flows: { readonly [K in FlowName<W>]: Flow<W, K> };
  /** The map and the cards of a table: the same object for the same set-up where that is cheap. */
  content(setup: Setup<W>): W['content'];
  /** The table before the first step; chance through the usual door. */
  deal(m: Match<W>): void;
  /** True where all seats and spectators see the same: referees then build one view for everybody. */
  readonly isOpen?: boolean;
  /** What this seat may know; `null` for a spectator. Nothing else leaves the server. */
  view(m: Match<W>, seat: Seat | null): W['view'];
  /** Redeal, through the door of chance, what this seat cannot know. Bots think on guesses, never on the truth. */
  guess(m: Match<W>, seat: Seat | null): void;
  readonly free?: FreeMoves<W>;
  /** Runs after every step: victory, deaths, missions met. */
  check?(m: Match<W>): void;
  /** When the next clock event falls, in milliseconds of play, or null. */
  due?(m: Match<W>): number | null;
  /** The clock event that is due now; it may call a flow on top of the pending decision. */
  onDue?(m: Match<W>): void;
  /** Whether the clock may be stopped now, by somebody who is alone with bots or not. Without it a match can be paused at any time. */
  canPause?(m: Match<W>, isAlone: boolean): boolean;
  /** Called when the clock is stopped, so that a game can remember that it was. */
  whenPaused?(m: Match<W>): void;
  /** Whether nobody may take this back, not even all together: undo ends behind it. */
  lasts?(event: W['event']): boolean;
  /** What a campaign takes along from a match in which something was taken back: only its referee knows that. */
  whenUndone?(carry: NonNullable<W['carry']>): W['carry'];
  /** Whose match a seat gives up: its own, which the others win, or that of all, who win and lose together. */
  readonly concession: Concession;
  /** What happens when a seat gives up. Without it that seat loses and the others win. */
  concede?(m: Match<W>, seat: Seat): Outcome<W>;
  /** Faster than the generic copy, when a profile asks for it. */
  clone?(state: W['state']): W['state'];
  /** Brings the save of an older version one version further, or returns null where that is not possible. */
  migrate?(save: Saved, from: number): Saved | null;
}

/** The parts of a save, before anybody has looked into them. */
export interface Saved {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup<Spec>;
  readonly state: object;
  readonly stack: readonly object[];
  readonly rng: Rng;
  readonly clock: number;
  readonly paused: boolean;
  readonly revealed: number;
  readonly outcome: Outcome | null;
}

/** What the table asks, as one seat sees it. */
export interface Prompt<W extends Spec> {
  readonly step: string; // 'suffer/sacrifice': the client finds its component by this name
  readonly rule: W['rule'];
  readonly seats: readonly Seat[];
  readonly options: readonly W['action'][]; // empty for those who wait
  readonly free: readonly W['action'][]; // moves one may make before answering
  readonly barred: readonly Barred<W>[];
}

/** The same for a seat that has to answer. */
export interface Asked<W extends Spec> extends Prompt<W> {
  readonly options: OneOrMore<W['action']>;
}

/** Something one might think of doing, and the rule that forbids it. */
export interface Barred<W extends Spec> {
  readonly action: W['action'];
  readonly rule: W['rule'];
}

/** Why an input was not taken. It becomes a sentence in the reader's language at the edge. */
export interface Refusal {
  readonly code: 'over' | 'paused' | 'not-asked' | 'not-offered' | 'barred' | 'clock' | 'not-possible';
  readonly rule: RuleId | null;
  readonly values: { readonly [name: string]: string | number };
}

/** Everything that can enter a match: an answer, a clock event, or a word of the host. */
export type Input<W extends Spec> =
  | {
      readonly type: 'answer';
      readonly at: number;
      readonly seat: Seat;
      readonly action: W['action'];
      readonly joined?: true; // given together with the one before, and taken back with it
    }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'host'; readonly at: number; readonly entry: HostEntry };

export type HostEntry =
  | { readonly type: 'pause'; readonly alone?: true } // nobody else sits at the table, save bots
  | { readonly type: 'resume' }
  | { readonly type: 'away'; readonly ms: number } // nobody served the table for so long: the clock stood still
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'takeOver'; readonly seat: Seat; readonly by: 'bot' | 'person' }
  | { readonly type: 'undo'; readonly to: number; readonly seat: Seat; readonly marked: boolean }
  /** Other dice from here on; what `eyes` cannot know is dealt anew from them, where that is not null. Nobody goes back behind it. */
  | { readonly type: 'reseed'; readonly seed: string; readonly salt: string; readonly eyes: Seat | null };

/** A match, whole, in a few kilobytes. */
export interface Replay<W extends Spec> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup<W>;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly inputs: readonly Input<W>[];
  readonly hashes: readonly StateHash[];
  readonly outcome: Outcome<W> | null;
}

/** What the save hashed to once the first `after` inputs had been entered. */
export interface StateHash {
  readonly after: number;
  readonly hash: string;
}

/** A list that is not empty. */
export type OneOrMore<T> = readonly [T, ...T[]];

/** What JSON keeps; `never` where it does not: no closure, Map, Date or undefined in a save. */
export type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends
        | undefined
        | bigint
        | symbol
        | ((...args: never[]) => unknown)
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
        | Date
    ? never
    : { [K in keyof T]: Plain<T[K]> };
