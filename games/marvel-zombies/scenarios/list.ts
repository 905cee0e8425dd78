import type { Scenario } from '../../../engine/types.ts';
import { MISSIONS } from '../ids.ts';

export const SCENARIOS: readonly Scenario[] = MISSIONS.map(id => ({ id, seats: [1, 4] }));
