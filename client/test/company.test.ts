import { expect, test } from 'vitest';
import type { LobbySeat } from '../../referee/messages.ts';
import { companyIn, companyOf } from '../new-table/company.ts';
import { lobby } from './fake-world.ts';

const [me, bot] = lobby.seats as [LobbySeat, LobbySeat];
const kept = (seats: readonly LobbySeat[]) =>
  companyIn(new URLSearchParams({ ...companyOf({ ...lobby, seats: [...seats] }) }));

test('the next table proposes the company of the last', () => {
  expect(kept([me])).toEqual({ seats: 1, others: [] });
  expect(kept([bot, me, bot])).toEqual({ seats: 3, others: ['companion', 'companion'] });
  expect(kept([me, { ...bot, bot: 'expert' }, { ...bot, bot: 'yardstick' }])).toEqual({
    seats: 3,
    others: ['expert', 'companion'],
  });
  expect(kept([me, { ...me, seat: 1 }, { ...me, seat: 2, isYours: false }])).toEqual({
    seats: 3,
    others: ['here', 'friend'],
  });
});

test('an address of before bots had levels means companions', () => {
  expect(companyIn(new URLSearchParams('seats=3&with=bot+here'))).toEqual({ seats: 3, others: ['companion', 'here'] });
});

test('an address that makes no sense proposes nobody', () => {
  expect(companyIn(new URLSearchParams('seats=many&with=nobody'))).toEqual({ seats: null, others: [] });
  expect(companyIn(new URLSearchParams(''))).toEqual({ seats: null, others: [] });
});
