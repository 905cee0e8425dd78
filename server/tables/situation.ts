import type { Situation } from '../../referee/messages.ts';
import { outcomeOf } from '../storage/columns.ts';
import { failureOf } from '../storage/failure.ts';
import type { TableRow } from '../storage/schema.ts';

/** The state in which a table is, as far as those who look at it may know. */
export function situationOf(row: TableRow): Situation {
  const { status, failure, seed, salt } = row;
  const ended = outcomeOf(row);
  if (status === 'over') {
    if (!ended) throw new Error('a match that is over has an outcome');
    return { status, isCut: false, seed, salt, outcome: ended };
  }
  if (status === 'lobby' || status === 'running' || status === 'lent')
    return { status, isCut: false, seed: null, salt: null, outcome: null };
  const isCut = failure !== null && failureOf(failure).lost !== undefined;
  return { status, isCut, seed: null, salt: null, outcome: ended };
}
