import { expect, test } from 'vitest';
import type { HostEntry } from '../../../engine/types.ts';
import type { Down } from '../../../referee/down.ts';
import { Questions } from '../questions.ts';
import { FakeBus, FakeRegister, positionAt, seatsOf } from './fakes.ts';

/** Ana, Ben and Zoe play, all of them there. */
function asked() {
  const register = new FakeRegister({ seats: 3 }, seatsOf('ana', 'ben', 'zoe'));
  const bus = new FakeBus(true);
  const heard: Down[] = [];
  const said: unknown[] = [];
  const present = new Set(['ana', 'ben', 'zoe']);
  const match = { position: positionAt(7) };
  const state = { questioned: 0 };
  const tell = (message: Down): void => void heard.push(message);
  const say = async (entry: HostEntry, message?: string | null, n?: number | null) => {
    said.push([entry.type, message, n]);
    return null;
  };
  const questions = new Questions(
    { register, match, inputs: { say }, showing: { tell, tellHere: tell } },
    { bus },
    {
      concession: 'shared',
      present: () => present,
      open: async () => {},
      questioned: () => void state.questioned++,
    },
  );
  const kinds = (): string[] => bus.published.splice(0).map(({ kind }) => kind);
  return { questions, register, match, heard, said, present, state, kinds };
}

const undo = { seat: 0, to: 3, n: 7, why: 'revealed', waitingFor: ['ben', 'zoe'] };

test('something is taken back when the last of the others agrees', async () => {
  const { questions, heard, said, kinds } = asked();
  questions.askUndo(undo);
  expect(heard).toEqual([{ type: 'undoAsked', seat: 0, n: 7, why: 'revealed' }]);
  expect(await questions.answerUndo('ben', true, undefined)).toBeNull();
  expect(said).toEqual([]);
  expect(await questions.answerUndo('zoe', true, { seat: 0, n: 7 })).toBeNull();
  expect(heard.at(-1)).toEqual({ type: 'undoAnswered', seat: 0, yes: true });
  expect(said).toEqual([['undo', 'undo:7:0', 7]]);
  expect(kinds()).toEqual(['undo', 'consent', 'consent']);
});

test('one who does not agree ends the question', async () => {
  const { questions, heard, said } = asked();
  questions.askUndo(undo);
  await questions.answerUndo('ben', false, undefined);
  expect(heard.at(-1)).toEqual({ type: 'undoAnswered', seat: 0, yes: false });
  expect(await questions.answerUndo('zoe', true, undefined)).toMatchObject({ values: { why: 'nothing' } });
  expect(said).toEqual([]);
});

test('a move that was made meanwhile ends it too', async () => {
  const { questions, match } = asked();
  questions.askUndo(undo);
  match.position = positionAt(8);
  expect(await questions.answerUndo('ben', true, undefined)).toMatchObject({ values: { why: 'nothing' } });
});

test('what another server says of an undo is told here, and to nobody else', () => {
  const { questions, heard, kinds } = asked();
  questions.hearUndo(undo);
  questions.hearUndoAnswer('ben', false, { seat: 0, n: 7 });
  expect(heard.map(({ type }) => type)).toEqual(['undoAsked', 'undoAnswered']);
  expect(kinds()).toEqual([]);
});

test('the match ends when all who have a say agree', async () => {
  const { questions, said, state, kinds } = asked();
  expect(questions.endsForOthers).toBe(true);
  expect(await questions.askEnd(0, 'ana')).toBeNull();
  expect(questions.endAsked).toMatchObject({ question: { seat: 0, n: 7, by: 'ana' }, waitedFor: ['ben', 'zoe'] });
  expect(await questions.askEnd(1, 'ben'), 'one at a time').toMatchObject({ values: { why: 'asked' } });
  expect(await questions.answerEnd('ana', true, { seat: 0, n: 7 }), 'not by who asks').not.toBeNull();
  await questions.answerEnd('ben', true, { seat: 0, n: 7 });
  expect([questions.endAsked?.waitedFor, said]).toEqual([['zoe'], []]);
  await questions.answerEnd('zoe', true, { seat: 0, n: 7 });
  expect([questions.endAsked, said]).toEqual([null, [['concede', 'concede:7:0', undefined]]]);
  expect(kinds()).toEqual(['end', 'end', 'end', 'noEnd']);
  expect(state.questioned).toBe(4);
});

test('who would rather go on says so to all; who asked only thinks better of it', async () => {
  const { questions, heard } = asked();
  await questions.askEnd(0, 'ana');
  await questions.answerEnd('ben', false, { seat: 0, n: 7 });
  expect([heard, questions.endAsked]).toEqual([[{ type: 'endDeclined', seat: 0, n: 7 }], null]);
  await questions.askEnd(0, 'ana');
  await questions.answerEnd('ana', false, { seat: 0, n: 8 });
  expect([heard.length, questions.endAsked]).toEqual([1, null]);
});

test('it is a question no longer when who asked has gone, or the match is over', async () => {
  const { questions, present, register, kinds } = asked();
  await questions.askEnd(0, 'ana');
  questions.lookAtEnding();
  expect(kinds()).toEqual(['end']);
  present.delete('ana');
  questions.lookAtEnding();
  expect(kinds()).toEqual(['noEnd']);
  register.change({ status: 'over' });
  expect(await questions.askEnd(1, 'ben')).toMatchObject({ code: 'not-running' });
});

test('what another server says of an end counts here', async () => {
  const { questions, said, state, kinds } = asked();
  const question = { seat: 0, n: 7, by: 'ana', agreed: ['ben'] };
  await questions.hearEnd(question);
  expect([questions.endAsked?.waitedFor, state.questioned]).toEqual([['zoe'], 1]);
  questions.tellEnd();
  expect(kinds(), 'to who has just come').toEqual(['end']);
  await questions.hearEnd({ ...question, agreed: ['zoe'] });
  expect(said).toHaveLength(1);
  questions.hearNoEnd({ seat: 0, n: 7 });
  questions.tellEnd();
  expect(kinds()).toEqual(['noEnd']);
});
