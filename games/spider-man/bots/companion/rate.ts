import { missions } from '../../content/missions.ts';
import { needed } from '../../rules/missions.ts';
import type { Square } from '../../ids.ts';
import { shotCards } from '../../cards/power/shots.ts';
import { blowCards } from '../../cards/power/blows.ts';
import {
  FAR,
  type Sight,
  distances,
  goalOf,
  holdsCharacter,
  homeOf,
  missionSquares,
  stepsAt,
  streetsBeside,
} from '../sight.ts';
import { stride } from '../../rules/movement.ts';
import { type PowerId, isBlow, isShot, powers } from '../../content/powers.ts';
// Points per turn, and the squares and hits that make them.

/** Squares that dice of Movement bring, the best power with the first series. */
function squaresFor(dice: number, tokens: readonly PowerId[]): number {
  const { times, add } = stride(tokens);
  return dice * (3.5 * times + add);
}

export const pace = (s: Sight): number => Math.max(7, squaresFor(s.me.max.movement, s.me.powers));
export const reachNow = (s: Sight): number => squaresFor(s.me.dice.movement, s.me.tokens);

/** Hits on a building that a whole turn brings. */
function hitsPerTurn({ me }: Sight): number {
  const dice = me.max.combat;
  const known = [
    ...me.powers.filter(isBlow).map(power => blowCards[power].companion),
    ...me.powers.filter(isShot).map(power => shotCards[power].companion),
  ];
  const whole = known.find(power => power?.whole)?.whole;
  if (whole) return whole(dice);
  return known.reduce((hits, power) => hits + (power?.more?.(dice) ?? 0), dice / 6);
}

export const away = (s: Sight, goals: readonly Square[]): number =>
  s.figure && s.figure.at >= 0 && goals.length > 0 ? stepsFrom(s, goals, s.figure.at) : 99;

/** Whoever has been freed stands in a station, which nobody walks through: the way begins in a street beside it. */
export function stepsFrom(s: Sight, goals: readonly Square[], at: Square): number {
  const way = distances(s, goals, false);
  const here = stepsAt(way, at);
  return here < FAR ? here : 1 + Math.min(FAR, ...streetsBeside(s, at).map(street => stepsAt(way, street)));
}

/** What a mission brings per turn that it still takes. */
export function missionRate(s: Sight): number {
  const { mission, progress } = s.me;
  const goal = goalOf(mission);
  if (!mission || !goal || !s.figure) return 0;
  const { villain } = missions[mission];
  const each = pace(s);
  const goals = missionSquares(s);
  const travel = away(s, goals) / each;
  const hits = hitsPerTurn(s);
  const way = (to: readonly Square[], from: Square): number =>
    from >= 0 && to.length > 0 ? stepsAt(distances(s, to, false), from) / each : 1;
  const home = homeOf(s);
  switch (goal.kind) {
    case 'damage': {
      const rest = goal.points - progress.damage;
      const back = goal.home ? way([home], rest > 0 ? (goals[0] ?? -1) : s.figure.at) : 0;
      return villain / Math.max(0.5, rest > 0 ? travel * 0.7 + rest / hits + back : back);
    }
    case 'hq':
      return villain / Math.max(0.5, travel * 0.7 + (goal.points - progress.damage) / hits);
    case 'kidnap': {
      const isHeld = s.view.characters[goal.character].holder !== null && !holdsCharacter(s, goal.character);
      const back = holdsCharacter(s, goal.character) ? 0 : way([home], goals[0] ?? -1);
      return villain / Math.max(0.5, travel + back + (isHeld ? 3 : 0));
    }
    case 'cops':
      return (villain / (goal.cars - progress.cars) + 3) / Math.max(0.7, travel * 0.5 + 1 / hits);
    case 'station':
      return villain / Math.max(0.7, travel * 0.7 + 1.3 / hits);
    case 'duel':
      return villain / Math.max(0.7, travel * 0.7 + (goal.wounds - progress.wounds) / (hits * 0.7));
    case 'duelKo':
      return (villain + 15) / (travel + 8 / hits);
    case 'rival':
      return (villain + 7) / (travel + 5 / hits);
    default:
      return villain / Math.max(0.5, travel + 0.6 * (needed(goal) - progress.planted.length - 1));
  }
}

/** What taking back a token brings that has just been used and would serve again at once. */
export function concentrationWorth({ me: { tokens, powers: owned, dice } }: Sight, distance: number): number {
  const used = owned.filter(power => powers[power].token && !tokens.includes(power));
  if (distance === 0 && dice.combat > 0 && used.some(isStrong)) return 52;
  return distance > 6 && dice.movement >= 2 && stride(used).times > 1 ? 31 : 0;
}

/** What its ready powers add to each die of a blow. */
export const raiseOf = (tokens: readonly PowerId[]): number =>
  tokens.reduce((sum, power) => sum + (isBlow(power) ? powers[power].add : 0), 0);

const isStrong = (power: PowerId): boolean =>
  (isBlow(power) && blowCards[power].companion?.isStrong === true) ||
  (isShot(power) && shotCards[power].companion?.isStrong === true);
