import { z } from 'zod';
import type { Schema } from '../../engine/types.ts';
import type { Options } from './spec.ts';

/** What the host of a table may choose; it comes from outside. */
export const options: Schema<Options> = z.strictObject({
  die: z.union([z.literal(4), z.literal(6)]).default(6),
});
