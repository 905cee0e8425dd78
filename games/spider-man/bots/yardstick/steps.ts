import { bonusCards } from '../../cards/bonuses.ts';
import { below } from '../../../../engine/rng.ts';
import type { Rng } from '../../../../engine/types.ts';
import type { Action } from '../../spec.ts';
import { stride } from '../../rules/movement.ts';
import { bestOf, ofType, first, last } from '../../../../bots/options.ts';
import { type Sight, distances, stepsAt } from '../sight.ts';
import { spiderGoals } from './spider-man.ts';
import { releaseWorth, targetWorth, villainGoals } from './villain.ts';

const goalsOf = (s: Sight): number[] => (s.me.role === 'spider-man' ? spiderGoals(s) : villainGoals(s));

/** The doubling power where the way is long, then as many dice as it needs. */
export function moveDice(s: Sight, options: readonly Action[], goals: readonly number[] = goalsOf(s)): Action {
  const rolls = ofType(options, 'roll');
  const move = s.view.focus?.move;
  if (!move || goals.length === 0 || !s.figure) return rolls[0] ?? first(options);
  const away = stepsAt(distances(s, goals, false), s.figure.at);
  const [use] = ofType(options, 'use');
  if (use && away > 4) return use;
  const { times, add } = stride(move.powers);
  return rolls.find(({ dice }) => dice * (3.5 * times + add) >= away) ?? last(rolls);
}

const halt = (options: readonly Action[]): Action => options.find(({ type }) => type === 'stop') ?? first(options);

/** To the square that lies nearest to the goal. */
export function walk(s: Sight, options: readonly Action[], goals: readonly number[] = goalsOf(s)): Action {
  const stop = halt(options);
  if (!s.figure || goals.length === 0) return stop;
  const way = distances(s, goals, false);
  const ways = ofType(options, 'go');
  if (ways.length === 0) return stop;
  const next = bestOf(ways, ({ to }) => -stepsAt(way, to));
  return stepsAt(way, next.to) < stepsAt(way, s.figure.at) ? next : stop;
}

/** Squares, targets, tokens and names that a card or a release asks for. */
export function choose(s: Sight, options: readonly Action[], rng: Rng): Action {
  const goals = goalsOf(s);
  const way = goals.length > 0 ? distances(s, goals, false) : null;
  return bestOf(options, option => {
    switch (option.type) {
      case 'put':
        return way ? -stepsAt(way, option.to) : 0;
      case 'aim':
        return targetWorth(s, option.target);
      case 'release':
        return s.me.role === 'police' ? (option.who in s.view.characters ? 1 : 0) : releaseWorth(s, option.who);
      default:
        return below(rng, 100) / 100;
    }
  });
}

/** The card that can be missed most. */
export const discardWorst = (options: readonly Action[]): Action =>
  bestOf(ofType(options, 'discard'), ({ card }) => -(bonusCards[card].keep ?? 0));
