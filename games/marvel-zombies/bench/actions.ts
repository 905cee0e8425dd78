import { benchGame } from '../../../bench/game.ts';
import { prompt } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import type { MissionId } from '../ids.ts';

const at = (scenario: MissionId, seats = 1) => ({ scenario, seats });

benchGame(game, {
  played: { M0: at('M0'), M1: at('M1'), M3: at('M3'), M6: at('M6') },
  middle: { ...at('M1', 2), isIt: m => m.state.round === 4 && prompt(m, null)?.step === 'turn/act' },
  seconds: 2,
});
