import { isSeries, isBlow, powers } from '../../content/powers.ts';
import { pointsChance } from '../../rules/odds.ts';
import { stride as strideOf } from '../../rules/movement.ts';
import type { Action } from '../../spec.ts';
import type { Square } from '../../ids.ts';
import { bestOf, ofType, first, last } from '../../../../bots/options.ts';
import { type Sight, distances, figureOf, threats, stepsAt } from '../sight.ts';
import { stepsFrom } from './rate.ts';
import { wantsRun } from './villain.ts';

const SURE = 0.6;

/** The doubling power where the way is long, then dice enough to get there rather surely. */
export function moveDice(s: Sight, options: readonly Action[], goals: readonly Square[]): Action {
  const rolls = ofType(options, 'roll');
  const move = s.view.focus?.move;
  if (!move || goals.length === 0 || !s.figure) return rolls[0] ?? first(options);
  const way = stepsFrom(s, goals, s.figure.at);
  if (s.view.active !== s.seat) return ofType(options, 'use')[0] ?? last(rolls);
  const [use] = ofType(options, 'use');
  const isDive =
    use !== undefined && isSeries(use.power) && powers[use.power].isFlight && s.me.tokens.includes('vul-dive');
  if (use && (way > 4 || isDive)) return use;
  const { times, add } = strideOf(move.powers);
  if (way === 0) return (s.me.role === 'rhino' && wantsRun(s) ? rolls[1] : undefined) ?? rolls[0] ?? first(options);
  const found = rolls.find(({ dice }) => pointsChance(dice, times, add, way) >= SURE);
  return found ?? last(rolls);
}

/** To the goal by the shortest way; among equals where fewest can strike. */
export function walk(s: Sight, options: readonly Action[], goals: readonly Square[]): Action {
  const stop: Action = options.find(({ type }) => type === 'stop') ?? { type: 'stop' };
  const ways = ofType(options, 'go');
  if (!s.figure || goals.length === 0 || ways.length === 0) return stop;
  const way = distances(s, goals, false);
  if (s.view.active !== s.seat) return evade(s, ways, way);
  const here = stepsAt(way, s.figure.at);
  const path = s.view.focus?.move?.path.length ?? 1;
  if (s.me.role === 'rhino') {
    const need = Math.max(0, ...s.me.tokens.map(power => (isBlow(power) ? powers[power].run : 0)));
    const from = distances(s, [s.figure.at], false);
    const run = ways.filter(({ to }) => way[to] === 0 && stepsAt(from, to) + path - 1 >= need);
    if (need > 0 && run.length > 0 && path - 1 < need) return bestOf(run, ({ to }) => -threats(s, to));
  }
  const next = bestOf(ways, ({ to }) => -stepsAt(way, to) - threats(s, to) / 100);
  return stepsAt(way, next.to) < here ? next : stop;
}

/** Out of reach of whoever attacked, and not away from where one wants to go. */
function evade(s: Sight, ways: readonly Extract<Action, { type: 'go' }>[], way: Int16Array): Action {
  const attacker = s.view.focus?.attack?.attacker;
  const foe = attacker?.kind === 'figure' ? figureOf(s, attacker.role) : null;
  if (!foe || foe.at < 0) return bestOf(ways, ({ to }) => -stepsAt(way, to));
  const from = distances(s, [foe.at], false);
  return bestOf(ways, ({ to }) => Math.min(14, stepsAt(from, to)) - 0.4 * stepsAt(way, to) - threats(s, to) / 4);
}
