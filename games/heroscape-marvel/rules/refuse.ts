import type { Setup } from '../../../engine/types.ts';
import { goesWith } from '../content/handicaps.ts';
import type { ScenarioId } from '../ids.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { ScenarioData } from '../scenarios/scenario.ts';
import type { HeroScape } from '../spec.ts';

/** Set-ups whose parts do not go together (HS-MULTI-01, HS-MULTI-04, HS-HOUSE-01). */
export function refuse({ scenario, seats, options }: Setup<HeroScape>): string | null {
  const { playerOne, team = 1, points = null, boxes, armies, squads = false, handicap = null } = options;
  const { setup }: ScenarioData = scenarioData[scenario as ScenarioId];
  const isOpen = setup.kind === 'open';
  if (team > 1 && !(isOpen && seats % team === 0 && seats > team)) return 'teams';
  if (playerOne !== null && playerOne >= seats) return 'seat';
  if (points !== null && !isOpen) return 'points';
  // whoever comes last must not find the box empty
  if (armies === 'premade' && seats > 2 && boxes < seats) return 'boxes';
  if (squads && !takesSquads(scenarioData[scenario as ScenarioId])) return 'squads';
  if (handicap !== null && !goesWith(handicap, scenario)) return 'handicap';
  return null;
}

/** Where armies are chosen, and the scenario does not ask for heroes (HS-SCN-30, HS-SCN-60). */
const takesSquads = ({ setup, glyphs }: ScenarioData): boolean =>
  setup.kind === 'open' || (setup.kind === 'armies' && glyphs.role !== 'device');
