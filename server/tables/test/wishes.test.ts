import { expect, test } from 'vitest';
import type { SeatRow, TableRow, VisitRow } from '../../storage/schema.ts';
import type { Reseating, Seating } from '../../storage/seating.ts';
import { HouseRefusal } from '../refusal.ts';
import { answering, asking, deciders, openWishes, ownWish } from '../wishes.ts';

// When a seat may be asked for, for how long, and who answers: on rows, without a server.

const MINUTE = 60_000;

const row = (seat: number, guest_id: string | null): SeatRow => ({
  table_id: 't',
  seat,
  kind: guest_id ? 'person' : 'bot',
  guest_id,
  bot: guest_id ? null : 'companion',
  taken: 0,
});
const table = { id: 't', host_id: 'host', status: 'running', may_join: 0 } as TableRow;
const start: Seating = { table, seats: [row(0, 'host'), row(1, 'ben'), row(2, null), row(3, null)], visits: [] };

/** The table after a change. */
function after(before: Seating, { seats = [], visits = [] }: Reseating): Seating {
  const changed = new Set(visits.map(visit => visit.guest_id));
  return {
    ...before,
    seats: before.seats.map(one => seats.find(next => next.seat === one.seat) ?? one),
    visits: [...before.visits.filter(visit => !changed.has(visit.guest_id)), ...visits],
  };
}

const at = (minute: number, ...present: string[]) => ({
  now: 1_000_000 + minute * MINUTE,
  isOpen: false,
  present: new Set(['host', 'ben', 'eve', 'zoe', ...present]),
});

function refusal(run: () => unknown): object {
  try {
    run();
  } catch (error) {
    if (error instanceof HouseRefusal) return { code: error.code, ...error.values };
    throw error;
  }
  return { code: null };
}

test('after a refusal ten minutes pass before the next wish, for whatever seat', () => {
  const asked = after(start, asking(start, 'eve', 2, at(0)));
  const refused = after(asked, answering(asked, 'host', 'eve', false, at(1)));
  expect(ownWish(refused, 'eve', at(1))).toEqual({ seat: 2, isRefused: true });
  expect(refusal(() => asking(refused, 'eve', 3, at(10.9)))).toEqual({ code: 'ask-later', minutes: 1 });
  expect(openWishes(after(refused, asking(refused, 'eve', 3, at(11))), at(11))).toHaveLength(1);
});

test('after the refusal of a hand a bot’s seat may be asked for at once, and only once', () => {
  const eve = { ...(asking(start, 'eve', 2, at(0)).visits?.[0] as VisitRow), wish: 1, has_ticket: 1 };
  const asked = after(start, { visits: [eve] });
  const refused = after(asked, answering(asked, 'ben', 'eve', false, at(1)));
  const again = after(refused, asking(refused, 'eve', 2, at(1)));
  expect(openWishes(again, at(1))).toHaveLength(1);
  const twice = after(again, answering(again, 'host', 'eve', false, at(2)));
  expect(refusal(() => asking(twice, 'eve', 3, at(2)))).toMatchObject({ code: 'ask-later' });
});

test('whoever takes a wish back and asks again at once is asked to wait; taking back does not undo a refusal', () => {
  const asked = after(start, asking(start, 'eve', 2, at(0)));
  const withdrawn = after(asked, asking(asked, 'eve', null, at(0.1)));
  expect(openWishes(withdrawn, at(0.1))).toEqual([]);
  expect(refusal(() => asking(withdrawn, 'eve', 2, at(0.2)))).toMatchObject({ code: 'ask-later' });
  expect(openWishes(after(withdrawn, asking(withdrawn, 'eve', 2, at(0.6))), at(0.6))).toHaveLength(1);
  const refused = after(asked, answering(asked, 'host', 'eve', false, at(1)));
  expect(asking(refused, 'eve', null, at(2))).toEqual({});
});

test('a wish is open for an hour, while its asker is there and the seat is a bot’s', () => {
  const asked = after(start, asking(start, 'eve', 2, at(0)));
  expect(openWishes(asked, at(59))).toHaveLength(1);
  expect(openWishes(asked, at(60))).toEqual([]);
  expect(openWishes(asked, { ...at(1), present: new Set(['host']) })).toEqual([]);
  const taken = { ...asked, seats: asked.seats.map(one => (one.seat === 2 ? row(2, 'zoe') : one)) };
  expect(refusal(() => answering(taken, 'host', 'eve', true, at(1)))).toEqual({ code: 'no-wish' });
});

test('nobody is asked by more than eight at once', () => {
  let crowd = start;
  const names = Array.from({ length: 9 }, (_, i) => `guest ${i}`);
  for (const name of names.slice(0, 8)) crowd = after(crowd, asking(crowd, name, 2, at(0, ...names)));
  expect(openWishes(crowd, at(0, ...names))).toHaveLength(8);
  expect(refusal(() => asking(crowd, names[8] ?? '', 2, at(0, ...names)))).toMatchObject({ code: 'ask-later' });
});

test('the host answers; without the host anybody who plays; the host’s own wish needs all who play', () => {
  const asked = after(start, asking(start, 'eve', 2, at(0)));
  const [wish] = openWishes(asked, at(0));
  if (!wish) throw new Error('no wish');
  expect(deciders(asked, wish, new Set(['host', 'ben', 'eve']))).toEqual(['host']);
  expect(deciders(asked, wish, new Set(['ben', 'eve']))).toEqual(['host', 'ben']);
  const standing = { ...start, seats: [row(0, 'zoe'), row(1, 'ben'), row(2, null)] };
  const own = after(standing, asking(standing, 'host', 2, at(0)));
  const half = after(own, answering(own, 'zoe', 'host', true, at(0)));
  expect(half.seats[2]?.guest_id).toBeNull();
  expect(
    refusal(() => answering(half, 'zoe', 'host', true, at(0))),
    'once each',
  ).toMatchObject({ code: 'not-yours' });
  expect(after(half, answering(half, 'ben', 'host', true, at(0))).seats[2]).toMatchObject({
    guest_id: 'host',
    taken: 1,
  });
});
