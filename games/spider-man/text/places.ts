import { WIDTH } from '../content/boards.ts';
import { places } from '../content/places.ts';
import { type BoardId, OFF, type PlaceId, type RoleId, type Square } from '../ids.ts';
import type { View } from '../seen.ts';

// Where a square is, as a person would say it: on a place, or so and so far from the nearest one. No two squares of a
// city are told alike, however its boards lie.

/** A square as sentences need it: `the`, where one is, where one goes; and, as a person would say who looks on, about where. */
export interface Where {
  readonly the: string;
  readonly at: string;
  readonly to: string;
  readonly near: string;
  readonly toward: string;
}

/** How far north and east of a place a square lies. */
interface Away {
  readonly place: PlaceId;
  readonly north: number;
  readonly east: number;
  readonly isDoor: boolean; // the only square beside it on which one can stand
  readonly ground: 'street' | 'wood';
}

interface WhereWords {
  on(place: PlaceId): Where;
  away(from: Away): Where;
  code(square: Square): Where;
}

/** Columns A to X, rows 1 to 18, as on a chessboard: for experts, and for those who do not see the city. */
export const coordinates = (square: Square): string =>
  square === OFF ? '–' : `${String.fromCharCode(65 + (square % WIDTH))}${Math.floor(square / WIDTH) + 1}`;

export function whereIs(words: WhereWords, view: View | undefined, square: Square): Where {
  const there = view?.city.places.find(one => one.square === square);
  if (there) return words.on(there.place);
  const nearest = view && awayFrom(view, square);
  return nearest ? words.away(nearest) : words.code(square);
}

/** A pile of cars is told from the others by what it is near to, unless another is near to the same. */
export function isOnlyOneNear({ stacks }: Pick<View, 'stacks'>, at: Square, near: (square: Square) => string): boolean {
  const there = near(at);
  return stacks.every(({ square }) => square === at || near(square) !== there);
}

function awayFrom({ city }: View, square: Square): Away | null {
  const ground = groundAt(city.terrain, square);
  if (!ground) return null;
  let found: { readonly place: PlaceId; readonly square: Square; readonly far: number } | null = null;
  for (const { place, square: other } of city.places) {
    const far = distance(square, other);
    if (!found || far < found.far) found = { place, square: other, far };
  }
  if (!found) return null;
  const beside = BESIDE.map(step => (found?.square ?? OFF) + step);
  const doors = beside.filter(one => distance(one, found?.square ?? OFF) === 1 && groundAt(city.terrain, one));
  return {
    place: found.place,
    north: row(found.square) - row(square),
    east: column(square) - column(found.square),
    isDoor: doors.length === 1 && doors[0] === square,
    ground,
  };
}

const BESIDE = [-WIDTH, 1, WIDTH, -1];
const row = (square: Square): number => Math.floor(square / WIDTH);
const column = (square: Square): number => square % WIDTH;
/** As the crow flies, squared: straight ways win over crooked ones. */
const distance = (a: Square, b: Square): number => (row(a) - row(b)) ** 2 + (column(a) - column(b)) ** 2;

const groundAt = (terrain: string, square: Square): Away['ground'] | null => {
  const letter = terrain[square];
  if (letter === '.' || letter === 'M') return 'street';
  return letter === 'F' ? 'wood' : null;
};

type Way = readonly [count: number, where: 'N' | 'E' | 'S' | 'W'];

/** Straight to the north or south, then to the east or west: nought is left out. */
export function waysTo({ north, east }: Away): Way[] {
  const found: Way[] = [];
  if (north !== 0) found.push([Math.abs(north), north > 0 ? 'N' : 'S']);
  if (east !== 0) found.push([Math.abs(east), east > 0 ? 'E' : 'W']);
  return found;
}

/** Whether it is one of the eight squares around the place. */
export const isBeside = ({ north, east }: Away): boolean => Math.abs(north) <= 1 && Math.abs(east) <= 1;

interface PlaceNouns<N> {
  readonly own: { readonly [P in PlaceId]?: N };
  hq(role: RoleId): N;
  station(board: BoardId): N;
  subway(board: BoardId): N;
  unnamed(place: PlaceId): N;
}

/** What a place is called in a sentence: stations and entrances by their board, headquarters by who lives there. */
export function placeNoun<N>(nouns: PlaceNouns<N>, place: PlaceId): N {
  const { kind, board } = places[place];
  if (kind === 'station') return nouns.station(board);
  if (kind === 'subway') return nouns.subway(board);
  if (kind === 'hq') return nouns.hq(place.slice(3) as RoleId);
  return nouns.own[place] ?? nouns.unnamed(place);
}
