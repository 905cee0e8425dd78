import { best, first } from '../../../../bots/options.ts';
import { same } from '../../../../engine/plain.ts';
import type { Around, Sight, Used } from '../../cards/power.ts';
import type { FigureId } from '../../ids.ts';
import { carrierOf } from '../../rules/glyphs.ts';
import { hasLeaped } from '../../rules/attack.ts';
import { ownDice } from '../../rules/combat-dice.ts';
import { aroundOf } from '../../rules/targets.ts';
import { attacksWith } from '../../rules/activation.ts';
import { membersOf, sizeOf } from '../../rules/cards.ts';
import { clash } from '../../rules/odds.ts';
import {
  type M,
  areAllies,
  cellNamed,
  cellUnder,
  distance,
  faceOf,
  figureOf,
  isCarrier,
  isEnemy,
  isHero,
  isOnBoard,
  lifeOf,
  powerBits,
} from '../../rules/table.ts';
import { moveOf } from '../../rules/pace.ts';
import type { Action, Figure } from '../../spec.ts';
import { canHurt, isBound } from '../bounds.ts';
import { toExit } from '../goals.ts';
import { attackWorth, exposure, reachOf, standing, aroundWorth, threatsTo, woundWorth } from '../worth.ts';
import { againOf, othersOf, promiseOf } from '../opinions.ts';
import type { Valued } from './moves.ts';

// Attacks, powers and all the small questions of a turn.

type Attack = Extract<Action, { type: 'none' | 'attack' }> | Around['action'];

export function valuedAttacks(m: M, figure: Figure, options: readonly Action[]): Valued<Attack>[] {
  const leaped = hasLeaped(m, figure);
  const special = aroundOf(m, figure);
  const valued: Valued<Attack>[] = [];
  for (const action of options) {
    if (action.type === 'none') valued.push({ action, worth: 0 });
    if (action.type === special?.around.action.type)
      valued.push({ action: special.around.action, worth: aroundWorth(m, figure) });
    if (action.type !== 'attack') continue;
    let worth = attackWorth(m, figure, action.attack, action.target, leaped);
    const { attack } = action;
    if (attack === 'normal') worth *= 1 + againOf(m, figure);
    else if (othersOf(attack) > 0) {
      const targets = options.filter(o => o.type === 'attack' && o.attack === attack).length;
      worth *= 1 + othersOf(attack) * (Math.min(attacksWith(attack), targets) - 1);
    }
    valued.push({ action, worth });
  }
  return valued.sort((a, b) => b.worth - a.worth);
}

/** How much a figure could do with a turn, as it looks from afar: for markers and for Red Skull's puppets. */
export function promise(m: M, figure: Figure): number {
  const from = cellUnder(figure);
  const reach = reachOf(m, figure);
  const dice = faceOf(m, figure).attack + ownDice(m, figure);
  const bits = powerBits(m, figure);
  let best = 0;
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(m, enemy, figure)) continue;
    if (!canHurt(m, figure, enemy)) continue;
    const far = distance(m, from, enemy.cell);
    const odds = clash(dice, faceOf(m, enemy).defense);
    const left = lifeOf(m, enemy) - enemy.wounds;
    let worth = Math.min(left, odds.expected) * woundWorth(m, enemy) * (isCarrier(enemy) ? 1.5 : 1);
    worth = promiseOf(worth, bits);
    worth *= far <= reach ? 1 : Math.max(0.15, 1 - 0.12 * (far - reach));
    best = Math.max(best, worth);
  }
  return best + aims(m, figure);
}

/** The same of a card: all figures that its turn may use, the best first. */
export function cardPromise(m: M, card: FigureId): number {
  const first = figureOf(m, card);
  if (isHero(first)) return promise(m, first);
  const worths = membersOf(m, card).map(figure => promise(m, figure));
  return worths
    .sort((a, b) => b - a)
    .slice(0, sizeOf(first.card))
    .reduce((sum, worth) => sum + worth, 0);
}

/** What the scenario wants of this figure. */
function aims(m: M, figure: Figure): number {
  const { role } = m.content;
  const from = cellUnder(figure);
  const lying = m.state.glyphs[0]?.at ?? null;
  if (role === 'device' && figure.owner === m.state.players[1]) {
    if (isCarrier(figure)) return 150;
    if (lying !== null) return Math.max(0, 60 - 4 * distance(m, from, lying)) + moveOf(m, figure);
    return 0;
  }
  if (role === 'anesthetic' && figure.owner === m.state.players[1] && lying !== null)
    return Math.max(0, 80 - 6 * distance(m, from, lying));
  return 0;
}

/** The use of a power at this moment of the turn that is worth most, or none. */
export function usePower<A extends Action>(
  m: M,
  figure: Figure,
  options: readonly Action[],
  list: readonly { readonly card: Used<A> }[],
): Action {
  const seen: Sight = { m, standing: one => standing(m, one), promise: one => promise(m, one) };
  const uses = list.flatMap(({ card }) =>
    card.options(m, figure).map(action => ({ action, worth: card.worth(seen, figure, action) })),
  );
  const chosen = best(uses, ({ worth }) => worth, 0)?.action;
  return options.find(option => chosen && same(option, chosen)) ?? { type: 'none' };
}

/** Away from harm, or stay: for swings and returns. */
export function safest(m: M, figure: Figure, options: readonly Action[]): Action {
  const threats = threatsTo(m, figure);
  const cost = (action: Action): number => {
    if ('to' in action && action.type === 'fly')
      return exposure(m, cellNamed(m, action.to), threats) - (action.take ? 200 : 0);
    if ('at' in action) return exposure(m, cellNamed(m, action.at), threats);
    return figure.cell === null ? 0 : exposure(m, figure.cell, threats) + 1;
  };
  return least(options, cost);
}

export function least(options: readonly Action[], cost: (action: Action) => number): Action {
  let best = first(options);
  let lowest = Infinity;
  for (const action of options) {
    const price = cost(action);
    if (price < lowest) {
      lowest = price;
      best = action;
    }
  }
  return best;
}

/** Where Hulk throws the anesthetic: as far as possible from all who want it. */
export const dropFar = (m: M, options: readonly Action[]): Action =>
  least(options, action => {
    if (action.type !== 'drop') return 0;
    const at = cellNamed(m, action.at);
    const hunters = m.state.figures.filter(f => f.owner === m.state.players[1] && isOnBoard(f));
    return -Math.min(...hunters.map(f => distance(m, cellUnder(f), at)));
  });

/** The device goes to who is further on its way. */
export function handDevice(m: M, options: readonly Action[]): Action {
  const carrier = carrierOf(m);
  if (!carrier || !isOnBoard(carrier)) return first(options);
  const isThief = carrier.controller === m.state.players[1];
  const worth = (figure: Figure): number =>
    (isThief ? -toExit(m, cellUnder(figure)) : toExit(m, cellUnder(figure))) +
    0.4 * (lifeOf(m, figure) - figure.wounds);
  return least(options, action => {
    if (action.type === 'hand') return -worth(figureOf(m, action.to));
    return -worth(carrier) - 0.5;
  });
}

/** Strike, unless it is one's own hero that somebody else moves. */
export function strikeOrNot(m: M, seat: number, mover: FigureId): Action {
  return { type: areAllies(m, figureOf(m, mover).owner, seat) ? 'none' : 'strike' };
}

/** Hulk's hunter who can hit him now takes the anesthetic from a friend beside. */
export function askForAnesthetic(
  m: M,
  figure: Figure,
  options: readonly Action[],
  free: readonly Action[],
): Action | null {
  const canHit = options.some(o => o.type === 'attack' && o.target !== 'wall' && isBound(m, figureOf(m, o.target)));
  if (!canHit || isCarrier(figure)) return null;
  return free.find(o => o.type === 'pass-on' && o.to === figure.id) ?? null;
}
