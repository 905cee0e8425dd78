import type { Scenario } from '../../../engine/types.ts';
import { MISSIONS } from '../content/missions.ts';

export const scenarios: readonly Scenario[] = MISSIONS.map(id => ({ id, seats: [1, 4] }));
