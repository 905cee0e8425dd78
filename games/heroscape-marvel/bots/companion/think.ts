import { best, ofType } from '../../../../bots/options.ts';
import type { Seen } from '../../../../engine/box.ts';
import { moveOptions } from '../../rules/moves.ts';
import { type M, cellNamed, cellUnder, figureOf } from '../../rules/table.ts';
import { moveOf } from '../../rules/pace.ts';
import type { Action, Figure, HeroScape } from '../../spec.ts';
import { type Valued, type Weights, valuedMoves } from '../greedy/moves.ts';
import { valuedAttacks } from '../greedy/turn.ts';
import { NO_AIM, aimOf, bestAim } from './aims.ts';
import { Future } from './future.ts';
import { movesWithHelp, urge } from './hunts.ts';

// Turns weighed by what they bring at once and by what comes after them.

/** Moves that are looked at, the most promising first; fewer of each figure while it is still open who moves. */
const EXPERT = { moves: 12, each: 6 } as const;
const DISCOVERY = { moves: 20, each: 12 } as const;
const widthOf = (m: M) => (m.content.isExpert ? EXPERT : DISCOVERY);
const ATTACKS = 6;

export function thinkMove(seen: Seen<HeroScape>, m: M, figure: Figure, weights: Weights): Action | null {
  return bestMove(m, figure, seen.prompt.options, weights, new Future(seen, m), widthOf(m).moves)?.action ?? null;
}

function bestMove(
  m: M,
  figure: Figure,
  options: readonly Action[],
  weights: Weights,
  future: Future,
  most: number,
): Valued<Action> | null {
  const from = cellUnder(figure);
  const willAttack = weights.attack === 1;
  let found: Valued<Action> | null = null;
  for (const { action, worth } of distinct(movesWithHelp(m, figure, options, weights)).slice(0, most)) {
    if (found !== null && !future.hasTime) break;
    const to = action.type === 'walk' || action.type === 'fly' ? cellNamed(m, action.to) : from;
    let total = worth + urge(m, figure, to);
    if (!m.content.exits[to]) {
      figure.cell = to;
      total += future.after(willAttack ? bestAim(m, figure, action.type === 'fly' && action.how === 'leap') : NO_AIM);
      figure.cell = from;
    }
    if (found === null || total > found.worth) found = { action, worth: total };
  }
  return found;
}

/** One way to each cell, the best. */
function distinct(valued: readonly Valued<Action>[]): Valued<Action>[] {
  const seen = new Set<string>();
  return valued.filter(({ action }) => {
    const key = 'to' in action ? action.to : 'here';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The figure whose turn would be worth most, by its real moves. */
export function thinkWho(seen: Seen<HeroScape>, m: M, weights: Weights): Action | null {
  const future = new Future(seen, m);
  const idle: Weights = { exposure: weights.exposure, approach: weights.approach, attack: 0 };
  return best(ofType(seen.prompt.options, 'choose'), action => {
    const figure = figureOf(m, action.figure);
    const moves = moveOptions(m, figure, moveOf(m, figure), null, { type: 'stay' });
    // where it stands already is worth something without a turn
    const still = valuedMoves(m, figure, [{ type: 'stay' }], idle)[0]?.worth ?? 0;
    return (bestMove(m, figure, moves, weights, future, widthOf(m).each)?.worth ?? 0) - still;
  });
}

/** Whom to attack: who would answer counts as well as what the blow is worth. */
export function thinkAttack(seen: Seen<HeroScape>, m: M, figure: Figure): Action | null {
  const future = new Future(seen, m);
  let found: Valued<Action> | null = null;
  for (const { action, worth } of valuedAttacks(m, figure, seen.prompt.options).slice(0, ATTACKS)) {
    if (found !== null && !future.hasTime) break;
    const total =
      worth + future.after(action.type === 'attack' ? aimOf(m, figure, action.attack, action.target) : NO_AIM);
    if (found === null || total > found.worth) found = { action, worth: total };
  }
  return found?.action ?? null;
}
