import type { Wish } from '../../lab/plan.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../../lab/complaint.ts';
import type { Given } from './command.ts';
import type { CommandComplaint } from './complaints.ts';

/** The options that say which match is wanted. */
export const wishOptions = { scenario: 'string', seats: 'string', bots: 'string', options: 'string' } as const;

export function wishOf(given: Given): Wish {
  const bots = given.text('bots')?.split(',');
  return {
    scenario: given.text('scenario'),
    seats: given.number('seats'),
    bots,
    options: optionsOf(given.text('options')),
  };
}

export function optionsOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    throw new Complaint<CommandComplaint>('not-json', { path: '--options', why: messageOf(thrown) });
  }
}
