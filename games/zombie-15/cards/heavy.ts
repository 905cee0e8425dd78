import type { RuleId, Zone } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { Heavy } from '../seen.ts';
import type { Action, HeavyAction, Hero } from '../spec.ts';

// What a heavy object says of itself where numbers (`content/heavy.ts`) do not say it. The rules know who bears it, and let
// him put it down.

export interface HeavyCard {
  /** Adds what its bearer might think of doing with it, forbidden or not. */
  options?(m: M, hero: Hero, open: Action[]): void;
  /** The rule that forbids it now. */
  bar?(m: M, action: HeavyAction): RuleId | null;
  /** What one action of its bearer does with it. */
  use?(m: M, hero: Hero, own: Heavy, action: HeavyAction): void;
  /** What happens where its bearer has put it down. */
  laid?(m: M, hero: Hero, own: Heavy): void;

  /** What it is for, to a bot that bears it; where it says nothing, it is brought to the goal (`bots/tasks.ts`). */
  errand?(m: M): Errand | null;
  /** The zone to which bots should bring one now, whatever the goals say. */
  wanted?(m: M): Zone | null;
}

interface Errand {
  readonly kind: 'call' | 'gun' | 'hunt';
  readonly zone: Zone;
}
