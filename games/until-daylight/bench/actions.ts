import { benchGame } from '../../../bench/game.ts';
import { game } from '../rules/game.ts';

// Random answers, without the free rearranging of inventories.

const at = (seats: number) => ({ scenario: 'standard', seats });

benchGame(game, {
  played: { 1: at(1), 2: at(2), 4: at(4), 6: at(6) },
  middle: { ...at(4), isIt: (m, answers) => answers >= 100 && m.state.phase === 'combat' },
});
