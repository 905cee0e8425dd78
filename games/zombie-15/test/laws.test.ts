import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';

const seatsOf = (i: number): number => (i % 4) + 1;
const quick = game.options.parse({ mode: 'expert', bags: true, keys: true, bare: true, events1: true, events4: true });

laws(game, {
  setups: [
    ...game.scenarios.map(({ id }, i) => complete(game, { scenario: id, seats: seatsOf(i) })),
    complete(game, { scenario: 'S12', seats: 3 }),
    complete(game, { scenario: 'quick', seats: 4, options: quick }),
  ],
  runs: 2,
  moves: 120,
  hidden: ({ state }) => {
    const downs = state.tokens.filter(lying => lying.pool === 0 && !lying.up).map(lying => lying.token);
    return {
      ...(new Set(state.search).size > 3 ? { search: state.search } : {}),
      ...(new Set(state.deck).size > 3 ? { deck: state.deck } : {}),
      ...(new Set(downs).size > 1 ? { tokens: state.tokens.map(lying => lying.token) } : {}),
    };
  },
});
