import { first as firstOf } from '../../../../bots/options.ts';
import { type FigureId, MARKERS } from '../../ids.ts';
import type { Seat } from '../../../../engine/types.ts';
import { ownDice } from '../../rules/combat-dice.ts';
import { cardsInPlay, membersOf } from '../../rules/cards.ts';
import { clash } from '../../rules/odds.ts';
import { type M, cellUnder, distance, faceOf, isEnemy, lifeOf } from '../../rules/table.ts';
import { type Action, type Figure } from '../../spec.ts';
import { type Weights, valuedMoves } from '../greedy/moves.ts';
import { againOf } from '../opinions.ts';
import { promise } from '../greedy/turn.ts';
import { reachOf } from '../worth.ts';
import { turnWorth } from './replies.ts';

/** What a card can do with a turn now, what with a further one, and how long it is likely to live. */
interface Prospect {
  readonly id: FigureId;
  readonly now: number;
  readonly later: number;
  readonly turns: number; // of the enemy, that it survives on average
}

const AMBITION: Weights = { exposure: 0.15, approach: 3, attack: 1 };
const IDLE: Weights = { exposure: 0.15, approach: 3, attack: 0 };

function prospect(m: M, figure: Figure): Prospect {
  const idle = valuedMoves(m, figure, [{ type: 'stay' }], IDLE)[0]?.worth ?? 0;
  return {
    id: figure.id,
    now: turnWorth(m, figure, AMBITION) - idle,
    later: promise(m, figure),
    turns: (lifeOf(m, figure) - figure.wounds) / Math.max(0.05, woundsATurn(m, figure)),
  };
}

/** The same of a card: what its figures can do together, and as long as the last of them lives. */
function prospectOf(m: M, card: FigureId): Prospect {
  const all = membersOf(m, card).map(figure => prospect(m, figure));
  const sum = (of: (one: Prospect) => number): number => all.reduce((total, one) => total + of(one), 0);
  return { id: card, now: sum(one => one.now), later: sum(one => one.later), turns: sum(one => one.turns) };
}

/** What the worst of those who can reach it would do to it in a turn. */
function woundsATurn(m: M, figure: Figure): number {
  const { defense } = faceOf(m, figure);
  let worst = 0;
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, enemy, figure)) continue;
    if (distance(m, cellUnder(figure), enemy.cell) > reachOf(m, enemy)) continue;
    const dice = faceOf(m, enemy).attack + ownDice(m, enemy);
    worst = Math.max(worst, clash(dice, defense).expected * (1 + againOf(m, enemy)));
  }
  return worst;
}

/** How likely a card still has its figure after so many turns of the enemy. */
const survival = (one: Prospect, turns: number): number => 1 / (1 + Math.exp(4 * (turns / one.turns - 0.9)));

/** Early markers for those in danger, later ones for those who will still be there. */
export function placeMarker(m: M, seat: Seat, options: readonly Action[]): Action {
  const first = firstOf(options);
  if (first.type !== 'order') return first;
  const placed = new Set((m.state.orders[seat] ?? []).map(order => order.on));
  const prospects = cardsInPlay(m, seat).map(({ id }) => prospectOf(m, id));
  const at = MARKERS.indexOf(first.marker);
  const value = (one: Prospect): number => {
    if (at === 3) return (placed.has(one.id) ? 0 : 50) + one.later; // a bluff that might be true
    const worth = placed.has(one.id) ? Math.max(one.now * 0.8, one.later * 0.9) : one.now;
    return worth * survival(one, at + 0.5);
  };
  let best = prospects[0];
  for (const one of prospects) if (best === undefined || value(one) > value(best)) best = one;
  return options.find(o => o.type === 'order' && o.on === best?.id) ?? first;
}
