import { define } from '../../../engine/flow.ts';
import type { Game } from '../../../engine/types.ts';
import { guess } from '../guess.ts';
import { options } from '../options.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import type { Race } from '../spec.ts';
import { view } from '../view.ts';
import { check, move } from './move.ts';
import { deal } from './setup.ts';
import { round, turn } from './turn.ts';

export const game: Game<Race> = define<Race>({
  id: 'pebble-race',
  version: 1,
  scenarios: SCENARIOS,
  options,
  first: 'round',
  flows: { round, turn, move },
  content: setup => {
    const path = SCENARIOS.find(p => p.id === setup.scenario);
    if (!path) throw new Error(`no path ${setup.scenario}`);
    return path;
  },
  deal,
  view,
  guess,
  concession: 'own',
  check,
});
