import { reveal } from '../../../engine/chance.ts';
import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { VillainId, Square } from '../ids.ts';
import { touches } from './city.ts';
import { type M, isVillain, ownFigure, player } from './table.ts';

const NONE: readonly VillainId[] = [];

/** Villains without a tracer next to one of these squares, in Spider-Man's own turn (SM-SPI-08). */
export function traceable(m: M, seat: Seat, squares: readonly Square[]): readonly VillainId[] {
  if (m.state.tracers.sheet === 0 || seat !== m.state.active) return NONE;
  const spider = ownFigure(m, seat);
  if (spider?.role !== 'spider-man' || spider.ko) return NONE;
  const found: VillainId[] = [];
  for (const { role, seat: owner, at } of m.state.figures)
    if (isVillain(role) && owner !== null && !player(m, owner).tracer && squares.some(square => touches(at, square)))
      found.push(role);
  return found;
}

/** Those next to him now. */
export const traceableHere = (m: M, seat: Seat): readonly VillainId[] => {
  if (m.state.tracers.sheet === 0) return NONE;
  const spider = ownFigure(m, seat);
  return spider ? traceable(m, seat, [spider.at]) : NONE;
};

export function placeTracer(m: M, role: VillainId): void {
  const on = m.state.players.find(p => p.role === role);
  if (!on) throw new Error(`nobody plays ${role}`);
  on.tracer = true;
  m.state.tracers.sheet--;
  reveal(m);
  emit(m, { type: 'tracerPlaced', role });
}
