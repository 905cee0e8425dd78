import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { SCENARIOS } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { isEarly, isGathering } from '../ui/screen/gathering.ts';
import { view } from '../view.ts';

const GROWS: ReadonlySet<Action['type']> = new Set(['recruit', 'enlist']);
const CLOSES: ReadonlySet<Action['type']> = new Set(['pass', 'ready']);

test.each(['draft', 'premade'])(
  'HS-SETUP-06: it is early to close an army exactly while a card could still join it: %s',
  armies => {
    const seen = { early: 0, full: 0 };
    for (const scenario of SCENARIOS)
      for (const boxes of [1, 2]) {
        const seed = `gathering ${scenario} ${boxes}`;
        const rng = seedRng(seed);
        const m = start(game, setupOf({ game }, { scenario, seats: 2, options: { armies, boxes } }), seed);
        for (let n = 0; n < 60 && view(m, 0).phase === 'armies'; n++) {
          const seat = deciders(m)[0] ?? 0;
          const open = options(m, seat);
          const seenNow = view(m, seat);
          const grows = open.filter(({ type }) => GROWS.has(type));
          const isChoosing = open.every(({ type }) => type !== 'place' && type !== 'zone' && type !== 'leaveOut');
          expect(isGathering(seenNow, seat)).toBe(isChoosing);
          expect(isGathering(view(m, null), null)).toBe(isChoosing);
          for (const action of open.filter(({ type }) => CLOSES.has(type))) {
            expect(isEarly(action, { view: seenNow })).toBe(grows.length > 0);
            seen[grows.length > 0 ? 'early' : 'full']++;
          }
          const from = grows.length > 0 ? grows : open;
          apply(m, seat, from[below(rng, from.length)] as Action);
        }
      }
    expect(seen.early).toBeGreaterThan(10);
    expect(seen.full).toBeGreaterThan(0);
  },
);
