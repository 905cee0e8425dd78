// The two games of the baselines, in three dialects.
// TTT: tic-tac-toe. GRID: 10x10 cells, 4 pieces (2 per side); a move steps one
// piece to a free orthogonal neighbour, i.e. it changes one nested field.
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
export const GRID_W = 10;
const STARTS = [
  [0, 0, 0],
  [0, 9, 0],
  [1, 0, 9],
  [1, 9, 9],
];
const DIRS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const tttWinner = c => {
  for (const [a, b, d] of LINES) if (c[a] !== null && c[a] === c[b] && c[a] === c[d]) return c[a];
  return null;
};

/* ---------- boardgame.io dialect ---------- */
export function bgioTicTacToe(INVALID_MOVE) {
  return {
    name: 'ttt',
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
      },
    },
    endIf: ({ G, ctx }) => {
      if (tttWinner(G.cells) !== null) return { winner: ctx.currentPlayer };
      if (G.cells.every(c => c !== null)) return { draw: true };
    },
    ai: {
      enumerate: G => {
        const moves = [];
        for (let i = 0; i < 9; i++) if (G.cells[i] === null) moves.push({ move: 'clickCell', args: [i] });
        return moves;
      },
    },
  };
}

export const gridState = () => ({
  cells: Array.from({ length: 100 }, (_, i) => ({ terrain: i % 4, token: null })),
  pieces: STARTS.map(([side, x, y], id) => ({ id, side, hp: 3, name: `piece-${id}`, pos: { x, y } })),
});

/** Legal steps of one side: [piece, dir] pairs. */
export function gridMoves(G, side) {
  const res = [];
  for (const p of G.pieces) {
    if (p.side !== side) continue;
    for (let d = 0; d < 4; d++) {
      const x = p.pos.x + DIRS[d][0],
        y = p.pos.y + DIRS[d][1];
      if (x < 0 || y < 0 || x >= GRID_W || y >= GRID_W) continue;
      if (G.pieces.some(o => o.pos.x === x && o.pos.y === y)) continue;
      res.push([p.id, d]);
    }
  }
  return res;
}

export function gridLegal(G, side, id, d) {
  const p = G.pieces[id];
  if (!p || p.side !== side || !DIRS[d]) return false;
  const x = p.pos.x + DIRS[d][0],
    y = p.pos.y + DIRS[d][1];
  if (x < 0 || y < 0 || x >= GRID_W || y >= GRID_W) return false;
  return !G.pieces.some(o => o.pos.x === x && o.pos.y === y);
}

export function gridApplyMutable(G, id, d) {
  const pos = G.pieces[id].pos;
  pos.x += DIRS[d][0];
  pos.y += DIRS[d][1];
}

export function gridApplyCopy(G, id, d) {
  const p = G.pieces[id];
  const pieces = G.pieces.slice();
  pieces[id] = { ...p, pos: { x: p.pos.x + DIRS[d][0], y: p.pos.y + DIRS[d][1] } };
  return { ...G, pieces };
}

export function bgioGrid(INVALID_MOVE, extra = {}) {
  return {
    name: 'grid',
    minPlayers: 2,
    maxPlayers: 2,
    setup: gridState,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      step: ({ G, playerID }, id, d) => {
        if (!gridLegal(G, +playerID, id, d)) return INVALID_MOVE;
        gridApplyMutable(G, id, d);
      },
    },
    ai: {
      enumerate: (G, ctx, playerID) =>
        gridMoves(G, +(playerID ?? ctx.currentPlayer)).map(args => ({ move: 'step', args })),
    },
    ...extra,
  };
}
