import { z } from 'zod';
import { MODES, TRACK_CHOICES } from './ids.ts';
import { type Options, USUAL } from './spec.ts';

/** What the host of a table may choose (Z15-SETUP-03, Z15-TIME-18, Z15-TIME-21, Z15-SETUP-10, Z15-QUICK-03, Z15-QUICK-04, Z15-INFO-03). */
export const options: z.ZodType<Options> = z.strictObject({
  track: z.enum(TRACK_CHOICES).default(USUAL.track),
  firstPlayer: z.int().min(0).max(3).nullable().default(USUAL.firstPlayer),
  sameScreen: z.boolean().default(USUAL.sameScreen),
  clock: z.boolean().default(USUAL.clock),
  ring: z.enum(['byMode', 'shown', 'hidden']).default(USUAL.ring),
  botSeconds: z.int().min(2).max(8).default(USUAL.botSeconds),
  mode: z.enum(MODES).default(USUAL.mode),
  bags: z.boolean().default(USUAL.bags),
  keys: z.boolean().default(USUAL.keys),
  bare: z.boolean().default(USUAL.bare),
  events1: z.boolean().default(USUAL.events1),
  events2: z.boolean().default(USUAL.events2),
  events3: z.boolean().default(USUAL.events3),
  events4: z.boolean().default(USUAL.events4),
});
