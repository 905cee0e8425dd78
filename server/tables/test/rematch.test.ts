import { expect, test } from 'vitest';
import type { SeatRow } from '../../storage/schema.ts';
import { seatedAt } from '../rematch.ts';

test('whose seat is gone takes that of a bot; whoever asks has one in any case', () => {
  const row = (seat: number, guest_id: string | null): SeatRow => ({
    table_id: 't',
    seat,
    kind: guest_id ? 'person' : 'bot',
    guest_id,
    bot: guest_id ? null : 'companion',
    taken: 0,
  });
  const names = (rows: readonly SeatRow[]) => rows.map(({ seat, guest_id }) => `${seat} ${guest_id ?? 'bot'}`);
  const before = [row(0, 'ana'), row(1, null), row(2, 'ben'), row(3, 'eve')];
  expect(names(seatedAt(before, 4, 'ana'))).toEqual(['0 ana', '1 bot', '2 ben', '3 eve']);
  expect(names(seatedAt(before, 3, 'ana'))).toEqual(['0 ana', '1 eve', '2 ben']);
  expect(names(seatedAt(before, 2, 'eve'))).toEqual(['0 ana', '1 eve']);
  expect(names(seatedAt(before, 2, 'ana'))).toEqual(['0 ana', '1 ben']);
  expect(names(seatedAt(before, 1, 'eve'))).toEqual(['0 eve']);
});
