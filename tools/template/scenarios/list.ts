import { z } from 'zod';

/** The scenarios of the game: data, checked when it is loaded. The first one is the usual one. */
const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    seats: z.tuple([z.number().int().min(1), z.number().int().max(4)]),
    length: z.number().int().min(6),
  }),
);

export type Path = z.infer<typeof schema>[number];

export const SCENARIOS: readonly Path[] = schema.parse([
  { id: 'garden', seats: [2, 4], length: 15 },
  { id: 'river', seats: [2, 4], length: 24 },
]);
