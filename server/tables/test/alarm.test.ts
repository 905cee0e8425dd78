import { expect, test } from 'vitest';
import type { Input, Spec } from '../../../engine/types.ts';
import type { Position } from '../../../referee/messages.ts';
import { Alarm } from '../alarm.ts';
import { LOST, type Attempt } from '../match-log.ts';
import { STORAGE } from '../refusals.ts';
import { FakeRegister, FakeTimers, atOnce, positionAt } from './fakes.ts';

/** A clock that shows 250, and a match in which something is due every hundred. */
function ringing(...taken: Attempt[]) {
  const [register, timers] = [new FakeRegister(), new FakeTimers()];
  const entered: Input<Spec>[] = [];
  const troubles: string[] = [];
  const state = { now: 250, schedules: 0 };
  const match: { position: Position } = { position: positionAt(0, { due: 100 }) };
  const log = {
    async attempt(input: Input<Spec>): Promise<Attempt> {
      entered.push(input);
      const { n, due } = match.position;
      const what = taken.shift() ?? null;
      if (what === null && input.type === 'tick') match.position = positionAt(n + 1, { due: (due ?? 0) + 100 });
      return what;
    },
  };
  const schedule = (): void => void state.schedules++;
  const clock = { now: () => state.now };
  const alarm = new Alarm(
    { register, match, clock, log, turns: atOnce, timers, schedule },
    { trouble: (what: string) => void troubles.push(what) },
  );
  return { alarm, register, timers, entered, troubles, state, match };
}

const ticks = (inputs: readonly Input<Spec>[]): number[] => inputs.map(({ at }) => at);

test('everything that is due is fired, each at its own time', async () => {
  const { alarm, entered } = ringing();
  expect(await alarm.fireDue()).toBeNull();
  expect(ticks(entered)).toEqual([100, 200]);
});

test('what another server has fired is looked at again', async () => {
  const { alarm, entered } = ringing(LOST);
  await alarm.fireDue();
  expect(ticks(entered)).toEqual([100, 100, 200]);
});

test('what could not be entered stops it', async () => {
  const { alarm, entered } = ringing(STORAGE);
  expect(await alarm.fireDue()).toBe(STORAGE);
  expect(entered).toHaveLength(1);
});

test('a tick that ends the match is the last one', async () => {
  const { alarm, register, entered } = ringing();
  register.change({ status: 'over' });
  expect(await alarm.fireDue()).toMatchObject({ code: 'not-running', values: { status: 'over' } });
  expect(entered).toHaveLength(1);
});

test('it rings when the next one is due, and later where others go first', async () => {
  const { alarm, timers, state, entered } = ringing();
  state.now = 30;
  alarm.set(400);
  expect(timers.waits).toEqual([{ name: 'due', ms: 470 }]);
  await timers.ring();
  expect([entered, state.schedules], 'too early: set again').toEqual([[], 1]);
  state.now = 100;
  await timers.ring();
  expect([ticks(entered), state.schedules]).toEqual([[100], 1]);
});

test('where nothing will be due it is not set', () => {
  const { alarm, timers, match } = ringing();
  match.position = positionAt(0);
  alarm.set(0);
  expect(timers.waits).toEqual([]);
});

test('an absence is logged after what was due', async () => {
  const { alarm, entered, troubles } = ringing();
  await alarm.sleptFor(9000);
  expect(ticks(entered)).toEqual([100, 200, 250]);
  expect(entered.at(-1)).toMatchObject({ entry: { type: 'away', ms: 9000 } });
  expect(troubles).toEqual([]);
});

test.each<[Attempt, string[]]>([
  [STORAGE, []],
  [LOST, []],
  [{ code: 'clock', rule: null, values: {} }, ['an absence was refused']],
])('an absence that met %j', async (what, expected) => {
  const { alarm, match, troubles } = ringing(what);
  match.position = positionAt(0);
  await alarm.sleptFor(9000);
  expect(troubles).toEqual(expected);
});
