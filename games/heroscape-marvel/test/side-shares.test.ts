import { expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import type { Balance } from '../../../engine/balance.ts';
import { LANGUAGES } from '../../../engine/box.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import balance from '../balance.json' with { type: 'json' };
import { box } from '../index.ts';
import { firstSide } from '../rules/sides.ts';
import { scenarios } from '../ui/scenarios.tsx';

const { game } = box;
const kept: Balance = balance;

test('sides that differ are told apart and named, and only those', () => {
  for (const { id, seats } of game.scenarios) {
    const m = start(game, complete(game, { scenario: id, seats: seats[0] }), 'sides');
    playOut(
      m,
      Array.from({ length: seats[0] }, () => box.bots.yardstick),
      seedRng('sides'),
    );
    const first = firstSide(m);
    for (const language of LANGUAGES) expect(scenarios.sides?.(id, language) !== 'alike', id).toBe(first !== null);
    expect(kept.scenarios[id]?.[2]?.sides?.['first'] !== undefined, `${id} is measured`).toBe(first !== null);
    if (first === null || id === 'conflit-sur-la-ville') continue;
    const own = m.state.figures.filter(({ owner }) => owner === first).map(({ card }) => card);
    expect(own, id).toContain(id === 'hulk-est-en-colere' ? 'hulk' : 'captain-america');
  }
});
