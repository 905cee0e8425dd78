import type { Frame, Saved } from '../../../engine/types.ts';
import type { SpiderMan, State } from '../spec.ts';
import type { Momentum } from '../seen.ts';

/**
 * Version 2 pays less for missions and prisoners, version 3 counts every hit on a building: all that a save holds means what
 * it meant. Before version 4 the last run lay in the state; now the turn keeps it, or the attack that was declared with it, and
 * Henchmen are aimed in a step of their own.
 */
export function migrate(saved: Saved, from: number): Saved {
  if (from < 3) return saved;
  const { momentum, ...state } = saved.state as State & { momentum: Omit<Momentum, 'at'> | null };
  const stack = saved.stack as Frame<SpiderMan>[];
  const runner = state.figures.find(f => f.seat === state.active);
  let kept = momentum && runner ? { at: runner.at, ...momentum } : null;
  for (const f of stack.toReversed()) {
    if (f.flow === 'card' && f.card === 'henchmen' && state.players[f.seat]?.role !== 'spider-man') f.at = 'aim';
    if (f.flow !== 'turn' && f.flow !== 'attack') continue;
    const isUsing = f.flow === 'turn' || (!f.reaction && !UNDECLARED.has(f.way));
    f.momentum = isUsing ? kept : null;
    if (isUsing) kept = null;
  }
  return { ...saved, state, stack };
}

/** Attacks that are no action of the turn, and leave the run to the next one. */
const UNDECLARED: ReadonlySet<string> = new Set(['henchmen', 'jameson', 'stacy']);
