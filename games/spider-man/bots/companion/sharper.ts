import type { Policy, Seen } from '../../../../engine/box.ts';
import { touches } from '../../rules/city.ts';
import type { Action, SpiderMan } from '../../spec.ts';
import { best, ofType } from '../options.ts';
import { type Sight, distances, left, missionSquares, sightOf } from '../sight.ts';
import { yardstick } from '../yardstick.ts';

/**
 * The plain player with two better habits of villains, each measured against it: they draw cards before they need them,
 * and they let no Combat dice lie idle while cars are about on a long way.
 */
export const sharper: Policy<SpiderMan> = seen => {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0] as Action;
  if (step !== 'turn/act' && step !== 'movement/walk') return yardstick(seen);
  const s = sightOf(seen.view, seen.seat);
  const found = isAbroad(s) ? (step === 'turn/act' ? inTurn(s, seen) : onTheWay(s, options)) : null;
  return found ?? yardstick(seen);
};

/** A villain who is free to act and not about to fall. */
const isAbroad = ({ me, figure }: Sight): boolean =>
  figure !== null && me.role !== 'spider-man' && figure.at >= 0 && !figure.ko && !figure.captive && left(figure) > 1;

function inTurn(s: Sight, { prompt: { options } }: Seen<SpiderMan>): Action | null {
  const [bonus] = ofType(options, 'bonus');
  if (bonus && s.me.cards < 3) return bonus;
  const away = wayToGoal(s);
  if (away === 0 || away <= s.me.dice.movement * 3.5 + 2) return null;
  return ofType(options, 'fight').find(({ target }) => target.kind === 'stack') ?? null;
}

/** How far the mission is; 0 where there is nothing to go to. */
function wayToGoal(s: Sight): number {
  const goals = missionSquares(s);
  return goals.length > 0 && s.figure ? (distances(s, goals, false)[s.figure.at] as number) : 0;
}

/** A detour that is worth a blow at a car, in squares. */
const DETOUR = 6;

/** Beside a car, where that costs little and the goal is out of reach. */
function onTheWay(s: Sight, options: readonly Action[]): Action | null {
  const goals = missionSquares(s);
  const ways = ofType(options, 'go');
  if (goals.length === 0 || ways.length === 0 || s.me.dice.combat < 2 || !s.figure) return null;
  const way = distances(s, goals, false);
  const least = Math.min(...ways.map(({ to }) => way[to] as number));
  if (least === 0) return null;
  const here = way[s.figure.at] as number;
  const isBesideCar = (square: number): boolean => s.view.stacks.some(stack => touches(stack.square, square));
  const stops = ways.filter(({ to }) => (way[to] as number) <= here && isBesideCar(to));
  if (stops.length > 0) {
    const stop = best(stops, ({ to }) => -(way[to] as number));
    return (way[stop.to] as number) <= least + DETOUR ? stop : null;
  }
  return isBesideCar(s.figure.at) && here - least < 4 ? (ofType(options, 'stop')[0] ?? null) : null;
}
