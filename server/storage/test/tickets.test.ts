import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/child.ts';
import { migrate } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { Store } from '../store.ts';
import { Tickets } from '../tickets.ts';

const folder = temporaryFolder();
const { db } = openSqlite(folder.path);
const store = new Store(db, null);
const tickets = new Tickets(store);
beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  folder.remove();
});

test('a ticket is good until its last moment; whoever comes later is told so, and in the end nothing is left of it', async () => {
  await tickets.add('code', 'table', 1, 1000);
  expect(await tickets.take('code', 'table', 'eve', 1001)).toEqual({ why: 'ticket-late' });
  expect(await tickets.take('code', 'table', 'ana', 1000)).toEqual({ seat: 1 });
  expect(await tickets.take('code', 'table', 'ana', 5000), 'the same person again').toEqual({ seat: 1 });
  expect(await tickets.take('code', 'table', 'eve', 1000)).toEqual({ why: 'ticket-used' });
  await tickets.giveBack('code', 'table', 'eve');
  expect(await tickets.take('code', 'table', 'eve', 1000), 'not hers to give back').toEqual({ why: 'ticket-used' });
  await tickets.giveBack('code', 'table', 'ana');
  expect(await tickets.take('code', 'table', 'eve', 1000)).toEqual({ seat: 1 });
  await tickets.removeOld(1000 + 60 * 60_000);
  expect(await tickets.take('code', 'table', 'zoe', 2000)).toEqual({ why: 'ticket-used' });
  await tickets.removeOld(1001 + 60 * 60_000);
  expect(await tickets.take('code', 'table', 'zoe', 2000)).toEqual({ why: 'no-ticket' });
});

test('of many who show the same ticket at once one has the seat', async () => {
  await tickets.add('rush', 'table', 2, 1000);
  const shown = await Promise.all(Array.from({ length: 20 }, (_, n) => tickets.take('rush', 'table', `guest ${n}`, 1)));
  expect(shown.filter(one => 'seat' in one)).toHaveLength(1);
});

test('a screen waits for its table for a while', async () => {
  await tickets.addScreen('abc', 1000);
  expect(await tickets.tableOfScreen('abc', 1000)).toBeNull();
  expect(await tickets.sendScreen('abc', 'table', 1001), 'too late').toBe(false);
  expect(await tickets.sendScreen('abc', 'table', 1000)).toBe(true);
  expect(await tickets.tableOfScreen('abc', 1000)).toBe('table');
  expect(await tickets.tableOfScreen('abc', 1001)).toBeUndefined();
});
