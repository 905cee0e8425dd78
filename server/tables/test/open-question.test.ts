import { describe, expect, test } from 'vitest';
import { OpenQuestion } from '../open-question.ts';
import { Ending } from '../ending.ts';

test('an answer is to the question that was read, not to one that came before the click', () => {
  const asking = new OpenQuestion();
  asking.put({ seat: 0, to: 3, n: 4, why: null, waitingFor: ['ben'] });
  asking.put({ seat: 2, to: 1, n: 4, why: null, waitingFor: ['ben'] });
  expect(asking.answer('ben', true, 4, { seat: 0, n: 4 })).toBeNull();
  expect(asking.answer('ben', true, 4, { seat: 2, n: 3 })).toBeNull();
  expect(asking.answer('ben', true, 5, { seat: 2, n: 4 }), 'it is too late').toBeNull();
  expect(asking.answer('ben', true, 4, { seat: 2, n: 4 })).toMatchObject({ isSettled: true, question: { seat: 2 } });
});

describe('whether the match ends for all, known to several servers', () => {
  const asked = { seat: 0, n: 7, by: 'ana', agreed: [] };

  test('whoever agreed on either of them has agreed', () => {
    const ending = new Ending();
    ending.put({ ...asked, agreed: ['ben'] });
    ending.put({ ...asked, agreed: ['zoe'] });
    expect(ending.open?.agreed).toEqual(['ben', 'zoe']);
  });

  test('a word that was on its way when the question ended does not open it again', () => {
    const ending = new Ending();
    ending.put(asked);
    expect([ending.close(7), ending.close(7)]).toEqual([true, false]);
    ending.put({ ...asked, agreed: ['ben'] });
    expect(ending.open).toBeNull();
    expect(ending.ask(0, 'ana', 7), 'the next one has another name').toMatchObject({ n: 8, agreed: [] });
  });

  test.each([
    [{ ...asked, seat: 1, by: 'ben' }, asked],
    [
      { ...asked, seat: 1, by: 'ben', n: 9 },
      { ...asked, seat: 1, by: 'ben', n: 9 },
    ],
  ])('of two that were asked at once all keep the same one', (other, kept) => {
    for (const order of [[asked, other] as const, [other, asked] as const]) {
      const ending = new Ending();
      for (const question of order) ending.put(question);
      expect(ending.open).toEqual(kept);
    }
  });
});
