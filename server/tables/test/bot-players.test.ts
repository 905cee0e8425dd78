import type { RulesRequest } from '../../rules/requests.ts';
import { expect, test } from 'vitest';
import type { AnyBox } from '../../../engine/box.ts';
import type { Input, Spec } from '../../../engine/types.ts';
import type { Down } from '../../../referee/down.ts';
import type { Advice } from '../../../bots/advice.ts';
import { BotFault, type Thought } from '../../bots/thinker.ts';
import { HandClock } from '../../clock.ts';
import { BotPlayers } from '../bot-players.ts';
import type { Attempt } from '../match-log.ts';
import { STORAGE } from '../refusals.ts';
import type { Environment } from '../environment.ts';
import { FakeRegister, FakeTimers, atOnce, positionAt, seatsOf } from './fakes.ts';

interface Wanted {
  readonly pace?: (step: string) => number;
  readonly isOpen?: boolean;
  readonly taken?: Attempt;
}

/** Ana plays beside a bot, which is asked and would go; the usual pace is 1000. */
function table({ pace, isOpen = false, taken = null }: Wanted = {}) {
  const [register, timers, clock] = [new FakeRegister({}, seatsOf('ana', null)), new FakeTimers(), new HandClock()];
  const entered: Input<Spec>[] = [];
  const told: Down[] = [];
  const troubles: string[] = [];
  const state = { isDue: false, thoughts: 0 };
  const [faults, thoughtBy]: [BotFault[], string[]] = [[], []];
  const think = async ({ bot }: Thought): Promise<Advice> => {
    thoughtBy.push(bot);
    const fault = faults.shift();
    if (fault) throw fault;
    const action = { type: 'go', thought: ++state.thoughts };
    return { action, because: [] };
  };
  const match = {
    position: positionAt(4, { asked: [1] }),
    ask: async ({ op }: RulesRequest) =>
      op === 'whole' ? { prompts: { 1: { options: [{ type: 'first' }, { type: 'second' }] } } } : 'saved',
  };
  const box = { game: { isOpen }, bots: pace ? { pace } : {} } as unknown as AnyBox;
  const around = {
    clock,
    botPace: 1000,
    thinker: { think },
    trouble: (what: string) => void troubles.push(what),
  } as unknown as Environment;
  const bots = new BotPlayers(
    {
      box,
      register,
      match: match as unknown as ConstructorParameters<typeof BotPlayers>[0]['match'],
      clock: { now: () => 33 },
      log: { attempt: async input => (entered.push(input), taken) },
      alarm: { fireDue: async () => (state.isDue ? STORAGE : null) },
      showing: { tell: message => void told.push(message) },
      turns: atOnce,
      timers,
    },
    around,
  );
  return { bots, register, timers, clock, match, entered, told, troubles, state, faults, thoughtBy };
}

test('the bot that is asked answers after the usual while', async () => {
  const { bots, timers, entered } = table({ isOpen: false });
  bots.set(50);
  expect(timers.waits).toEqual([{ name: 'bot', ms: 1050 }]);
  await timers.ring();
  expect(entered).toEqual([{ type: 'answer', at: 33, seat: 1, action: { type: 'go', thought: 1 } }]);
});

test('nothing is set where only people are asked', () => {
  const { bots, timers, match } = table();
  match.position = positionAt(4, { asked: [0] });
  bots.set(0);
  expect(timers.waits).toEqual([]);
});

test('it keeps the pace of its game, counted from the last answer', () => {
  const { bots, timers, clock } = table({ pace: step => (step === 'turn/act' ? 4000 : Number.NaN), isOpen: false });
  bots.set(0);
  bots.answered('turn/act', { type: 'go' });
  clock.pass(300);
  bots.set(0);
  clock.pass(60_000);
  bots.set(0);
  bots.answered('turn/other', { type: 'go' });
  bots.set(0);
  const [first, atPace, late, unknown] = timers.waits.map(({ ms }) => ms);
  expect([first, late, unknown]).toEqual([1000, 500, 1000]);
  expect(atPace).toBe((4000 * 1000) / 900 - 300);
});

test('a game whose pace throws has none', () => {
  const { bots, timers } = table({
    isOpen: true,
    pace: () => {
      throw new Error('no');
    },
  });
  bots.answered('turn/act', { type: 'go' });
  bots.set(0);
  expect(timers.waits.at(-1)?.ms).toBe(250);
});

test('where nothing is hidden, it says what it will do, and does that', async () => {
  const { bots, timers, clock, told, entered, state } = table({ isOpen: true });
  bots.set(0);
  expect(timers.waits).toEqual([{ name: 'bot', ms: 250 }]);
  clock.pass(250);
  await timers.ring();
  expect(told).toEqual([{ type: 'about', n: 4, seat: 1, action: { type: 'go', thought: 1 } }]);
  expect(timers.waits.at(-1)).toEqual({ name: 'bot', ms: 750 });
  await timers.ring();
  expect(entered).toMatchObject([{ action: { type: 'go', thought: 1 } }]);
  expect(state.thoughts).toBe(1);
});

test('what it said is forgotten when something else came first', async () => {
  const { bots, timers, match, entered } = table({ pace: () => 900, isOpen: true });
  bots.set(0);
  await timers.ring();
  match.position = positionAt(5, { asked: [1] });
  await timers.ring();
  expect(entered).toMatchObject([{ action: { thought: 2 } }]);
});

test('whoever has taken the seat back plays it', async () => {
  const { bots, register, timers, entered } = table();
  bots.set(0);
  register.seats = seatsOf('ana', 'ben');
  await timers.ring();
  expect(entered).toEqual([]);
});

test('what is due and could not be fired comes first', async () => {
  const { bots, timers, entered, state } = table();
  bots.set(0);
  state.isDue = true;
  await timers.ring();
  expect(entered).toEqual([]);
});

test.each([
  [STORAGE, []],
  ['lost' as const, []],
  [{ code: 'not-offered', rule: null, values: {} } as const, ['a bot was refused']],
])('a move that met %j', async (taken, expected) => {
  const { bots, timers, troubles } = table({ taken });
  bots.set(0);
  await timers.ring();
  expect(troubles).toEqual(expected);
});

test('nobody thinks for a seat that is not asked', async () => {
  const { bots, state } = table();
  expect(await bots.hint(0)).toBeNull();
  expect(state.thoughts).toBe(0);
  expect(await bots.hint(1)).toMatchObject({ action: { type: 'go' } });
});

const late = new BotFault('timeout', 'the bot took too long');
const thrown = new BotFault('rules', 'no such card');

test('a hint that fails is helped out by the plain bot; without that one there is none, and the match goes on', async () => {
  const { bots, faults, troubles, thoughtBy } = table();
  faults.push(late);
  expect(await bots.hint(1)).toMatchObject({ action: { type: 'go' } });
  expect(thoughtBy).toEqual(['companion', 'yardstick']);
  faults.push(late, thrown);
  expect(await bots.hint(1)).toBeNull();
  expect(troubles).toEqual(['a hint failed', 'a hint failed', 'a hint failed']);
  expect(await bots.hint(1)).toMatchObject({ action: { type: 'go' } });
});

test('a bot that throws is helped out by the plain one', async () => {
  const { bots, timers, faults, entered, thoughtBy } = table();
  faults.push(thrown);
  bots.set(0);
  await timers.ring();
  expect(thoughtBy).toEqual(['companion', 'yardstick']);
  expect(entered).toMatchObject([{ action: { type: 'go' } }]);
});

test('one that does not come back in time tries again; in the end whatever comes first is its answer', async () => {
  const { bots, timers, faults, entered } = table();
  faults.push(late, late);
  bots.set(0);
  for (let n = 0; n < 3; n++) await timers.ring();
  expect(entered).toHaveLength(1);
  for (let n = 0; n < 7; n++) faults.push(late);
  bots.set(0);
  for (let n = 0; n < 5; n++) await timers.ring();
  expect(entered).toHaveLength(1);
  await timers.ring();
  expect(entered[1]).toMatchObject({ action: { type: 'first' } });
});

test('where the plain one throws, too, the match goes on', async () => {
  const { bots, timers, faults, entered } = table();
  faults.push(thrown, thrown);
  bots.set(0);
  await timers.ring();
  expect(entered).toMatchObject([{ action: { type: 'first' } }]);
});
