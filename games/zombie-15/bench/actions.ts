import { benchGame } from '../../../bench/game.ts';
import { game } from '../rules/game.ts';

// The clock runs, a second for every answer.

const SCENARIOS = ['S01', 'S04', 'S09', 'S12', 'S15', 'quick'] as const;
const at = (scenario: string) => ({ scenario, seats: 4 });

benchGame(game, {
  played: Object.fromEntries(SCENARIOS.map(id => [id, at(id)])),
  middle: { ...at('S12'), isIt: (m, answers) => answers >= 150 && m.stack.at(-1)?.flow === 'turn' },
});
