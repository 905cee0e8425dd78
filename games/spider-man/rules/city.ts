import { boards, HEIGHT, SIZE, WIDTH, COLUMNS } from '../content/boards.ts';
import { BOARDS, PLACES, type PlaceId, type Square, OFF } from '../ids.ts';
import { places } from '../content/places.ts';
import type { Laid } from '../seen.ts';
import type { State } from '../spec.ts';

// The map of a city, worked out once for each way the boards lie.

export const AREA = WIDTH * HEIGHT;
export const STREET = 0;
export const FOREST = 1;
export const BUILDING = 2; // and everything from here on blocks the sight
export const STATION = 3;
export const HQ = 4;

/** For each square, from `square * ROOM` on: how many squares lie around it, then these. Profiled: twice as fast as lists. */
export type Ways = Int16Array;
export const ROOM = 9;

export interface City {
  readonly terrain: Uint8Array;
  readonly letters: string;
  readonly squares: { readonly [P in PlaceId]: Square };
  readonly place: readonly (PlaceId | null)[];
  readonly streets: Ways; // around each square, those that are street
  readonly roads: Ways; // the same with stations
  readonly shown: (Laid | null)[]; // the boards, as all views of this city share them
  readonly list: readonly { readonly place: PlaceId; readonly square: Square }[];
}

const ROW_OF: readonly number[] = Array.from({ length: AREA }, (_, square) => Math.floor(square / WIDTH));
const COLUMN_OF: readonly number[] = Array.from({ length: AREA }, (_, square) => square % WIDTH);

/** Looked up: reckoning them took longer. */
export const rowOf = (square: Square): number => ROW_OF[square] ?? OFF;
export const columnOf = (square: Square): number => COLUMN_OF[square] ?? OFF;

/** The squares around each square (SM-MAP-07, SM-MAP-08): boards may be turned, the frame never changes. */
const AROUND: readonly (readonly Square[])[] = Array.from({ length: AREA }, (_, square) => {
  const found: Square[] = [];
  for (let dr = -1; dr <= 1; dr++)
    for (let dc = -1; dc <= 1; dc++) {
      const [row, column] = [rowOf(square) + dr, columnOf(square) + dc];
      const isInside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH;
      if ((dr !== 0 || dc !== 0) && isInside) found.push(row * WIDTH + column);
    }
  return found;
});

const NOWHERE: readonly Square[] = [];

/** Those around this square. */
export const around = (square: Square): readonly Square[] => AROUND[square] ?? NOWHERE;

/** One of the 8 squares around, or the same one (SM-COMBAT-01). */
export function touches(a: Square, b: Square): boolean {
  if (a < 0 || b < 0) return false;
  const rows = rowOf(a) - rowOf(b);
  const columns = columnOf(a) - columnOf(b);
  return rows <= 1 && rows >= -1 && columns <= 1 && columns >= -1;
}

const bySlots = new WeakMap<object, City>();
let last: { readonly slots: object; readonly city: City } | null = null; // most questions are about the same match
const byLayout = new Map<string, City>();
const KEPT = 64;

/** The city of this match; the frame must be full. */
export function cityOf(m: { readonly state: Pick<State, 'slots'> }): City {
  const { slots } = m.state;
  if (last?.slots === slots) return last.city;
  last = { slots, city: cityFrom(slots) };
  return last.city;
}

/** The city of these boards, for those who only see a view. */
export function cityFrom(slots: readonly (Laid | null)[]): City {
  const seen = bySlots.get(slots);
  if (seen) return seen;
  const key = slots.map(laid => (laid ? `${laid.board}${laid.rotation}` : '')).join();
  let city = byLayout.get(key);
  if (!city) {
    city = compiled(slots);
    if (byLayout.size >= KEPT) byLayout.delete(byLayout.keys().next().value as string);
    byLayout.set(key, city);
    bySlots.set(city.shown, city);
  }
  bySlots.set(slots, city);
  return city;
}

const TERRAIN: { readonly [letter: string]: number } = {
  '.': STREET,
  M: STREET,
  F: FOREST,
  '#': BUILDING,
  O: BUILDING,
  D: BUILDING,
  P: STATION,
  H: HQ,
};

/** Where a square of a board comes to lie: quarter turns clockwise take (r, c) to (c, 5 - r). */
export function squareIn(slot: number, rotation: number, row: number, column: number): Square {
  let [r, c] = [row, column];
  for (let turn = 0; turn < rotation; turn++) [r, c] = [c, SIZE - 1 - r];
  return (Math.floor(slot / COLUMNS) * SIZE + r) * WIDTH + (slot % COLUMNS) * SIZE + c;
}

/** One letter per square, `?` where no board lies yet. */
export function lettersOf(slots: readonly (Laid | null)[]): string {
  const letters = Array.from({ length: AREA }, () => '?');
  slots.forEach((laid, slot) => {
    if (!laid) return;
    boards[laid.board].grid.forEach((line, row) => {
      for (let column = 0; column < SIZE; column++)
        letters[squareIn(slot, laid.rotation, row, column)] = line[column] ?? '?';
    });
  });
  return letters.join('');
}

/** Where the places of the laid boards are. */
export function placesOf(slots: readonly (Laid | null)[]): { place: PlaceId; square: Square }[] {
  const slotOf = new Map(slots.map((laid, slot) => [laid?.board, slot]));
  return PLACES.flatMap(place => {
    const { board, row, column } = places[place];
    const slot = slotOf.get(board);
    const laid = slot === undefined ? null : slots[slot];
    return laid && slot !== undefined ? [{ place, square: squareIn(slot, laid.rotation, row, column) }] : [];
  });
}

function compiled(slots: readonly (Laid | null)[]): City {
  const letters = lettersOf(slots);
  if (letters.includes('?')) throw new Error(`only ${slots.filter(Boolean).length} of ${BOARDS.length} boards lie`);
  const place = Array.from({ length: AREA }, (): PlaceId | null => null);
  const squares: { [P in PlaceId]?: Square } = {};
  const list = placesOf(slots);
  for (const at of list) {
    place[at.square] = at.place;
    squares[at.place] = at.square;
  }
  const terrain = Uint8Array.from(letters, letter => TERRAIN[letter] ?? BUILDING);
  return {
    terrain,
    letters,
    streets: waysOver(terrain, false),
    roads: waysOver(terrain, true),
    squares: squares as City['squares'],
    place,
    shown: slots.map(laid => laid && { board: laid.board, rotation: laid.rotation }),
    list,
  };
}

function waysOver(terrain: Uint8Array, stations: boolean): Ways {
  const ways = new Int16Array(AREA * ROOM);
  AROUND.forEach((near, square) => {
    const open = near.filter(to => terrain[to] === STREET || (stations && terrain[to] === STATION));
    ways.set([open.length, ...open], square * ROOM);
  });
  return ways;
}
