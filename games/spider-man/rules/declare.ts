import { known } from '../../../engine/known.ts';
import type { PowerId } from '../content/powers.ts';
import { call } from '../../../engine/flow.ts';
import type { Square, FigureId } from '../ids.ts';
import type { Piece, Way, Target, Momentum } from '../seen.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Frames } from '../spec.ts';
import { type M, figure, stackAt, captainsAt, prisonersAt, isStuck, hasFigurePrisoner } from './table.ts';
// How attacks and moves begin: the flows that are called here are found by their names.

/** A frame that is about to be opened. */
type Data<K extends keyof Frames> = Omit<Frames[K], 'at'>;

interface Run {
  readonly car?: Square | null;
  readonly momentum?: Momentum | null;
}

/** W0 to W9 (SM-COMBAT-12). */
export function declareAttack(
  m: M,
  seat: Seat,
  attacker: Piece,
  way: Way,
  target: Target,
  dice: number,
  reaction: boolean,
  run: Run = {},
): void {
  call(m, 'attack', declaredAttack(seat, attacker, way, target, dice, reaction, run));
}

/** An attack before anything is added to it. */
export function declaredAttack(
  seat: Seat,
  attacker: Piece,
  way: Way,
  target: Target,
  dice: number,
  reaction: boolean,
  { car = null, momentum = null }: Run = {},
): Data<'attack'> {
  return {
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
  };
}

/** A Movement series of a figure (SM-MOVE-01). */
export function declareMove(m: M, seat: Seat, role: FigureId, reaction: boolean): void {
  call(m, 'movement', declaredMove(m, seat, role, reaction));
}

export function declaredMove(m: M, seat: Seat, role: FigureId, reaction: boolean): Data<'movement'> {
  const path = [figure(m, role).at];
  return { seat, role, dice: 0, powers: [], series: true, points: 0, path, reaction };
}

/** A leap of so many squares, or one free die over the walls: no series, no momentum. */
export function freeMove(m: M, seat: Seat, role: FigureId, power: PowerId, dice: number, points: number): void {
  const path = [figure(m, role).at];
  call(m, 'movement', { seat, role, dice, powers: [power], series: false, points, path, reaction: true });
}

/** A stack is named before the dice are rolled (SM-POL-02); the group is the whole stack until it drops something. */
export function declareDrive(m: M, seat: Seat, square: Square, dice: number, reaction: boolean): void {
  call(m, 'drive', declaredDrive(m, seat, square, dice, reaction));
}

export function declaredDrive(m: M, seat: Seat, square: Square, dice: number, reaction: boolean): Data<'drive'> {
  return {
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
  };
}

/** Whether this stack may be driven by a card: not stuck, no figure on board (SM-CARD-13). */
export function isDrivable(m: M, square: Square): boolean {
  const stack = stackAt(m, square);
  return stack !== null && !isStuck(stack) && !hasFigurePrisoner(m, square);
}
