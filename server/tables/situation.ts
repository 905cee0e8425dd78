import type { Outcome } from '../../engine/types.ts';
import type { Situation } from '../../referee/messages.ts';
import { failureOf } from '../storage/failure.ts';
import type { TableRow } from '../storage/schema.ts';

/** The state in which a table is, as far as those who look at it may know. */
export function situationOf({ status, outcome, failure, seed, salt }: TableRow): Situation {
  const ended = outcome === null ? null : (JSON.parse(outcome) as Outcome);
  if (status === 'over') return { status, isCut: false, seed, salt, outcome: ended as Outcome };
  if (status === 'lobby' || status === 'running')
    return { status, isCut: false, seed: null, salt: null, outcome: null };
  const isCut = failure !== null && failureOf(failure).lost !== undefined;
  return { status, isCut, seed: null, salt: null, outcome: ended };
}
