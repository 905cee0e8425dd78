import { ARMY_METHODS, HANDICAPS, TIE_ORDERS } from './ids.ts';
import { z } from 'zod';
import { type Options } from './spec.ts';

/** What the host of a table may choose (HS-SETUP-01, HS-SETUP-06, HS-SETUP-15, HS-END-04, HS-END-06, HS-MULTI-01, HS-MULTI-04, HS-MULTI-14, HS-HOUSE-01). */
export const options: z.ZodType<Options> = z.strictObject({
  playerOne: z.literal([0, 1, 2, 3, 4, 5]).nullable().default(null),
  armies: z.enum(ARMY_METHODS).default('draft'),
  boxes: z.literal([1, 2, 3, 4, 5, 6]).default(1),
  tieOrder: z.enum(TIE_ORDERS).default('points'),
  amulets: z.union([z.literal(1), z.literal(2)]).default(1),
  lastRound: z.int().min(1).max(30).nullable().default(null),
  roundLimit: z.int().min(1).max(60).default(30),
  turnLimit: z.int().min(1).max(500).default(200),
  // Without a usual value: the records of matches begun before these options hash to what they did.
  team: z.literal([1, 2, 3]).exactOptional(),
  squads: z.boolean().exactOptional(),
  points: z.literal([500, 600, 700, 800, 1000, 1200, 1500, 2000]).nullable().exactOptional(),
  handicap: z.enum(HANDICAPS).nullable().exactOptional(),
});
