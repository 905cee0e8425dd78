import { expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { deciders, options } from '../../engine/queries.ts';
import type { Input, Spec } from '../../engine/types.ts';
import { Referee } from '../../referee/referee.ts';
import type { TableNews } from '../../referee/messages.ts';
import { box } from '../../tools/template/index.ts';
import { figuresOf } from '../after/figures.ts';
import { withChat, emptyTable } from '../line/follow.ts';
import { ReplayLine } from '../replay/replay-line.ts';
import { lobby } from './fake-world.ts';

const any = box as AnyBox;
const setup = {
  scenario: any.game.scenarios[0]?.id ?? '',
  seats: 2,
  options: any.game.options.parse({}) as object,
  carry: null,
};

/** A match of the template played to its end, as the page's worker retells it. */
function retold() {
  const hosted = new Referee(any, { setup, seed: 'replay', salt: '', inputs: [], snapshot: null });
  const whole = hosted.whole(['table', 0, 1]);
  const frames: TableNews[] = [];
  const views = [hosted.whole(['table', 0, 1]).views];
  const inputs: Input<Spec>[] = [];
  while (!hosted.match.outcome) {
    const seat = deciders(hosted.match)[0] ?? 0;
    const input: Input<Spec> = {
      type: 'answer',
      at: inputs.length,
      seat,
      action: options(hosted.match, seat)[0] ?? { type: '' },
    };
    const entered = hosted.enter(input);
    if (entered.refusal) throw new Error('refused');
    inputs.push(input);
    frames.push(entered.frame);
    views.push(hosted.whole(['table', 0, 1]).views);
  }
  return { whole, frames, inputs, views };
}

test('a replay shows to every seat what it saw then, forwards and backwards', () => {
  const { views, ...told } = retold();
  const line = new ReplayLine(lobby, told);
  expect(line.length).toBe(told.frames.length);
  const order = [...views.keys(), ...[...views.keys()].toReversed(), 7, 2, views.length - 1];
  for (const n of order) {
    line.goTo(n);
    expect(line.n).toBe(n);
    for (const { to, view } of views[n] ?? [])
      for (const audience of to) expect(line.store.getState().views.get(audience), `${n} ${audience}`).toEqual(view);
  }
  line.goTo(10_000);
  expect(line.n).toBe(line.length);
  expect(line.store.getState().position?.outcome).not.toBeNull();
});

test('nothing can be done at a match that is over', async () => {
  const line = new ReplayLine(lobby, retold());
  expect(await line.act(0, [], null)).toMatchObject({ code: 'over' });
  expect(await line.hint(0)).toBeNull();
});

test('figures count decisions, time and what was taken back, by seat', () => {
  const answer = (seat: number, at: number): Input<Spec> => ({ type: 'answer', at, seat, action: { type: 'go' } });
  const undo: Input<Spec> = { type: 'host', at: 900, entry: { type: 'undo', to: 1, seat: 1, marked: true } };
  const inputs: Input<Spec>[] = [answer(0, 300), answer(1, 800), undo, { type: 'tick', at: 1000 }, answer(1, 2000)];
  expect(figuresOf({ setup, inputs })).toEqual({
    duration: 2000,
    decisions: 3,
    seats: [
      { seat: 0, decisions: 1, thought: 300, undone: 0 },
      { seat: 1, decisions: 2, thought: 1500, undone: 1 },
    ],
  });
});

test('each message is heard once, the whole talk replaces what was known', () => {
  const message = (id: string) => ({
    id,
    at: 0,
    speaker: 's',
    name: 'Ana',
    seat: 0,
    isYours: false,
    text: id,
    phrase: null,
  });
  const empty = emptyTable(lobby);
  const one = { ...empty, ...withChat(empty, false, [message('a')]) };
  const two = { ...one, ...withChat(one, false, [message('a'), message('b')]) };
  expect(two.chat.map(said => said.id)).toEqual(['a', 'b']);
  expect(withChat(two, true, [message('c')]).chat?.map(said => said.id)).toEqual(['c']);
});
