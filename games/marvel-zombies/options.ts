import { z } from 'zod';
import { type Options } from './spec.ts';
import { SPLITS } from './ids.ts';

/** What the host of a table may choose: how many heroes each seat takes (MZ-SETUP-06, MZ-SETUP-11). */
export const options: z.ZodType<Options> = z.strictObject({
  split: z.enum(SPLITS).default('even'),
});
