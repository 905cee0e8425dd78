import { expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { save } from '../../engine/save.ts';
import type { Input, Saved, Spec } from '../../engine/types.ts';
import { box } from '../../tools/template/index.ts';
import { Referee } from '../referee.ts';

const any = box as AnyBox;
const setup = {
  scenario: any.game.scenarios[0]?.id ?? '',
  seats: 2,
  options: any.game.options.parse({}) as object,
  carry: null,
};
const opening = { setup, seed: 'hosted', salt: '', inputs: [] as Input<Spec>[], snapshot: null };

/** So many answers, each the first of those that are open. */
function played(hosted: Referee, count: number): Input<Spec>[] {
  const inputs: Input<Spec>[] = [];
  for (let i = 0; i < count && !hosted.match.outcome; i++) {
    const { asked, prompts } = hosted.whole([0, 1]);
    const seat = asked[0] ?? 0;
    const action = prompts[seat]?.options[0] as { type: string };
    const input: Input<Spec> = { type: 'answer', at: hosted.match.clock, seat, action };
    expect(hosted.enter(input).refusal).toBeNull();
    inputs.push(input);
  }
  return inputs;
}

test('a save is the match as it stands, whatever was saved before', () => {
  const hosted = new Referee(any, opening);
  for (let i = 0; i < 60 && !hosted.match.outcome; i++) {
    played(hosted, 1);
    expect(hosted.save()).toBe(save(hosted.match));
  }
  const far = hosted.undoLimit(0).far ?? hosted.undoLimit(1).far ?? 0;
  hosted.enter({ type: 'host', at: hosted.match.clock, entry: { type: 'undo', to: far, seat: 0, marked: true } });
  expect(hosted.save()).toBe(save(hosted.match));
});

test('whoever opens a table at which somebody has just gone back is told who', () => {
  const hosted = new Referee(any, opening);
  const before = played(hosted, 2);
  expect(hosted.whole([0])).not.toHaveProperty('undoneBy');
  const undo: Input<Spec> = {
    type: 'host',
    at: hosted.match.clock,
    entry: { type: 'undo', to: before.length - 1, seat: 1, marked: true },
  };
  expect(hosted.enter(undo).refusal).toBeNull();
  expect(hosted.whole([0]).undoneBy).toBe(1);
  expect(new Referee(any, { ...opening, inputs: [...before, undo] }).whole([0]).undoneBy, 'woken').toBe(1);
  played(hosted, 1);
  expect(hosted.whole([0])).not.toHaveProperty('undoneBy');
});

test('what is saved after a change of the rules is of the new ones, before anything is entered', () => {
  const hosted = new Referee(any, opening);
  const inputs = played(hosted, 3);
  const { version } = any.game;
  const game = { ...any.game, version: version + 1, migrate: (saved: Saved) => saved };
  const snapshot = { after: inputs.length, save: hosted.save() };
  const later = new Referee({ ...any, game }, { ...opening, inputs, snapshot });
  expect((JSON.parse(later.save()) as Saved).version).toBe(version + 1);
});

test('what lasts is behind whoever would take something back, also where the others agree', () => {
  const firm = { ...any, game: { ...any.game, lasts: () => true } };
  const hosted = new Referee(firm, opening);
  const inputs = played(hosted, 2);
  for (const seat of [0, 1]) expect(hosted.undoLimit(seat)).toEqual({ to: null, why: 'lasting', far: null });
  const entry = { type: 'undo', to: 0, seat: 0, marked: true } as const;
  expect(hosted.enter({ type: 'host', at: hosted.match.clock, entry }).refusal).toMatchObject({ code: 'not-possible' });
  const snapshot = { after: inputs.length, save: hosted.save() };
  const woken = new Referee(firm, { ...opening, inputs, snapshot });
  expect(woken.undoLimit(0).far, 'what was before a snapshot counts as lasting').toBeNull();
  const old = new Referee(firm, { ...opening, inputs: [...inputs, { type: 'host', at: 0, entry }] });
  expect(save(old.match), 'what a log holds is believed').toBe(save(new Referee(firm, opening).match));
});
