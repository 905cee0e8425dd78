import type { CellName, FigureId } from '../ids.ts';
import { type Sightline, sightline } from '../rules/sight.ts';
import type { View } from '../seen.ts';
import { fieldOf } from './field.ts';
import { figureOf } from './look.ts';

// Who sees what, as the rules of the game say it, for those who ask the map (HS-LOS-15).

/** What is looked at: a figure, the wall or a cell, by its name. */
export type Aim = string;

export interface Sight extends Sightline {
  readonly from: FigureId;
  readonly to: Aim;
  readonly distance: number;
}

/** How tall the figure on a cell is. */
function stature(view: View): (cell: number) => number {
  const field = fieldOf(view.scenario);
  const heights = new Map<number, number>();
  for (const figure of view.figures) {
    const cell = figure.at === null ? undefined : field.cell(figure.at);
    if (cell && figure.status === 'board') heights.set(cell.index, figure.height);
  }
  return cell => heights.get(cell) ?? 0;
}

/** The look of a figure at another one, at the wall, or at a bare cell; null where one of them is not there. */
export function sightOf(view: View, from: FigureId, to: Aim): Sight | null {
  const field = fieldOf(view.scenario);
  const { board } = field;
  const viewer = figureOf(view, from);
  const eye = viewer?.at ? field.cell(viewer.at) : undefined;
  if (!viewer || !eye) return null;
  const target = figureOf(view, to);
  const aim =
    to === 'wall' ? field.cell(view.wall.cells[0] ?? '') : target ? field.cell(target.at ?? '') : field.cell(to);
  if (!aim || aim.index === eye.index) return null;
  const line = sightline(
    board,
    {
      from: eye.index,
      height: viewer.height,
      to: aim.index,
      target: target?.height ?? 1,
      kind: to === 'wall' ? 'wall' : target && view.mode === 'discovery' ? 'any' : 'hit',
      isOpen: !view.wall.standing,
    },
    stature(view),
  );
  return { ...line, from, to, distance: board.distance[eye.index * board.size + aim.index] ?? 0 };
}

/** The cells that a figure sees; those where nobody can stand are left out. */
export function seenCells(view: View, from: FigureId): ReadonlySet<CellName> {
  const field = fieldOf(view.scenario);
  const seen = new Set<CellName>();
  const own = figureOf(view, from)?.at;
  for (const cell of field.cells) {
    const there = view.figures.find(figure => figure.status === 'board' && figure.at === cell.name);
    if (cell.name === own || sightOf(view, from, there?.id ?? cell.name)?.isClear) seen.add(cell.name);
  }
  return seen;
}
