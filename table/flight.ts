import type { ThingId } from './touch.ts';

/** What strikes somebody: it flies there, or it strikes where they stand. */
export const MISSILES = ['bullet', 'arrow', 'bolt', 'web', 'ball', 'flask', 'blow', 'claw'] as const;
export type Missile = (typeof MISSILES)[number];

/** What flies from one thing to another while an event is played; from nowhere: it strikes there. */
export interface Flight {
  readonly from: ThingId | null;
  readonly to: ThingId;
  readonly what: Missile;
  /** Its colour, where it is not the usual one. */
  readonly colour?: string;
}
