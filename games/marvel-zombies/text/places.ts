import { type Bearing, bearing } from '../../../kit/compass.ts';
import { tiles } from '../content/tiles.ts';
import type { View } from '../seen.ts';
import { FACES, type Face, type ZoneId } from '../ids.ts';

// What a person calls a Zone: a room by its name, a street by the buildings of its tile. Worked out from the tiles, so
// that a new one needs names for its rooms only.

/** A place as sentences need it. */
export interface Place {
  readonly name: string; // without an article
  readonly the: string;
}

export interface Building extends Place {
  readonly of: string;
}

export interface Rooms {
  readonly [zone: ZoneId]: { readonly building: Building; readonly room: Place };
}

interface PlaceWords {
  readonly rooms: Rooms;
  readonly front: (building: Building) => Place;
  readonly between: (one: Building, other: Building) => Place;
  readonly side: (where: Bearing, building: Building) => Place;
  readonly crossroads: (building: Building) => Place;
  readonly unnamed: (zone: ZoneId) => Place;
}

/** Every Zone by its name; no two are called the same. */
export function placesOf(words: PlaceWords): (zone: ZoneId) => Place {
  const places = new Map<ZoneId, Place>();
  for (const face of FACES) for (const [zone, place] of placesOn(face, words)) places.set(zone, place);
  return zone => places.get(zone) ?? words.unnamed(zone);
}

interface Cell {
  readonly zone: ZoneId;
  readonly row: number;
  readonly column: number;
  readonly isStreet: boolean;
}

function placesOn(face: Face, words: PlaceWords): Map<ZoneId, Place> {
  const cells = cellsOf(face);
  const named = new Map<ZoneId, Place>();
  for (const { zone, isStreet } of cells)
    if (!isStreet) named.set(zone, words.rooms[zone]?.room ?? words.unnamed(zone));
  const streets = cells.filter(({ isStreet }) => isStreet);
  const taken = new Set([...named.values()].map(({ name }) => name));
  for (const way of WAYS) {
    const open = streets.filter(({ zone }) => !named.has(zone));
    const found = open.map(cell => ({ cell, names: way(cell, cells, face, words) }));
    for (const { cell, names } of found) {
      const isFree = ({ name }: Place): boolean =>
        !taken.has(name) && found.every(other => other.cell === cell || other.names.every(one => one.name !== name));
      const place = names.find(isFree);
      if (!place) continue;
      named.set(cell.zone, place);
      taken.add(place.name);
    }
  }
  return named;
}

const cellsOf = (face: Face): Cell[] =>
  tiles[face].cells.flatMap((line, row) =>
    Array.from(line, (letter, column): Cell => {
      const zone = `${face}.${row}${column}` as ZoneId;
      return { zone, row, column, isStreet: letter === 'S' };
    }),
  );

type Way = (cell: Cell, cells: readonly Cell[], face: Face, words: PlaceWords) => Place[];

/** The ways to name a street, the one that people would use first. */
const WAYS: readonly Way[] = [
  function atTheDoor(cell, cells, face, { rooms, front }) {
    const ways = next(cell, cells).filter(other => !other.isStreet && isPassage(face, cell, other));
    return buildings(ways, rooms).map(front);
  },
  function inBetween(cell, cells, _face, { rooms, between }) {
    const [north, west, east, south] = [
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
    ].map(
      ([row = 0, column = 0]) =>
        buildings(
          cells.filter(other => isAt(other, cell, row, column) && !other.isStreet),
          rooms,
        )[0],
    );
    return [
      [north, south],
      [west, east],
    ].flatMap(([one, other]) => (one && other && one.name !== other.name ? [between(one, other)] : []));
  },
  function alongside(cell, cells, _face, { rooms, side }) {
    return sides(cell, next(cell, cells), rooms, side);
  },
  function amidStreets(cell, cells, _face, { rooms, crossroads }) {
    const around = next(cell, cells);
    if (around.length < 4 || around.some(({ isStreet }) => !isStreet)) return [];
    return buildings(cells, rooms).map(crossroads);
  },
  function inLine(cell, cells, _face, { rooms, side }) {
    return sides(
      cell,
      cells.filter(other => other.row === cell.row || other.column === cell.column),
      rooms,
      side,
    );
  },
  function anywhere(cell, cells, _face, { rooms, side }) {
    return sides(cell, cells, rooms, side);
  },
];

const isAt = (other: Cell, cell: Cell, row: number, column: number): boolean =>
  other.row === cell.row + row && other.column === cell.column + column;

const next = (cell: Cell, cells: readonly Cell[]): Cell[] =>
  cells.filter(other => Math.abs(other.row - cell.row) + Math.abs(other.column - cell.column) === 1);

/** Whether one can walk between two neighbouring cells, or could if the door were open. */
function isPassage(face: Face, one: Cell, other: Cell): boolean {
  const pair = [one, other].map(({ row, column }) => `${row}${column}`).sort();
  const edge = tiles[face].edges[pair.join('|')];
  return edge === 'door' || edge === 'opening';
}

/** The buildings of some cells, each once. */
function buildings(cells: readonly Cell[], rooms: Rooms): Building[] {
  const found = cells.flatMap(({ zone }) => rooms[zone]?.building ?? []);
  return found.filter((one, i) => found.findIndex(({ name }) => name === one.name) === i);
}

function sides(cell: Cell, others: readonly Cell[], rooms: Rooms, side: PlaceWords['side']): Place[] {
  return others.flatMap(other => {
    const building = rooms[other.zone]?.building;
    const where = bearing(cell.column - other.column, cell.row - other.row);
    return building && where ? [side(where, building)] : [];
  });
}

/** A door by its room; where the room has several, also by where it leads. */
export function doorName(view: View, id: string, place: (zone: ZoneId) => string): string {
  const found = view.doors.find(one => one.id === id);
  if (!found) return id;
  const isRoom = (zone: ZoneId): boolean => view.zones.some(one => one.id === zone && one.room);
  const [one, other] = found.between;
  const [room, beyond] = isRoom(one) ? [one, other] : [other, one];
  const isOnly = !isRoom(beyond) && view.doors.filter(({ between }) => between.includes(room)).length === 1;
  return isOnly ? place(room) : `${place(room)} – ${place(beyond)}`;
}
