import type { Seat } from '../../../engine/types.ts';
import type { Action } from '../spec.ts';
import type { Figure } from '../seen.ts';
import { playable } from './cards.ts';
import { AREA } from './city.ts';
import { callable } from './errands.ts';
import { freePowers } from './powers.ts';
import { type M, canMove, isStuck, ownFigure, player } from './table.ts';
import { captures, capturesBy, closeTargets, loners, plantings, powerAttacks, stackFights } from './targets.ts';
import { traceableHere } from './tracers.ts';

// Answers that say the same every time are the same object: writing them anew kept the collector busy.
const END: Action = { type: 'end' };
const BONUS: Action = { type: 'bonus' };
const MOVE: Action = { type: 'move' };
const DRIVES: readonly Action[] = Array.from({ length: AREA }, (_, square): Action => ({ type: 'drive', square }));

/** What the active seat may do next (SM-TURN-04..06). */
export function actions(m: M, seat: Seat): Action[] {
  const p = player(m, seat);
  const f = ownFigure(m, seat);
  const found: Action[] = [END];
  if (p.movement > 0 || p.combat > 0 || p.bonus > 0) {
    if (f) figureActions(m, seat, f, found);
    else policeActions(m, seat, found);
  }
  if (!f) return found;
  if (!m.state.acted && f.wounds > 0) found.push({ type: 'recover' });
  if (p.hand.length > 0) playable(m, seat, 'own-turn', found);
  for (const role of traceableHere(m, seat)) found.push({ type: 'tracer', role });
  for (const character of callable(m, seat)) found.push({ type: 'call', character });
  return found;
}

/** A stuck or held figure fights what holds it (SM-SPI-03, SM-OCT-06), a prisoner its guards (SM-POL-20). */
function figureActions(m: M, seat: Seat, f: Figure, found: Action[]): void {
  const p = player(m, seat);
  for (const target of closeTargets(m, seat, f, p.combat)) found.push({ type: 'fight', from: null, target });
  powerAttacks(m, seat, f, null, found);
  if (isStuck(f) || f.held) return;
  if (p.bonus > 0) found.push(BONUS);
  freePowers(m, seat, f, false, found);
  if (f.captive || !canMove(f)) return;
  if (p.movement > 0) found.push(MOVE);
  if (p.combat > 0) capturesBy(m, f, p.combat, found);
  for (const place of plantings(m, seat, f)) found.push({ type: 'plant', place });
}

function policeActions(m: M, seat: Seat, found: Action[]): void {
  const p = player(m, seat);
  if (p.bonus > 0) found.push(BONUS);
  const lone = loners(m, p.combat);
  for (const stack of m.state.stacks) {
    const { square } = stack;
    if (p.combat > 0) {
      stackFights(m, stack, found);
      if (!isStuck(stack)) captures(m, lone, square, square, found);
    }
    if (p.movement > 0 && !isStuck(stack)) found.push(DRIVES[square] ?? { type: 'drive', square });
  }
}
