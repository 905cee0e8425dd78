import type { ServedRow } from '../../storage/schema.ts';
import { expect, test } from 'vitest';
import type { Position } from '../../../referee/messages.ts';
import { HandClock } from '../../clock.ts';
import { MatchClock } from '../match-clock.ts';
import type { Environment } from '../environment.ts';
import { FakeBus, FakeRegister, positionAt } from './fakes.ts';

/** A match that stands somewhere, and a storage that may hold a mark of when it was served. */
function ticking(position: Position | null, mark: ServedRow | null = null, isShared = false) {
  const clock = new HandClock(1_000_000);
  const query = { selectAll: () => query, where: () => query, executeTakeFirst: async () => mark ?? undefined };
  const store = { db: { selectFrom: () => query }, logs: { enteredAt: async () => null } };
  const around = { clock, bus: new FakeBus(isShared), store } as unknown as Environment;
  const match = { position };
  const register = new FakeRegister();
  return { shown: new MatchClock(register, match, around), clock, match, register };
}

test('it goes on from where the match stands, and never back', async () => {
  const { shown, clock, match } = ticking(positionAt(1, { clock: 500, due: 9000 }));
  clock.pass(10_000);
  expect(await shown.resume()).toBe(0);
  expect(shown.now()).toBe(500);
  clock.pass(250);
  expect(shown.now()).toBe(750);
  match.position = positionAt(2, { clock: 800 });
  expect(shown.now()).toBe(800);
});

test('while the match is paused it stands; without a match it shows nothing', async () => {
  const { shown, clock, match } = ticking(positionAt(1, { clock: 500, paused: true }));
  await shown.resume();
  clock.pass(1000);
  expect(shown.now()).toBe(500);
  match.position = null;
  expect(shown.now()).toBe(0);
});

test('what passes during a pause does not count', async () => {
  const { shown, clock, match } = ticking(positionAt(1, { clock: 500, paused: true }));
  await shown.resume();
  clock.pass(60_000);
  match.position = positionAt(2, { clock: 500, due: 9000 });
  shown.goOn();
  clock.pass(100);
  expect(shown.now()).toBe(600);
});

test('woken, it goes on where it stood, and says for how long nobody served it', async () => {
  const mark = { table_id: 't', clock: 700, at: 1_000_000 };
  const { shown, clock } = ticking(positionAt(1, { clock: 500, due: 9000 }), mark);
  clock.pass(5000);
  expect(await shown.resume()).toBe(5000);
  expect(shown.now()).toBe(700);
});

test('another server that served it just now has let it run', async () => {
  const mark = { table_id: 't', clock: 700, at: 1_000_000 };
  const { shown, clock } = ticking(positionAt(1, { clock: 500, due: 9000 }), mark, true);
  clock.pass(2000);
  expect([await shown.resume(), shown.now()]).toEqual([0, 2700]);
  clock.pass(1000);
  expect(await shown.resume(), 'one that is gone has not').toBe(3000);
});

test('it shows at least what another server has seen', async () => {
  const { shown } = ticking(positionAt(1, { clock: 500, due: 9000 }));
  await shown.resume();
  shown.atLeast(2000);
  expect(shown.now()).toBe(2000);
  shown.atLeast(1000);
  expect(shown.now()).toBe(2000);
});

test('what it shows is marked only while it runs', async () => {
  const { shown, clock, match } = ticking(positionAt(1, { due: 9000 }));
  await shown.resume();
  clock.pass(40);
  expect(shown.served()).toEqual({ table_id: 't', clock: 40, at: 1_000_040 });
  const over = { reason: 'end', scores: [] };
  for (const position of [
    positionAt(1),
    positionAt(1, { due: 1, paused: true }),
    positionAt(1, { due: 1, outcome: over }),
    null,
  ]) {
    match.position = position;
    expect(shown.served()).toBeNull();
  }
});

test('nobody is missed at a table that does not run', async () => {
  const mark = { table_id: 't', clock: 700, at: 0 };
  const { shown, register } = ticking(positionAt(1, { clock: 500, due: 9000 }), mark);
  register.change({ status: 'over' });
  expect([await shown.resume(), shown.now()]).toEqual([0, 500]);
});
