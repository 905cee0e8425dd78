import type { Seat } from '../../../engine/types.ts';
import type { Sight } from '../bots/sight.ts';
import type { CharacterId } from '../ids.ts';
import type { Attack, M } from '../rules/table.ts';
import type { Figure, SeenMomentum, Target, Whereabouts } from '../seen.ts';
import type { Player } from '../spec.ts';

// What powers do beyond their numbers in content. Movement powers and preventions are numbers alone.

/** Declared with a close-combat series. */
export interface BlowCard {
  /** Whether it can be declared now; always unless said. */
  fits?(clash: Clash): boolean;
  readonly companion?: Hits & {
    /** A run that is worth making before the blow. */
    wantsRun?(s: Sight): boolean;
  };
}

/** What rules and bots alike know of an attack. */
export interface Clash {
  readonly target: Target;
  readonly momentum: SeenMomentum | null;
  readonly characters: { readonly [C in CharacterId]: Whereabouts };
}

/** What a power adds to the hits of a turn on a building, or makes of them, with so many Combat dice. */
interface Hits {
  readonly more?: (dice: number) => number;
  readonly whole?: (dice: number) => number;
  readonly isStrong?: boolean; // its token is worth taking back
}

/** An attack of its own. */
export interface ShotCard {
  /** Before the hits count, whether there are any or not. */
  before?(m: M, attack: Attack): void;
  /** What a hit does instead of wounds. */
  land?(m: M, attack: Attack): void;
  readonly companion?: Hits & {
    /** What aiming it here is worth, where points do not say. */
    readonly worth?: (s: Sight, target: Target) => number;
  };
}

/** W1 */
export interface InterruptCard {
  canUse(target: Figure): boolean;
  succeed(m: M, seat: Seat, target: Figure, attack: Attack): void;
}

/** An action of its own that is no attack. */
export interface FreeCard {
  canUse(p: Player, f: Figure, isReaction: boolean): boolean;
  use(m: M, seat: Seat, f: Figure): void;
  /** What it is worth to the yardstick as a reaction. */
  reaction(isHurt: boolean): number;
}
