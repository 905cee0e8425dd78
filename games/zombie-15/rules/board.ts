import { known } from '../../../engine/known.ts';
import { type Face, OPPOSITE, type Placed, SIDES, STEPS, type Side, tiles } from '../content/tiles.ts';
import type { Tile, Zone } from '../ids.ts';
import type { HeavyId } from '../content/heavy.ts';
import type { MarkerId, TokenId } from '../content/tokens.ts';
import { LETTERS, type Letter } from '../content/zombie-cards.ts';
import type { GoalData, ScenarioData } from '../scenarios/shape.ts';

// A map with everything that can be known of it beforehand: neighbours, distances, ways.

export interface BoardTile {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly top: Side;
  readonly roads: readonly Side[]; // as turned
  readonly links: readonly Tile[]; // in the order north, east, south, west
  readonly closed: readonly Side[];
  readonly hasSearch: boolean;
}

export type Goal =
  | { readonly type: 'gather'; readonly tiles: readonly Tile[] }
  | { readonly type: 'token'; readonly token: TokenId; readonly count: number; readonly tile: Tile }
  | { readonly type: 'heavy'; readonly object: HeavyId; readonly count: number; readonly tile: Tile }
  | { readonly type: 'man'; readonly zone: Zone }
  | { readonly type: 'clear'; readonly zone: Zone }
  | { readonly type: 'hold' }
  | { readonly type: 'helicopter' }
  | { readonly type: 'alpha' };

export interface Board {
  readonly tiles: readonly BoardTile[];
  readonly steps: readonly (readonly Zone[])[]; // where a move may lead from each zone, locks apart
  readonly distance: readonly (readonly number[])[]; // links from tile to tile; Infinity where there is no way
  readonly toward: readonly (readonly Tile[])[]; // the neighbour of a tile on the way to another
  readonly starts: readonly Zone[];
  readonly goals: readonly Goal[];
  readonly goalTiles: readonly Tile[];
  readonly holds: boolean; // won by lasting out the track
  readonly alarms: readonly boolean[];
  readonly letters: readonly (Letter | null)[]; // by tile
  readonly letterTiles: readonly Tile[]; // A, B, C, D; empty where letters are not used
  readonly placement: readonly ('hero' | 'letter')[];
  readonly march: { readonly target: Tile; readonly enters: boolean; readonly steps: number } | null;
  readonly breach: { readonly zone: Zone; readonly count: number } | null;
  readonly call: Zone | null;
  readonly pad: Tile | null;
  readonly markers: readonly { readonly token: MarkerId; readonly zone: Zone }[];
}

export const streetOf = (tile: Tile): Zone => tile * 2;
export const searchOf = (tile: Tile): Zone => tile * 2 + 1;
export const tileOf = (zone: Zone): Tile => zone >> 1;
export const isStreet = (zone: Zone): boolean => (zone & 1) === 0;

export function turned(face: Face, top: Side): Side[] {
  const by = SIDES.indexOf(top);
  const roads = new Set(tiles[face].roads.map(side => (SIDES.indexOf(side) + by) % 4));
  return SIDES.filter((_, i) => roads.has(i));
}

/** The tiles of a map, linked where two road ends meet (Z15-MOVE-05). */
export function linked(placed: readonly Placed[]): BoardTile[] {
  const roads = placed.map(({ face, top }) => turned(face, top));
  const at = new Map(placed.map(({ x, y }, i) => [`${x},${y}`, i]));
  return placed.map(({ x, y, face, top }, i) => {
    const links: Tile[] = [];
    const closed: Side[] = [];
    for (const side of roads[i] ?? []) {
      const [dx, dy] = STEPS[side];
      const there = at.get(`${x + dx},${y + dy}`);
      if (there !== undefined && roads[there]?.includes(OPPOSITE[side])) links.push(there);
      else closed.push(side);
    }
    return { x, y, face, top, roads: roads[i] ?? [], links, closed, hasSearch: tiles[face].search };
  });
}

/** Breadth first from every tile; of two ways the one that begins further north, then east, south, west. */
function ways(board: readonly BoardTile[]): { distance: number[][]; toward: Tile[][] } {
  const distance = board.map((_, from) => {
    const far = board.map(() => Infinity);
    far[from] = 0;
    const queue = [from];
    for (let here = queue.shift(); here !== undefined; here = queue.shift())
      for (const next of board[here]?.links ?? [])
        if (far[next] === Infinity) {
          far[next] = known(far[here], 'such tile') + 1;
          queue.push(next);
        }
    return far;
  });
  const toward = board.map((tile, from) =>
    board.map((_, to) => {
      const wayFrom = (start: Tile): number => known(distance[start]?.[to], 'such tile');
      const nearer = tile.links.find(next => wayFrom(next) < wayFrom(from));
      return nearer ?? from;
    }),
  );
  return { distance, toward };
}

export function compile(scenario: ScenarioData): Board {
  const placed = scenario.layout.map(([at, face, top]) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    return { x, y, face, top };
  });
  return assemble(placed, scenario);
}

/** The tile that a place `x,y` names in a layout. */
export function tileAt(placed: readonly { readonly x: number; readonly y: number }[], place: string): Tile {
  const tile = placed.findIndex(({ x, y }) => `${x},${y}` === place);
  if (tile < 0) throw new Error(`no tile at ${place}`);
  return tile;
}

/** The zone that `x,y:R` or `x,y:F` names in a layout. */
export function zoneAt(placed: readonly { readonly x: number; readonly y: number }[], name: string): Zone {
  const [place = '', kind] = name.split(':');
  return tileAt(placed, place) * 2 + (kind === 'F' ? 1 : 0);
}

export function assemble(placed: readonly Placed[], scenario: Omit<ScenarioData, 'layout'>): Board {
  const board = linked(placed);
  const at = (place: string): Tile => tileAt(placed, place);
  const zone = (name: string): Zone => zoneAt(placed, name);
  const { letters, march, breach } = scenario;
  const letterTiles = letters ? LETTERS.map(letter => at(letters[letter])) : [];
  const goals = scenario.win.map(goal => compileGoal(goal, at, zone));
  // Drawn courses are many and most of their ways are never asked for.
  let found: ReturnType<typeof ways> | null = null;
  const known = () => (found ??= ways(board));
  return {
    tiles: board,
    steps: board.flatMap((tile, i) => [
      tile.hasSearch ? [...tile.links.map(streetOf), searchOf(i)] : tile.links.map(streetOf),
      tile.hasSearch ? [streetOf(i)] : [],
    ]),
    get distance() {
      return known().distance;
    },
    get toward() {
      return known().toward;
    },
    starts: scenario.starts.map(place => streetOf(at(place))),
    goals,
    goalTiles: goals.flatMap(goal => (goal.type === 'gather' ? goal.tiles : [])),
    holds: goals.some(goal => goal.type === 'hold'),
    alarms: board.map(({ x, y }) => scenario.alarms.includes(`${x},${y}`)),
    letters: board.map((_, i) => LETTERS[letterTiles.indexOf(i)] ?? null),
    letterTiles,
    placement: scenario.placement,
    march: march ? { target: at(march.target), enters: march.enters, steps: march.steps } : null,
    breach: breach ? { zone: zone(breach.zone), count: breach.count } : null,
    call: scenario.call === null ? null : zone(scenario.call),
    pad: scenario.pad === null ? null : at(scenario.pad),
    markers: scenario.markers.map(({ token, zone: name }) => ({ token, zone: zone(name) })),
  };
}

function compileGoal(goal: GoalData, at: (place: string) => Tile, zone: (name: string) => Zone): Goal {
  switch (goal.type) {
    case 'gather':
      return { type: 'gather', tiles: goal.at.map(at) };
    case 'token':
      return { type: 'token', token: goal.token, count: goal.count, tile: at(goal.at) };
    case 'heavy':
      return { type: 'heavy', object: goal.object, count: goal.count, tile: at(goal.at) };
    case 'man':
    case 'clear':
      return { type: goal.type, zone: zone(goal.zone) };
    default:
      return goal;
  }
}
