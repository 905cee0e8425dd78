import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { MISSIONS } from '../content/missions.ts';
import { game } from '../rules/game.ts';

const setups = [
  ...MISSIONS.map((scenario, i) => complete(game, { scenario, seats: (i % 4) + 1 })),
  complete(game, { scenario: 'M0', seats: 2, options: { split: '3-1' } }),
  complete(game, { scenario: 'M4', seats: 3, options: { split: '1-2-1' } }),
];

laws(game, {
  setups,
  runs: 2,
  moves: 90,
  hidden({ state }) {
    const covered = state.objectives.filter(token => token.faceDown && !token.taken).map(({ colour }) => colour);
    return {
      ...(state.spawnDeck.length > 4 ? { spawnDeck: state.spawnDeck } : {}),
      ...(new Set(state.traitDeck).size > 4 ? { traitDeck: state.traitDeck } : {}),
      ...(state.zombieDeck.length > 1 ? { zombieDeck: state.zombieDeck } : {}),
      ...(state.bystanderDeck.length > 1 ? { bystanderDeck: state.bystanderDeck } : {}),
      ...(state.cards.length > 1 ? { cards: state.cards } : {}),
      ...(new Set(covered).size > 1 ? { covered } : {}),
    };
  },
});
