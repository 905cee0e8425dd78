import type { ScenarioId } from '../ids.ts';
import { benchGame } from '../../../bench/game.ts';
import { deciders, prompt } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';

// The tables of sight are filled while the bench warms up.

/** The four scenarios of Genotech, and the busiest one of Tribeca. */
const MEASURED: readonly ScenarioId[] = [
  'vengeurs-rassemblement',
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'hulk-est-en-colere',
  'le-genie-fou',
];
const at = (scenario: ScenarioId) => ({ scenario, seats: 2 });

benchGame(game, {
  played: Object.fromEntries(MEASURED.map(id => [id, at(id)])),
  middle: {
    ...at('vol-a-stark-international'),
    isIt: (m, answers) => answers > 60 && prompt(m, deciders(m)[0] ?? 0)?.step === 'activation/move',
  },
});
