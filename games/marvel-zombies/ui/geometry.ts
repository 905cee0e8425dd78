import { missions } from '../content/missions.ts';
import type { SeenZone, View } from '../seen.ts';
import { type Board, boardOf } from '../rules/board.ts';
import type { MissionId, ZoneId } from '../ids.ts';

// Where things lie on the drawing. The map itself is that of the rules, worked out once.

export const CELL = 132;
export const RIM = 14;
/** Room for the number that hangs over the corner of a piece. */
const GAP = 8;

const boards = new Map<MissionId, Board>();

export function boardFor(mission: MissionId): Board {
  let board = boards.get(mission);
  if (!board) {
    board = boardOf(mission, missions[mission]);
    boards.set(mission, board);
  }
  return board;
}

export const corner = ({ row, column }: Pick<SeenZone, 'row' | 'column'>): { x: number; y: number } => ({
  x: RIM + column * CELL,
  y: RIM + row * CELL,
});

export function centre(view: View, id: ZoneId): { x: number; y: number } | null {
  const zone = view.zones.find(one => one.id === id);
  if (!zone) return null;
  const { x, y } = corner(zone);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Where the things of one zone stand: as large as their number allows. */
export function places(count: number): { readonly size: number; readonly at: (i: number) => { x: number; y: number } } {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.max(1, Math.ceil(count / columns));
  const room = { width: CELL - 16, height: CELL - 32 };
  const size = Math.min(46, (room.width - (columns - 1) * GAP) / columns, room.height / rows - 3);
  const top = 24 + (room.height - rows * (size + 3)) / 2;
  return {
    size,
    at: i => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      const left = (CELL - inRow * (size + GAP) + GAP) / 2;
      return { x: left + (i % columns) * (size + GAP), y: top + row * (size + 3) };
    },
  };
}
