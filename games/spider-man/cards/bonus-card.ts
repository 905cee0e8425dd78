import type { Seat } from '../../../engine/types.ts';
import type { Sight } from '../bots/sight.ts';
import type { Attack, M } from '../rules/table.ts';
import type { Figure, SeenAttack } from '../seen.ts';
import type { Action } from '../spec.ts';

/** What a bonus card does at its moments, which content names. */
export interface BonusCard {
  /** In the own turn, when recovering, or at the start of a K.O. turn. */
  readonly turn?: { readonly spiderMan: Use; readonly villain: Use };
  /** With an attack that is being declared (W0). */
  readonly declare?: Help;
  /** Instead of keeping the dice just rolled. */
  afterRoll?(roll: { lucky: boolean }): void;
  /** Before wounds are suffered (W5). */
  prevent?(attack: Attack): void;
  /** What playing it in the own turn is worth to bots; nothing unless said. */
  readonly worth?: { readonly spiderMan?: Worth; readonly villain?: Worth };
  /** How long bots keep it when their hand is full: the highest last, 0 unless said. */
  readonly keep?: number;
}

export interface Use {
  /** A card that would do nothing is not offered (SM-BONUS-04). */
  isUseful(m: M, seat: Seat, f: Figure): boolean;
  /** What it does at once. */
  play?(m: M, seat: Seat, f: Figure): void;
  /** What it asks for when it lies there. */
  readonly question?: Question;
}

export interface Question {
  /** Asked even where there is one answer, since being asked must not tell which (SM-HID-01). */
  readonly isSecret?: boolean;
  options(m: M, seat: Seat, f: Figure): Action[];
  answer(m: M, seat: Seat, f: Figure, action: Action): void;
}

export interface Help {
  fits(attack: Attack): boolean;
  readonly add: number; // to each die
  readonly isUnanswered: boolean; // no interrupt, no riposte, no reaction
  /** Whether a bot adds it to a series of so many dice. */
  isWanted(attack: SeenAttack | undefined, dice: number): boolean;
}

/** Between 0 and about 100. */
type Estimate = number | ((s: Sight, plan: Plan) => number);

/** What both bots think, or each of them where the companion has learnt better: the yardstick is frozen. */
type Worth = Estimate | { readonly yardstick: Estimate; readonly companion: Estimate };

/** Where a bot is heading. */
export interface Plan {
  readonly isThere: boolean; // next to its prey or on a square of its goal
  readonly distance: number; // squares to its goal; villains only
}

/** The same for both sides. */
export const both = (use: Use): NonNullable<BonusCard['turn']> => ({ spiderMan: use, villain: use });
