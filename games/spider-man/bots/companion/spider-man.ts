import { cardWorth } from '../card-worth.ts';
import { touches } from '../../rules/city.ts';
import { dieChance, successChance } from '../../rules/odds.ts';
import type { SeenFigure } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { Square } from '../../ids.ts';
import { bestOf } from '../../../../bots/options.ts';
import {
  type Sight,
  bounty,
  canBeHit,
  distances,
  figureOf,
  homeOf,
  left,
  stackOn,
  streetsBeside,
  villains,
  stepsAt,
} from '../sight.ts';
import { pace, raiseOf, reachNow, stepsFrom } from './rate.ts';

/** What knocking a villain out is worth, more where it is about to win. */
function prize(s: Sight, f: SeenFigure): number {
  const score = f.seat === null ? 0 : (s.view.players[f.seat]?.score ?? 0);
  return bounty(s, f, 'spiderMan') + 7 * (score / s.view.target) ** 2;
}

/** The villain who brings most points per turn. */
function preyOf(s: Sight): SeenFigure | null {
  const { figure } = s;
  if (!figure || figure.at < 0) return null;
  const targets = villains(s).filter(canBeHit);
  if (targets.length === 0) return null;
  const here = distances(s, [figure.at], false);
  const hits = s.me.max.combat / 3;
  return bestOf(targets, f => {
    const near = Math.min(99, ...streetsBeside(s, f.at).map(square => stepsAt(here, square)));
    const travel = Math.max(0, near - reachNow(s)) / pace(s) + near / 60;
    return (prize(s, f) + 2 * left(f)) / (Math.max(1, left(f) / hits) + travel);
  });
}

/** Black Cat fights for whoever guards her: one die more in every turn to come. */
function catSquares(s: Sight): Square[] {
  const { figure, me, view } = s;
  if (!figure || figure.at < 0 || figure.prisoners.length > 0 || me.dice.combat < 2) return [];
  const cat = view.characters['black-cat'];
  if (cat.holder !== null || cat.square < 0) return [];
  const lead = Math.max(...view.players.map(p => p.score));
  if (lead > view.target * 0.65) return [];
  const goals = streetsBeside(s, cat.square);
  const way = goals.length > 0 ? stepsFrom(s, goals, figure.at) : 99;
  return way <= reachNow(s) ? goals : [];
}

const isFleeing = (s: Sight): boolean =>
  s.figure !== null && !s.figure.captive && left(s.figure) <= 1 && homeOf(s) >= 0;

export function spiderGoals(s: Sight): readonly Square[] {
  if (isFleeing(s)) return [homeOf(s)];
  const cat = catSquares(s);
  if (cat.length > 0) return cat;
  const prey = preyOf(s);
  return prey ? streetsBeside(s, prey.at) : [];
}

export function spiderTurn(s: Sight, options: readonly Action[]): Action {
  const cat = catSquares(s);
  const prey = preyOf(s);
  const isNext = prey !== null && s.figure !== null && touches(prey.at, s.figure.at);
  return bestOf(options, option => worth(s, option, prey, isNext, cat.length > 0));
}

function worth(s: Sight, option: Action, prey: SeenFigure | null, isNext: boolean, isCatNear: boolean): number {
  const { figure, me } = s;
  switch (option.type) {
    case 'end':
      return 0.5;
    case 'bonus':
      return 93;
    case 'recover':
      return recoverWorth(s);
    case 'tracer':
      return 95;
    case 'capture':
      return option.character === 'black-cat' && isCatNear ? 92 : 0;
    case 'fight': {
      if (option.target.kind === 'hold') return 100;
      if (option.target.kind === 'stack') return figure?.captive ? 90 : 0;
      const other = option.target.kind === 'figure' ? figureOf(s, option.target.role) : null;
      return other && !(isCatNear && me.dice.movement > 0) ? 40 + blow(s, other) : 0;
    }
    case 'move':
      if (isFleeing(s) || isCatNear) return 91;
      return prey !== null && !isNext ? 35 : 0;
    case 'play':
      return cardWorth('companion', s, option.card, { isThere: isNext, distance: 0 });
    case 'power':
      return isCatNear && me.dice.movement > 0 ? 0 : webWorth(s, option);
    case 'call':
      return option.character === 'stacy' ? 12 : 0;
    default:
      return 0;
  }
}

/** A web for whoever could still strike back or run. */
function webWorth(s: Sight, option: Action & { type: 'power' }): number {
  if (option.target?.kind === 'hold') return 101;
  if (option.target?.kind !== 'figure') return 0;
  const other = figureOf(s, option.target.role);
  const dice = other?.seat === null || !other ? 0 : (s.view.players[other.seat]?.dice.combat ?? 0);
  return other && !other.stuck && dice > 0 ? 60 + blow(s, other) / 10 : 0;
}

function blow(s: Sight, other: SeenFigure): number {
  const chance = dieChance(1, raiseOf(s.me.tokens), 6);
  const dice = s.me.dice.combat;
  return (
    2 * dice * chance +
    successChance(dice, chance, left(other)) * prize(s, other) +
    bounty(s, other, 'spiderMan') / left(other) / 2
  );
}

function recoverWorth(s: Sight): number {
  const { figure } = s;
  if (!figure) return 0;
  if (figure.captive) return stackOn(s, figure.at)?.station !== null && figure.wounds >= 2 ? 98 : 0;
  return left(figure) <= 1 ? 94 : 0;
}
