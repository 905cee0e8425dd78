import { distanceToWall, type M, distance, isCarrier, areAllies, isOpen } from '../rules/table.ts';
import { moveOf } from '../rules/pace.ts';
import { glyphCards } from '../cards/glyphs.ts';
import { inOrange } from '../rules/end.ts';
import type { Figure } from '../spec.ts';
import { isBound } from './bounds.ts';

// What a place is worth for the aim of the scenario.

const exitsOf = new WeakMap<object, readonly number[]>();

function exitCells(m: M): readonly number[] {
  let cells = exitsOf.get(m.content);
  if (!cells) {
    cells = m.content.exits.flatMap((isExit, i) => (isExit ? [i] : []));
    exitsOf.set(m.content, cells);
  }
  return cells;
}

/** Hexes to the nearest exit. */
export function toExit(m: M, cell: number): number {
  let least = 99;
  for (const exit of exitCells(m)) least = Math.min(least, distance(m, cell, exit));
  return least;
}

/** The worth of ending a move of this figure on a cell, for the scenario's own aims. */
export function goalWorth(m: M, figure: Figure, cell: number): number {
  switch (m.content.role) {
    case 'anesthetic':
      return hulkWorth(m, figure, cell);
    case 'amulet':
      return m.state.glyphs.some(g => g.at === cell) && figure.carries.length < m.setup.options.amulets ? 35 : 0;
    case 'device':
      return deviceWorth(m, figure, cell);
    default:
      return m.content.scenario.revival ? powerWorth(m, cell) : zoneWorth(m, figure, cell);
  }
}

/** Vol à Stark International: be in the orange zone when it counts. */
function zoneWorth(m: M, figure: Figure, cell: number): number {
  const { end } = m.content.scenario;
  if (end.kind !== 'zone' || m.state.round < end.from - 1) return 0;
  if (!m.content.orange[cell]) return 0;
  const seat = figure.controller;
  const isInside = m.content.orange[figure.cell ?? -1] ?? false;
  const others = inOrange(m, seat) - (isInside ? 1 : 0);
  const urgent = m.state.round >= end.from ? 90 : 30;
  if (others > 0) return 5;
  const isContested = m.content.seats.some(one => !areAllies(m, one, seat) && inOrange(m, one) > 0);
  return isContested ? urgent : urgent * 1.3;
}

function powerWorth(m: M, cell: number): number {
  for (const glyph of m.state.glyphs) {
    if (glyph.at !== cell) continue;
    if (!glyph.up) return 6;
    return glyphCards[glyph.kind].worth;
  }
  return 0;
}

/** Hulk's hunters fetch the anesthetic; who carries it keeps its distance but in range. */
function hulkWorth(m: M, figure: Figure, cell: number): number {
  const hulk = m.state.figures.find(f => isBound(m, f) && f.cell !== null);
  if (!hulk || hulk.cell === null) return 0;
  if (figure === hulk) {
    const carrier = m.state.figures.find(f => isCarrier(f) && f.cell !== null);
    return carrier && carrier.cell !== null ? -2.5 * distance(m, cell, carrier.cell) : 0;
  }
  const lying = m.state.glyphs[0]?.at ?? null;
  if (lying === null) return isCarrier(figure) ? 0 : -1.5 * Math.max(0, 5 - distance(m, cell, hulk.cell));
  if (lying === cell) return 150;
  return -5 * distance(m, cell, lying);
}

/** Conflit sur la ville: to the wall, to the device, to the exit; the others keep it in. */
function deviceWorth(m: M, figure: Figure, cell: number): number {
  const isThief = figure.controller === m.state.players[1];
  const at = m.state.glyphs[0]?.at ?? null;
  if (m.content.exits[cell]) {
    const goesOut = isCarrier(figure) || at === cell;
    if (goesOut) return isThief ? 5000 : -500;
    return -400;
  }
  if (isCarrier(figure)) return isThief ? -14 * toExit(m, cell) : 3 * toExit(m, cell);
  if (at === cell) return isThief ? 260 : 200;
  const carrier = m.state.figures.find(f => isCarrier(f) && f.cell !== null);
  if (carrier && carrier.cell !== null) return carrierWorth(m, figure, cell, carrier, isThief);
  if (at === null) return 0;
  const isInside = m.content.orange[at] ?? false;
  if (!isThief) return isInside ? -1.2 * distance(m, cell, at) : -7 * distance(m, cell, at);
  if (isInside && !isOpen(m)) return -6 * distanceToWall(m, cell);
  return -8 * distance(m, cell, at);
}

function carrierWorth(m: M, figure: Figure, cell: number, carrier: Figure, isThief: boolean): number {
  const from = carrier.cell ?? 0;
  const isOurs = carrier.controller === figure.controller;
  const near = distance(m, cell, from);
  if (isThief && isOurs) {
    // ahead of the carrier, in reach of its hand, to take the device further
    const ahead = toExit(m, from) - toExit(m, cell);
    return near <= 1 ? 12 + 6 * Math.max(0, Math.min(ahead, moveOf(m, figure))) : -3 * Math.max(0, near - 3);
  }
  return isOurs ? -1.5 * near : -8 * near;
}
