import { calibration, cost, rate, report, round } from '../../../bench/measure.ts';
import { randomPlayout } from '../../../bots/play.ts';
import { apply, clone, deciders, options, prompt, start } from '../../../engine/match.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { save } from '../../../engine/save.ts';
import type { Match } from '../../../engine/types.ts';
import { game } from '../rules/game.ts';
import type { Action, UntilDaylight } from '../spec.ts';

// Random answers, without the free rearranging of inventories; set-up of each match included.

const setup = (seats: number) => ({ scenario: 'standard', seats, options: game.options.parse({}), carry: null });

function actionsPerSecond(seats: number): number {
  const rng = seedRng(`bench:${seats}`);
  const usual = setup(seats);
  let matches = 0;
  // Compiling counts as CPU time: a simulation of thousands of matches has it behind itself.
  return Math.round(rate(() => randomPlayout(start(game, usual, `${seats}:${matches++}`), rng), 3, 6));
}

/** A match in the middle of its night. */
function middle(seats: number): Match<UntilDaylight> {
  const rng = seedRng('middle');
  for (let i = 0; ; i++) {
    const m = start(game, setup(seats), `middle:${i}`);
    for (let n = 0; n < 100 && !m.outcome; n++) {
      const open = options(m, deciders(m)[0] ?? 0);
      apply(m, deciders(m)[0] ?? 0, open[below(rng, open.length)] as Action);
    }
    if (!m.outcome && m.state.phase === 'combat') return m;
  }
}

const m = middle(4);
const seat = deciders(m)[0] ?? 0;
report('until-daylight', {
  actionsPerCpuSecond: Object.fromEntries([1, 2, 4, 6].map(seats => [seats, actionsPerSecond(seats)])),
  cloneMicroseconds: round(
    cost(() => clone(m)),
    2,
  ),
  optionsMicroseconds: round(
    cost(() => options(m, seat)),
    2,
  ),
  options: options(m, seat).length,
  promptMicroseconds: round(
    cost(() => prompt(m, seat)),
    2,
  ),
  viewMicroseconds: round(
    cost(() => game.view(m, seat)),
    2,
  ),
  saveBytes: save(m).length,
  calibrationAfter: calibration(),
});
