import { define } from '../../../engine/flow.ts';
import type { Game } from '../../../engine/types.ts';
import { options } from '../options.ts';
import { PATHS } from '../scenarios/paths.ts';
import type { Race } from '../spec.ts';
import { guess, view } from './knowledge.ts';
import { check, move } from './move.ts';
import { deal } from './setup.ts';
import { round, turn } from './turn.ts';

export const game: Game<Race> = define<Race>({
  id: 'pebble-race',
  version: 1,
  scenarios: PATHS,
  options,
  first: 'round',
  flows: { round, turn, move },
  content: setup => {
    const path = PATHS.find(p => p.id === setup.scenario);
    if (!path) throw new Error(`no path ${setup.scenario}`);
    return path;
  },
  deal,
  view,
  guess,
  concession: 'own',
  check,
});
