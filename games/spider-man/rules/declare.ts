import { known } from '../../../engine/known.ts';
import type { PowerId } from '../content/powers.ts';
import { call } from '../../../engine/flow.ts';
import type { Square, FigureId } from '../ids.ts';
import type { Piece, Way, Target, Momentum } from '../seen.ts';
import type { Seat } from '../../../engine/types.ts';
import { type M, figure, stackAt, captainsAt, prisonersAt, isStuck, hasFigurePrisoner } from './table.ts';
// How attacks and moves begin: the flows that are called here are found by their names.

/** W0 to W9 (SM-COMBAT-12). */
export function declareAttack(
  m: M,
  seat: Seat,
  attacker: Piece,
  way: Way,
  target: Target,
  dice: number,
  reaction: boolean,
  { car = null, momentum = null }: { car?: Square | null; momentum?: Momentum | null } = {},
): void {
  call(m, 'attack', {
    seat,
    attacker: { ...attacker },
    way,
    target: { ...target },
    car,
    dice,
    powers: [],
    cards: [],
    reaction,
    momentum,
    interrupt: null,
    prevention: null,
    bonus: 0,
    rolled: [],
    bitten: -1,
    hits: 0,
    victims: [],
  });
}

/** A Movement series of a figure (SM-MOVE-01). */
export function declareMove(m: M, seat: Seat, role: FigureId, reaction: boolean): void {
  const path = [figure(m, role).at];
  call(m, 'movement', { seat, role, dice: 0, powers: [], series: true, points: 0, path, reaction });
}

/** A leap of so many squares, or one free die over the walls: no series, no momentum. */
export function freeMove(m: M, seat: Seat, role: FigureId, power: PowerId, dice: number, points: number): void {
  const path = [figure(m, role).at];
  call(m, 'movement', { seat, role, dice, powers: [power], series: false, points, path, reaction: true });
}

/** A stack is named before the dice are rolled (SM-POL-02); the group is the whole stack until it drops something. */
export function declareDrive(m: M, seat: Seat, square: Square, dice: number, reaction: boolean): void {
  call(m, 'drive', {
    seat,
    square,
    dice,
    card: dice > 0,
    points: 0,
    doubled: false,
    path: [square],
    cars: known(stackAt(m, square), 'stack there').cars,
    captains: captainsAt(m, square),
    prisoner: prisonersAt(m, square)[0] ?? null,
    arrested: [],
    reaction,
  });
}

/** Whether this stack may be driven by a card: not stuck, no figure on board (SM-CARD-13). */
export function isDrivable(m: M, square: Square): boolean {
  const stack = stackAt(m, square);
  return stack !== null && !isStuck(stack) && !hasFigurePrisoner(m, square);
}
