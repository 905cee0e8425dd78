import { commit } from './commitment.ts';
import { start } from './match.ts';
import { counted, enter, replay, taken } from './replay.ts';
import { fingerprint, load, save, stateHash } from './save.ts';
import type { Game, Input, Listener, Match, Refusal, Replay, Seat, Setup, Spec, StateHash } from './types.ts';

const SAVED_EVERY = 50; // inputs; its fingerprint is kept too

/** A match with its record: what a table, the lab and the command line keep. */
export interface Recording<W extends Spec> {
  readonly game: Game<W>;
  readonly setup: Setup<W>;
  readonly seed: string;
  readonly salt: string;
  readonly inputs: Input<W>[]; // everything, undos included
  marks: Mark[]; // one per counted input
  hashes: StateHash[];
  snapshots: { readonly after: number; readonly save: string }[];
  match: Match<W>;
}

/** What must be known of an input to say whether it can be taken back. */
interface Mark {
  readonly seat: Seat | null;
  readonly revealed: boolean; // it made something known
  readonly lasting: boolean; // it brought something that nobody may take back
  readonly joined: boolean; // it was given together with the one before
}

export function record<W extends Spec>(
  game: Game<W>,
  setup: Setup<W>,
  seed: string,
  salt = '',
  match: Match<W> = start(game, setup, seed),
): Recording<W> {
  return { game, setup, seed, salt, inputs: [], marks: [], hashes: [], snapshots: [], match };
}

/** Enters an input and keeps it when it was taken. */
export function keep<W extends Spec>(r: Recording<W>, input: Input<W>): Refusal | null {
  if (input.type === 'host' && input.entry.type === 'undo')
    return { code: 'not-possible', rule: null, values: { entry: 'undo' } };
  const before = r.match.revealed;
  const { refused, lasting } = entered(r, input);
  if (refused) return refused;
  const { revealed } = r.match;
  r.inputs.push(input);
  r.marks.push(markOf(input, revealed !== before, lasting));
  const after = r.marks.length;
  if (after % SAVED_EVERY === 0) {
    const text = save(r.match);
    r.snapshots.push({ after, save: text });
    r.hashes.push({ after, hash: fingerprint(text) });
  }
  return null;
}

export const markOf = <W extends Spec>(input: Input<W>, revealed: boolean, lasting: boolean): Mark => ({
  seat: input.type === 'answer' ? input.seat : null,
  revealed,
  lasting: lasting || isReseed(input),
  joined: input.type === 'answer' && input.joined === true,
});

/** The dice of before are known to somebody: nobody goes back to them. */
const isReseed = <W extends Spec>(input: Input<W>): boolean => input.type === 'host' && input.entry.type === 'reseed';

/** Whether it was refused, and whether it brought something that lasts. */
function entered<W extends Spec>(r: Recording<W>, input: Input<W>): { refused: Refusal | null; lasting: boolean } {
  const { game, match } = r;
  const { hear } = match;
  let refused: Refusal | null = null;
  let lasting = false;
  const run = (): void => {
    refused = enter(match, input);
  };
  if (!game.lasts) run();
  else
    listen(
      match,
      (event, instead) => {
        lasting ||= game.lasts?.(event) ?? false;
        hear?.(event, instead);
      },
      run,
    );
  return { refused, lasting };
}

/** How far a seat may go back: to how many counted inputs, or why not. */
export type UndoLimit =
  | { readonly to: number; readonly why: null }
  | { readonly to: null; readonly why: 'nothing' | 'revealed' | 'lasting' | 'other-seat' | 'clock' | 'over' };

/** Free back to the last moment at which something became known or somebody else decided. */
export function undoLimit<W extends Spec>(r: Recording<W>, seat: Seat): UndoLimit {
  const last = r.marks.at(-1);
  if (!last) return { to: null, why: 'nothing' };
  if (r.match.outcome) return { to: null, why: 'over' };
  if (last.lasting) return { to: null, why: 'lasting' };
  if (last.seat === null) return { to: null, why: 'clock' };
  if (last.seat !== seat) return { to: null, why: 'other-seat' };
  if (last.revealed) return { to: null, why: 'revealed' };
  return { to: rowOf(r, r.marks.length - 1, mark => !mark.revealed), why: null };
}

/** Where the row begins of what was given together with this input, as far as one may go back over it. */
export function rowOf<W extends Spec>(r: Recording<W>, at: number, mayGo: (mark: Mark) => boolean): number {
  const mark = r.marks[at];
  const before = r.marks[at - 1];
  const isRow = mark?.joined && before?.seat === mark.seat && !before.lasting && mayGo(before);
  return isRow ? rowOf(r, at - 1, mayGo) : at;
}

/** How many inputs nobody takes back, whoever consents. */
export const lastingUpTo = <W extends Spec>(r: Recording<W>): number => r.marks.findLastIndex(m => m.lasting) + 1;

/**
 * Cuts the record and re-executes it from the last snapshot. `marked` tells that the others consented, or that
 * somebody who plays alone took back more than is free; without it the limit holds.
 */
export function undo<W extends Spec>(r: Recording<W>, seat: Seat, to: number, marked: boolean): Refusal | null {
  if (to < lastingUpTo(r)) return { code: 'not-possible', rule: null, values: { entry: 'undo', to, why: 'lasting' } };
  return undoAgain(r, seat, to, marked);
}

/** An undo that a log holds: it was taken by the rules of its day, which may have let less last. */
export function undoAgain<W extends Spec>(r: Recording<W>, seat: Seat, to: number, marked: boolean): Refusal | null {
  const free = r.marks.slice(Math.max(0, to)).every(mark => mark.seat === seat && !mark.revealed);
  const possible = Number.isInteger(to) && to >= 0 && to < r.marks.length && !r.match.outcome;
  if (!possible || !(free || marked)) return { code: 'not-possible', rule: null, values: { entry: 'undo', to } };
  const at = r.match.clock;
  const { hear, loaded } = r.match;
  r.inputs.push({ type: 'host', at, entry: { type: 'undo', to, seat, marked: !free } });
  r.marks = r.marks.slice(0, to);
  r.hashes = r.hashes.filter(h => h.after <= to);
  r.snapshots = r.snapshots.filter(s => s.after <= to);
  r.match = Object.assign(rerun(r), { hear, loaded });
  return null;
}

function rerun<W extends Spec>(r: Recording<W>): Match<W> {
  const inputs = counted(r.inputs);
  const snapshot = r.snapshots.at(-1);
  if (!snapshot) return replay(r.game, { setup: r.setup, seed: r.seed, inputs });
  const m = load(r.game, snapshot.save);
  inputs.slice(snapshot.after).forEach((input, i) => taken(enter(m, input), snapshot.after + i));
  return m;
}

/** The record as a file. Only once the match is over may it leave the referee: it holds the seed. */
export function toReplay<W extends Spec>(r: Recording<W>): Replay<W> {
  return {
    game: r.game.id,
    version: r.game.version,
    setup: r.setup,
    seed: r.seed,
    salt: r.salt,
    commitment: commit(r.seed, r.salt),
    inputs: r.inputs,
    hashes: [...r.hashes, { after: r.marks.length, hash: stateHash(r.match) }],
    outcome: r.match.outcome,
  };
}

/** Collects what each audience hears while `run` runs. */
export function listen<W extends Spec>(m: Match<W>, hear: Listener<W>, run: () => void): void {
  const before = m.hear;
  m.hear = hear;
  try {
    run();
  } finally {
    m.hear = before;
  }
}
