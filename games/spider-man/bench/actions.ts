import { calibration, cost, rate, report, round } from '../../../bench/measure.ts';
import { randomPlayout } from '../../../bots/play.ts';
import { apply, clone, deciders, options, prompt, start } from '../../../engine/match.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { save } from '../../../engine/save.ts';
import type { Match } from '../../../engine/types.ts';
import { game } from '../rules/game.ts';
import type { Action, SpiderMan } from '../spec.ts';

// Random answers in cities that the players build, set-up of each match included.

const setup = (seats: number) => ({ scenario: 'standard', seats, options: game.options.parse({}), carry: null });

function actionsPerSecond(seats: number): number {
  const rng = seedRng(`bench:${seats}`);
  const usual = setup(seats);
  let matches = 0;
  // Compiling counts as CPU time: a simulation of thousands of matches has it behind itself.
  return Math.round(rate(() => randomPlayout(start(game, usual, `${seats}:${matches++}`), rng), 3, 6));
}

/** A match in the middle of somebody's turn. */
function middle(seats: number): Match<SpiderMan> {
  const rng = seedRng('middle');
  const m = start(game, setup(seats), 'middle');
  for (let n = 0; n < 400 || m.stack.at(-1)?.flow !== 'turn'; n++) {
    const seat = deciders(m)[0] ?? 0;
    const open = options(m, seat);
    apply(m, seat, open[below(rng, open.length)] as Action);
  }
  return m;
}

const m = middle(5);
const seat = deciders(m)[0] ?? 0;
const micro = (step: () => void): number => round(cost(step), 2);
report('spider-man', {
  actionsPerCpuSecond: Object.fromEntries([2, 3, 4, 5, 6].map(seats => [seats, actionsPerSecond(seats)])),
  cloneMicroseconds: micro(() => clone(m)),
  optionsMicroseconds: micro(() => options(m, seat)),
  options: options(m, seat).length,
  promptMicroseconds: micro(() => prompt(m, seat)),
  viewMicroseconds: micro(() => game.view(m, seat)),
  saveBytes: save(m).length,
  calibrationAfter: calibration(),
});
