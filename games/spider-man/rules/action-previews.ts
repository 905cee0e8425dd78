import type { Seat } from '../../../engine/types.ts';
import { RIPOSTE_DICE } from '../content/numbers.ts';
import { isFree, powers, shotOf } from '../content/powers.ts';
import type { Piece, Preview, Target, Way } from '../seen.ts';
import type { Action } from '../spec.ts';
import { bonusPreview } from './bonus.ts';
import { declaredAttack, declaredDrive, declaredMove } from './declare.ts';
import { drivePreview, drivingDice } from './drive.ts';
import { healing } from './healing.ts';
import { movePreview } from './movement.ts';
import { dieChance, successChance } from './odds.ts';
import { attackPreview } from './previews.ts';
import { type M, ownFigure, player, roleOf, stackAt } from './table.ts';
import { taxOn } from './targets.ts';

/** What an action would bring with all the dice that there are for it: so that every target shows it before one is chosen. */
export function actionPreview(m: M, seat: Seat, action: Action): Preview | null {
  switch (action.type) {
    case 'fight':
      return strike(m, seat, pieceOf(m, seat, action.from), 'close', action.target);
    case 'power':
      return powerPreview(m, seat, action);
    case 'move': {
      const { role, movement } = player(m, seat);
      if (role === null || role === 'police') return null;
      return movePreview(m, { flow: 'movement', at: 'declare', ...declaredMove(m, seat, role, false) }, movement);
    }
    case 'drive': {
      const frame = declaredDrive(m, seat, action.square, 0, false);
      return drivePreview(m, { flow: 'drive', at: 'declare', ...frame }, drivingDice(m, seat));
    }
    case 'recover': {
      const hurt = ownFigure(m, seat);
      if (!hurt) return null;
      const healed = healing(m, hurt);
      return { type: 'heal', healed, left: hurt.wounds - healed };
    }
    case 'bonus':
      return bonusPreview(m, seat, player(m, seat).bonus);
    default:
      return null;
  }
}

/** The free dice of a stack. */
export function ripostePreview(m: M, seat: Seat, victim: Piece, target: Target): Preview | null {
  const stack = victim.kind === 'stack' ? stackAt(m, victim.square) : null;
  return stack && strike(m, seat, victim, 'riposte', target, stack.cars * RIPOSTE_DICE);
}

function pieceOf(m: M, seat: Seat, from: number | null): Piece {
  const { role } = player(m, seat);
  return from === null && role !== null && role !== 'police'
    ? { kind: 'figure', role }
    : { kind: 'stack', square: from ?? -1 };
}

function strike(
  m: M,
  seat: Seat,
  attacker: Piece,
  way: Way,
  target: Target,
  free?: number,
  car?: number | null,
): Preview {
  const dice = free ?? player(m, seat).combat - taxOn(m, roleOf(attacker), target);
  const frame = declaredAttack(seat, attacker, way, target, dice, false, { car: car ?? null });
  return attackPreview(m, { flow: 'attack', at: 'declare', ...frame }, dice);
}

function powerPreview(m: M, seat: Seat, { power, target, car }: Action & { type: 'power' }): Preview | null {
  const shot = shotOf(power);
  if (shot && target) return strike(m, seat, pieceOf(m, seat, null), power, target, shot.dice, car);
  if (!isFree(power)) return null;
  const own = powers[power];
  if (own.need === 0) return null;
  return { type: 'chance', success: successChance(own.dice, dieChance(1, 0, own.need), 1) };
}
