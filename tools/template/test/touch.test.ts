import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { alike } from '../../../table/touch.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { drag, isMain, touch } from '../ui/touch.ts';

test('every answer is a path of its own, or the one main button', () => {
  for (let i = 0; i < 20; i++) {
    const rng = seedRng(`touch ${i}`);
    const m = start(game, setupOf({ game }, { seats: 2 + (i % 3) }), `touch ${i}`);
    while (!m.outcome) {
      const seat = deciders(m)[0] ?? 0;
      const open = options(m, seat);
      const paths = open.filter(action => !isMain(action)).map(action => ({ action, things: touch(action) }));
      expect(open.length - paths.length).toBeLessThanOrEqual(1);
      for (const { things } of paths) expect([1, 2, 3]).toContain(things.length);
      expect(alike(paths)).toEqual([]);
      apply(m, seat, open[below(rng, open.length)] ?? { type: 'roll' });
    }
  }
});

test('a card is dragged onto the square that it leads to, at most the last', () => {
  const view = { path: 15, pebbles: [9, 12], hands: [], stack: 0, discard: [], turn: 0 };
  const leap: Action = { type: 'play', card: 'leap' };
  expect(drag(leap, { view, seat: 0 })).toEqual(['card:leap', 'place:square-14']);
  expect(drag(leap, { view, seat: 1 })).toEqual(['card:leap', 'place:square-15']);
  expect(drag(leap, { view, seat: null })).toBeNull();
  expect(drag({ type: 'roll' }, { view, seat: 0 })).toBeNull();
});
