import { z } from 'zod';
import { TARGETS, CITIES, REACTION_SECONDS } from './ids.ts';
import type { Options } from './spec.ts';

/** What the host of a table may choose (SM-SETUP-01, SM-SETUP-05). */
export const options: z.ZodType<Options> = z.strictObject({
  target: z.literal(TARGETS).default(60),
  city: z.enum(CITIES).default('built'),
  reactionSeconds: z.literal(REACTION_SECONDS).default(0),
});
