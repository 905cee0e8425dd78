import { laws } from '../../../engine/testing/laws.ts';
import { game } from '../rules/game.ts';

laws(game, {
  setups: [
    { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null },
    { scenario: 'river', seats: 4, options: { die: 4 }, carry: null },
  ],
  hidden: (m, seat) => ({
    hands: m.state.hands.filter((_, other) => other !== seat),
    stack: m.state.stack,
  }),
});
