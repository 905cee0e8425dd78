import { z } from 'zod';
import { hasParts } from '../engine/plain.ts';
import { PHRASES } from './messages.ts';

// What a page may say to a table. Everything is parsed here before anybody looks at it.

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
const seat = z.int().min(0).max(31);
/** Sent before, but not acknowledged: it may be in the log already. */
const again = z.boolean().optional();
/** What the rules think of it is for the rules to say; here only its shape. It comes from JSON, so it is plain. */
export const action = z.custom<{ type: string }>(isAction, { message: 'an action has a type, and is not nested deep' });

const DEEPEST = 8;

function isAction(value: unknown): value is { type: string } {
  return hasParts(value) && !Array.isArray(value) && typeof value['type'] === 'string' && isShallow(value, DEEPEST);
}

function isShallow(value: unknown, depth: number): boolean {
  if (!hasParts(value)) return true;
  if (depth === 0) return false;
  for (const key in value) if (!isShallow(value[key], depth - 1)) return false;
  return true;
}

/** What people write: one line, no control characters. */
const text = z
  .string()
  .max(2000)
  .transform(said =>
    said
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(300));

/** Which question is answered: two may cross on their way. Without `about` it is whether something is taken back. */
const question = z.strictObject({ seat, n: z.int().min(0), about: z.literal('end').optional() });
export type QuestionName = z.infer<typeof question>;

/** Exported for the tests of what is recognised without it. */
export const upSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('act'),
    id,
    seat,
    step: z.string().max(80).nullable(), // the question that is answered: a late answer must not hit the next one
    actions: z.array(action).min(1).max(32),
    again,
  }),
  z.strictObject({ type: z.literal('undo'), id, seat, again }),
  z.strictObject({ type: z.literal('consent'), id, yes: z.boolean(), of: question.optional() }),
  z.strictObject({ type: z.literal('pause'), id, again }),
  z.strictObject({ type: z.literal('resume'), id, again }),
  z.strictObject({ type: z.literal('concede'), id, seat, again }),
  z.strictObject({ type: z.literal('free'), id, seat }),
  z.strictObject({ type: z.literal('preview'), id, seat, action }),
  z.strictObject({ type: z.literal('previews'), id, seat, step: z.string().max(80) }),
  z.strictObject({ type: z.literal('hint'), id, seat }),
  z.strictObject({ type: z.literal('case'), id, seat: seat.nullable() }),
  z.strictObject({ type: z.literal('chat'), id, text: text.nullable(), phrase: z.enum(PHRASES).nullable() }),
  z.strictObject({ type: z.literal('report'), id, message: id }),
  z.strictObject({ type: z.literal('whole'), id }),
  z.strictObject({ type: z.literal('ping'), id }),
]);

export type Up = z.infer<typeof upSchema>;

const ACT_FIELDS = new Set(['type', 'id', 'seat', 'step', 'actions', 'again']);
const ID = /^[\w-]{1,64}$/;

/** An answer as pages send it, recognised without the schema, which takes ten times as long; null when in doubt. */
function plainAct(value: unknown): Up | null {
  if (!hasParts(value)) return null;
  const { type, id: name, seat: by, step, actions, again: isAgain } = value;
  if (type !== 'act' || typeof name !== 'string' || !ID.test(name)) return null;
  if (typeof by !== 'number' || !Number.isInteger(by) || by < 0 || by > 31) return null;
  if (step !== null && (typeof step !== 'string' || step.length > 80)) return null;
  if (isAgain !== undefined && typeof isAgain !== 'boolean') return null;
  if (!Array.isArray(actions) || actions.length < 1 || actions.length > 32 || !actions.every(isAction)) return null;
  for (const key in value) if (!ACT_FIELDS.has(key)) return null;
  const act: Up = { type, id: name, seat: by, step, actions };
  if (isAgain !== undefined) act.again = isAgain;
  return act;
}

/** What a message says, or where it goes wrong. */
export function parseUp(text: string): { readonly up: Up } | { readonly up: null; readonly path: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { up: null, path: '' };
  }
  const act = plainAct(value);
  if (act) return { up: act };
  const parsed = upSchema.safeParse(value);
  return parsed.success ? { up: parsed.data } : { up: null, path: parsed.error.issues[0]?.path.join('.') ?? '' };
}

/** More than any message needs; anything longer is not read. */
export const LONGEST_MESSAGE = 16_384;
