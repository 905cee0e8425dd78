import { STATIONS } from '../../content/places.ts';
import { sheets } from '../../content/roles.ts';
import type { FigureId, Square, CharacterId } from '../../ids.ts';
import { touches } from '../../rules/city.ts';
import type { SeenFigure, SeenStack } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { bestOf, ofType, first, last } from '../../../../bots/options.ts';
import { type Sight, bounty, canBeHit, distances, figureOf, left, stackOn, streetsBeside, stepsAt } from '../sight.ts';

/** The Police jail, then fetch, then strike, then regroup. */
export function policeTurn(s: Sight, options: readonly Action[]): Action {
  return bestOf(options, option => {
    switch (option.type) {
      case 'end':
        return 0.5;
      case 'bonus':
        return 60;
      case 'fight': {
        if (option.target.kind === 'hold') return 20;
        const other = option.target.kind === 'figure' ? figureOf(s, option.target.role) : null;
        return other ? strikeWorth(s, other, stackOn(s, option.from ?? -1)) : 0;
      }
      case 'drive': {
        const errand = errandOf(s, option.square);
        return errand ? errand.worth : 0;
      }
      default:
        return 0;
    }
  });
}

/** Strong blows before the regrouping, weak ones after it. */
function strikeWorth(s: Sight, other: SeenFigure, stack: SeenStack | null): number {
  const help = (stack?.station ? 1 : 0) + (stack?.captains.includes('stacy') ? 1 : 0);
  if (other.role === 'spider-man' && left(other) > 3 && !s.view.menace) return help > 0 && other.stuck ? 16 : 0;
  return (help > 0 || left(other) <= 1 ? 44 : 16) + help * 4 + other.wounds;
}

interface Errand {
  readonly worth: number;
  readonly goals: Square[];
  readonly leave: boolean; // the prisoner stays here with a car
}

/** What this stack is best used for. */
export function errandOf(s: Sight, square: Square): Errand | null {
  const stack = stackOn(s, square);
  if (!stack) return null;
  const prisoner = stack.prisoner && stack.prisoner in sheets ? figureOf(s, stack.prisoner) : null;
  if (prisoner && stack.station === null) return { worth: 90, goals: freeStations(s), leave: false };
  if (prisoner && stack.cars < 2) return null;
  const here = distances(s, [square], true);
  const reach = (goals: readonly Square[]): number => Math.min(999, ...goals.map(goal => stepsAt(here, goal)));
  let found: Errand | null = null;
  const consider = (worth: number, goals: Square[]): void => {
    if (goals.length > 0 && (!found || worth > found.worth)) found = { worth, goals, leave: prisoner !== null };
  };
  for (const f of s.view.figures) {
    const beside = streetsBeside(s, f.at);
    const away = reach(beside);
    if (f.ko && !f.captive && !f.held && f.at >= 0) {
      consider(80 - away, touches(f.at, square) ? [...beside, square] : beside);
      continue;
    }
    if (!canBeHit(f) || touches(f.at, square)) continue;
    const isWanted = f.role === 'spider-man' ? left(f) <= 3 || s.view.menace : true;
    if (!isWanted || away > 20) continue;
    const help = stack.captains.includes('stacy') ? 32 : 0;
    consider(18 + help + bounty(s, f, 'police') / left(f) - away / 2, beside);
  }
  const { stacy } = s.view.characters;
  if (stacy.holder === null && !stackOn(s, stacy.square) && stacy.square >= 0)
    consider(45 - reach([stacy.square]), [stacy.square]);
  return found;
}

function freeStations(s: Sight): Square[] {
  return STATIONS.map(station => s.city.squares[station]).filter(square => {
    if (s.view.figures.some(f => f.at === square && !f.captive)) return false;
    return !stackOn(s, square)?.prisoner;
  });
}

/** On the road. */
export function driveOn(s: Sight, options: readonly Action[]): Action {
  const going = s.view.focus?.drive;
  // On a full square one cannot stop, only go on.
  const stop = options.find(({ type }) => type === 'stop') ?? options.find(({ type }) => type === 'go');
  if (!going) return stop ?? first(options);
  const arrest = ofType(options, 'arrest');
  const isEmpty = going.prisoner === null || !(going.prisoner in sheets);
  const isGuarding = stackOn(s, going.square)?.prisoner ?? null;
  if (arrest.length > 0 && isEmpty && !(isGuarding && isGuarding in sheets)) return first(arrest);
  const captain = options.find(o => o.type === 'take' && (o.what === 'stacy' || o.what === 'dewolff'));
  if (captain) return captain;
  const isLoaded = !isEmpty && !isJailed(s, going.prisoner);
  if (!isEmpty && !isLoaded && going.cars > 1) {
    const drop = options.find(o => o.type === 'drop' && o.what === 'car');
    if (drop) return drop;
  }
  const dropPrisoner = options.find(o => o.type === 'drop' && o.what === 'prisoner');
  if (!isEmpty && !isLoaded && dropPrisoner) return dropPrisoner;
  const goals = isLoaded ? freeStations(s) : (errandOf(s, going.square)?.goals ?? []);
  if (goals.length === 0) return stop ?? first(options);
  const way = distances(s, goals, true);
  const ways = ofType(options, 'go');
  const next = ways.length > 0 ? bestOf(ways, ({ to }) => -stepsAt(way, to)) : null;
  if (next && stepsAt(way, next.to) < stepsAt(way, going.square)) return next;
  return stop ?? next ?? first(options);
}

const isJailed = (s: Sight, who: FigureId | CharacterId | null): boolean =>
  who !== null && (figureOf(s, who)?.jailed ?? false);

/** As many dice as the way needs. */
export function driveDice(s: Sight, options: readonly Action[]): Action {
  const going = s.view.focus?.drive;
  const rolls = ofType(options, 'roll');
  const errand = going ? errandOf(s, going.square) : null;
  if (!going || !errand) return rolls[0] ?? first(options);
  const away = stepsAt(distances(s, errand.goals, true), going.square);
  const each = going.captains.includes('dewolff') && s.view.gridlock === null ? 7 : 3.5;
  return rolls.find(({ dice }) => dice * each >= away) ?? last(rolls);
}

/** Second cars to prisoners, others near the villains. */
export function placeCar(s: Sight, options: readonly Action[]): Action {
  const targets = s.view.figures.filter(f => f.role !== 'spider-man' && f.at >= 0 && !f.captive).map(f => f.at);
  const near =
    targets.length > 0
      ? distances(
          s,
          targets.flatMap(at => streetsBeside(s, at)),
          true,
        )
      : null;
  return bestOf(ofType(options, 'station'), ({ station }) => {
    const square = s.city.squares[station];
    const guard = stackOn(s, square)?.prisoner ? 6 : 0;
    return guard - (near ? stepsAt(near, square) : 0);
  });
}

/** Captains beside a car, in the middle of the city. */
export function placeCaptain(s: Sight, options: readonly Action[]): Action {
  return bestOf(ofType(options, 'station'), ({ station }) => {
    const square = s.city.squares[station];
    const isGuarded = stackOn(s, square) !== null;
    return (isGuarded ? 20 : 0) - Math.abs(Math.floor(square / 24) - 8.5) - Math.abs((square % 24) - 11.5);
  });
}
