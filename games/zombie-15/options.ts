import { z } from 'zod';
import { MODES, type Options, TRACK_CHOICES } from './spec.ts';

/** What the host of a table may choose (Z15-SETUP-03, Z15-TIME-18, Z15-TIME-21, Z15-SETUP-10, Z15-QUICK-03, Z15-QUICK-04, Z15-INFO-03). */
export const options: z.ZodType<Options> = z.strictObject({
  track: z.enum(TRACK_CHOICES).default('scenario'),
  firstPlayer: z.int().min(0).max(3).nullable().default(null),
  sameScreen: z.boolean().default(false),
  clock: z.boolean().default(true),
  ring: z.enum(['byMode', 'shown', 'hidden']).default('byMode'),
  botSeconds: z.int().min(2).max(8).default(4),
  mode: z.enum(MODES).default('normal'),
  bags: z.boolean().default(false),
  keys: z.boolean().default(false),
  bare: z.boolean().default(false),
  events1: z.boolean().default(false),
  events2: z.boolean().default(false),
  events3: z.boolean().default(false),
  events4: z.boolean().default(false),
});
