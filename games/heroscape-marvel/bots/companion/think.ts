import type { Seen } from '../../../../engine/box.ts';
import { type M, cellNamed, figureOf } from '../../rules/table.ts';
import type { Action, Figure, FigureId, HeroScape } from '../../spec.ts';
import { type Valued, type Weights, valuedMoves } from '../greedy/moves.ts';
import { type Reply, nextOwn, repliesTo, turnWorth } from './replies.ts';

// Moves weighed by what the opponent could then do.

const CANDIDATES = 10;
const FEAR = 0.3; // of the worth of an answer
const HOPE = 0.8; // of the worth of one's own next turn

export function thinkMove(seen: Seen<HeroScape>, m: M, figure: Figure, weights: Weights): Action {
  const { options } = seen.prompt;
  const valued = valuedMoves(m, figure, options, weights);
  const candidates = distinct(valued).slice(0, CANDIDATES);
  const replies = repliesTo(seen, m);
  const worths = candidates.map(one => one.worth);
  let thoughts = 0;
  for (const reply of replies) {
    const answers = candidates.map(one => {
      thoughts++;
      return seen.hasTime(thoughts) ? after(m, figure, one.action, reply.figure) : null;
    });
    if (answers.includes(null)) break; // a comparison of some with others would be unfair
    answers.forEach((answer, i) => {
      worths[i] = (worths[i] ?? 0) - FEAR * weightOf(m, reply) * (answer ?? 0);
    });
  }
  const own = nextOwn(m, seen.seat);
  if (own !== null && seen.hasTime(thoughts + candidates.length))
    candidates.forEach(({ action }, i) => {
      worths[i] = (worths[i] ?? 0) + HOPE * after(m, figure, action, own);
    });
  let best = 0;
  worths.forEach((worth, i) => {
    if (worth > (worths[best] ?? -Infinity)) best = i;
  });
  return candidates[best]?.action ?? (options[0] as Action);
}

/** In discovery the opponent picks any figure: each counts a little, for only one of them will come. */
const weightOf = (m: M, { chance }: Reply): number => (m.content.isExpert ? chance : 0.35);

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

/** What somebody could do with a turn once this move has been made. */
function after(m: M, figure: Figure, action: Action, id: FigureId): number {
  const from = figure.cell;
  const mover = figureOf(m, id);
  if ('to' in action && (action.type === 'walk' || action.type === 'fly')) figure.cell = cellNamed(m, action.to);
  const worth = m.content.exits[figure.cell ?? -1] ? 0 : turnWorth(m, mover);
  figure.cell = from;
  return worth;
}

/** The figure whose turn would be worth most, by its real moves. */
export function thinkWho(seen: Seen<HeroScape>, m: M, weights: Weights): Action {
  const { options } = seen.prompt;
  let best = options[0] as Action;
  let most = -Infinity;
  let thoughts = 0;
  for (const action of options) {
    if (action.type !== 'choose' || !seen.hasTime(thoughts++)) continue;
    const worth = turnWorth(m, figureOf(m, action.figure), weights);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}
