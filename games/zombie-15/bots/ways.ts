import { type Colour, tokens } from '../content/tokens.ts';
import type { Tile, Zone } from '../ids.ts';
import { type Board, isStreet, tileOf } from '../rules/board.ts';
import { lockOn } from '../rules/move.ts';
import { type M, boardOf } from '../rules/table.ts';
import type { Hero } from '../spec.ts';

// How a bot finds its way: by streets, round locks that nobody can open.

const isKeyOf = (hero: Hero, colour: Colour): boolean => hero.backpack.some(own => tokens[own].colour === colour);

export const isKeyHeld = (m: M, colour: Colour): boolean => m.state.heroes.some(hero => isKeyOf(hero, colour));

/** Whether this tile can be entered by the group: open, or somebody conscious has its key. */
function isOpenToGroup(m: M, tile: Tile): boolean {
  const lock = lockOn(m, tile);
  return !lock || m.state.heroes.some(hero => hero.posture !== 'unconscious' && isKeyOf(hero, lock.colour));
}

/** What is known of a map with some of its tiles closed; there are few such sets in a match. */
const known = new WeakMap<Board, Map<string, (readonly number[] | undefined)[]>>();

/** Tiles to cross from one tile to each other one; Infinity where locks bar the way. */
export function distances(m: M, from: Tile): readonly number[] {
  const board = boardOf(m);
  const closed = m.state.locks.map(({ tile }) => tile).filter(tile => !isOpenToGroup(m, tile));
  if (closed.length === 0) return board.distance[from] ?? [];
  const sets = known.get(board) ?? new Map<string, (readonly number[] | undefined)[]>();
  known.set(board, sets);
  const key = closed.join();
  const rows = sets.get(key) ?? [];
  sets.set(key, rows);
  rows[from] ??= measured(board, from, closed);
  return rows[from];
}

function measured({ tiles }: Board, from: Tile, closed: readonly Tile[]): number[] {
  const far = tiles.map(() => Infinity);
  far[from] = 0;
  const queue = [from];
  for (const here of queue)
    for (const next of tiles[here]?.links ?? [])
      if (far[next] === Infinity && !closed.includes(next)) {
        far[next] = (far[here] ?? 0) + 1;
        queue.push(next);
      }
  return far;
}

/** Moves between two zones, in and out of search zones included; `far` are the distances to the target's tile. */
export function movesTo(from: Zone, to: Zone, far: readonly number[]): number {
  if (from === to) return 0;
  if (tileOf(from) === tileOf(to)) return 1;
  return (far[tileOf(from)] ?? Infinity) + (isStreet(from) ? 0 : 1) + (isStreet(to) ? 0 : 1);
}

/** The zone a move nearer to the target, or null where there is none. */
export function stepTowards(m: M, from: Zone, to: Zone): Zone | null {
  const far = distances(m, tileOf(to));
  let best: Zone | null = null;
  let least = movesTo(from, to, far);
  for (const next of boardOf(m).steps[from] ?? []) {
    const left = movesTo(next, to, far);
    if (left < least) {
      least = left;
      best = next;
    }
  }
  return best;
}
