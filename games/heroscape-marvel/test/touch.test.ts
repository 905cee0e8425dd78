import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import { alike } from '../../../table/touch.ts';
import { yardstick } from '../bots/yardstick.ts';
import { SCENARIOS, type ScenarioId } from '../ids.ts';
import { game } from '../rules/game.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { WALK, also, main, touch } from '../ui/touch.ts';
import { view } from '../view.ts';

const LEAST = 3000; // decisions looked at
/** Where there are squads. */
const SQUADS: { readonly [S in ScenarioId]?: object } = { 'maree-haute': { squads: true, points: 500 } };
const VARIED = [{}, { armies: 'premade' }, { boxes: 2, amulets: 2 }, { armies: 'premade', boxes: 2, amulets: 2 }];

/** Whether every answer is a path of its own, or the main button. */
function isTouched(open: readonly Action[], seen: View): boolean {
  const rest = open.filter(action => !main(action));
  const paths = rest.map(action => ({ action, things: touch(action, { view: seen }) }));
  return (
    open.length - rest.length <= 1 &&
    paths.every(({ things }) => things.length > 0 && things.length <= 3 && new Set(things).size === things.length) &&
    alike(paths).length === 0
  );
}

test('every decision can be given by touching things, and every answer by others', { timeout: 120_000 }, () => {
  const missed = new Map<string, number>();
  let count = 0;
  for (const scenario of SCENARIOS)
    for (let i = 0; i < VARIED.length; i++) {
      const seed = `touch ${scenario} ${i}`;
      const rng = seedRng(seed);
      const seats = i === 2 ? scenarioData[scenario].seats[1] : 2;
      const m = start(
        game,
        setupOf({ game }, { scenario, seats, options: { ...VARIED[i], ...SQUADS[scenario] } }),
        seed,
      );
      for (let n = 0; n < 300 && !m.outcome; n++) {
        const seat = deciders(m)[0] ?? 0;
        const open = options(m, seat);
        count++;
        if (!isTouched(open, view(m, seat))) {
          const step = `${prompt(m, seat)?.step} ${[...new Set(open.map(({ type }) => type))].join(' ')}`;
          missed.set(step, (missed.get(step) ?? 0) + 1);
        }
        const isWise = below(rng, 2) === 0;
        apply(m, seat, isWise ? wished(m, seat, yardstick, rng) : (open[below(rng, open.length)] as Action));
      }
    }
  expect(count).toBeGreaterThan(LEAST);
  expect([...missed], 'questions with answers that cannot be touched').toEqual([]);
});

test('where one may walk and fly, both have a name at the hex', () => {
  const m = start(game, setupOf({ game }, { scenario: 'la-grande-place', seats: 2, options: {} }), 'both ways');
  const rng = seedRng('both ways');
  const seen = { both: 0, one: 0 };
  for (let n = 0; n < 600 && !m.outcome; n++) {
    const seat = deciders(m)[0] ?? 0;
    const open = options(m, seat);
    const look = { view: view(m, seat) };
    const flown = new Set(open.flatMap(action => (action.type === 'fly' ? [action.to] : [])));
    for (const action of open)
      if (action.type === 'walk') {
        const [walked, named] = [touch(action, look), also(action, look)];
        if (flown.has(action.to)) expect(named).toEqual([...walked, WALK]);
        if (flown.size === 0) expect(named).toEqual([]);
        seen[flown.has(action.to) ? 'both' : 'one']++;
      }
    apply(m, seat, open[below(rng, open.length)] as Action);
  }
  expect(seen.both).toBeGreaterThan(20);
  expect(seen.one).toBeGreaterThan(20);
});
