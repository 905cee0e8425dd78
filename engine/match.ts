import { END, ENDED, call, innermost, nobody } from './flow.ts';
import { copy, same } from './plain.ts';
import { copyRng, freshRng, seedRng } from './rng.ts';
import type {
  Asked,
  Barred,
  Decision,
  Flow,
  FlowName,
  Frame,
  FrameData,
  Game,
  Match,
  Prompt,
  Refusal,
  Rng,
  Seat,
  Setup,
  Spec,
  Step,
} from './types.ts';

// What a referee does with a match.

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

/** Who must decide now; empty once the match is over. */
export function deciders<W extends Spec>(m: Match<W>): readonly Seat[] {
  if (m.outcome) return nobody;
  const f = innermost(m);
  return pending(m, f).who(m, f);
}

/** The answers open to a seat that is asked. */
export function options<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  const f = innermost(m);
  return offered(m, f, pending(m, f), seat);
}

/** The moves a seat may make while the table waits, whoever is asked. */
export function freeMoves<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  if (m.outcome) return [];
  return freeOf(m, pending(m, innermost(m)))?.options(m, seat) ?? [];
}

/** Where the table waits, or null once the match is over. */
export function waitingAt<W extends Spec>(m: Match<W>): string | null {
  if (m.outcome) return null;
  const f = innermost(m);
  return `${f.flow}/${f.at}`;
}

/** The question as a seat sees it, with the moves that are open at any time unless nobody wants them. */
export function prompt<W extends Spec>(m: Match<W>, seat: Seat | null, wantsFree = true): Prompt<W> | null {
  if (m.outcome) return null;
  const f = innermost(m);
  const decision = pending(m, f);
  const seats = decision.who(m, f);
  const open: W['action'][] = [];
  const barred: Barred<W>[] = [];
  if (seat !== null && seats.includes(seat))
    for (const action of decision.options(m, f, seat)) {
      const rule = decision.bar?.(m, f, action, seat) ?? null;
      if (rule === null) open.push(action);
      else barred.push({ action, rule });
    }
  return {
    step: `${f.flow}/${f.at}`,
    rule: decision.rule,
    seats,
    options: open,
    free: seat === null || !wantsFree ? [] : freeMoves(m, seat),
    barred,
  };
}

/** The question as a seat sees it that has to answer; null for everybody else. */
export function question<W extends Spec>(m: Match<W>, seat: Seat): Asked<W> | null {
  const seen = prompt(m, seat);
  return seen && isAnswerable(seen) ? seen : null;
}

const isAnswerable = <W extends Spec>(seen: Prompt<W>): seen is Asked<W> => seen.options.length > 0;

/** What choosing this option would mean, or null where the rules have nothing to show. */
export function preview<W extends Spec>(m: Match<W>, seat: Seat, action: W['action']): W['preview'] | null {
  const f = innermost(m);
  const decision = pending(m, f);
  if (freeOf(m, decision)?.types.includes(action.type)) return null; // the decision does not know free moves
  return decision.preview?.(m, f, action, seat) ?? null;
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

/** Whether the table has this seat. */
export function isSeat<W extends Spec>(m: Match<W>, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < m.setup.seats;
}

/** When the next clock event falls, or null. What a rule has made overdue falls now. */
export function due<W extends Spec>(m: Match<W>): number | null {
  const at = m.outcome || m.paused ? null : (m.game.due?.(m) ?? null);
  return at === null ? null : Math.max(at, m.clock);
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
    const at = f.at;
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

// ---- looking up ----------------------------------------------------------------------------------------------

type AnyDecision<W extends Spec> = Decision<W, FlowName<W>, W['action']>;

const jump = (f: { at: string }, step: string): void => {
  f.at = step;
};

function stepOf<W extends Spec>(m: Match<W>, f: Frame<W>): { step: Step<W, FlowName<W>>; next: string } {
  const flow: Flow<W, FlowName<W>> | undefined = m.game.flows[f.flow];
  const found = flow?.steps[f.at];
  if (!found) throw new Error(`no step ${f.flow}/${f.at}`);
  return found;
}

function asDecision<W extends Spec>(step: Step<W, FlowName<W>>): AnyDecision<W> {
  if (typeof step === 'function') throw new Error('nobody has to decide here');
  return step;
}

function pending<W extends Spec>(m: Match<W>, f: Frame<W>): AnyDecision<W> {
  return asDecision(stepOf(m, f).step);
}

function freeOf<W extends Spec>(m: Match<W>, decision: AnyDecision<W>) {
  return decision.free === false ? null : (m.game.free ?? null);
}

function offered<W extends Spec>(m: Match<W>, f: Frame<W>, decision: AnyDecision<W>, seat: Seat): W['action'][] {
  const candidates = decision.options(m, f, seat);
  return decision.bar ? candidates.filter(a => decision.bar?.(m, f, a, seat) === null) : candidates;
}

function barred<W extends Spec>(m: Match<W>, f: Frame<W>, decision: AnyDecision<W>, seat: Seat): Barred<W>[] {
  if (!decision.bar) return [];
  const all: Barred<W>[] = [];
  for (const action of decision.options(m, f, seat)) {
    const rule = decision.bar(m, f, action, seat);
    if (rule !== null) all.push({ action, rule });
  }
  return all;
}

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
