import { z } from 'zod';
import type { Box } from '../engine/box.ts';
import type { Replay, Spec } from '../engine/types.ts';
import { Complaint, parseAt } from './complaint.ts';
import { checkedSetup } from './plan.ts';

const seat = z.number().int().min(0);
const at = z.number().min(0);

const entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pause'), alone: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('away'), ms: z.number().min(0) }),
  z.strictObject({ type: z.literal('concede'), seat }),
  z.strictObject({ type: z.literal('takeOver'), seat, by: z.enum(['bot', 'person']) }),
  z.strictObject({ type: z.literal('reseed'), seed: z.string(), salt: z.string(), eyes: seat.nullable() }),
  z.strictObject({ type: z.literal('undo'), to: z.number().int().min(0), seat, marked: z.boolean() }),
]);

const input = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    at,
    seat,
    action: z.looseObject({ type: z.string() }),
    joined: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('tick'), at }),
  z.strictObject({ type: z.literal('host'), at, entry }),
]);

const outcome = z.looseObject({ reason: z.string(), scores: z.array(z.number()) });

const file = z.strictObject({
  game: z.string(),
  version: z.number().int(),
  setup: z.strictObject({
    scenario: z.string(),
    seats: z.number().int().min(1),
    options: z.looseObject({}),
    carry: z.looseObject({}).nullable(),
  }),
  seed: z.string(),
  salt: z.string(),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  inputs: z.array(input),
  hashes: z.array(z.strictObject({ after: z.number().int().min(0), hash: z.string() })),
  outcome: outcome.nullable(),
});

/** A replay whose shape is right, of a game that nobody has looked for yet. */
export type ReplayFile = z.infer<typeof file>;

export function parseReplay(json: unknown): ReplayFile {
  return parseAt(file, json);
}

/** A replay of this game: the set-up is one that the game knows. */
export function replayOf<W extends Spec>(box: Box<W>, raw: ReplayFile): Replay<W> {
  if (raw.game !== box.game.id) throw new Complaint('other-game', { game: raw.game, expected: box.game.id });
  const { options } = checkedSetup(box, raw.setup);
  return { ...(raw as Replay<W>), setup: { ...(raw.setup as Replay<W>['setup']), options } };
}
