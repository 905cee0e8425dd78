import type { Field, FieldCell, Spot2 } from '../field.ts';
import type { MapModel, Standee } from '../screen/model.ts';

// The flat map from the other side: whoever begins on its far side has their own side before them, as in relief.

const turnedFields = new WeakMap<Field, Field>();

/** By half a turn. What is written on it stays upright, and an upper floor stays lifted off its hex to the upper left. */
export function turned(field: Field): Field {
  const known = turnedFields.get(field);
  if (known) return known;
  const opposite = ({ x, y }: Spot2): Spot2 => ({ x: field.width - x, y: field.height - y });
  const cells = field.cells.map((cell): FieldCell => {
    const middle = opposite(cell.middle);
    return { ...cell, middle, x: middle.x + cell.x - cell.middle.x, y: middle.y + cell.y - cell.middle.y };
  });
  const byName = new Map(cells.map(cell => [cell.name, cell]));
  const found: Field = {
    ...field,
    cells,
    columns: field.columns.map(column => ({ ...column, ...opposite(column) })),
    walls: field.walls.map(wall => ({ ...wall, from: opposite(wall.from), to: opposite(wall.to) })),
    slab: field.slab && { ...field.slab, outline: field.slab.outline.map(opposite) },
    cell: name => byName.get(name),
    at: point => opposite(field.at(point)),
  };
  turnedFields.set(field, found);
  return found;
}

/** All that stands on it, where it stands then. */
export function turnedModel(model: MapModel): MapModel {
  const field = turned(model.field);
  const there = (cell: FieldCell): FieldCell => field.cell(cell.name) ?? cell;
  const standees = new Map<Standee, Standee>(model.figures.map(one => [one, { ...one, cell: there(one.cell) }]));
  const standee = (one: Standee): Standee => standees.get(one) ?? one;
  return {
    ...model,
    field,
    cells: model.cells.map(mark => ({ ...mark, cell: there(mark.cell) })),
    figures: [...standees.values()],
    path: model.path.map(there),
    links: model.links.map(([a, b]) => [standee(a), standee(b)]),
  };
}

/** Whether one's own side lies in the upper half of the map. The relief looks the same way, give or take a quarter turn. */
export const isFarSide = (near: Spot2 | null, { height }: Field): boolean => near !== null && near.y < height / 2;
