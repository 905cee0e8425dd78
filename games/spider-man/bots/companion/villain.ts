import { blowCards } from '../../cards/power/blows.ts';
import { shotCards } from '../../cards/power/shots.ts';
import { isShot, isBlow, powers } from '../../content/powers.ts';
import { cardWorth } from '../card-worth.ts';
import { missionRate, pace, away, reachNow } from './rate.ts';
import { dieChance } from '../../rules/odds.ts';
import type { Action } from '../../spec.ts';
import type { Square } from '../../ids.ts';
import type { Target } from '../../seen.ts';
import { bestOf } from '../../../../bots/options.ts';
import { type Sight, canBeHit, goalOf, homeOf, left, missionSquares, stackOn, streetsBeside } from '../sight.ts';
import { attackWorth, edge } from './odds.ts';

interface Aim {
  readonly goals: readonly Square[];
  readonly rate: number; // points per turn
}

/** What pays most per turn, with the ways and the odds. */
export function aimOf(s: Sight): Aim {
  const { figure } = s;
  if (!figure || figure.at < 0) return { goals: [], rate: 0 };
  let found: Aim = { goals: missionSquares(s), rate: missionRate(s) };
  const each = pace(s);
  const dice = s.me.max.combat;
  const consider = (target: Target, at: Square): void => {
    const goals = streetsBeside(s, at);
    if (goals.length === 0) return;
    const turns = Math.max(1, away(s, goals) / each + 0.4);
    const rate = attackWorth(s, target, dice, edge(s, target)) / turns;
    if (rate > found.rate) found = { goals, rate };
  };
  for (const stack of s.view.stacks) consider({ kind: 'stack', square: stack.square }, stack.square);
  for (const f of s.view.figures)
    if (f !== figure && f.seat !== null && canBeHit(f) && left(f) <= 3)
      consider({ kind: 'figure', role: f.role }, f.at);
  return found;
}

export function villainTurn(s: Sight, options: readonly Action[]): Action {
  const aim = aimOf(s);
  const distance = aim.goals.length > 0 ? away(s, aim.goals) : 0;
  const arrives = distance <= reachNow(s) * 1.05;
  return bestOf(options, option => worth(s, option, aim, distance, arrives));
}

function worth(s: Sight, option: Action, aim: Aim, distance: number, arrives: boolean): number {
  const { me } = s;
  switch (option.type) {
    case 'end':
      return 0.5;
    case 'bonus': // before anything else: a card may help, and the dice serve nothing else
      return 93;
    case 'recover':
      return recoverWorth(s);
    case 'plant':
      return 95;
    case 'capture': {
      const goal = goalOf(me.mission);
      return goal?.kind === 'kidnap' && goal.character === option.character ? 95 : 0;
    }
    case 'tracer':
      return 90;
    case 'fight':
      return blow(s, option.target, me.dice.combat, edge(s, option.target), distance, arrives);
    case 'power':
      return powerWorth(s, option, distance, arrives);
    case 'move':
      return moveWorth(s, aim, distance);
    case 'play':
      return cardWorth('companion', s, option.card, { isThere: distance === 0, distance });
    case 'call':
      return option.character === 'dewolff' ? 0 : 5;
    default:
      return 0;
  }
}

/** Dice that are kept may answer an attack. */
const KEPT_DIE = 0.1;
const SMALL_GAIN = 0.4;

/** Strikes at what is aimed at come before the move, others only where the dice are not needed further on. */
function blow(s: Sight, target: Target, dice: number, chance: number, distance: number, arrives: boolean): number {
  if (target.kind === 'hold') return 100;
  const points = attackWorth(s, target, dice, chance);
  if (target.kind === 'place') return 50 + points;
  if (s.figure?.captive) return 89;
  if (points < SMALL_GAIN + KEPT_DIE * dice) return 0;
  return (distance > 0 && arrives ? 10 : 32) + points;
}

function powerWorth(s: Sight, option: Action & { type: 'power' }, distance: number, arrives: boolean): number {
  const { power, target } = option;
  if (!target) return 92;
  if (target.kind === 'hold') return 101;
  if (!isShot(power)) return 0;
  const known = shotCards[power].companion?.worth;
  if (known) return known(s, target);
  const { dice, add, need, cost } = powers[power];
  const chance = dieChance(1, add, need);
  if (cost > 0) return blow(s, target, dice, chance, distance, arrives) + 1;
  const points = attackWorth(s, target, dice, chance);
  if (target.kind === 'place') return 60;
  return (distance > 0 && arrives ? 12 : 34) + Math.max(0, points + 1);
}

function moveWorth(s: Sight, aim: Aim, distance: number): number {
  if (distance > 0 && distance < 99) return 30;
  return aim.goals.length > 0 && wantsRun(s) ? 70 : 0;
}

/** Dive needs a flight and Super charge a run, even where one stands already next to it. */
export function wantsRun(s: Sight): boolean {
  const { tokens, dice } = s.me;
  if (dice.combat < 2 || !s.figure || s.figure.captive) return false;
  return tokens.some(power => isBlow(power) && blowCards[power].companion?.wantsRun?.(s));
}

/** A cell heals everything at once, and nobody strikes a prisoner. Outside, points go on being better than rest. */
function recoverWorth(s: Sight): number {
  const { figure } = s;
  if (!figure) return 0;
  if (figure.captive) {
    const inStation = stackOn(s, figure.at)?.station !== null;
    return inStation && figure.wounds >= 2 ? 94 : left(figure) <= 1 ? 80 : 0;
  }
  return left(figure) <= 1 && figure.at === homeOf(s) ? 96 : 0;
}
