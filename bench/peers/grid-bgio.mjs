// The grid of bench/grid.ts in the dialect of boardgame.io: its reducer, its check of the move, no network.
process.env.NODE_ENV = 'production';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const SIZE = 10;
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const STARTS = [
  [0, 0, 0],
  [0, 9, 0],
  [1, 0, 9],
  [1, 9, 9],
];

const isFree = (G, piece, direction) => {
  const x = piece.pos.x + STEPS[direction][0];
  const y = piece.pos.y + STEPS[direction][1];
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE && !G.pieces.some(o => o.pos.x === x && o.pos.y === y);
};

const game = {
  name: 'grid',
  setup: () => ({
    cells: Array.from({ length: SIZE * SIZE }, (_, i) => ({ terrain: i % 4, token: null })),
    pieces: STARTS.map(([side, x, y], id) => ({ id, side, hp: 3, name: `piece-${id}`, pos: { x, y } })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, id, direction) => {
      const piece = G.pieces[id];
      if (!piece || piece.side !== Number(playerID) || !isFree(G, piece, direction)) return INVALID_MOVE;
      piece.pos.x += STEPS[direction][0];
      piece.pos.y += STEPS[direction][1];
      return undefined;
    },
  },
};

const reducer = CreateGameReducer({ game });
const fresh = InitializeGame({ game });
let seed = 12345;
const below = n => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed % n;
};

let state = fresh;
let count = 0;
function step() {
  if (count++ % 400 === 0) state = fresh;
  const side = Number(state.ctx.currentPlayer);
  const open = state.G.pieces
    .filter(p => p.side === side)
    .flatMap(p => [0, 1, 2, 3].filter(d => isFree(state.G, p, d)).map(d => [p.id, d]));
  const payload = { type: 'step', args: open[below(open.length)], playerID: state.ctx.currentPlayer };
  state = reducer(state, { type: 'MAKE_MOVE', payload });
}

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
for (const begin = cpu(); cpu() - begin < 0.5; ) step();
const begin = cpu();
let moves = 0;
for (; cpu() - begin < 2; moves += 10) for (let i = 0; i < 10; i++) step();
console.log(JSON.stringify({ movesPerCpuSecond: moves / (cpu() - begin) }));
