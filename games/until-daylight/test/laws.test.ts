import { complete } from '../../../engine/testing/scene.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { game } from '../rules/game.ts';

laws(game, {
  setups: [1, 2, 3, 4, 5, 6].map(seats => complete(game, { seats })),
  runs: 2,
  moves: 120,
  hidden: ({ state }) => ({
    ...(new Set(state.reserve).size > 5 ? { reserve: state.reserve } : {}),
    ...(new Set(state.active).size > 3 ? { active: state.active } : {}),
    ...(new Set(state.combatDeck).size > 3 ? { combatDeck: state.combatDeck } : {}),
    ...(state.assaults.length > 2 ? { assaults: state.assaults } : {}),
    wanderers: state.horde.wanderer,
  }),
});
