import { z } from 'zod';
import type { Options } from './spec.ts';
import { DIFFICULTIES } from './ids.ts';

/** What the host of a table may choose. Easier and harder are ours, not the rulebook's (UD-MODE-02). */
export const options: z.ZodType<Options> = z.strictObject({
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  firstPlayer: z.int().min(0).max(5).nullable().default(null),
});
