import { STATIONS } from '../../content/places.ts';
import { sheets } from '../../content/roles.ts';
import type { FigureId, Square, CharacterId } from '../../ids.ts';
import { touches } from '../../rules/city.ts';
import { dieChance, pointsChance, successChance } from '../../rules/odds.ts';
import type { SeenFigure, SeenStack } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { bestOf, ofType, first, last } from '../../../../bots/options.ts';
import { type Sight, bounty, canBeHit, distances, figureOf, left, stackOn, streetsBeside, stepsAt } from '../sight.ts';

const helpOf = (stack: SeenStack | null): number =>
  (stack?.station ? 1 : 0) + (stack?.captains.includes('stacy') ? 1 : 0);

/** What striking this figure with all dice is worth. */
function strike(s: Sight, other: SeenFigure, help: number): number {
  const menace = other.role === 'spider-man' && s.view.menace ? 1 : 0;
  const chance = dieChance(1, help + menace, 6);
  const dice = s.me.dice.combat;
  const isSpider = other.role === 'spider-man';
  const prize = isSpider ? sheets['spider-man'].prison + 5 * menace : bounty(s, other, 'police');
  return (
    successChance(dice, chance, left(other)) * prize +
    ((dice * chance * prize) / (2 * other.boxes)) * (isSpider ? 0.4 : 1)
  );
}

/** Jail, fetch, strike with the captain, regroup. */
export function policeTurn(s: Sight, options: readonly Action[]): Action {
  return bestOf(options, option => {
    switch (option.type) {
      case 'end':
        return 0.5;
      case 'bonus':
        return 95;
      case 'fight': {
        if (option.target.kind === 'hold') return 20;
        const other = option.target.kind === 'figure' ? figureOf(s, option.target.role) : null;
        const stack = stackOn(s, option.from ?? -1);
        if (!other || isLeftAlone(s, other)) return 0;
        const help = helpOf(stack);
        return (help > 0 || left(other) <= 1 ? 44 : 16) + strike(s, other, help);
      }
      case 'drive':
        return errandOf(s, option.square)?.worth ?? 0;
      default:
        return 0;
    }
  });
}

/** Spider-Man catches villains for the Police as long as nobody stops him. */
const isLeftAlone = (s: Sight, other: SeenFigure): boolean =>
  other.role === 'spider-man' && left(other) > 3 && !s.view.menace && !other.stuck;

/** Dice of Movement are what the Police lack: a long way must be worth it. */
const DIE_COST = 6;

interface Errand {
  readonly worth: number;
  readonly goals: readonly Square[];
}

/** What this stack is best used for. */
export function errandOf(s: Sight, square: Square): Errand | null {
  const stack = stackOn(s, square);
  if (!stack) return null;
  const prisoner = stack.prisoner && stack.prisoner in sheets ? figureOf(s, stack.prisoner) : null;
  if (prisoner && stack.station === null) return { worth: 90, goals: freeStations(s) };
  if (prisoner && stack.cars < 2) return null;
  const here = distances(s, [square], true);
  const reach = (goals: readonly Square[]): number => Math.min(999, ...goals.map(goal => stepsAt(here, goal)));
  const each = stack.captains.includes('dewolff') && s.view.gridlock === null ? 7 : 3.5;
  let found: Errand | null = null;
  const consider = (worth: number, goals: readonly Square[]): void => {
    if (goals.length > 0 && (!found || worth > found.worth)) found = { worth, goals };
  };
  for (const f of s.view.figures) {
    const beside = streetsBeside(s, f.at);
    const away = reach(beside);
    if (f.ko && !f.captive && !f.held && f.at >= 0) {
      consider(80 - away, touches(f.at, square) ? [...beside, square] : beside);
      continue;
    }
    if (!canBeHit(f) || touches(f.at, square) || isLeftAlone(s, f)) continue;
    const hasStacy = stack.captains.includes('stacy');
    const sure = chanceOf(s, away, each);
    if (hasStacy) consider(20 + 8 * sure + 2 * strike(s, f, 1) - (DIE_COST * away) / each, beside);
    else if (away <= 20) consider(18 + bounty(s, f, 'police') / left(f) - away / 2, beside);
  }
  regroup(s, stack, reach, consider);
  return found;
}

const chanceOf = (s: Sight, away: number, each: number): number =>
  away >= 900 ? 0 : pointsChance(s.me.dice.movement, each / 3.5, 0, away);

/** The captains belong together: Stacy strikes, DeWolff brings her there. */
function regroup(
  s: Sight,
  stack: SeenStack,
  reach: (goals: readonly Square[]) => number,
  consider: (worth: number, goals: readonly Square[]) => void,
): void {
  const { stacy, dewolff } = s.view.characters;
  if (stacy.holder === null && stacy.square >= 0 && stacy.square !== stack.square) {
    const guard = stackOn(s, stacy.square);
    const isStranded = !guard || (guard.prisoner !== null && guard.prisoner in sheets && guard.cars < 2);
    if (isStranded) consider(60 - reach([stacy.square]), [stacy.square]);
    else if (stack.captains.includes('dewolff') && guard.cars + stack.cars <= 2)
      consider(70 - reach([stacy.square]), [stacy.square]);
  }
  if (dewolff.holder === null && dewolff.square >= 0 && !stackOn(s, dewolff.square))
    consider(30 - reach([dewolff.square]), [dewolff.square]);
}

function freeStations(s: Sight): Square[] {
  return STATIONS.map(station => s.city.squares[station]).filter(square => {
    if (s.view.figures.some(f => f.at === square && !f.captive)) return false;
    return !stackOn(s, square)?.prisoner;
  });
}

const isJailed = (s: Sight, who: FigureId | CharacterId | null): boolean =>
  who !== null && (figureOf(s, who)?.jailed ?? false);

/** On the road. */
export function driveOn(s: Sight, options: readonly Action[]): Action {
  const going = s.view.focus?.drive;
  const stop = options.find(({ type }) => type === 'stop') ?? options.find(({ type }) => type === 'go');
  if (!going) return stop ?? first(options);
  const arrest = ofType(options, 'arrest');
  const isEmpty = going.prisoner === null || !(going.prisoner in sheets);
  const guarded = stackOn(s, going.square)?.prisoner ?? null;
  if (arrest.length > 0 && isEmpty && !(guarded && guarded in sheets))
    return bestOf(arrest, ({ role }) => sheets[role].prison);
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
  const isStation = (to: Square): boolean =>
    s.view.city.places.some(({ place, square }) => square === to && place.startsWith('station'));
  const next = ways.length > 0 ? bestOf(ways, ({ to }) => -stepsAt(way, to) + (isStation(to) ? 0.5 : 0)) : null;
  if (next && stepsAt(way, next.to) < stepsAt(way, going.square)) return next;
  return stop ?? next ?? first(options);
}

/** As many dice as make the way rather sure. */
export function driveDice(s: Sight, options: readonly Action[]): Action {
  const going = s.view.focus?.drive;
  const rolls = ofType(options, 'roll');
  const errand = going ? errandOf(s, going.square) : null;
  if (!going || !errand) return rolls[0] ?? first(options);
  const away = stepsAt(distances(s, errand.goals, true), going.square);
  const times = going.captains.includes('dewolff') && s.view.gridlock === null ? 2 : 1;
  return rolls.find(({ dice }) => pointsChance(dice, times, 0, away) >= 0.6) ?? last(rolls);
}
