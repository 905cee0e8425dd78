import { isCommitted } from './commitment.ts';
import { impossible } from './impossible.ts';
import { apply, play, start, tick } from './match.ts';
import { due, isSeat } from './queries.ts';
import { seedRng } from './rng.ts';
import { stateHash } from './save.ts';
import type { Game, HostEntry, Input, Match, Refusal, Replay, Spec } from './types.ts';

/** Takes one input from outside: checked, in the order of the clock. Null when it was taken. */
export function enter<W extends Spec>(m: Match<W>, input: Input<W>): Refusal | null {
  const wrong = untimely(m, input);
  if (wrong) return wrong;
  if (input.type === 'tick') {
    tick(m);
    return null;
  }
  if (input.type === 'answer') {
    const before = m.clock;
    m.clock = input.at;
    const refused = play(m, input.seat, input.action);
    if (refused) m.clock = before;
    return refused;
  }
  return word(m, input.at, input.entry);
}

/** Whether the clock has something against this input. */
function untimely<W extends Spec>(m: Match<W>, input: Input<W>): Refusal | null {
  const next = due(m);
  const late = (values: Refusal['values']): Refusal => ({ code: 'clock', rule: null, values });
  if (m.outcome) return { code: 'over', rule: null, values: {} };
  if (!Number.isFinite(input.at) || input.at < m.clock) return late({ at: input.at, clock: m.clock });
  if (input.type === 'tick') return input.at === next ? null : late({ at: input.at, due: next ?? -1 });
  if (m.paused && input.at !== m.clock) return late({ at: input.at, clock: m.clock });
  return next !== null && next <= input.at ? late({ at: input.at, due: next }) : null;
}

function word<W extends Spec>(m: Match<W>, at: number, entry: HostEntry): Refusal | null {
  const refusal: Refusal = { code: 'not-possible', rule: null, values: { entry: entry.type } };
  if (entry.type === 'undo') return refusal; // the recording cuts, a match cannot
  if (entry.type === 'pause' && m.paused) return refusal;
  if (entry.type === 'pause' && m.game.canPause?.(m, entry.alone ?? false) === false)
    return m.game.canPause(m, true) ? { ...refusal, values: { entry: entry.type, why: 'not-alone' } } : refusal;
  if (entry.type === 'resume' && !m.paused) return refusal;
  if (entry.type === 'away' && (m.paused || !(entry.ms > 0))) return refusal;
  if ('seat' in entry && !isSeat(m, entry.seat)) return refusal;
  if (entry.type === 'reseed' && entry.eyes !== null && !isSeat(m, entry.eyes)) return refusal;
  m.clock = at;
  switch (entry.type) {
    case 'pause':
      m.paused = true;
      m.game.whenPaused?.(m);
      return null;
    case 'resume':
      m.paused = false;
      return null;
    case 'concede':
      m.outcome = m.game.concede?.(m, entry.seat) ?? conceded(m, entry.seat);
      return null;
    case 'away':
    case 'takeOver':
      return null; // of who sits there, or that nobody did, the rules know nothing
    case 'reseed':
      m.rng = seedRng(entry.seed);
      if (entry.eyes !== null) m.game.guess(m, entry.eyes);
      return null;
    default:
      return impossible(entry);
  }
}

function conceded<W extends Spec>(m: Match<W>, seat: number): NonNullable<Match<W>['outcome']> {
  return { reason: 'conceded', scores: Array.from({ length: m.setup.seats }, (_, s) => (s === seat ? 0 : 1)) };
}

/** The inputs that count: an undo cuts what came after the inputs it keeps. */
export function counted<W extends Spec>(inputs: readonly Input<W>[]): Input<W>[] {
  const kept: Input<W>[] = [];
  for (const input of inputs)
    if (input.type === 'host' && input.entry.type === 'undo') kept.splice(Math.max(0, input.entry.to));
    else kept.push(input);
  return kept;
}

/** Runs a match again, trusting its record. Throws where the clock or the host could not have said what it holds. */
export function replay<W extends Spec>(
  game: Game<W>,
  r: Pick<Replay<W>, 'setup' | 'seed' | 'inputs'>,
  watch: (m: Match<W>, entered: number) => void = () => {},
): Match<W> {
  const m = start(game, r.setup, r.seed);
  watch(m, 0);
  counted(r.inputs).forEach((input, i) => {
    if (input.type === 'answer') {
      m.clock = input.at;
      apply(m, input.seat, input.action);
    } else taken(enter(m, input), i);
    watch(m, i + 1);
  });
  return m;
}

/** An input of a record is never refused, unless the rules have changed under it. */
export function taken(refusal: Refusal | null, i: number): void {
  if (refusal) throw new Error(`input ${i} of the record is refused: ${JSON.stringify(refusal)}`);
}

/** A difference between a record and what its inputs really lead to. */
export interface Fault {
  readonly at: number; // how many counted inputs had been entered
  readonly what: 'version' | 'commitment' | 'refused' | 'hash' | 'outcome';
  readonly refusal: Refusal | null;
}

/** Runs a match again, believing nothing. Null when the record is true. */
export function verify<W extends Spec>(game: Game<W>, r: Replay<W>): Fault | null {
  const fault = (at: number, what: Fault['what'], refusal: Refusal | null = null): Fault => ({ at, what, refusal });
  if (r.game !== game.id || r.version !== game.version) return fault(0, 'version');
  if (!isCommitted(r.commitment, r.seed, r.salt)) return fault(0, 'commitment');
  const m = start(game, r.setup, r.seed);
  const inputs = counted(r.inputs);
  const hashes = new Map(r.hashes.map(h => [h.after, h.hash]));
  for (let n = 0; n <= inputs.length; n++) {
    const input = n > 0 ? inputs[n - 1] : undefined;
    const refusal = input ? enter(m, input) : null;
    if (refusal) return fault(n, 'refused', refusal);
    const expected = hashes.get(n);
    if (expected !== undefined && stateHash(m) !== expected) return fault(n, 'hash');
  }
  if (r.hashes.some(h => h.after > inputs.length)) return fault(inputs.length, 'hash'); // inputs are missing
  return JSON.stringify(m.outcome) === JSON.stringify(r.outcome) ? null : fault(inputs.length, 'outcome');
}
