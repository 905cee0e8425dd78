import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { play, start } from '../engine/match.ts';
import { deciders, options } from '../engine/queries.ts';
import { below, seedRng } from '../engine/rng.ts';
import type { Match } from '../engine/types.ts';
import { type Grid, grid } from './games/grid/rules.ts';
import { rate, report, round } from './measure.ts';

// Listed options and checked play on our engine, and the same game on boardgame.io, in turn, in one run.

const setup = { scenario: 'grid', seats: 2, options: {}, carry: null };
const rng = seedRng('grid');
let m: Match<Grid> = start(grid, setup, 'grid');

function step(): number {
  const seat = deciders(m)[0] ?? 0;
  const open = options(m, seat);
  const refused = play(m, seat, open[below(rng, open.length)] as Grid['action']);
  if (refused) throw new Error(refused.code);
  if (m.state.turn === 400) m = start(grid, setup, 'grid');
  return 1;
}

const peers = fileURLToPath(new URL('../../bench/peers/', import.meta.url));

/** Moves per CPU-second of boardgame.io, measured in a process of its own. */
function peer(): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['grid-bgio.mjs'], { cwd: peers, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { movesPerCpuSecond: number }).movesPerCpuSecond;
}

const rounds = existsSync(`${peers}node_modules`) ? 3 : 0;
const ours: number[] = [rate(step)];
const theirs: number[] = [];
for (let i = 0; i < rounds; i++) {
  theirs.push(peer());
  ours.push(rate(step));
}
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
report('engine-grid', {
  movesPerCpuSecond: Math.round(median(ours)),
  boardgameIo: theirs.length > 0 ? Math.round(median(theirs)) : 'not installed: npm install in bench/peers',
  ratio: theirs.length > 0 ? round(median(ours) / median(theirs)) : null,
});
