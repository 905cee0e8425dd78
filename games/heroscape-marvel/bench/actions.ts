import { calibration, cost, rate, report, round } from '../../../bench/measure.ts';
import { randomPlayout } from '../../../bots/play.ts';
import { apply, clone, deciders, options, prompt, start } from '../../../engine/match.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { save } from '../../../engine/save.ts';
import type { Match } from '../../../engine/types.ts';
import { game } from '../rules/game.ts';
import type { ScenarioId } from '../scenarios/list.ts';
import type { Action, HeroScape } from '../spec.ts';

// Random answers; set-up of each match included. The tables of sight are filled while the bench warms up.

/** The four scenarios of Genotech, and the busiest one of Tribeca. */
const MEASURED: readonly ScenarioId[] = [
  'vengeurs-rassemblement',
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'hulk-est-en-colere',
  'le-genie-fou',
];

const setup = (scenario: ScenarioId) => ({ scenario, seats: 2, options: game.options.parse({}), carry: null });

function actionsPerSecond(scenario: ScenarioId): number {
  const rng = seedRng(`bench:${scenario}`);
  const usual = setup(scenario);
  let matches = 0;
  return Math.round(rate(() => randomPlayout(start(game, usual, `${scenario}:${matches++}`), rng), 3, 6));
}

/** An expert match before somebody moves. */
function middle(scenario: ScenarioId): Match<HeroScape> {
  const rng = seedRng('middle');
  for (let i = 0; ; i++) {
    const m = start(game, setup(scenario), `middle:${i}`);
    for (let n = 0; n < 200 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      if (n > 60 && prompt(m, seat)?.step === 'activation/move') return m;
      const open = options(m, seat);
      apply(m, seat, open[below(rng, open.length)] as Action);
    }
  }
}

const m = middle('vol-a-stark-international');
const seat = deciders(m)[0] ?? 0;
report('heroscape-marvel', {
  actionsPerCpuSecond: Object.fromEntries(MEASURED.map(id => [id, actionsPerSecond(id)])),
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
