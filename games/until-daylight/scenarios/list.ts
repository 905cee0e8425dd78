import type { Scenario } from '../../../engine/types.ts';

/** The box has one way to play; its Story mode belongs to an expansion (UD-MODE-01). */
export const SCENARIOS: readonly Scenario[] = [{ id: 'standard', seats: [1, 6] }];
