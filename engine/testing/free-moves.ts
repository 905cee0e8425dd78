import { expect } from 'vitest';
import { apply, clone, resume } from '../match.ts';
import { deciders, freeMoves, isLone, options, waitingAt } from '../queries.ts';
import { same } from '../plain.ts';
import { below } from '../rng.ts';
import type { Flow, FlowName, Game, Match, Rng, Seat, Spec, Step } from '../types.ts';
import type { LawsOptions } from './given.ts';
import { walkWisely } from './walk.ts';

// Free moves are made around a question; they must neither spoil it nor be passed over. Each law throws where a game breaks it.

/** How many questions after the one that free moves were made around must still have an answer. */
const FOLLOWING = 6;
/** How often the same free move is made around one question. */
const ROUNDS = 3;

interface FreeMove<W extends Spec> {
  readonly seat: Seat;
  readonly action: W['action'];
}

/** Whatever is moved freely, and in whatever order: the question keeps an option, and so do those that follow. */
export function freeMovesLeaveAnAnswer<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (!game.free) return;
  walkWisely(game, given, ({ m, r }) => {
    if (allFreeMoves(m).length === 0) return;
    for (const isBackwards of [false, true]) {
      const twin = clone(m);
      exhaust(twin, isBackwards);
      for (let n = 0; n < FOLLOWING && !twin.outcome; n++) answerOne(twin, r);
    }
  });
}

/** Free moves until none is left but those that go round in circles: each is made a few times at most. */
function exhaust<W extends Spec>(m: Match<W>, isBackwards: boolean): void {
  const made = new Map<string, number>();
  while (!m.outcome) {
    const all = allFreeMoves(m);
    if (isBackwards) all.reverse();
    const times = (one: FreeMove<W>): number => made.get(JSON.stringify(one)) ?? 0;
    const next = all.find(one => times(one) < ROUNDS);
    if (!next) return;
    made.set(JSON.stringify(next), times(next) + 1);
    apply(m, next.seat, next.action);
    expectAnswers(m, next);
  }
}

function answerOne<W extends Spec>(m: Match<W>, r: Rng): void {
  expectAnswers(m, null);
  const seats = deciders(m);
  const seat = seats[below(r, seats.length)] ?? 0;
  const open = options(m, seat);
  apply(m, seat, open[below(r, open.length)] as W['action']);
}

function expectAnswers<W extends Spec>(m: Match<W>, by: FreeMove<W> | null): void {
  for (const seat of deciders(m))
    if (options(m, seat).length === 0)
      expect.fail(`${waitingAt(m)} offers seat ${seat} nothing after the free move ${JSON.stringify(by?.action)}`);
}

function allFreeMoves<W extends Spec>(m: Match<W>): FreeMove<W>[] {
  const all: FreeMove<W>[] = [];
  for (let seat = 0; seat < m.setup.seats; seat++) for (const action of freeMoves(m, seat)) all.push({ seat, action });
  return all;
}

// ---- lone answers ---------------------------------------------------------------------------------------------

/**
 * Where the engine takes a lone answer by itself, no free move that was open is gone at the next question: a decision
 * that would pass one over names it in `waitsFor`. A game may say that nobody waits for its free moves (`isUnhurried`).
 */
export function loneAnswersWait<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (!game.free || game.free.isUnhurried) return;
  walkWisely(askingAlways(game), given, ({ m }) => {
    const open = allFreeMoves(m);
    if (open.length === 0) return;
    const twin: Match<W> = { ...clone(m), game };
    resume(twin);
    if (twin.outcome) return;
    const left = allFreeMoves(twin);
    const lost = open.find(one => !left.some(other => same(other, one)));
    if (lost)
      expect.fail(`${waitingAt(m)} passes over the free move ${JSON.stringify(lost.action)} of seat ${lost.seat}`);
  });
}

/** Where nobody waits for free moves, none of them gives company to an answer that a page may take by itself. */
export function loneAnswersStayAlone<W extends Spec>(game: Game<W>, given: LawsOptions<W>): void {
  if (!game.free?.isUnhurried) return;
  walkWisely(game, given, ({ m }) => {
    for (const seat of deciders(m)) {
      if (!isLone(m, seat, options(m, seat))) continue;
      for (const action of freeMoves(m, seat)) {
        const twin = clone(m);
        apply(twin, seat, action);
        if (options(twin, seat).length > 1)
          expect.fail(`${waitingAt(m)} offers seat ${seat} more after the free move ${JSON.stringify(action)}`);
      }
    }
  });
}

/** The same game, with every lone answer asked for. */
function askingAlways<W extends Spec>(game: Game<W>): Game<W> {
  const always = (step: Step<W, FlowName<W>>) => (typeof step === 'function' ? step : { ...step, lone: false });
  const flows = Object.entries(game.flows as unknown as Record<string, Flow<W, FlowName<W>>>).map(([name, flow]) => {
    const steps = Object.entries(flow.steps).map(([at, { step, next }]) => [at, { step: always(step), next }]);
    return [name, { ...flow, steps: Object.fromEntries(steps) }];
  });
  return { ...game, flows: Object.fromEntries(flows) };
}
