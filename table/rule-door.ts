import { createContext } from 'react';
import type { RuleId } from '../engine/types.ts';

/** How a board opens the rulebook at a rule, and what the door is called; the page around it hangs it. */
export interface RuleDoor {
  readonly label: (rule: RuleId) => string;
  readonly open: (rule: RuleId) => void;
}

export const RuleDoorContext = createContext<RuleDoor | null>(null);
