import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { alike } from '../../../table/touch.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';

const LEAST = 0.95; // of the decisions

/** Whether every answer is a path of its own, or the main button. */
function isTouched(open: readonly Action[], view: View): boolean {
  const rest = open.filter(action => !main(action));
  const paths = rest.map(action => ({ action, things: touch(action, { view }) }));
  return (
    open.length - rest.length <= 1 &&
    paths.every(({ things }) => things.length > 0 && things.length <= 3) &&
    alike(paths).length === 0
  );
}

test('UD-HEAL-02: nobody heals by a single touch: a card, then oneself', () => {
  const heal: Action = { type: 'heal', card: 'bandages' };
  const view = { players: [{ damage: 1 }, { damage: 0 }] } as unknown as View;
  expect(touch(heal, { view, seat: 0 })).toEqual(['card:bandages', 'figure:seat-0']);
  expect(touch(heal, { view, seat: 1 })).toEqual(['card:bandages', 'figure:seat-1']);
});

test('nearly all decisions can be given by touching things', () => {
  const missed = new Map<string, number>();
  let count = 0;
  for (const seats of [1, 2, 4, 6])
    for (let i = 0; i < 6; i++) {
      const rng = seedRng(`touch ${seats} ${i}`);
      const m = start(game, setupOf({ game }, { seats }), `touch ${seats} ${i}`);
      for (let n = 0; n < 2000 && !m.outcome; n++) {
        const seat = deciders(m)[0] ?? 0;
        const open = options(m, seat);
        count++;
        if (!isTouched(open, game.view(m, seat))) {
          const step = `${prompt(m, seat)?.step} ${[...new Set(open.map(({ type }) => type))].join(' ')}`;
          missed.set(step, (missed.get(step) ?? 0) + 1);
        }
        apply(m, seat, open[below(rng, open.length)] as Action);
      }
    }
  const sum = [...missed.values()].reduce((a, b) => a + b, 0);
  expect(1 - sum / count, [...missed].map(([step, times]) => `${times} ${step}`).join('\n')).toBeGreaterThan(LEAST);
});
