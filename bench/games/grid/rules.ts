import { again, decide, define, flow } from '../../../engine/flow.ts';
import type { Match, Seat } from '../../../engine/types.ts';

// The grid of the peer baselines on our engine: 10 x 10 cells, two pieces a side, a move steps one piece.

const SIZE = 10;
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const STARTS = [
  [0, 0, 0],
  [0, 9, 0],
  [1, 0, 9],
  [1, 9, 9],
] as const;

interface Piece {
  id: number;
  side: number;
  hp: number;
  name: string;
  pos: { x: number; y: number };
}

interface Move {
  type: 'step';
  piece: number;
  direction: number;
}

export interface Grid {
  state: { cells: { terrain: number; token: string | null }[]; pieces: Piece[]; turn: number };
  content: object;
  frames: { turn: { at: 'move' } };
  action: Move;
  event: { type: 'moved' };
  view: object;
  preview: object;
  options: object;
  rule: 'GRID-01';
  carry: null;
}

function moves(m: Match<Grid>, side: Seat): Move[] {
  const found: Move[] = [];
  for (const p of m.state.pieces) {
    if (p.side !== side) continue;
    for (let direction = 0; direction < STEPS.length; direction++)
      if (isFree(m, p, direction)) found.push({ type: 'step', piece: p.id, direction });
  }
  return found;
}

function isFree(m: Match<Grid>, p: Piece, direction: number): boolean {
  const step = STEPS[direction] as readonly [number, number];
  const x = p.pos.x + step[0];
  const y = p.pos.y + step[1];
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return false;
  for (const other of m.state.pieces) if (other.pos.x === x && other.pos.y === y) return false;
  return true;
}

export const grid = define<Grid>({
  id: 'grid',
  version: 1,
  scenarios: [{ id: 'grid', seats: [2, 2] }],
  options: { parse: () => ({}) },
  first: 'turn',
  flows: {
    turn: flow<Grid, 'turn'>({
      move: decide({
        rule: 'GRID-01',
        who: m => [m.state.turn % 2],
        options: (m, _f, seat) => moves(m, seat),
        apply(m, f, { piece, direction }) {
          const { pos } = m.state.pieces[piece] as Piece;
          const step = STEPS[direction] as readonly [number, number];
          pos.x += step[0];
          pos.y += step[1];
          m.state.turn++;
          again(m, f);
        },
      }),
    }),
  },
  content: () => ({}),
  deal(m) {
    m.state = {
      cells: Array.from({ length: SIZE * SIZE }, (_, i) => ({ terrain: i % 4, token: null })),
      pieces: STARTS.map(([side, x, y], id) => ({ id, side, hp: 3, name: `piece-${id}`, pos: { x, y } })),
      turn: 0,
    };
  },
  concession: 'own',
  isOpen: true,
  view: m => ({
    cells: m.state.cells, // no rule ever writes to a cell: the view may share them
    pieces: m.state.pieces.map(piece => ({ ...piece, pos: { ...piece.pos } })),
    turn: m.state.turn,
  }),
  guess() {},
});
