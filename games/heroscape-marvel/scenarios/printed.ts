import { SCENARIOS } from '../ids.ts';
import type { Scenario } from '../../../engine/types.ts';
import { scenarioData } from './list.ts';

/** The printed scenarios are games for two; more play in those that leave the armies open (HS-MULTI-01). */
export const scenarios: readonly Scenario[] = SCENARIOS.map(id => ({ id, seats: scenarioData[id].seats }));
