import { shotOf } from '../content/powers.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Action } from '../spec.ts';
import type { Figure, Piece, Stack, Target } from '../seen.ts';
import { isUnanswered } from './attack-dice.ts';
import { type Attack, type M, canMove, figure, isStuck, player, policeSeat, stackAt } from './table.ts';
import { cityOf, touches } from './city.ts';
import { freePowers } from './powers.ts';
import { closeTargets, holdsOf, isInContact, isSpared, isTargetable, powerAttacks, taxOn } from './targets.ts';

// Who may answer an attack, and with what.

/** Who may react: the target, the owner of an attacked HQ who is inside (SM-HQ-04), the robbed stack (SM-REACT-07). */
export function victimsOf(m: M, f: Attack): Piece[] {
  if (f.reaction || isUnanswered(f)) return [];
  const found: Piece[] = [];
  const { target } = f;
  if (target.kind === 'figure' || target.kind === 'stack') found.push({ ...target });
  if (target.kind === 'place') {
    const inside = m.state.figures.find(other => other.at === cityOf(m).squares[target.place] && !other.ko);
    if (inside) found.push({ kind: 'figure', role: inside.role });
  }
  if (shotOf(f.way)?.throws && f.car !== null && stackAt(m, f.car)) found.push({ kind: 'stack', square: f.car });
  return found;
}

/** What an attacked piece may do (SM-REACT-02..04, SM-POL-12). */
export function reactions(m: M, victim: Piece, attacker: Piece): Action[] {
  if (victim.kind === 'stack') {
    const stack = stackAt(m, victim.square);
    return stack ? stackReactions(m, stack, attacker) : [];
  }
  const f = figure(m, victim.role);
  return f.ko || f.seat === null ? [] : figureReactions(m, f, f.seat, attacker);
}

const asTarget = (piece: Piece): Target => ({ ...piece });

function figureReactions(m: M, f: Figure, seat: Seat, attacker: Piece): Action[] {
  const p = player(m, seat);
  const found: Action[] = [{ type: 'pass' }];
  if (isStuck(f) || f.held) {
    for (const target of closeTargets(m, seat, f, p.combat)) found.push({ type: 'fight', from: null, target });
    powerAttacks(m, seat, f, null, found);
    return found;
  }
  const target = asTarget(attacker);
  if (canStrike(m, f, target, p.combat)) found.push({ type: 'fight', from: null, target });
  powerAttacks(m, seat, f, target, found);
  if (p.movement > 0 && canMove(f)) found.push({ type: 'move' });
  if (p.bonus > 0) found.push({ type: 'bonus' });
  freePowers(m, seat, f, true, found);
  return found;
}

/** SM-REACT-03: the attacker, in contact. */
function canStrike(m: M, f: Figure, target: Target, dice: number): boolean {
  if (dice <= taxOn(m, f.role, target) || isSpared(m, f.role, target)) return false;
  if (target.kind === 'stack') return stackAt(m, target.square) !== null && touches(target.square, f.at);
  if (target.kind !== 'figure') return false;
  const other = figure(m, target.role);
  return isTargetable(m, other, f.role) && isInContact(f.at, f.role, other);
}

/** SM-POL-12; where nobody plays the Police, the free dice are all there is (SM-2P-04). */
function stackReactions(m: M, stack: Stack, attacker: Piece): Action[] {
  const { square } = stack;
  const found: Action[] = [{ type: 'pass' }];
  const seat = policeSeat(m);
  const p = seat < 0 ? null : player(m, seat);
  for (const target of ripostes(m, stack, attacker)) {
    found.push({ type: 'riposte', target });
    if (p && p.combat > 0 && !isSpared(m, 'police', target)) found.push({ type: 'fight', from: square, target });
  }
  if (p && p.movement > 0 && !isStuck(stack)) found.push({ type: 'drive', square });
  if (p && p.bonus > 0) found.push({ type: 'bonus' });
  return found;
}

/** What the free dice of a stack may go to: what holds it (SM-SPI-04), or an attacker in contact (SM-POL-11). */
function ripostes(m: M, stack: Stack, attacker: Piece): Target[] {
  if (isStuck(stack)) return holdsOf(stack).map((hold): Target => ({ kind: 'hold', hold }));
  if (attacker.kind === 'stack') return [];
  const foe = figure(m, attacker.role);
  // Never their own prisoner (SM-POL-14).
  return isTargetable(m, foe, 'police') && touches(foe.at, stack.square) ? [asTarget(attacker)] : [];
}
