import { afterAll, describe, expect, test } from 'vitest';
import { HandClock } from '../clock.ts';
import { type Counted, type Counter, databaseCounter, redisCounter } from '../doors/counters.ts';
import { Tallies } from '../doors/tallies.ts';
import { newTableId } from '../ids.ts';
import { openServices } from '../nodes/open.ts';
import { openRedis } from '../nodes/redis-bus.ts';
import { readSettings } from '../settings.ts';
import { STORAGES, freshPlace, hasRedis, redisUrl } from './places.ts';

const WINDOW = 60_000;
const MAX = 600;
const clock = new HandClock();

/** A counter that answers when it is let, and fails when it is told to. */
class Held {
  readonly asked: number[] = [];
  isBroken = false;
  private total = 0;
  private ends = 0;
  private held: (() => void)[] = [];

  readonly counter: Counter = async (_key, more) => {
    this.asked.push(more);
    await new Promise<void>(resolve => this.held.push(resolve));
    if (this.isBroken) throw new Error('timeout exceeded when trying to connect');
    if (this.ends <= clock.steady()) [this.total, this.ends] = [0, clock.steady() + WINDOW];
    this.total += more;
    return { current: this.total, ttl: this.ends - clock.steady() };
  };

  /** Until nobody asks any more. */
  async answer(): Promise<void> {
    for (let waiting = this.held; waiting.length > 0; waiting = this.held) {
      this.held = [];
      for (const answer of waiting) answer();
      await new Promise(setImmediate);
    }
  }
}

/** So many requests of one key at once; how many of those that were answered are allowed. */
function requests(tallies: Tallies, times: number, key = '192.0.2.1') {
  const told: Counted[] = [];
  for (let i = 0; i < times; i++) tallies.add(key, WINDOW, MAX, (_error, result) => told.push(result));
  const allowed = (): number => told.filter(({ current }) => current <= MAX).length;
  return { told, allowed };
}

test('requests that come while their key is counted are counted together', async () => {
  const held = new Held();
  const tallies = new Tallies(held.counter, clock);
  const flood = requests(tallies, 500);
  await held.answer();
  expect(held.asked).toEqual([1, 499]);
  expect(flood.told.map(({ current }) => current)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
});

test('who is over the limit is not looked up again before the count ends, and others are', async () => {
  const held = new Held();
  const tallies = new Tallies(held.counter, clock);
  const flood = requests(tallies, 12_000);
  await held.answer();
  expect(flood.told).toHaveLength(12_000);
  expect(flood.allowed()).toBe(MAX);
  const asked = held.asked.length;
  expect(asked).toBeLessThan(5);
  clock.pass(WINDOW / 2);
  const more = requests(tallies, 10_000);
  expect(more.told, 'at once').toHaveLength(10_000);
  expect(more.allowed()).toBe(0);
  expect(more.told[0]?.ttl).toBe(WINDOW / 2);
  expect(held.asked).toHaveLength(asked);
  clock.pass(WINDOW / 2);
  const later = requests(tallies, 1);
  await held.answer();
  expect(later.told).toEqual([{ current: 1, ttl: WINDOW }]);
  const other = requests(tallies, 1, '192.0.2.2');
  await held.answer();
  expect(other.allowed()).toBe(1);
});

test('while the counter fails this server counts by itself, and what it counted stays counted', async () => {
  const held = new Held();
  const tallies = new Tallies(held.counter, clock);
  const before = requests(tallies, 100);
  await held.answer();
  held.isBroken = true;
  const during = requests(tallies, 400);
  await held.answer();
  expect(before.allowed() + during.allowed()).toBe(500);
  expect(held.asked, 'nobody waits for it a second time').toEqual([1, 99, 1]);
  requests(tallies, 10, '192.0.2.2');
  await held.answer();
  expect(held.asked, 'it is left alone for a while').toHaveLength(3);
  held.isBroken = false;
  clock.pass(2000);
  const after = requests(tallies, 1);
  await held.answer();
  expect(after.told[0]?.current).toBe(501);
  const flood = requests(tallies, 5000);
  await held.answer();
  expect(flood.allowed()).toBe(99);
});

test('a counter that never answered lets nobody ask for ever', async () => {
  const held = new Held();
  held.isBroken = true;
  const tallies = new Tallies(held.counter, clock);
  const flood = requests(tallies, 12_000);
  await held.answer();
  expect(flood.told).toHaveLength(12_000);
  expect(flood.allowed()).toBe(MAX);
  clock.pass(WINDOW);
  const later = requests(tallies, 1);
  await held.answer();
  expect(later.allowed()).toBe(1);
});

test('addresses are forgotten when they count no more, and only so many are known', async () => {
  const tallies = new Tallies(async (_key, more, window) => ({ current: more, ttl: window }), clock);
  for (let i = 0; i < 12_000; i++) requests(tallies, 1, `address ${i}`);
  await new Promise(setImmediate);
  expect(tallies.size).toBe(10_000);
  clock.pass(2 * WINDOW);
  expect(tallies.size).toBe(0);
});

describe('two servers count together', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(closing.map(close => close())));

  async function countsTogether(counters: readonly [Counter, Counter]): Promise<void> {
    const [one, two] = counters.map(counter => new Tallies(counter, clock)) as [Tallies, Tallies];
    const floods = [requests(one, 500), requests(two, 500)] as const;
    await expect.poll(() => floods.flatMap(({ told }) => told).length).toBe(1000);
    expect(floods[0].allowed() + floods[1].allowed()).toBe(MAX);
    const { told } = requests(two, 1, '192.0.2.2');
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.current).toBe(1);
    expect(told[0]?.ttl).toBeGreaterThan(WINDOW / 2);
    expect(told[0]?.ttl).toBeLessThanOrEqual(WINDOW);
  }

  test.each(STORAGES)('on %s', async storage => {
    const place = await freshPlace(storage);
    const args = ['--data', place.path];
    const services = await openServices(readSettings(args, place.environment), clock);
    closing.push(async () => {
      await services.close();
      await place.remove();
    });
    const counter = databaseCounter(services.store, clock);
    await countsTogether([counter, counter]);
    clock.pass(WINDOW);
    expect(await counter('192.0.2.1', 7, WINDOW), 'and begin anew').toEqual({ current: 7, ttl: WINDOW });
  });

  test.runIf(hasRedis)('on Redis', async () => {
    const redis = await openRedis(await redisUrl());
    closing.push(async () => redis.disconnect());
    const shared = redisCounter(redis);
    const run = newTableId(); // a Redis that others use too
    const counter: Counter = (key, ...how) => shared(`${run} ${key}`, ...how);
    await countsTogether([counter, counter]);
    await counter('short', 7, 1);
    await expect.poll(async () => (await counter('short', 7, 1)).current, { interval: 20 }).toBe(7);
  });
});
