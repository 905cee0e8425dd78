import { missions } from '../../content/missions.ts';
import type { PowerId } from '../../content/powers.ts';
import type { BonusId } from '../../content/cards.ts';
import { needed } from '../../rules/missions.ts';
import { dieChance } from '../../rules/odds.ts';
import { touches } from '../../rules/city.ts';
import type { Action, Square, Target } from '../../spec.ts';
import { bestOf } from '../../../../bots/options.ts';
import {
  type Sight,
  canBeHit,
  distances,
  figureOf,
  goalOf,
  holdsCharacter,
  homeOf,
  left,
  missionSquares,
  stackOn,
  streetsBeside,
} from '../sight.ts';
import { attackWorth, edge } from './odds.ts';

const DOUBLING: readonly PowerId[] = ['gob-glider', 'ele-power-lines', 'ven-symbiote-swing', 'vul-fly', 'sm-web-swing'];

/** Squares that dice of Movement bring, the doubling power with the first series. */
function squaresFor(dice: number, tokens: readonly PowerId[]): number {
  if (tokens.includes('oct-pincer-walk')) return dice * 5.5;
  return dice * (tokens.some(power => DOUBLING.includes(power)) ? 7 : 3.5);
}

export const stride = (s: Sight): number => Math.max(7, squaresFor(s.me.max.movement, s.me.powers));
export const reachNow = (s: Sight): number => squaresFor(s.me.dice.movement, s.me.tokens);

/** Hits on a building that a whole turn brings. */
function hitsPerTurn(s: Sight): number {
  const { powers, max } = s.me;
  const dice = max.combat;
  const has = (power: PowerId): boolean => powers.includes(power);
  if (has('ele-lightning')) return dice / 3 + 1 / 3;
  if (has('rhi-supercharge')) return dice * 0.5;
  if (has('vul-dive')) return dice / 3;
  let hits = dice / 6;
  if (has('oct-pincer-strike')) hits += dice / 12;
  if (has('ele-electrocute')) hits += dice / 18;
  if (has('sco-tail')) hits += 0.5;
  if (has('liz-tail')) hits += 0.33;
  if (has('liz-bite')) hits += 0.5;
  if (has('gob-pumpkin')) hits += 0.67;
  if (has('ele-bolt')) hits += 0.33;
  return hits;
}

interface Aim {
  readonly goals: readonly Square[];
  readonly rate: number; // points per turn
}

const away = (s: Sight, goals: readonly Square[]): number =>
  s.figure && s.figure.at >= 0 && goals.length > 0 ? (distances(s, goals, false)[s.figure.at] as number) : 99;

/** What a mission brings per turn that it still takes. */
export function missionRate(s: Sight): number {
  const { mission, progress } = s.me;
  const goal = goalOf(mission);
  if (!mission || !goal || !s.figure) return 0;
  const { villain } = missions[mission];
  const pace = stride(s);
  const goals = missionSquares(s);
  const travel = away(s, goals) / pace;
  const hits = hitsPerTurn(s);
  const way = (to: readonly Square[], from: Square): number =>
    from >= 0 && to.length > 0 ? (distances(s, to, false)[from] as number) / pace : 1;
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

/** What pays most per turn, with the ways and the odds. */
export function aimOf(s: Sight): Aim {
  const { figure } = s;
  if (!figure || figure.at < 0) return { goals: [], rate: 0 };
  let found: Aim = { goals: missionSquares(s), rate: missionRate(s) };
  const pace = stride(s);
  const dice = s.me.max.combat;
  const consider = (target: Target, at: Square): void => {
    const goals = streetsBeside(s, at);
    if (goals.length === 0) return;
    const turns = Math.max(1, away(s, goals) / pace + 0.4);
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
      return cardWorth(s, option.card, distance);
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
  if (power === 'ele-lightning') return blow(s, target, 1, dieChance(1, 1, 6), distance, arrives) + 1;
  if (power === 'oct-capture') return seizeWorth(s, target);
  if (power === 'ven-seize' || power === 'ven-reinforced') return target.kind === 'figure' ? 24 : 12;
  const dice = power === 'gob-pumpkin' || power === 'sco-plasma' ? 2 : 1;
  const add = power === 'gob-pumpkin' || power === 'ele-bolt' ? 1 : 0;
  const points = attackWorth(s, target, dice, dieChance(1, add, 6));
  if (target.kind === 'place') return 60;
  return (distance > 0 && arrives ? 12 : 34) + Math.max(0, points + 1);
}

/** In the pincers nobody does anything but fight them. */
function seizeWorth(s: Sight, target: Target): number {
  if (target.kind !== 'figure') return 0;
  const other = figureOf(s, target.role);
  return other && s.figure && s.figure.prisoners.length < 2 ? (other.role === 'spider-man' ? 30 : 22) : 0;
}

function moveWorth(s: Sight, aim: Aim, distance: number): number {
  if (distance > 0 && distance < 99) return 30;
  return aim.goals.length > 0 && wantsRun(s) ? 70 : 0;
}

/** Dive needs a flight and Super charge a run, even where one stands already next to it. */
export function wantsRun(s: Sight): boolean {
  const { tokens, dice } = s.me;
  if (dice.combat < 2 || !s.figure || s.figure.captive) return false;
  if (tokens.includes('vul-dive') && tokens.includes('vul-fly'))
    return s.view.storm === null && !s.view.momentum?.flown;
  if (tokens.includes('rhi-supercharge')) return dice.movement >= 2 && (s.view.momentum?.squares ?? 0) < 4;
  return false;
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

function cardWorth(s: Sight, card: BonusId, distance: number): number {
  const { dice, max } = s.me;
  const isThere = distance === 0;
  switch (card) {
    case 'first-aid':
      return s.figure && s.figure.wounds >= 2 ? 97 : 0;
    case 'adrenaline':
      return dice.combat <= max.combat - 2 && isThere ? 40 : 0;
    case 'second-wind':
      return dice.movement <= max.movement - 2 && distance > 3 * dice.movement ? 31 : 0;
    case 'concentration':
      return concentrationWorth(s, distance);
    case 'subway':
      return distance > 12 ? 31 : 0;
    case 'henchmen':
      return isThere || isBeside(s) ? 20 : 0;
    case 'explosives':
      return 75;
    case 'secret-passage':
      return s.figure && s.figure.wounds < 3 ? 96 : 60;
    case 'burst-free':
      return 110;
    case 'pickpocket':
      return 7;
    case 'tracer':
      return 3;
    case 'change-of-plan':
      return missionRate(s) < 2.4 && s.me.progress.damage === 0 ? 91 : 0;
    default:
      return 0;
  }
}

const STRONG: readonly PowerId[] = ['sco-tail', 'liz-tail', 'gob-pumpkin', 'ele-bolt'];

/** Where a token just used would serve again at once. */
function concentrationWorth(s: Sight, distance: number): number {
  const { tokens, powers, dice } = s.me;
  const isUsed = (power: PowerId): boolean => powers.includes(power) && !tokens.includes(power);
  if (distance === 0 && dice.combat > 0 && STRONG.some(isUsed)) return 52;
  return distance > 6 && dice.movement >= 2 && DOUBLING.some(isUsed) ? 31 : 0;
}

const isBeside = (s: Sight): boolean =>
  s.view.figures.some(f => s.figure && f !== s.figure && canBeHit(f) && left(f) <= 2 && touches(f.at, s.figure.at)) ||
  s.view.stacks.some(stack => s.figure && touches(stack.square, s.figure.at));
