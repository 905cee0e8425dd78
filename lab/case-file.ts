import { z } from 'zod';
import { Complaint, parseAt } from './complaint.ts';

// A case: a table in the game's own words, what is done there, and what must come of it.

const seat = z.number().int().min(0);
const action = z.looseObject({ type: z.string() });
const chance = z.strictObject({
  rolls: z.array(z.number().int()).default([]),
  picks: z.array(z.number().int()).default([]),
  shuffles: z.array(z.array(z.unknown())).default([]),
});

/** Without a seat the one that is asked first is meant. */
const steps = {
  play: z.strictObject({ play: action, seat: seat.optional() }),
  tick: z.strictObject({ tick: z.number().min(0) }),
  asks: z.strictObject({ asks: z.string(), seats: z.array(seat).optional() }),
  offers: z.strictObject({ offers: z.array(action), seat: seat.optional(), exactly: z.boolean().default(true) }),
  forbids: z.strictObject({ forbids: z.looseObject({}), seat: seat.optional() }),
  refuses: z.strictObject({ refuses: action, seat: seat.optional(), rule: z.string().optional() }),
  expect: z.strictObject({ expect: z.looseObject({}) }),
  ends: z.strictObject({ ends: z.string() }),
  load: z.strictObject({ load: chance }),
} as const;

const file = z.strictObject({
  game: z.string(),
  title: z.string(),
  seats: z.number().int().min(1),
  scenario: z.string().optional(),
  options: z.looseObject({}).optional(),
  /** The table in the game's words; or a save, as pages export it when somebody reports a problem. */
  given: z.looseObject({}).optional(),
  save: z.string().optional(),
  note: z.array(z.string()).default([]),
  chance: chance.optional(),
  steps: z.array(z.looseObject({})).min(1),
});

export type StepName = keyof typeof steps;
export type StepOf<N extends StepName> = z.infer<(typeof steps)[N]>;

/** One step of a case, with its name beside it. */
export type CaseStep = { [N in StepName]: { readonly name: N; readonly step: StepOf<N> } }[StepName];
export type Case = Omit<z.infer<typeof file>, 'steps'> & { readonly steps: readonly CaseStep[] };

/** Not a union of schemas: its faults would be told for every kind of step at once. */
export function parseCase(json: unknown): Case {
  const parsed = parseAt(file, json);
  if (!parsed.given && !parsed.save) throw new Complaint('wrong-shape', { path: 'given', why: 'a table, or a save' });
  return { ...parsed, steps: parsed.steps.map(parseStep) };
}

const names = Object.keys(steps) as StepName[];

function parseStep(raw: object, i: number): CaseStep {
  const name = names.find(n => Object.hasOwn(raw, n));
  if (!name) throw new Complaint('unknown-step', { path: `steps[${i}]`, known: names.join(', ') });
  return { name, step: parseAt<unknown>(steps[name], raw, `steps[${i}]`) } as CaseStep;
}
