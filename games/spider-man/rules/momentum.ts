import { isSeries, powers } from '../content/powers.ts';
import type { Frame } from '../../../engine/types.ts';
import type { SpiderMan } from '../spec.ts';
import type { Momentum } from '../seen.ts';
import { touches } from './city.ts';
import { isNextToObjective } from './missions.ts';
import { type M, figure, ownFigure, player } from './table.ts';

// What a run is worth to Charge, Super charge and Dive. The turn keeps it until the next action, which takes it along.

/** A Movement series that has just ended. */
export function momentumOf(m: M, f: Frame<SpiderMan, 'movement'>): Momentum {
  const { at } = figure(m, f.role);
  const foes = m.state.figures.some(other => other.role !== f.role && touches(other.at, at));
  return {
    at,
    squares: f.path.length - 1,
    flown: f.powers.some(power => isSeries(power) && powers[power].isFlight),
    nextToOpponent: foes || m.state.stacks.some(stack => touches(stack.square, at)),
    nextToObjective: isNextToObjective(m, player(m, f.seat), at),
  };
}

/** Every run that is still kept somewhere. */
export function momenta(m: M): Momentum[] {
  const found: Momentum[] = [];
  for (const f of m.stack) if ((f.flow === 'turn' || f.flow === 'attack') && f.momentum) found.push(f.momentum);
  return found;
}

/** The one that counts: the figure has not been taken elsewhere since. */
export function momentumNow(m: M): Momentum | null {
  const at = ownFigure(m, m.state.active)?.at;
  return momenta(m).find(momentum => momentum.at === at) ?? null;
}
