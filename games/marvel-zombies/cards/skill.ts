import type { Strike } from '../rules/strike.ts';
import type { M } from '../rules/table.ts';
import type { Turn } from '../spec.ts';
import type { PowerCause, Stride } from '../ids.ts';

/** What a skill without an action of its own says of itself; the rules know who has reached it. */
export interface SkillCard {
  /** Actions more in each Turn. */
  readonly actions?: number;
  /** Power that the beginning of the Turn gives. */
  readonly begins?: Gain;
  /** Power that each Health lost gives. */
  readonly hurt?: Gain;
  /** How many zones a Move may go. */
  readonly zones?: number;
  /** Moves ignore Enemies, and pass walls and closed doors (MZ-SKILL-08). */
  readonly isGhost?: true;
  /** Another kind of Move. */
  readonly stride?: StrideSkill;
  /** An Attack that costs no Action. */
  readonly freeAttack?: Chance;
  /** What an Attack that eliminated somebody opens. */
  afterKill?(turn: Turn): void;
  /** What the dice of the own Attack must show. */
  readonly accuracy?: number;
  /** From which Range on hits may go to anybody. */
  readonly picks?: number;
  /** Dice more for an own Attack. */
  dice?(m: M, strike: Strike): number;
  /** Dice more for the Attacks of all heroes of the zone. */
  readonly teamDice?: number;
  /** Wounds that it cancels by itself, once per round. */
  readonly weaves?: number;
}

interface Gain {
  readonly power: number;
  readonly why: PowerCause;
}

/** Something that a Turn allows once. */
export interface Chance {
  isOpen(turn: Turn): boolean;
  take(turn: Turn): void;
}

export interface StrideSkill extends Partial<Chance> {
  readonly by: Stride;
  readonly zones: number;
  /** It costs no Action at all; otherwise only those for the Enemies left behind are spared. */
  readonly isFree: boolean;
  readonly power: number;
}
