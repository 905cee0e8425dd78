import { expect, test } from 'vitest';
import type { SentPrompt } from '../../referee/messages.ts';
import { emptyTable } from '../line/follow.ts';
import { loneAnswer, momentOf } from '../play/lone.ts';
import { lobby, whole } from './fake-world.ts';

const go = { type: 'go' };
const asked: SentPrompt = {
  step: 'turn/act',
  rule: 'TOY-01',
  seats: [0],
  options: [go],
  barred: [],
  isLone: true,
};

function shown(prompt: Partial<SentPrompt> = {}) {
  const { n, clock, due, step, outcome, undo } = whole(1);
  return {
    position: {
      n,
      clock,
      paused: false,
      due,
      asked: [0],
      step,
      outcome,
      undo,
      prompts: { 0: { ...asked, ...prompt } },
    },
    state: { ...emptyTable(lobby), connection: 'open' as const },
    parts: {},
  };
}

test('the page gives the only answer where the table says that it may', () => {
  expect(loneAnswer(shown(), 0)).toEqual(go);
  expect(loneAnswer(shown(), 1), 'another seat is not asked').toBeNull();
  expect(loneAnswer(shown({ options: [go, { type: 'stay' }] }), 0)).toBeNull();
});

test('a table that says nothing of it is one that asks', () => {
  const { isLone: _, ...silent } = asked;
  const table = shown();
  expect(loneAnswer({ ...table, position: { ...table.position, prompts: { 0: silent } } }, 0)).toBeNull();
});

test('what is grave, what is paused, and what a bot plays is left alone, and so it is without a line', () => {
  const table = shown();
  const { state, position } = table;
  expect(loneAnswer({ ...table, parts: { grave: ['go'] } }, 0)).toBeNull();
  expect(loneAnswer({ ...table, position: { ...position, paused: true } }, 0)).toBeNull();
  expect(loneAnswer({ ...table, state: { ...state, connection: 'offline' } }, 0)).toBeNull();
  const seats = lobby.seats.map(seat => ({ ...seat, kind: 'bot' as const }));
  expect(loneAnswer({ ...table, state: { ...state, lobby: { ...lobby, seats } } }, 0)).toBeNull();
});

test('whoever has gone back stays there until something else happens', () => {
  const table = shown();
  const after = (...log: (typeof table.state.log)[number][]) =>
    loneAnswer({ ...table, state: { ...table.state, log } }, 0);
  const moved = { id: 1, to: null, event: { type: 'moved' } };
  expect(after(moved, { id: 2, undoneBy: 0 })).toBeNull();
  expect(after(moved, { id: 2, undoneBy: 1 })).toEqual(go);
  expect(after({ id: 1, undoneBy: 0 }, { ...moved, id: 2 })).toEqual(go);
});

test('the moment is always the same, shorter where a clock runs, and none where nothing is decided', () => {
  expect(momentOf({}, go)).toBe(900);
  expect(momentOf({ isUrgent: true }, go)).toBe(300);
  expect(momentOf({ formal: [go.type] }, go)).toBe(0);
});
