import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { freeCards } from '../cards/power/others.ts';
import { isFree, shotOf } from '../content/powers.ts';
import type { Figure, Momentum } from '../seen.ts';
import type { Action } from '../spec.ts';
import { declareAttack } from './declare.ts';
import { type M, ownFigure, player } from './table.ts';

/** Powers that are an action of their own and no attack. */
export function freePowers(m: M, seat: Seat, f: Figure, isReaction: boolean, found: Action[]): void {
  const p = player(m, seat);
  for (const power of p.tokens)
    if (isFree(power) && freeCards[power].canUse(p, f, isReaction))
      found.push({ type: 'power', power, target: null, car: null });
}

/** SM-POW-03. */
export function usePower(
  m: M,
  seat: Seat,
  { power, target, car }: Action & { type: 'power' },
  reaction: boolean,
  momentum: Momentum | null,
): void {
  const f = ownFigure(m, seat);
  if (!f) throw new Error(`seat ${seat} has no figure`);
  const shot = shotOf(power);
  if (target && shot) {
    declareAttack(m, seat, { kind: 'figure', role: f.role }, power, target, shot.dice, reaction, { car, momentum });
    return;
  }
  if (!isFree(power)) throw new Error(`${power} is no action`);
  emit(m, { type: 'powerDeclared', seat, power });
  freeCards[power].use(m, seat, f);
}
