import { define } from '../../../engine/flow.ts';
import { missions } from '../content/missions.ts';
import { options } from '../options.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import type { Content, MarvelZombies, Options } from '../spec.ts';
import { guess } from '../guess.ts';
import { view } from '../view.ts';
import { activation } from './activation.ts';
import { attack } from './attack.ts';
import { boards } from './board.ts';
import { blast, bystandersFlow } from './bystanders.ts';
import { door } from './doors.ts';
import { clone } from './clone.ts';
import { check } from './goals.ts';
import { objective, rescue } from './rescue.ts';
import { round } from './round.ts';
import { deal, infest, mission } from './setup.ts';
import { spawn, spawnStep } from './spawn.ts';
import { gainTrait } from './traits.ts';
import { help, turn } from './turn.ts';
import { bite, devoured, suffer, wounds } from './wounds.ts';
import type { MissionId } from '../ids.ts';

const EVEN: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

/** Heroes of each seat; a split for another number of seats is read as even (MZ-SETUP-06). */
function splitOf(seats: number, split: Options['split']): readonly number[] {
  const wanted = split === 'even' ? [] : split.split('-').map(Number);
  return wanted.length === seats ? wanted : (EVEN[seats - 1] ?? []);
}

export const game = define<MarvelZombies>({
  id: 'marvel-zombies',
  version: 2,
  scenarios: SCENARIOS,
  options,
  first: 'mission',
  flows: {
    mission,
    infest,
    round,
    spawnStep,
    turn,
    help,
    attack,
    gainTrait,
    rescue,
    objective,
    door,
    spawn,
    activation,
    wounds,
    suffer,
    bite,
    devoured,
    bystanders: bystandersFlow,
    blast,
  },
  content: ({ scenario, seats, options: { split } }): Content => ({
    id: scenario as MissionId,
    mission: missions[scenario as MissionId],
    board: boards[scenario as MissionId],
    seats,
    split: splitOf(seats, split),
  }),
  deal,
  isOpen: true,
  view,
  guess,
  check,
  clone,
  concession: 'shared',
  migrate: saved => saved, // 2 asks others and more often, of the same table
  concede: m => ({ reason: 'conceded', scores: Array.from({ length: m.content.seats }, () => 0) }),
});
