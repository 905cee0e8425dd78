import type { HealCause } from '../events.ts';
import { emit, call } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { CHARACTERS, type PlaceId, type FigureId, type Hold, type Square } from '../ids.ts';
import { POINTS } from '../content/numbers.ts';
import { sheets } from '../content/roles.ts';
import type { Piece } from '../seen.ts';
import { handOver, prisonersWith, sortOut } from './custody.ts';
import { knockOut } from './knockout.ts';
import { score } from './score.ts';
import { type M, figure, isStation, isVillain, ownerOf, player, stackAt } from './table.ts';
/** SM-COMBAT-04, SM-COMBAT-07, SM-VP-04. */
export function wound(m: M, role: FigureId, hits: number, by: Piece): void {
  const victim = figure(m, role);
  const { boxes } = sheets[role];
  const wounds = Math.min(hits, boxes - victim.wounds);
  victim.wounds += wounds;
  emit(m, { type: 'wounded', role, wounds, left: boxes - victim.wounds, by: { ...by } });
  const seat = ownerOf(m, by);
  if (by.kind === 'figure' && by.role === 'spider-man' && isVillain(role))
    score(m, seat, POINTS.wound * wounds, 'wound');
  if (by.kind === 'figure' && role === 'spider-man' && seat >= 0) player(m, seat).progress.wounds += wounds;
  if (victim.wounds >= boxes) knockOut(m, role, by);
}

/** Wounds leave the track from right to left. */
export function heal(m: M, role: FigureId, amount: number, cause: HealCause): void {
  const f = figure(m, role);
  const healed = Math.min(amount, f.wounds);
  if (healed === 0) return;
  f.wounds -= healed;
  emit(m, { type: 'healed', role, amount: healed, left: f.wounds, cause });
}

/** SM-COMBAT-05: a marker for each hit, also beyond what the mission asks for, which nobody may read from them. */
export function damage(m: M, seat: Seat, place: PlaceId, points: number): void {
  const p = player(m, seat);
  p.progress.place = place;
  p.progress.damage += points;
  emit(m, { type: 'damaged', place, seat, damage: p.progress.damage });
}

/** SM-COMBAT-06, SM-POL-09: cars go at once; with the last one its prisoners are free or change hands. */
export function destroyCars(m: M, square: Square, hits: number, by: Piece): void {
  const stack = stackAt(m, square);
  if (!stack || by.kind !== 'figure') return;
  const cars = Math.min(hits, stack.cars);
  stack.cars -= cars;
  emit(m, { type: 'carsDestroyed', square, cars, left: stack.cars, by: { ...by } });
  const seat = ownerOf(m, by);
  const villain = isVillain(by.role) && seat >= 0 ? player(m, seat) : null;
  if (villain) {
    villain.progress.cars += cars;
    if (stack.cars === 0 && isStation(m, square)) villain.progress.station = true;
    score(m, seat, POINTS.car * cars, 'car');
  }
  if (stack.cars > 0) return;
  m.state.stacks.splice(m.state.stacks.indexOf(stack), 1);
  freePrisoners(m, square, by);
}

/** SM-PRIS-05, SM-VP-06. */
function freePrisoners(m: M, square: Square, by: Piece & { kind: 'figure' }): void {
  for (const f of m.state.figures) {
    if (!f.captive || f.at !== square) continue;
    f.captive = false;
    f.jailed = false;
    emit(m, { type: 'freed', role: f.role, by: { ...by } });
    if (f.role === by.role || !isVillain(f.role) || f.seat === null) continue;
    score(m, ownerOf(m, by), by.role === 'spider-man' ? -POINTS.freed : POINTS.freed, 'freed');
  }
  for (const who of CHARACTERS) {
    const { holder, square: at } = m.state.characters[who];
    if (holder !== 'police' || at !== square) continue;
    const before = prisonersWith(m, by);
    handOver(m, who, by);
    sortOut(m, by, before);
  }
}

/** One hit is enough (SM-SPI-03, SM-OCT-06). */
export function breakHold(m: M, piece: Piece, hold: Hold): void {
  const stuck = piece.kind === 'figure' ? figure(m, piece.role) : stackAt(m, piece.square);
  if (!stuck) return;
  if (hold === 'web') stuck.web = false;
  else if (hold === 'symbiote') stuck.symbiote = null;
  else if (piece.kind === 'figure') call(m, 'freedom', { role: piece.role, pushed: null });
  emit(m, { type: 'holdBroken', piece: { ...piece }, hold });
}
