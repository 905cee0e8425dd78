import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import { alike } from '../../../table/touch.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import { MISSIONS } from '../ids.ts';
import type { Action } from '../spec.ts';
import type { View } from '../seen.ts';
import { view } from '../view.ts';
import { main, touch } from '../ui/touch.ts';

const LEAST = 3000; // decisions looked at

/** Whether every answer is a path of its own, or the main button. */
function isTouched(open: readonly Action[], seen: View): boolean {
  const rest = open.filter(action => !main(action));
  const paths = rest.map(action => ({ action, things: touch(action, { view: seen }) }));
  return (
    open.length - rest.length <= 1 &&
    paths.every(({ things }) => things.length > 0 && things.length <= 3) &&
    alike(paths).length === 0
  );
}

test('every decision can be given by touching things, and every answer by others', () => {
  const missed = new Map<string, number>();
  let count = 0;
  MISSIONS.forEach((scenario, mission) => {
    for (let i = 0; i < 2; i++) {
      const seats = ((mission + i) % 4) + 1;
      const seed = `touch ${scenario} ${i}`;
      const rng = seedRng(seed);
      const m = start(game, setupOf({ game }, { scenario, seats }), seed);
      for (let n = 0; n < 600 && !m.outcome; n++) {
        const seat = deciders(m)[0] ?? 0;
        const open = options(m, seat);
        count++;
        if (!isTouched(open, view(m))) {
          const step = `${prompt(m, seat)?.step} ${[...new Set(open.map(({ type }) => type))].join(' ')}`;
          missed.set(step, (missed.get(step) ?? 0) + 1);
        }
        const isWise = i === 0 || below(rng, 2) === 0;
        apply(m, seat, isWise ? wished(m, seat, yardstick, rng) : (open[below(rng, open.length)] as Action));
      }
    }
  });
  expect(count).toBeGreaterThan(LEAST);
  expect([...missed]).toEqual([]);
});
