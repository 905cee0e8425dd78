import type { RuleId } from '../ids.ts';

// The rules behind what lies on the table and is no entry of the content, which names its own.

export const ATTACK: RuleId = 'UD-ATT-01';
export const COMBAT_CARD: RuleId = 'UD-CARD-01';
export const FIRST_PLAYER: RuleId = 'UD-PERK-08';
export const HOLDER: RuleId = 'UD-WAVE-03';
