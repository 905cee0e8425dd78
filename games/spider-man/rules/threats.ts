import type { Seat } from '../../../engine/types.ts';
import type { Figure, Piece, Target, Threat } from '../seen.ts';
import { touches } from './city.ts';
import { declaredAttack } from './declare.ts';
import { attackPreview } from './previews.ts';
import { type M, isStuck, maxOf, ownFigure, policeSeat, roleOf } from './table.ts';
import { isSpared, isTargetable, taxOn } from './targets.ts';

const NONE: Threat[] = [];

/** Who stands where they can strike this seat's figure in their next turn, and how surely, with all their Combat dice. */
export function threatsTo(m: M, seat: Seat): Threat[] {
  const own = ownFigure(m, seat);
  if (!own || own.at < 0 || own.ko) return NONE;
  const found: Threat[] = [];
  for (const other of m.state.figures)
    if (other !== own && other.seat !== null && isFit(other) && touches(other.at, own.at))
      add(m, other.seat, { kind: 'figure', role: other.role }, own, found);
  const police = policeSeat(m);
  if (police >= 0)
    for (const stack of m.state.stacks)
      if (!isStuck(stack) && touches(stack.square, own.at))
        add(m, police, { kind: 'stack', square: stack.square }, own, found);
  return found;
}

const isFit = (f: Figure): boolean => !f.ko && !isStuck(f) && !f.held && !f.captive;

function add(m: M, seat: Seat, from: Piece, own: Figure, found: Threat[]): void {
  const target: Target = { kind: 'figure', role: own.role };
  const role = roleOf(from);
  const dice = maxOf(m, seat, 'combat') - taxOn(m, role, target);
  if (dice <= 0 || !isTargetable(m, own, role) || isSpared(m, role, target)) return;
  const frame = declaredAttack(seat, from, 'close', target, dice, false);
  const { any, ko } = attackPreview(m, { flow: 'attack', at: 'declare', ...frame }, dice);
  found.push({ from, dice, any, ko });
}
