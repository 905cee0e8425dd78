import { calibration, cost, rate, report, round } from '../../../bench/measure.ts';
import { randomPlayout } from '../../../bots/play.ts';
import { apply, clone, deciders, due, options, prompt, start, tick } from '../../../engine/match.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { save } from '../../../engine/save.ts';
import type { Match } from '../../../engine/types.ts';
import { game } from '../rules/game.ts';
import type { Action, Zombie15 } from '../spec.ts';

// Random answers with the clock running, a second each; set-up of each match included.

const setup = (scenario: string, seats = 4) => ({ scenario, seats, options: game.options.parse({}), carry: null });

function actionsPerSecond(scenario: string): number {
  const rng = seedRng(`bench:${scenario}`);
  const usual = setup(scenario);
  let matches = 0;
  return Math.round(rate(() => randomPlayout(start(game, usual, `${scenario}:${matches++}`), rng), 3, 6));
}

/** A match in the middle of its track, with a scream behind it. */
function middle(scenario: string): Match<Zombie15> {
  const rng = seedRng('middle');
  for (let i = 0; ; i++) {
    const m = start(game, setup(scenario), `middle:${i}`);
    for (let n = 0; n < 150 && !m.outcome; n++) {
      const at = due(m);
      if (at !== null && n % 20 === 19) tick(m);
      if (m.outcome) break;
      const seat = deciders(m)[0] ?? 0;
      const open = options(m, seat);
      apply(m, seat, open[below(rng, open.length)] as Action);
    }
    if (!m.outcome && m.stack.at(-1)?.flow === 'turn') return m;
  }
}

const m = middle('S12');
const seat = deciders(m)[0] ?? 0;
report('zombie-15', {
  actionsPerCpuSecond: Object.fromEntries(
    ['S01', 'S04', 'S09', 'S12', 'S15', 'quick'].map(id => [id, actionsPerSecond(id)]),
  ),
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
