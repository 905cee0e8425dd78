import { calibration, cost, rate, report, round } from '../../../bench/measure.ts';
import { randomPlayout } from '../../../bots/play.ts';
import { apply, clone, deciders, options, prompt, start } from '../../../engine/match.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { save } from '../../../engine/save.ts';
import type { Match } from '../../../engine/types.ts';
import type { MissionId } from '../content/missions.ts';
import { game } from '../rules/game.ts';
import type { Action, MarvelZombies } from '../spec.ts';

// Random answers, set-up of each match included.

const BENCHED: readonly MissionId[] = ['M0', 'M1', 'M3', 'M6'];

const setup = (scenario: MissionId, seats: number) => ({
  scenario,
  seats,
  options: game.options.parse({}),
  carry: null,
});

function actionsPerSecond(scenario: MissionId, seats: number): number {
  const rng = seedRng(`bench:${scenario}:${seats}`);
  const usual = setup(scenario, seats);
  let matches = 0;
  // Compiling counts as CPU time: a simulation of thousands of matches has it behind itself.
  return Math.round(rate(() => randomPlayout(start(game, usual, `${seats}:${matches++}`), rng), 2, 4));
}

/** A match in its fourth round, in the middle of a Turn. */
function middle(scenario: MissionId): Match<MarvelZombies> {
  const rng = seedRng('middle');
  for (let i = 0; ; i++) {
    const m = start(game, setup(scenario, 2), `middle:${i}`);
    for (let n = 0; n < 200 && !m.outcome; n++) {
      const open = options(m, deciders(m)[0] ?? 0);
      apply(m, deciders(m)[0] ?? 0, open[below(rng, open.length)] as Action);
      if (!m.outcome && m.state.round === 4 && prompt(m, null)?.step === 'turn/act') return m;
    }
  }
}

const m = middle('M1');
const seat = deciders(m)[0] ?? 0;
report('marvel-zombies', {
  actionsPerCpuSecond: Object.fromEntries(BENCHED.map(id => [id, actionsPerSecond(id, 1)])),
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
