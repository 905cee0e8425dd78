import { fits } from '../../cards/power/blows.ts';
import { missions } from '../../content/missions.ts';
import { POINTS, HIT } from '../../content/numbers.ts';
import { type PowerId, isBlow, isPrevention, isFoiled, powers } from '../../content/powers.ts';
import { dieChance, successChance } from '../../rules/odds.ts';
import { needed } from '../../rules/missions.ts';
import type { SeenFigure, Target } from '../../seen.ts';
import { type Sight, figureOf, homeOf, left, stackOn } from '../sight.ts';

// What an attack is worth, in points.

/** How likely one die of the next series against this is a hit. */
export function edge(s: Sight, target: Target): number {
  const { momentum, characters } = s.view;
  const clash = { target, momentum, characters };
  let add = s.figure && s.figure.at === homeOf(s) ? 1 : 0;
  let times = 1;
  let check = 0;
  for (const power of s.me.tokens) {
    if (!isBlow(power) || powers[power].isSingle || !fits(power, clash)) continue;
    add += powers[power].add;
    times *= powers[power].times;
    check = Math.max(check, powers[power].check);
  }
  const plain = dieChance(times, add, HIT);
  if (check === 0) return plain;
  const oneIn = 6 / (7 - check); // the first die succeeds once in so many
  return ((oneIn - 1) * plain + dieChance(times, add + 1, HIT)) / oneIn;
}

/** A wound hurts more the fewer boxes are left. */
export function woundCost(s: Sight): number {
  if (!s.figure) return 0;
  const boxes = left(s.figure);
  if (boxes <= 1) return 12;
  return boxes === 2 ? 5 : 2;
}

/** What the mission pays for one hit here. */
function missionPerHit(s: Sight, target: Target): number {
  const { mission } = s.me;
  if (!mission) return 0;
  const { goal, villain } = missions[mission];
  const each = villain / needed(goal);
  switch (goal.kind) {
    case 'damage':
    case 'hq':
      return target.kind === 'place' ? each : 0;
    case 'cops':
      return target.kind === 'stack' ? each : 0;
    case 'duel':
      return target.kind === 'figure' && target.role === 'spider-man' ? each : 0;
    default:
      return 0;
  }
}

/** What the mission pays for knocking this out or clearing it. */
function missionForAll(s: Sight, target: Target): number {
  const { mission } = s.me;
  if (!mission) return 0;
  const { goal, villain } = missions[mission];
  switch (goal.kind) {
    case 'station':
      return target.kind === 'stack' && stackOn(s, target.square)?.station ? villain : 0;
    case 'duelKo':
      return target.kind === 'figure' && target.role === 'spider-man' ? villain : 0;
    case 'rival':
      return target.kind === 'figure' && target.role !== 'spider-man' ? villain : 0;
    case 'kidnap': {
      const { holder, square } = s.view.characters[goal.character];
      if (target.kind === 'figure') return holder === target.role ? villain * 0.6 : 0;
      if (target.kind !== 'stack') return 0;
      return square === target.square ? villain * 0.6 : 0;
    }
    default:
      return 0;
  }
}

/** Points that so many dice bring a villain here, less what the answer costs. */
export function attackWorth(s: Sight, target: Target, dice: number, chance: number): number {
  const perHit = missionPerHit(s, target);
  const all = missionForAll(s, target);
  if (target.kind === 'place') return perHit * Math.min(dice * chance, s.me.needed - s.me.progress.damage);
  if (target.kind === 'hold') return 20;
  if (target.kind === 'stack') {
    const stack = stackOn(s, target.square);
    if (!stack) return 0;
    const sure = successChance(dice, chance, stack.cars);
    const first = successChance(dice, chance, 1);
    const cars = stack.cars === 1 ? sure : first + sure;
    const prisoner = stack.prisoner && stack.prisoner !== 'spider-man' ? figureOf(s, stack.prisoner) : null;
    const freed = prisoner && prisoner.seat !== null && prisoner !== s.figure ? POINTS.freed * sure : 0;
    const gain = cars * (POINTS.car + perHit) + all * sure + freed;
    if (s.figure?.captive || stack.web || stack.symbiote !== null) return gain;
    const help = (stack.station ? 1 : 0) + (stack.captains.includes('stacy') ? 1 : 0);
    const answered = (stack.cars * (1 - first) + (stack.cars - 1) * (first - sure)) * 2 * ((1 + help) / 6);
    return gain - answered * woundCost(s);
  }
  const other = figureOf(s, target.role);
  if (!other) return 0;
  return figureWorth(s, other, dice, chance, perHit, all);
}

function figureWorth(s: Sight, other: SeenFigure, dice: number, chance: number, perHit: number, all: number): number {
  const isSpider = other.role === 'spider-man';
  const theirs = other.seat === null ? null : s.view.players[other.seat];
  const sensed = isSpider && isSensed(s, theirs?.tokens ?? []) ? 0.5 : 0;
  const down =
    (1 - sensed) * successChance(dice, chance, left(other)) + sensed * successChance(dice, chance, left(other) + 1);
  const hits = Math.max(0, dice * chance - sensed * Math.min(1, dice * chance));
  const soften = isSpider ? 0.5 : 0.1;
  const answered = other.stuck ? 0 : (1 - down) * (theirs?.dice.combat ?? 0) * (isSpider ? 1 / 4 : 1 / 6);
  return (
    down * ((isSpider ? POINTS.spiderManKo : POINTS.villainKo) + all) +
    hits * (perHit + soften + all / 8) -
    answered * (woundCost(s) + (isSpider ? 1 : 0))
  );
}

/** One wound in two will be foreseen. */
const isSensed = (s: Sight, tokens: readonly PowerId[]): boolean =>
  tokens.some(power => isPrevention(power) && s.me.role !== null && !isFoiled(power, s.me.role));
