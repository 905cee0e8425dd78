import type { Barred, Decision, Flow, FlowName, Frame, FreeMoves, Match, Seat, Spec, Step } from './types.ts';

// The step at which a frame stands, and what the decision there offers.

export type AnyDecision<W extends Spec> = Decision<W, FlowName<W>, W['action']>;

export function stepOf<W extends Spec>(m: Match<W>, f: Frame<W>): { step: Step<W, FlowName<W>>; next: string } {
  const flow: Flow<W, FlowName<W>> | undefined = m.game.flows[f.flow];
  const found = flow?.steps[f.at];
  if (!found) throw new Error(`no step ${f.flow}/${f.at}`);
  return found;
}

export function asDecision<W extends Spec>(step: Step<W, FlowName<W>>): AnyDecision<W> {
  if (typeof step === 'function') throw new Error('nobody has to decide here');
  return step;
}

export function pending<W extends Spec>(m: Match<W>, f: Frame<W>): AnyDecision<W> {
  return asDecision(stepOf(m, f).step);
}

export function freeOf<W extends Spec>(m: Match<W>, decision: AnyDecision<W>): FreeMoves<W> | null {
  return decision.free === false ? null : (m.game.free ?? null);
}

export function offered<W extends Spec>(m: Match<W>, f: Frame<W>, decision: AnyDecision<W>, seat: Seat): W['action'][] {
  const candidates = decision.options(m, f, seat);
  if (!decision.bar) return candidates;
  const open: W['action'][] = [];
  for (let i = 0; i < candidates.length; i++) {
    const action = candidates[i] as W['action'];
    if (decision.bar(m, f, action, seat) === null) open.push(action);
  }
  return open;
}

export function barred<W extends Spec>(m: Match<W>, f: Frame<W>, decision: AnyDecision<W>, seat: Seat): Barred<W>[] {
  if (!decision.bar) return [];
  const all: Barred<W>[] = [];
  for (const action of decision.options(m, f, seat)) {
    const rule = decision.bar(m, f, action, seat);
    if (rule !== null) all.push({ action, rule });
  }
  return all;
}
