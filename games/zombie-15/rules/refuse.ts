import type { Setup } from '../../../engine/types.ts';
import { CAMPAIGN_IDS, type ScenarioId } from '../scenarios/shape.ts';
import { DRAWN_OPTIONS, QUICK_OPTIONS, USUAL, type Zombie15 } from '../spec.ts';

export type Refused = 'lessonOnly' | 'noMarch' | 'quickOnly' | 'fixedMap';

/** The scenario that teaches the game. */
const LESSON: ScenarioId = 'S01';
/** The scenario in which zombies march at each scream, and do nothing else (Z15-SETUP-03). */
const MARCH: ScenarioId = 'S09';

/** Why a table cannot be opened so: nothing that somebody has chosen is passed over in silence. */
export function refuse({ scenario, options, carry }: Setup<Zombie15>): Refused | null {
  const isChosen = (option: (typeof QUICK_OPTIONS)[number]): boolean => options[option] !== USUAL[option];
  if (options.track === 'calm' && (scenario !== LESSON || carry !== null)) return 'lessonOnly';
  if (options.track === 'none' && scenario === MARCH) return 'noMarch';
  if (scenario === 'quick') return null;
  if (CAMPAIGN_IDS.some(id => id === scenario)) return QUICK_OPTIONS.some(isChosen) ? 'quickOnly' : null;
  return DRAWN_OPTIONS.some(isChosen) ? 'fixedMap' : null;
}
