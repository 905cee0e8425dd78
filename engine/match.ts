import { END, ENDED, call, innermost } from './flow.ts';
import { copy, same } from './plain.ts';
import { due, isSeat } from './queries.ts';
import { copyRng, freshRng, seedRng } from './rng.ts';
import { type AnyDecision, asDecision, barred, freeOf, offered, pending, stepOf } from './steps.ts';
import type { FlowName, Frame, FrameData, Game, Match, Refusal, Rng, Seat, Setup, Spec } from './types.ts';

// How a match is played: what a referee does with it.

/** More steps than any honest rule takes between two decisions. */
export const STEP_LIMIT = 10_000;

export function start<W extends Spec>(
  game: Game<W>,
  setup: Setup<W>,
  seed: string,
  prepare: (m: Match<W>) => void = () => {},
): Match<W> {
  const m = dealt(game, setup, seed);
  prepare(m);
  resume(m);
  return m;
}

function dealt<W extends Spec>(game: Game<W>, setup: Setup<W>, seed: string): Match<W> {
  const scenario = game.scenarios.find(s => s.id === setup.scenario);
  if (!scenario) throw new Error(`${game.id} has no scenario ${setup.scenario}`);
  const [min, max] = scenario.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new Error(`${setup.scenario} is for ${min} to ${max} seats, not ${setup.seats}`);
  const refused = game.refuse?.(setup) ?? null;
  if (refused !== null) throw new Error(`${game.id} cannot be played so: ${refused}`);
  const m: Match<W> = {
    setup,
    state: {},
    stack: [],
    rng: seedRng(seed),
    clock: 0,
    paused: false,
    revealed: 0,
    outcome: null,
    game,
    content: game.content(setup),
    hear: null,
    loaded: null,
    running: END,
  };
  game.deal(m);
  call(m, game.first, {} as FrameData<W, FlowName<W>>);
  return m;
}

/** Unchecked, for bots and replays that took `action` from `options` or `freeMoves`. */
export function apply<W extends Spec>(m: Match<W>, seat: Seat, action: W['action']): void {
  const f = innermost(m);
  const { step, next } = stepOf(m, f);
  const decision = asDecision(step);
  try {
    const free = freeOf(m, decision);
    const isFree = free?.types.includes(action.type) ?? false;
    if (isFree) free?.apply(m, action, seat);
    else answer(m, f, decision, next, action, seat);
    m.game.check?.(m);
    // A free move never answers the question it was made around, not even where it leaves a single option.
    settle(m, isFree ? f : null);
  } catch (thrown) {
    stopped(m, thrown);
  }
}

/** Checked, for anything that comes from outside. Null when it was taken. */
export function play<W extends Spec>(m: Match<W>, seat: Seat, action: W['action']): Refusal | null {
  if (m.outcome) return { code: 'over', rule: null, values: {} };
  if (m.paused) return { code: 'paused', rule: null, values: {} };
  const f = innermost(m);
  const decision = pending(m, f);
  const isFree = isSeat(m, seat) && (freeOf(m, decision)?.types.includes(action.type) ?? false);
  if (!isFree && !decision.who(m, f).includes(seat))
    return { code: 'not-asked', rule: decision.rule, values: { seat } };
  const legal = find(m, f, decision, seat, action);
  if (!legal) return refusal(m, f, decision, seat, action);
  apply(m, seat, legal);
  return null;
}

/** The clock event that is due resolves on top of the pending decision, which then comes back. */
export function tick<W extends Spec>(m: Match<W>): void {
  const at = due(m);
  if (at === null) throw new Error('no clock event is due');
  m.clock = at;
  try {
    m.game.onDue?.(m);
    m.game.check?.(m);
    settle(m);
  } catch (thrown) {
    stopped(m, thrown);
  }
}

export function clone<W extends Spec>(m: Match<W>): Match<W> {
  const stack: Frame<W>[] = [];
  for (const f of m.stack) stack.push(copy(f));
  return {
    setup: m.setup,
    state: m.game.clone?.(m.state) ?? copy(m.state),
    stack,
    rng: copyRng(m.rng),
    clock: m.clock,
    paused: m.paused,
    revealed: m.revealed,
    outcome: m.outcome,
    game: m.game,
    content: m.content,
    hear: null,
    loaded: null,
    running: END,
  };
}

/** A match that this seat could just as well be in: what it cannot know is dealt anew from `rng`. */
export function guess<W extends Spec>(m: Match<W>, seat: Seat | null, rng: Rng): Match<W> {
  const imagined = clone(m);
  imagined.rng = freshRng(rng);
  m.game.guess(imagined, seat);
  imagined.revealed = m.revealed;
  return imagined;
}

/** Goes on from a state that was put together by hand: a scene, a case, a migrated save. */
export function resume<W extends Spec>(m: Match<W>): void {
  try {
    settle(m);
  } catch (thrown) {
    stopped(m, thrown);
  }
}

// ---- the loop ------------------------------------------------------------------------------------------------

/** The end of a match stops the running step; anything else that is thrown is a fault of the rules. */
function stopped<W extends Spec>(m: Match<W>, thrown: unknown): void {
  if (thrown !== ENDED || !m.outcome) throw thrown;
}

/** Run automatic steps until somebody must decide or the match is over. */
function settle<W extends Spec>(m: Match<W>, asked: Frame<W> | null = null): void {
  for (let steps = 0; m.outcome === null; steps++) {
    const f = innermost(m);
    const { at } = f;
    if (steps > STEP_LIMIT) throw new Error(`${f.flow}/${at} is still being resolved after ${STEP_LIMIT} steps`);
    if (at === END) {
      m.stack.pop();
      continue;
    }
    const { step, next } = stepOf(m, f);
    if (typeof step === 'function') {
      m.running = at;
      jump(f, next);
      step(m, f);
      m.game.check?.(m);
      continue;
    }
    const seats = step.who(m, f);
    if (seats.length === 0) jump(f, next);
    else if (!step.lone || f === asked || !takeLone(m, f, step, next, seats)) return;
  }
}

const jump = (f: { at: string }, step: string): void => {
  f.at = step;
};

function takeLone<W extends Spec>(
  m: Match<W>,
  f: Frame<W>,
  decision: AnyDecision<W>,
  next: string,
  seats: readonly Seat[],
): boolean {
  const seat = seats[0];
  if (seat === undefined || seats.length > 1) return false;
  const only = offered(m, f, decision, seat);
  const action = only[0];
  if (!action || only.length > 1 || isAwaited(m, decision)) return false;
  answer(m, f, decision, next, action, seat);
  m.game.check?.(m);
  return true;
}

/** Whether anybody may still make a free move that the decision waits for. */
function isAwaited<W extends Spec>(m: Match<W>, decision: AnyDecision<W>): boolean {
  const { waitsFor } = decision;
  const free = waitsFor && freeOf(m, decision);
  if (!free) return false;
  for (let seat = 0; seat < m.setup.seats; seat++)
    if (free.options(m, seat).some(({ type }) => waitsFor.includes(type))) return true;
  return false;
}

function answer<W extends Spec>(
  m: Match<W>,
  f: Frame<W>,
  decision: AnyDecision<W>,
  next: string,
  action: W['action'],
  seat: Seat,
): void {
  m.running = f.at;
  jump(f, next);
  decision.apply(m, f, action, seat);
}

// ---- what an answer means -------------------------------------------------------------------------------------

/** The option, or the free move, that an outside action means. */
function find<W extends Spec>(
  m: Match<W>,
  f: Frame<W>,
  decision: AnyDecision<W>,
  seat: Seat,
  action: W['action'],
): W['action'] | undefined {
  const free = freeOf(m, decision);
  if (free?.types.includes(action.type)) return free.options(m, seat).find(o => same(o, action));
  return offered(m, f, decision, seat).find(o => same(o, action));
}

function refusal<W extends Spec>(
  m: Match<W>,
  f: Frame<W>,
  decision: AnyDecision<W>,
  seat: Seat,
  action: W['action'],
): Refusal {
  const values = { seat, step: `${f.flow}/${f.at}`, action: action.type };
  const why = barred(m, f, decision, seat).find(b => same(b.action, action));
  if (why) return { code: 'barred', rule: why.rule, values };
  const free = freeOf(m, decision);
  if (free?.types.includes(action.type)) return { code: 'not-offered', rule: free.rule, values };
  return { code: 'not-offered', rule: decision.rule, values };
}
