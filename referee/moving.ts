import { z } from 'zod';
import { hasParts } from '../engine/plain.ts';
import type { Input, Seat, Spec } from '../engine/types.ts';
import { BOT_NAMES } from '../bots/levels.ts';
import { action } from './up.ts';

// A match on its way from a device to a server, or back. Whoever receives it believes nothing of it.

const MOST_INPUTS = 10_000; // the longest matches that were measured have a tenth of it

const text = z.string().max(200);
const plain = z.custom<object>(value => hasParts(value) && !Array.isArray(value));
const seat = z.int().min(0).max(31);
const at = z.number().min(0).max(1e12);

export const movingSeat = z.strictObject({
  bot: z.enum(BOT_NAMES).nullable(),
  /** Whether it is somebody's on the device, also while a bot plays it. */
  isOwn: z.boolean(),
  /** Whether it was a bot's when the match began. */
  isTaken: z.boolean(),
});

const entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pause'), alone: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('away'), ms: z.number().min(0).max(1e12) }),
  z.strictObject({ type: z.literal('concede'), seat }),
  z.strictObject({ type: z.literal('takeOver'), seat, by: z.enum(['bot', 'person']) }),
  z.strictObject({ type: z.literal('undo'), to: z.int().min(0), seat, marked: z.boolean() }),
  z.strictObject({ type: z.literal('reseed'), seed: text, salt: text, eyes: seat.nullable() }),
]);

const input = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), at, seat, action, joined: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('tick'), at }),
  z.strictObject({ type: z.literal('host'), at, entry }),
]);

const moving = z.strictObject({
  game: z.string().max(60),
  version: z.int(),
  scenario: z.string().max(60),
  options: plain,
  seats: z.array(movingSeat).min(1).max(32),
  seed: text,
  salt: text,
  commitment: text,
  carry: plain.nullable(),
  inputs: z.array(input).max(MOST_INPUTS),
});

export type MovingSeat = z.infer<typeof movingSeat>;
export interface Moving extends Omit<z.infer<typeof moving>, 'inputs'> {
  readonly inputs: readonly Input<Spec>[];
}

/** It comes from JSON: nothing in it is there and undefined. */
export const movingSchema = moving as unknown as z.ZodType<Moving>;

/** A match that a server lends: with where it stands, should the rules have changed since it began. */
export interface Lent extends Moving {
  readonly end: { readonly after: number; readonly version: number; readonly save: string };
  /** What binds the dice that came after the first. */
  readonly reseeds: readonly string[];
}

/** Whose eyes must not notice that a match is dealt anew. Of several that hide things from each other there are none. */
export function eyesOf(own: readonly Seat[], isOpen: boolean): Seat | null {
  const [first = null, ...others] = own;
  return isOpen || others.length === 0 ? first : null;
}
