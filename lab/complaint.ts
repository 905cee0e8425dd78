import { z } from 'zod';
import { joined } from '../engine/difference.ts';
import { messageOf } from '../engine/thrown.ts';
import type { Schema } from '../engine/types.ts';

/** What can be wrong with what comes from outside. It becomes a sentence in the reader's language at the edge. */
export type ComplaintCode =
  | 'unknown-game'
  | 'unknown-scenario'
  | 'unknown-bot'
  | 'wrong-seats'
  | 'wrong-bots'
  | 'refused-setup'
  | 'wrong-shape'
  | 'other-game'
  | 'refused-input'
  | 'match-failed'
  | 'unknown-step'
  | 'no-judgement'
  | 'not-over'
  | 'not-built';

export class Complaint<C extends string = ComplaintCode> extends Error {
  readonly code: C;
  readonly values: { readonly [name: string]: string | number };

  constructor(code: C, values: { readonly [name: string]: string | number } = {}) {
    super(`${code}: ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}

/** Parses what comes from outside; the complaint names the place of the first fault, as in `steps[2].seat`. */
export function parseAt<T>(schema: Schema<T>, value: unknown, where = ''): T {
  try {
    return schema.parse(value);
  } catch (thrown) {
    throw wrongShape(thrown, where);
  }
}

export function wrongShape(thrown: unknown, where: string): Complaint {
  const issue = thrown instanceof z.ZodError ? deepest(thrown.issues[0]) : null;
  const path = issue ? joined(where, issue.path) : where;
  return new Complaint('wrong-shape', { path: path || '.', why: issue ? issue.message : messageOf(thrown) });
}

/** The issue of a union tells nothing; that of the branch which got farthest does. */
function deepest(issue: z.core.$ZodIssue | undefined): { path: PropertyKey[]; message: string } | null {
  if (!issue) return null;
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.map(branch => deepest(branch[0])).filter(found => found !== null);
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best && best.path.length > 0 ? { path: [...issue.path, ...best.path], message: best.message } : issue;
}
