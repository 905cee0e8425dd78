import { expect, test } from 'vitest';
import { HandClock } from '../../clock.ts';
import { Outage } from '../outage.ts';
import { FakeRegister, FakeTimers } from './fakes.ts';

function storm() {
  const done: string[] = [];
  const [clock, register, timers] = [new HandClock(), new FakeRegister(), new FakeTimers()];
  const match = { forget: async () => void done.push('forgotten') };
  const showing = { lose: () => void done.push('lost') };
  const goOn = async (): Promise<void> => void done.push('on');
  const around = { clock, trouble: (what: string) => void done.push(what) };
  return { outage: new Outage({ register, match, showing, timers, goOn }, around), clock, register, timers, done };
}

test('what could not be kept is forgotten, and tried again later', async () => {
  const { outage, timers, done } = storm();
  expect(await outage.meet(new Error('no disk'))).toMatchObject({ code: 'storage' });
  expect(done).toEqual(['lost', 'forgotten', 'storage out of reach']);
  expect(timers.waits).toEqual([{ name: 'again', ms: 500 }]);
  await timers.ring();
  expect(done.at(-1)).toBe('on');
});

test('each time it waits longer, until it is over', () => {
  const { outage, timers } = storm();
  for (let i = 0; i < 7; i++) outage.tryLater();
  expect(timers.waits.map(({ ms }) => ms)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  outage.end();
  outage.tryLater();
  expect(timers.waits.at(-1)?.ms).toBe(500);
});

test('a table that does not run is not tried again', async () => {
  const { outage, register, timers } = storm();
  register.change({ status: 'over' });
  await outage.meet(new Error('no disk'));
  expect(timers.waits).toEqual([]);
});

test('it is later than what was asked before it, and than nothing else', async () => {
  const { outage, clock } = storm();
  expect(outage.isLaterThan(clock.steady())).toBe(false);
  const before = clock.steady();
  clock.pass(10);
  await outage.meet(new Error('no disk'));
  expect([outage.isLaterThan(before), outage.isLaterThan(clock.steady())]).toEqual([true, false]);
});
