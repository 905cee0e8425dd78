import { expect, test } from 'vitest';
import { call, decide, define, emit, finish, flow, goTo, nearest } from '../flow.ts';
import { play } from '../match.ts';
import type { Frame, Game, Match } from '../types.ts';
import { type A, alarms } from './toys/alarm.ts';
import { duel } from './toys/duel.ts';
import type { D } from './toys/duel-spec.ts';

// What must not compile. Nothing here is run: the type check fails where an expected error stays away.

/** The game with something else in one part of its spec. */
type With<W, Part> = Omit<W, keyof Part> & Part;
const as = <W extends A>(): Game<W> => alarms as unknown as Game<W>;

export function saved(): void {
  define<A>(alarms);
  define<D>(duel);
  define<With<A, { state: A['state'] & { perhaps?: string; many: { x: number | null }[] } }>>(as());
  define<With<A, { frames: A['frames'] & { [power: `power/${string}`]: { at: string; self: number } } }>>(as());

  // @ts-expect-error a Map in the state does not survive a save
  define<With<A, { state: A['state'] & { seen: Map<string, number> } }>>(as());
  // @ts-expect-error nor does a Set, however deep
  define<With<A, { state: A['state'] & { deep: { list: { seen: Set<string> }[] } } }>>(as());
  // @ts-expect-error nor does a closure
  define<With<A, { state: A['state'] & { later: () => void } }>>(as());
  // @ts-expect-error nor does undefined
  define<With<A, { state: A['state'] & { gone: string | undefined } }>>(as());
  // @ts-expect-error nor does a Date
  define<With<A, { state: A['state'] & { when: Date } }>>(as());
  // @ts-expect-error nor does a bigint
  define<With<A, { state: A['state'] & { big: bigint } }>>(as());

  // @ts-expect-error a closure in a frame does not survive a save
  define<With<A, { frames: A['frames'] & { extra: { at: 'one'; then: () => void } } }>>(as());
  // @ts-expect-error nor does a Map
  define<With<A, { frames: A['frames'] & { extra: { at: 'one'; seen: Map<string, number> } } }>>(as());
  // @ts-expect-error nor does undefined
  define<With<A, { frames: A['frames'] & { extra: { at: 'one'; gone: string | undefined } } }>>(as());

  // @ts-expect-error an action is recorded
  define<With<A, { action: A['action'] | { type: 'run'; path: Set<number> } }>>(as());
  // @ts-expect-error so are the options of the table
  define<With<A, { options: { banned: Set<string> } }>>(as());
  // @ts-expect-error and what a campaign carries
  define<With<A, { carry: { fame: number; won: Map<string, number> } | null }>>(as());
}

export function steps(m: Match<D>, f: Frame<D, 'round'>, alarm: Frame<A, 'alarm'>): void {
  goTo(f, 'take');
  // @ts-expect-error a step that the flow does not have
  goTo(f, 'dance');
  // @ts-expect-error a step of another flow
  goTo(f, 'begin');
  // @ts-expect-error what has no step cannot jump
  goTo(m.state, 'take');
  // @ts-expect-error nor finish
  finish(m.state);
  // @ts-expect-error a frame of this flow has no `found`
  alarm.found = [];
  // @ts-expect-error a frame does not become one of another flow
  f.flow = 'bout';
}

export function calls(m: Match<D>): void {
  call(m, 'triggers', { waiting: [0] });
  call(m, 'power/spy', { self: 0 });
  // @ts-expect-error missing data
  call(m, 'round', { chosen: [null, null], shown: false });
  // @ts-expect-error no data at all
  call(m, 'triggers', {});
  // @ts-expect-error wrong data
  call(m, 'triggers', { waiting: ['a'] });
  // @ts-expect-error data that the flow does not know
  call(m, 'triggers', { waiting: [0], winner: 1 });
  // @ts-expect-error an unknown flow
  call(m, 'dance', {});
  // @ts-expect-error a power without what every power has
  call(m, 'power/spy', {});
}

export function frames(m: Match<D>): void {
  nearest(m, 'round').winner = 1;
  // @ts-expect-error another flow's data
  nearest(m, 'triggers').winner = 1;
  // @ts-expect-error an unknown flow
  nearest(m, 'dance');
}

export const complete = flow<A, 'search'>({ look() {}, keep() {} });
// @ts-expect-error a flow that lacks a step of its spec
export const short = flow<A, 'search'>({ look() {} });
// @ts-expect-error a flow that has one too many
export const long = flow<A, 'search'>({ look() {}, keep() {}, dance() {} });
// @ts-expect-error a flow of the spec that the game lacks
export const lacking = define<A>({ ...alarms, flows: { turn: alarms.flows.turn, search: alarms.flows.search } });
// @ts-expect-error a first flow that the game does not have
export const lost = define<A>({ ...alarms, first: 'dance' });
// @ts-expect-error a flow in the place of another
export const mixed = define<A>({ ...alarms, flows: { ...alarms.flows, alarm: alarms.flows.search } });

export const decisions = flow<A, 'search'>({
  // @ts-expect-error an action that the game does not know
  look: decide({ rule: 'ALARM-FLY', who: () => [0], options: () => [{ type: 'fly' as const }], apply() {} }),
  keep: decide({
    rule: 'ALARM-STOP',
    who: (_m, f) => (f.found.length > 0 ? [0] : []),
    options: () => [{ type: 'stop' as const }],
    apply(_m, _f, choice) {
      // @ts-expect-error only the options of this decision come back
      if (choice.type === 'search') return;
    },
  }),
});

export const misquoting = flow<A, 'search'>({
  look() {},
  // @ts-expect-error a rule that the game does not have
  keep: decide({ rule: 'DUEL-STOP', who: () => [0], options: () => [{ type: 'stop' as const }], apply() {} }),
});

export const nameless = flow<A, 'search'>({
  look() {},
  // @ts-expect-error every decision names the rule that explains it
  keep: decide({ who: () => [0], options: () => [{ type: 'stop' as const }], apply() {} }),
});

export function tells(m: Match<D>): void {
  emit(m, { type: 'fled', seat: 0 }, { 1: null });
  // @ts-expect-error an event that the game does not know
  emit(m, { type: 'danced' });
  // @ts-expect-error what a seat hears instead is an event too
  emit(m, { type: 'fled', seat: 0 }, { 1: { type: 'danced' } });
  // @ts-expect-error an action that the game does not know
  play(m, 0, { type: 'dance' });
}

test('what must not compile does not: `tsc -b` reads this file', () => {
  expect([saved, steps, calls, frames, tells].every(f => typeof f === 'function')).toBe(true);
});
