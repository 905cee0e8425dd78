import { z } from 'zod';
import type { CaseFile, Saying, Sayings, Verb } from '../engine/sayings.ts';
import { Complaint, parseAt } from './complaint.ts';

// The border of `CaseFile`: the compiler holds each schema to what `engine/sayings.ts` says.

const seat = z.number().int().min(0);
const action = z.looseObject({ type: z.string() });
const chance = z.strictObject({
  rolls: z.array(z.number().int()).optional(),
  picks: z.array(z.number().int()).optional(),
  shuffles: z.array(z.array(z.unknown())).optional(),
});

const sayings = {
  play: z.strictObject({ play: action, seat: seat.optional() }),
  tick: z.strictObject({ tick: z.number().min(0) }),
  asks: z.strictObject({ asks: z.string(), seats: z.array(seat).optional() }),
  offers: z.strictObject({ offers: z.array(action), seat: seat.optional(), exactly: z.boolean().optional() }),
  forbids: z.strictObject({ forbids: z.looseObject({}), seat: seat.optional() }),
  refuses: z.strictObject({ refuses: action, seat: seat.optional(), rule: z.string().optional() }),
  expect: z.strictObject({ expect: z.looseObject({}) }),
  ends: z.strictObject({ ends: z.string() }),
  load: z.strictObject({ load: chance }),
} satisfies { readonly [V in Verb]: Border<Sayings[V]> };

const file = z.strictObject({
  game: z.string(),
  title: z.string(),
  seats: z.number().int().min(1),
  scenario: z.string().optional(),
  options: z.looseObject({}).optional(),
  given: z.looseObject({}).optional(),
  save: z.string().optional(),
  note: z.array(z.string()).optional(),
  chance: chance.optional(),
  steps: z.array(z.looseObject({})).min(1), // each is parsed by its verb
}) satisfies Border<Omit<CaseFile, 'steps'> & { readonly steps: readonly object[] }>;

/** A schema that knows every key: one that left out an optional key would refuse what pages write. */
type Border<T> = z.ZodObject<{ readonly [K in keyof T]-?: z.ZodType<T[K]> }>;

/** Not a union of schemas: its faults would be told for every verb at once. */
export function parseCase(json: unknown): CaseFile {
  const parsed = parseAt(file, json);
  if (!parsed.given && !parsed.save) throw new Complaint('wrong-shape', { path: 'given', why: 'a table, or a save' });
  return { ...parsed, steps: parsed.steps.map(parseStep) };
}

const verbs = Object.keys(sayings) as Verb[];

function parseStep(raw: object, i: number): Saying {
  const verb = verbs.find(one => Object.hasOwn(raw, one));
  if (!verb) throw new Complaint('unknown-step', { path: `steps[${i}]`, known: verbs.join(', ') });
  return parseAt<Saying>(sayings[verb], raw, `steps[${i}]`);
}
