import { benchGame } from '../../../bench/game.ts';
import { game } from '../rules/game.ts';

// In cities that the players build.

const at = (seats: number) => ({ scenario: 'standard', seats });

benchGame(game, {
  played: Object.fromEntries([2, 3, 4, 5, 6].map(seats => [seats, at(seats)])),
  middle: { ...at(5), isIt: (m, answers) => answers >= 400 && m.stack.at(-1)?.flow === 'turn' },
});
