import { isCharacter } from '../../ids.ts';
import { cardWorth } from '../card-worth.ts';
import type { Action } from '../../spec.ts';
import type { Target } from '../../seen.ts';
import { bestOf } from '../../../../bots/options.ts';
import {
  type Sight,
  distances,
  figureOf,
  goalOf,
  holdsCharacter,
  homeOf,
  left,
  missionSquares,
  stackOn,
  threats,
} from '../sight.ts';

/** A villain pursues its mission, takes easy points on the way, and goes home when it is nearly down. */
export function villainTurn(s: Sight, options: readonly Action[]): Action {
  const there = missionSquares(s);
  const goals = isFleeing(s) ? fleeTo(s) : there;
  const distance =
    s.figure && s.figure.at >= 0 && goals.length > 0 ? (distances(s, goals, false)[s.figure.at] ?? 0) : 0;
  return bestOf(options, option => worth(s, option, distance));
}

export const isFleeing = (s: Sight): boolean => s.figure !== null && left(s.figure) <= 1 && homeOf(s) >= 0;
const fleeTo = (s: Sight) => [homeOf(s)];

/** Where it is heading. */
export function villainGoals(s: Sight): number[] {
  return isFleeing(s) ? fleeTo(s) : missionSquares(s);
}

function worth(s: Sight, option: Action, distance: number): number {
  switch (option.type) {
    case 'end':
      return 0.5;
    case 'fight':
      return targetWorth(s, option.target) * (s.me.dice.combat > 1 ? 1 : 0.6);
    case 'power':
      return option.target ? targetWorth(s, option.target) + 1 : 15;
    case 'capture': {
      const goal = goalOf(s.me.mission);
      return goal?.kind === 'kidnap' && goal.character === option.character ? 95 : 0;
    }
    case 'plant':
      return 95;
    case 'move':
      return distance > 0 ? 30 : 0;
    case 'bonus':
      return s.me.cards < 3 ? 6 : 2;
    case 'recover':
      return recoverWorth(s);
    case 'play':
      return cardWorth('yardstick', s, option.card, { isThere: distance === 0, distance });
    case 'call':
      return option.character === 'dewolff' ? 0 : 5;
    case 'tracer':
      return 90;
    default:
      return 0;
  }
}

function recoverWorth(s: Sight): number {
  if (!s.figure) return 0;
  if (left(s.figure) <= 1)
    return s.figure.at === homeOf(s) || s.figure.captive || threats(s, s.figure.at) > 0 ? 80 : 28;
  return left(s.figure) <= 2 && s.figure.at === homeOf(s) ? 70 : 0;
}

/** Points that an attack may bring, as the plain player sees it. */
export function targetWorth(s: Sight, target: Target): number {
  const goal = goalOf(s.me.mission);
  if (target.kind === 'hold') return 100;
  if (target.kind === 'place') return 50;
  if (target.kind === 'stack') {
    if (s.figure?.captive) return 90;
    if (goal?.kind === 'cops') return 45;
    const stack = stackOn(s, target.square);
    if (goal?.kind === 'station' && stack?.station) return 45;
    const isGuard =
      stack?.prisoner && figureOf(s, stack.prisoner)?.role !== 'spider-man' && figureOf(s, stack.prisoner);
    return (isGuard ? 25 : 10) / (stack?.cars ?? 1);
  }
  const other = figureOf(s, target.role);
  if (!other) return 0;
  const isSpider = other.role === 'spider-man';
  if (isSpider ? goal?.kind === 'duel' || goal?.kind === 'duelKo' : goal?.kind === 'rival') return 40;
  if (holdsWanted(s, other.role)) return 42;
  const near = left(other) <= 2 ? (isSpider ? 32 : 20) : isSpider ? 3 : 2;
  return near;
}

function holdsWanted(s: Sight, role: string): boolean {
  const goal = goalOf(s.me.mission);
  return goal?.kind === 'kidnap' && s.view.characters[goal.character].holder === role;
}

/** Whom or what a villain lets go: never what its mission wants. */
export function releaseWorth(s: Sight, who: string): number {
  const goal = goalOf(s.me.mission);
  if (goal?.kind === 'kidnap' && goal.character === who) return -10;
  if (who === 'stacy' || who === 'jameson') return 0;
  return isCharacter(who) && holdsCharacter(s, who) ? 1 : 0.5;
}
