import type { FigureId } from '../../ids.ts';
import { carrierOf } from '../../rules/glyphs.ts';
import { hasLeaped } from '../../rules/attack.ts';
import { clash } from '../../rules/odds.ts';
import {
  type M,
  cellNamed,
  cellUnder,
  distance,
  faceOf,
  figureOf,
  hasPower,
  isCarrier,
  isEnemy,
  isEnraged,
  isOnBoard,
  lifeOf,
  moveOf,
  pointsOf,
} from '../../rules/table.ts';
import type { Action, Figure } from '../../spec.ts';
import { toExit } from '../goals.ts';
import { attackWorth, exposure, reachOf, standing, stompWorth, threatsTo, woundWorth } from '../worth.ts';
import type { Valued } from './moves.ts';

// Attacks, powers and all the small questions of a turn.

type Attack = Extract<Action, { type: 'none' | 'attack' | 'stomp' }>;

export function valuedAttacks(m: M, figure: Figure, options: readonly Action[]): Valued<Attack>[] {
  const leaped = hasLeaped(m, figure);
  const valued: Valued<Attack>[] = [];
  for (const action of options) {
    if (action.type === 'none') valued.push({ action, worth: 0 });
    if (action.type === 'stomp') valued.push({ action, worth: stompWorth(m, figure) });
    if (action.type !== 'attack') continue;
    let worth = attackWorth(m, figure, action.attack, action.target, leaped);
    if (action.attack === 'shield-throw')
      worth *=
        1 + 0.6 * (Math.min(3, options.filter(o => o.type === 'attack' && o.attack === 'shield-throw').length) - 1);
    if (action.attack === 'normal' && hasPower(m, figure, 'double-attack')) worth *= 1.9;
    valued.push({ action, worth });
  }
  return valued.sort((a, b) => b.worth - a.worth);
}

/** How much a figure could do with a turn, as it looks from afar: for markers and for Red Skull's puppets. */
export function promise(m: M, figure: Figure): number {
  const from = cellUnder(figure);
  const reach = reachOf(m, figure);
  const { attack } = faceOf(m, figure);
  const rage = hasPower(m, figure, 'rage-smash-5') ? Math.min(5, figure.wounds) : 0;
  let best = 0;
  for (const enemy of m.state.figures) {
    if (enemy.cell === null || !isEnemy(enemy, figure)) continue;
    if (isEnraged(m, enemy) && !isCarrier(figure)) continue;
    const far = distance(m, from, enemy.cell);
    const odds = clash(attack + rage, faceOf(m, enemy).defense);
    const left = lifeOf(m, enemy) - enemy.wounds;
    let worth = Math.min(left, odds.expected) * woundWorth(m, enemy) * (isCarrier(enemy) ? 1.5 : 1);
    if (hasPower(m, figure, 'double-attack')) worth *= 1.8;
    if (hasPower(m, figure, 'cosmic-force-blast')) worth *= 1.5;
    worth *= far <= reach ? 1 : Math.max(0.15, 1 - 0.12 * (far - reach));
    best = Math.max(best, worth);
  }
  return best + aims(m, figure);
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

/** Dust on whoever is worth most; the cloud where it takes more from them than from us. */
export function throwDust(m: M, figure: Figure, options: readonly Action[]): Action {
  const worthOf = (id: FigureId): number => {
    const target = figureOf(m, id);
    return isEnemy(target, figure) ? standing(m, target) : -standing(m, target);
  };
  let best: Action = { type: 'none' };
  let most = 0;
  for (const action of options) {
    const worth =
      action.type === 'dust'
        ? worthOf(action.target)
        : action.type === 'cloud'
          ? m.state.figures.reduce((sum, f) => sum + (isBeside(m, figure, f) ? worthOf(f.id) : 0), 0)
          : 0;
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

const isBeside = (m: M, a: Figure, b: Figure): boolean =>
  a !== b && b.cell !== null && distance(m, cellUnder(a), b.cell) === 1;

/** The hero whose stolen turn promises most; an own one only for what is left of its turn. */
export function stealMind(m: M, figure: Figure, options: readonly Action[]): Action {
  let best: Action = { type: 'none' };
  let most = 0;
  for (const action of options) {
    if (action.type !== 'mindExchange') continue;
    const target = figureOf(m, action.target);
    const worth = isEnemy(target, figure) ? pointsOf(target.card) + faceOf(m, target).attack * 10 : promise(m, target);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
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
  let best = options[0] as Action;
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
  if (!carrier || !isOnBoard(carrier)) return options[0] as Action;
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
  return { type: figureOf(m, mover).owner === seat ? 'none' : 'strike' };
}

/** Hulk's hunter who can hit him now takes the anesthetic from a friend beside. */
export function askForAnesthetic(
  m: M,
  figure: Figure,
  options: readonly Action[],
  free: readonly Action[],
): Action | null {
  const canHit = options.some(o => o.type === 'attack' && o.target !== 'wall' && isEnraged(m, figureOf(m, o.target)));
  if (!canHit || isCarrier(figure)) return null;
  return free.find(o => o.type === 'pass-on' && o.to === figure.id) ?? null;
}
