import { expect, test } from 'vitest';
import { Asking } from '../tables/asking.ts';

test('an answer is to the question that was read, not to one that came before the click', () => {
  const asking = new Asking();
  asking.put({ seat: 0, to: 3, n: 4, why: null, waitingFor: ['ben'] });
  asking.put({ seat: 2, to: 1, n: 4, why: null, waitingFor: ['ben'] });
  expect(asking.answer('ben', true, 4, { seat: 0, n: 4 })).toBeNull();
  expect(asking.answer('ben', true, 4, { seat: 2, n: 3 })).toBeNull();
  expect(asking.answer('ben', true, 5, { seat: 2, n: 4 }), 'it is too late').toBeNull();
  expect(asking.answer('ben', true, 4, { seat: 2, n: 4 })).toMatchObject({ isSettled: true, question: { seat: 2 } });
});
