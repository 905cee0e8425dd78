import { expect, test } from 'vitest';
import { failureText } from '../../storage/failure.ts';
import { situationOf } from '../situation.ts';
import { rowWith } from './fakes.ts';

const none = { isCut: false, seed: null, salt: null, outcome: null };

test.each(['lobby', 'running'] as const)('at a table in its %s nothing is revealed', status => {
  expect(situationOf(rowWith({ status }))).toEqual({ status, ...none });
});

test('when the match is over the seed is revealed, with how it ended', () => {
  const outcome = { reason: 'won', scores: [1, 0] };
  const row = rowWith({ status: 'over', outcome: JSON.stringify(outcome) });
  expect(situationOf(row)).toEqual({ status: 'over', isCut: false, seed: 'seed', salt: 'salt', outcome });
});

test.each(['failed', 'frozen'] as const)(
  'a table that has %s keeps its secrets, and says whether inputs are lost',
  status => {
    const failure = { why: 'no', input: null };
    expect(situationOf(rowWith({ status, failure: failureText(failure) }))).toEqual({ status, ...none });
    const lost = failureText({ ...failure, lost: { from: 3, to: 5 } });
    expect(situationOf(rowWith({ status, failure: lost }))).toEqual({ status, ...none, isCut: true });
  },
);
