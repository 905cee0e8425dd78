import type { TargetId } from '../../ids.ts';
import type { AttackKind } from '../../content/powers.ts';
import { hasLeaped } from '../../rules/attack.ts';
import { attackDice, defenseDice } from '../../rules/combat-dice.ts';
import { atLeast, clash, pastSense } from '../../rules/odds.ts';
import { type M, figureOf, lifeOf } from '../../rules/table.ts';
import { attacksOf, candidates, forbids } from '../../rules/targets.ts';
import type { Figure } from '../../spec.ts';
import { canHurt } from '../bounds.ts';
import { againOf } from '../opinions.ts';
import { attackWorth } from '../worth.ts';

/** An attack as one thinks of it beforehand. */
export interface Aim {
  readonly target: TargetId | null;
  readonly kill: number; // chance to destroy the target
}
export const NO_AIM: Aim = { target: null, kill: 0 };

/** What a second attack on the same target is worth, of the first one. */
const again = (m: M, attacker: Figure, kind: AttackKind): number => (kind === 'normal' ? againOf(m, attacker) : 0);

export function aimOf(
  m: M,
  attacker: Figure,
  kind: AttackKind,
  target: TargetId,
  leaped = hasLeaped(m, attacker),
): Aim {
  if (target === 'wall') return NO_AIM;
  const figure = figureOf(m, target);
  if (!canHurt(m, attacker, figure)) return NO_AIM;
  const odds = clash(attackDice(m, attacker, target, kind, leaped), defenseDice(m, attacker, target, kind));
  const left = lifeOf(m, figure) - figure.wounds;
  const once = pastSense(m, attacker, target) * atLeast(odds, left);
  return { target, kill: again(m, attacker, kind) > 0 ? 1 - (1 - once) ** 2 : once };
}

/** The attack that promises most from where the figure stands. */
export function bestAim(m: M, figure: Figure, leaped: boolean): Aim {
  let best: Aim = NO_AIM;
  let most = 0;
  const targets = candidates(m, figure);
  for (const kind of attacksOf(m, figure))
    for (const target of targets) {
      if (target === 'wall' || forbids(m, figure, kind, target) !== null) continue;
      const worth = attackWorth(m, figure, kind, target, leaped) * (1 + again(m, figure, kind));
      if (worth <= most) continue;
      most = worth;
      best = aimOf(m, figure, kind, target, leaped);
    }
  return best;
}
