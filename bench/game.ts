import { randomPlayout } from '../bots/play.ts';
import { setupOf } from '../bots/set-up.ts';
import { apply, clone, start, tick } from '../engine/match.ts';
import { deciders, due, options, prompt } from '../engine/queries.ts';
import { below, seedRng } from '../engine/rng.ts';
import { save } from '../engine/save.ts';
import type { Game, Match, Spec } from '../engine/types.ts';
import { calibration, cost, rate, report, round } from './measure.ts';

interface Place {
  readonly scenario: string;
  readonly seats: number;
}

export interface GameBench<W extends Spec> {
  /** Where random matches are played, set-up included. */
  readonly played: { readonly [name: string]: Place };
  /** Where one decision is looked at more closely: the first moment of a random match that is such a one. */
  readonly middle: Place & { readonly isIt: (m: Match<W>, answers: number) => boolean };
  readonly seconds?: number;
}

const LONGEST = 5000; // answers in search of the middle
const TICK_EVERY = 20; // answers, where a clock runs

/** How fast a game is: random actions per CPU-second, and what the parts of one decision cost. */
export function benchGame<W extends Spec>(game: Game<W>, { played, middle, seconds = 3 }: GameBench<W>): void {
  function actionsPerSecond(name: string, place: Place): number {
    const rng = seedRng(`bench:${name}`);
    const setup = setupOf({ game }, place);
    let matches = 0;
    // Compiling counts as CPU time: a simulation of thousands of matches has it behind itself.
    return Math.round(rate(() => randomPlayout(start(game, setup, `${name}:${matches++}`), rng), seconds, 2 * seconds));
  }

  function found(): Match<W> {
    const rng = seedRng('middle');
    for (let i = 0; ; i++) {
      const m = start(game, setupOf({ game }, middle), `middle:${i}`);
      for (let n = 0; n < LONGEST && !m.outcome; n++) {
        if (middle.isIt(m, n)) return m;
        if (n % TICK_EVERY === TICK_EVERY - 1 && due(m) !== null) tick(m);
        const seat = deciders(m)[0];
        if (m.outcome || seat === undefined) break;
        const open = options(m, seat);
        apply(m, seat, open[below(rng, open.length)] as W['action']);
      }
    }
  }

  const m = found();
  const seat = deciders(m)[0] ?? 0;
  const micro = (step: () => void): number => round(cost(step), 2);
  report(game.id, {
    actionsPerCpuSecond: Object.fromEntries(
      Object.entries(played).map(([name, place]) => [name, actionsPerSecond(name, place)]),
    ),
    cloneMicroseconds: micro(() => clone(m)),
    optionsMicroseconds: micro(() => options(m, seat)),
    options: options(m, seat).length,
    promptMicroseconds: micro(() => prompt(m, seat)),
    viewMicroseconds: micro(() => game.view(m, seat)),
    saveBytes: save(m).length,
    calibrationAfter: calibration(),
  });
}
