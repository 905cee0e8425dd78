import { z } from 'zod';
import { TARGETS } from './content/numbers.ts';
import { CITIES, type Options, REACTION_SECONDS } from './spec.ts';

/** What the host of a table may choose (SM-SETUP-01, SM-SETUP-05). */
export const options: z.ZodType<Options> = z.strictObject({
  target: z.literal(TARGETS).default(60),
  city: z.enum(CITIES).default('built'),
  reactionSeconds: z.literal(REACTION_SECONDS).default(0),
});
