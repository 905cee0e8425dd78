import { cardWorth } from '../card-worth.ts';
import type { SeenFigure } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { touches } from '../../rules/city.ts';
import { bestOf } from '../../../../bots/options.ts';
import {
  type Sight,
  bounty,
  canBeHit,
  distances,
  figureOf,
  homeOf,
  left,
  streetsBeside,
  villains,
  stepsAt,
} from '../sight.ts';

/** Spider-Man hunts the villain who brings most points per turn. */
export function spiderTurn(s: Sight, options: readonly Action[]): Action {
  const prey = preyOf(s);
  const isNext = prey !== null && s.figure !== null && touches(prey.at, s.figure.at);
  return bestOf(options, option => worth(s, option, prey, isNext));
}

function worth(s: Sight, option: Action, prey: SeenFigure | null, isNext: boolean): number {
  switch (option.type) {
    case 'end':
      return 0.5;
    case 'recover':
      return s.figure && left(s.figure) <= 2 ? 80 : 0;
    case 'tracer':
      return 95;
    case 'fight': {
      if (option.target.kind === 'hold') return 100;
      if (option.target.kind === 'stack') return s.figure?.captive ? 90 : 0;
      const other = option.target.kind === 'figure' ? figureOf(s, option.target.role) : null;
      return other ? 40 + bounty(s, other, 'spiderMan') / left(other) : 0;
    }
    case 'power':
      return webWorth(s, option);
    case 'move':
      return isFleeing(s) || (prey !== null && !isNext) ? 35 : 0;
    case 'bonus':
      return s.me.cards < 3 ? 6 : 2;
    case 'play':
      return cardWorth('yardstick', s, option.card, { isThere: isNext, distance: 0 });
    case 'capture':
      return s.figure?.prisoners.length === 0 && s.me.dice.combat >= 4 ? 8 : 0;
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
  return other && !other.stuck && dice > 0 ? 60 : 0;
}

export const isFleeing = (s: Sight): boolean => s.figure !== null && left(s.figure) <= 2;

/** The villain who is near, hurt and worth much. */
export function preyOf(s: Sight): SeenFigure | null {
  const { figure } = s;
  if (!figure || figure.at < 0) return null;
  const here = distances(s, [figure.at], false);
  const targets = villains(s).filter(canBeHit);
  if (targets.length === 0) return null;
  return bestOf(targets, f => {
    const near = Math.min(...streetsBeside(s, f.at).map(square => stepsAt(here, square)));
    const points = bounty(s, f, 'spiderMan') + 2 * left(f);
    return points / (2 + near / 7 + left(f) / 1.5);
  });
}

export function spiderGoals(s: Sight): number[] {
  if (isFleeing(s) && homeOf(s) >= 0) return [homeOf(s)];
  const prey = preyOf(s);
  return prey ? streetsBeside(s, prey.at) : [];
}
