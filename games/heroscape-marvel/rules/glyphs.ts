import { emit } from '../../../engine/flow.ts';
import { reveal } from '../../../engine/chance.ts';
import type { Meeting } from '../cards/plot.ts';
import type { Figure } from '../spec.ts';
import { type M, figureOf, glyphAt, isAdjacent, isCarrier, isEnemy, isOnBoard, nameOf } from './table.ts';

/** What entering a cell does to a movement. */
export type Entry = 'on' | 'stop' | 'gone';

const NOTHING: Meeting = { takes: false, stops: false };

/** What becomes of a glyph whose cell a figure enters, and of the walk. */
export const meeting = (m: M, figure: Figure, cell: number): Meeting =>
  glyphAt(m, cell) ? m.content.plot.meets(m, figure, cell) : NOTHING;

/** Glyphs and exits on a cell that a figure enters, lands on, or is put on (HS-GLYPH-02, HS-GLYPH-03, HS-GLYPH-06). */
export function enter(m: M, figure: Figure, cell: number): Entry {
  const { takes, stops } = meeting(m, figure, cell);
  if (m.content.plot.glyphsWork) turnUp(m, figure, cell);
  if (takes) take(m, figure, cell);
  if (m.content.exits[cell]) return leave(m, figure, cell);
  return stops ? 'stop' : 'on';
}

function turnUp(m: M, figure: Figure, cell: number): void {
  const glyph = glyphAt(m, cell);
  if (!glyph || glyph.up) return;
  glyph.up = true;
  reveal(m);
  emit(m, { type: 'glyphTurned', glyph: glyph.kind, at: nameOf(m, cell), figure: figure.id });
}

export function take(m: M, figure: Figure, cell: number): void {
  const index = m.state.glyphs.findIndex(g => g.at === cell);
  const glyph = m.state.glyphs[index];
  if (!glyph) return;
  glyph.at = null;
  glyph.carrier = figure.id;
  figure.carries.push(index);
  emit(m, { type: 'glyphTaken', glyph: glyph.kind, role: m.content.role, figure: figure.id, at: nameOf(m, cell) });
}

export function layGlyph(m: M, index: number, cell: number): void {
  const glyph = m.state.glyphs[index];
  if (!glyph) return;
  glyph.at = cell;
  glyph.carrier = null;
  emit(m, { type: 'glyphLaid', glyph: glyph.kind, role: m.content.role, at: nameOf(m, cell) });
}

/** HS-SCN-66: through an exit, for good, with all it carries. */
function leave(m: M, figure: Figure, cell: number): Entry {
  const carried = figure.carries.splice(0);
  const { controller } = figure;
  figure.cell = null;
  figure.status = 'left';
  figure.controller = figure.owner;
  emit(m, { type: 'exited', figure: figure.id, at: nameOf(m, cell), device: carried.length > 0 });
  m.content.plot.whenLeft(m, controller, carried, cell);
  return 'gone';
}

/** Friends beside a carrier to whom it may hand what it carries. */
export function receivers(m: M, carrier: Figure): Figure[] {
  return m.state.figures.filter(
    f => isOnBoard(f) && !isEnemy(m, f, carrier) && isAdjacent(m, f, carrier) && !isCarrier(f),
  );
}

export function handOver(m: M, from: Figure, to: Figure): void {
  const index = from.carries.shift();
  const glyph = index === undefined ? undefined : m.state.glyphs[index];
  if (index === undefined || !glyph) throw new Error(`${from.id} carries nothing`);
  to.carries.push(index);
  glyph.carrier = to.id;
  emit(m, { type: 'glyphHanded', glyph: glyph.kind, role: m.content.role, from: from.id, to: to.id });
}

export const carrierOf = (m: M): Figure | null => {
  const id = m.state.glyphs[0]?.carrier ?? null;
  return id === null ? null : figureOf(m, id);
};
