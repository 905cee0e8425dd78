import { type Field, type FieldCell, type Spot2, SIXTH, edged } from '../field.ts';
import type { MapModel, Standee } from '../screen/model.ts';

// The flat map turned by sixths, clockwise: hexes lie as before, and whoever looks has their own side before them, as in relief.

const turnedFields = new WeakMap<Field, (Field | undefined)[]>();

/** What is written on it stays upright, and an upper floor stays lifted off its hex to the upper left. */
export function turned(field: Field, turn: number): Field {
  const sixths = Math.round(turn / SIXTH);
  if (sixths === 0) return field;
  const known = turnedFields.get(field) ?? [];
  turnedFields.set(field, known);
  return (known[sixths] ??= turnedBy(field, turn));
}

function turnedBy(field: Field, turn: number): Field {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const around = ({ x, y }: Spot2): Spot2 => ({ x: x * cosine - y * sine, y: x * sine + y * cosine });
  const { left, top, width, height } = edged(field.cells.map(({ middle }) => around(middle)));
  const there = (spot: Spot2): Spot2 => {
    const { x, y } = around(spot);
    return { x: x - left, y: y - top };
  };
  const cells = field.cells.map((cell): FieldCell => {
    const middle = there(cell.middle);
    return { ...cell, middle, x: middle.x + cell.x - cell.middle.x, y: middle.y + cell.y - cell.middle.y };
  });
  const byName = new Map(cells.map(cell => [cell.name, cell]));
  return {
    ...field,
    width,
    height,
    cells,
    columns: field.columns.map(column => ({ ...column, ...there(column) })),
    walls: field.walls.map(wall => ({ ...wall, from: there(wall.from), to: there(wall.to) })),
    slab: field.slab && { ...field.slab, outline: field.slab.outline.map(there) },
    cell: name => byName.get(name),
    at: point => there(field.at(point)),
  };
}

/** All that stands on it, where it stands then. */
export function turnedModel(model: MapModel, turn: number): MapModel {
  const field = turned(model.field, turn);
  if (field === model.field) return model;
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
