import { decide, emit, finish, flow } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { RIPOSTE_DICE } from '../content/numbers.ts';
import type { Action, Figure, Piece, SpiderMan, Stack, Target } from '../spec.ts';
import { declareAttack } from './attack.ts';
import { touches } from './city.ts';
import { declareDrive } from './drive.ts';
import { declareMove } from './movement.ts';
import { freePowers, usePower } from './powers.ts';
import { type M, canMove, figure, isStuck, ownerOf, player, policeDecider, policeSeat, stackAt } from './table.ts';
import { closeTargets, holdsOf, isInContact, isSpared, isTargetable, powerAttacks, taxOn } from './targets.ts';
import { closeWindow, openWindow } from './window.ts';
import { declareBonus } from './bonus.ts';

type Reaction = Frame<SpiderMan, 'reaction'>;

/** W8: one action of the attacked piece, in somebody else's turn (SM-REACT-01..09, SM-POL-11..13). */
export const reaction = flow<SpiderMan, 'reaction'>({
  open(m, f) {
    if (f.victim.kind === 'stack' && policeSeat(m) < 0) {
      finish(f);
      riposteAtOnce(m, f);
      return;
    }
    const seat = ownerOf(m, f.victim);
    if (seat < 0 || seat === m.state.active || reactions(m, f).length < 2) {
      finish(f);
      return;
    }
    emit(m, { type: 'reactionOpened', seat, victim: { ...f.victim }, attacker: { ...f.attacker } });
    openWindow(m);
  },
  choose: decide({
    rule: 'SM-REACT-02',
    who: (m, f) => [ownerOf(m, f.victim)],
    options: (m, f): Action[] => reactions(m, f),
    apply(m, f, action: Action, seat) {
      closeWindow(m);
      react(m, f, action, seat);
    },
  }),
});

function reactions(m: M, f: Reaction): Action[] {
  if (f.victim.kind === 'stack') {
    const stack = stackAt(m, f.victim.square);
    return stack ? stackReactions(m, stack, f.attacker) : [];
  }
  const victim = figure(m, f.victim.role);
  return victim.ko || victim.seat === null ? [] : figureReactions(m, victim, victim.seat, f.attacker);
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

/** SM-POL-12; a stuck stack fights what holds it (SM-SPI-04), guards never fight their prisoner (SM-POL-20). */
function stackReactions(m: M, stack: Stack, attacker: Piece): Action[] {
  const p = player(m, policeSeat(m));
  const { square } = stack;
  const found: Action[] = [{ type: 'pass' }];
  if (isStuck(stack)) {
    for (const hold of holdsOf(stack)) {
      const target: Target = { kind: 'hold', hold };
      found.push({ type: 'riposte', target });
      if (p.combat > 0) found.push({ type: 'fight', from: square, target });
    }
  } else {
    const target = asTarget(attacker);
    if (canRiposte(m, stack, attacker)) {
      found.push({ type: 'riposte', target });
      if (p.combat > 0 && !isSpared(m, 'police', target)) found.push({ type: 'fight', from: square, target });
    }
    if (p.movement > 0) found.push({ type: 'drive', square });
  }
  if (p.bonus > 0) found.push({ type: 'bonus' });
  return found;
}

/** In contact, and not their own prisoner (SM-POL-11, SM-POL-14). */
function canRiposte(m: M, stack: Stack, attacker: Piece): boolean {
  if (attacker.kind === 'stack') return false;
  const foe = figure(m, attacker.role);
  return isTargetable(m, foe, 'police') && touches(foe.at, stack.square);
}

/** SM-2P-06: always, without a question; out of a web first (SM-SPI-04). */
function riposteAtOnce(m: M, f: Reaction): void {
  if (f.victim.kind !== 'stack') return;
  const stack = stackAt(m, f.victim.square);
  if (!stack) return;
  const [hold] = holdsOf(stack);
  if (hold) riposte(m, policeDecider(m), stack, { kind: 'hold', hold });
  else if (canRiposte(m, stack, f.attacker)) riposte(m, policeDecider(m), stack, asTarget(f.attacker));
}

function riposte(m: M, seat: Seat, stack: Stack, target: Target): void {
  emit(m, { type: 'riposted', square: stack.square, cars: stack.cars, target: { ...target } });
  const piece: Piece = { kind: 'stack', square: stack.square };
  declareAttack(m, seat, piece, 'riposte', target, stack.cars * RIPOSTE_DICE, true);
}

function react(m: M, f: Reaction, action: Action, seat: Seat): void {
  const { victim } = f;
  switch (action.type) {
    case 'pass':
      emit(m, { type: 'reactionPassed', seat, timedOut: false });
      break;
    case 'riposte': {
      const stack = victim.kind === 'stack' ? stackAt(m, victim.square) : null;
      if (stack) riposte(m, seat, stack, action.target);
      break;
    }
    case 'fight':
      declareAttack(m, seat, victim, 'close', action.target, 0, true);
      break;
    case 'power':
      usePower(m, seat, action, true, null);
      break;
    case 'move':
      if (victim.kind === 'figure') declareMove(m, seat, victim.role, true);
      break;
    case 'drive':
      declareDrive(m, seat, action.square, 0, true);
      break;
    case 'bonus':
      declareBonus(m, seat);
      break;
    default:
      throw new Error(`${action.type} is no reaction`);
  }
}
