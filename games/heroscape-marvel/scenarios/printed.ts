import { SCENARIOS } from '../ids.ts';
import type { Scenario } from '../../../engine/types.ts';

/** One box is a game for two; more players come with several boxes (HS-MULTI-01). */
export const scenarios: readonly Scenario[] = SCENARIOS.map(id => ({ id, seats: [2, 2] }));
