import { decide, emit, end, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { reveal } from '../../../engine/chance.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { won } from './end.ts';
import {
  type M,
  cellNamed,
  distance,
  figureOf,
  glyphAt,
  isAdjacent,
  isCarrier,
  isEnemy,
  isEnraged,
  isFree,
  isOnBoard,
  nameOf,
  seesHex,
} from './table.ts';

/** What entering a cell does to a movement. */
export type Entry = 'on' | 'stop' | 'gone';

/** What becomes of a glyph whose cell a figure enters, and of the walk. */
export interface Meeting {
  readonly takes: boolean;
  readonly stops: boolean;
}
const NOTHING: Meeting = { takes: false, stops: false };
const IN_PASSING: Meeting = { takes: true, stops: false };
const UNTAKEN: Meeting = { takes: false, stops: true };
const TAKEN: Meeting = { takes: true, stops: true };

export function meeting(m: M, figure: Figure, cell: number): Meeting {
  if (!glyphAt(m, cell)) return NOTHING;
  switch (m.content.role) {
    case 'none': // HS-MOVE-10
      return UNTAKEN;
    case 'anesthetic': // HS-SCN-32
      return takeable(m, figure) === cell ? IN_PASSING : NOTHING;
    case 'amulet': // HS-SCN-51, HS-SCN-52
      return figure.carries.length < m.setup.options.amulets ? TAKEN : UNTAKEN;
    default: // the device: HS-SCN-61
      return TAKEN;
  }
}

/** Where the anesthetic lies that this figure may take (HS-SCN-32). */
export function takeable(m: M, figure: Figure): number | null {
  if (m.content.role !== 'anesthetic' || figure.controller !== m.state.players[1] || isEnraged(m, figure)) return null;
  return m.state.glyphs[0]?.at ?? null;
}

/** Glyphs and exits on a cell that a figure enters, lands on, or is put on (HS-GLYPH-02, HS-GLYPH-03, HS-GLYPH-06). */
export function enter(m: M, figure: Figure, cell: number): Entry {
  const { takes, stops } = meeting(m, figure, cell);
  if (m.content.role === 'none') turnUp(m, figure, cell);
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

/** HS-SCN-66..68: through an exit, for good, with all it carries. */
function leave(m: M, figure: Figure, cell: number): Entry {
  const carried = figure.carries.splice(0);
  const { controller } = figure;
  figure.cell = null;
  figure.status = 'left';
  figure.controller = figure.owner;
  emit(m, { type: 'exited', figure: figure.id, at: nameOf(m, cell), device: carried.length > 0 });
  for (const glyph of carried) {
    if (controller === m.state.players[1]) end(m, won(m, controller, 'escape'));
    layGlyph(m, glyph, cell);
  }
  return 'gone';
}

/** Friends beside a carrier to whom it may hand what it carries. */
export function receivers(m: M, carrier: Figure): Figure[] {
  return m.state.figures.filter(
    f => isOnBoard(f) && !isEnemy(f, carrier) && isAdjacent(m, f, carrier) && !isCarrier(f),
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

/** HS-SCN-63: the device changes hands at the end of any turn, once. */
export const turnEnd = flow<HeroScape, 'turnEnd'>({
  hand: decide({
    rule: 'HS-SCN-63',
    who: m => {
      const carrier = m.content.role === 'device' ? carrierOf(m) : null;
      return carrier && isOnBoard(carrier) && receivers(m, carrier).length > 0 ? [carrier.controller] : nobody;
    },
    options: m => {
      const carrier = carrierOf(m);
      if (!carrier) return [];
      return [{ type: 'none' as const }, ...receivers(m, carrier).map(f => ({ type: 'hand' as const, to: f.id }))];
    },
    apply(m, _f, action) {
      const carrier = carrierOf(m);
      if (action.type === 'hand' && carrier) handOver(m, carrier, figureOf(m, action.to));
    },
  }),
});

const DROP_DISTANCE = 5;

/** HS-SCN-34, HS-SCN-35: player 1 lays the anesthetic down again. */
export const drop = flow<HeroScape, 'drop'>({
  choose: decide({
    rule: 'HS-SCN-34',
    lone: true,
    who: (m): readonly Seat[] => [m.state.players[0]],
    options: (m, f) => dropCells(m, f.from).map(cell => ({ type: 'drop' as const, at: nameOf(m, cell) })),
    apply: (m, f, { at }) => layGlyph(m, f.glyph, cellNamed(m, at)),
  }),
});

function dropCells(m: M, from: number): number[] {
  const { board } = m.content;
  const hulk = m.state.figures.find(f => f.card === 'hulk' && isOnBoard(f));
  const free = [...board.cells.keys()].filter(cell => isFree(m, cell, 0));
  const apart = free.filter(cell => distance(m, from, cell) > 1);
  const near = apart.filter(cell => distance(m, from, cell) <= DROP_DISTANCE);
  const level = near.filter(cell => board.level[cell] === board.level[from]);
  const seen = hulk ? level.filter(cell => seesHex(m, hulk, cell)) : [];
  const first = [seen, level, near].find(cells => cells.length > 0);
  if (first) return first;
  const closest = Math.min(...apart.map(cell => distance(m, from, cell)));
  return apart.filter(cell => distance(m, from, cell) === closest);
}
