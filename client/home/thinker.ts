import type { Seat } from '../../engine/types.ts';
import type { Advice } from '../../bots/advice.ts';
import type { BotName } from '../../bots/levels.ts';

/** A seat to think for. */
export interface Thought {
  readonly game: string;
  readonly save: string;
  readonly seat: Seat;
  readonly bot: BotName;
  /** Somebody wants to be told what speaks for it. */
  readonly isHint: boolean;
}

/** Who thinks for bots and gives hints, beside the rules: nobody waits for a bot that thinks. */
export interface Thinker {
  think(thought: Thought): Promise<Advice | null>;
}

/** It did not come back in time. */
export class TooLong extends Error {}
