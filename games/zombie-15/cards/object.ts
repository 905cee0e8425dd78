import type { RuleId } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { Action, Hero, ObjectAction } from '../spec.ts';

// What a light object says of itself where numbers (`content/objects.ts`) do not say it. The rules know who has it, pay the
// action and count its uses.

/** `A` is the kind of action that its options are: no other is ever given to its hooks. */
export interface ObjectCard<A extends ObjectAction = ObjectAction> {
  /** Adds what one might think of doing with it, forbidden or not; none where it works while it lies on the sheet. */
  options?(m: M, hero: Hero, object: number, open: Action[]): void;
  /** The rule that forbids it now; a use without any effect is barred (Z15-OBJ-04). */
  bar?(m: M, hero: Hero, action: A): RuleId | null;
  /** The zone in which it kills, if that is its effect. */
  strikes?(hero: Hero, action: A): number;
  /** Any other effect, once the use has been counted. */
  use?(m: M, hero: Hero, action: A): void;

  /** What finding it is worth to a bot, beside weapons (`bots/worth.ts`). */
  worth?(hero: Hero): number;
  /** What it costs the yardstick to strike with it, as noise does; it never strikes with what has no price. */
  readonly price?: number;
  /** Whether the companion should think about this use at all. */
  deserves?(m: M, hero: Hero, action: A): boolean;
}
