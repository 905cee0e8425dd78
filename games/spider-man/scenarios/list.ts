import type { Scenario } from '../../../engine/types.ts';

/** Two and three seats play the variants of the rulebook (SM-3P, SM-2P). */
export const SCENARIOS: readonly Scenario[] = [{ id: 'standard', seats: [2, 6] }];
