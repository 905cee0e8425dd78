import { expect, test } from 'vitest';
import { due } from '../../../engine/queries.ts';
import { keep, lastingUpTo, record, undo, undoLimit } from '../../../engine/recording.ts';
import type { Action } from '../spec.ts';
import { game } from '../rules/game.ts';
import { END, FISTS, PASS, type Table, fire, go, on, table } from './table.ts';

const z = on('S03');

/** The record of a table that goes on from here. */
function recorded({ m }: Table) {
  const r = record(game, m.setup, 'undo', '', m);
  const answer = (action: Action) => expect(keep(r, { type: 'answer', at: r.match.clock, seat: 0, action })).toBeNull();
  const tick = () => expect(keep(r, { type: 'tick', at: due(r.match) ?? -1 })).toBeNull();
  return { r, answer, tick };
}

test('Z15-SCREAM-01 Z15-TIME-04: no consent takes back a scream, nor what went before it', () => {
  const { r, answer, tick } = recorded(table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A'] }));
  answer(go(z('03-B')));
  tick();
  expect(undoLimit(r, 0)).toEqual({ to: null, why: 'lasting' });
  expect(undo(r, 0, 0, true)).toMatchObject({ code: 'not-possible', values: { why: 'lasting' } });
  expect(undo(r, 0, 1, true)).toMatchObject({ code: 'not-possible' });
  expect(r.match.state.zombies[z('03-B')]).toBe(1);
  answer(fire());
  expect(undoLimit(r, 0)).toEqual({ to: 2, why: null });
});

test('Z15-TIME-03: nor a siren, at which night may fall', () => {
  const { r, tick } = recorded(table(4, { zombies: {}, elapsed: 419_000 }, { scenario: 'S07', track: 'none' }));
  tick();
  expect(r.match.state.night).toBe(true);
  expect(lastingUpTo(r)).toBe(1);
});

test('Z15-EVENT-01: nor an event of a zombie card that waited for the end of an action', () => {
  const { r, answer } = recorded(
    table(4, { heroes: [{ hero: 'severity', at: '26-B' }], zombies: { '26-B': 2 }, queue: [] }, { scenario: 'S12' }),
  );
  r.match.state.queue.push('sneak');
  answer(FISTS);
  expect(r.match.state.heroes[0]?.life).toBe(2);
  expect(undo(r, 0, 0, true)).toMatchObject({ values: { why: 'lasting' } });
});

test('Z15-ATTACK-04: nor the end of the actions that was paid for with a bite; one that was held may be', () => {
  const bitten = recorded(table(4, { heroes: [{ at: '02-B', weapons: [] }], zombies: { '02-B': 1 } }));
  bitten.answer(END);
  expect(undoLimit(bitten.r, 0)).toEqual({ to: null, why: 'lasting' });
  expect(undo(bitten.r, 0, 0, true)).toMatchObject({ values: { why: 'lasting' } });
  bitten.answer(PASS);
  expect(lastingUpTo(bitten.r)).toBe(1);
  const held = recorded(table(4, { heroes: [{ at: '02-B', weapons: ['axe'] }], zombies: { '02-B': 1 } }));
  held.answer(END);
  expect(undoLimit(held.r, 0)).toEqual({ to: 0, why: null });
});

test('Z15-FIGHT-06: a Life Point that he gave himself for a blow is no bite', () => {
  const { r, answer } = recorded(table(4, { heroes: [{ hero: 'severity', at: '02-B' }], zombies: { '02-B': 1 } }));
  answer(FISTS);
  expect(undoLimit(r, 0)).toEqual({ to: 0, why: null });
});
