import { describe, expect, test } from 'vitest';
import { reveal } from '../chance.ts';
import { again, emit, end, flow } from '../flow.ts';
import { start } from '../match.ts';
import {
  type Recording,
  keep,
  lastingUpTo,
  listen,
  record,
  toReplay,
  undo,
  undoAgain,
  undoLimit,
} from '../recording.ts';
import { counted, verify } from '../replay.ts';
import { load, save, stateHash } from '../save.ts';
import type { Game, Input, Match } from '../types.ts';
import { type L, ask, ladder, say, setup } from './toys/ladder.ts';

/** Asks both seats for ever; 'look' reveals, 'stop' ends, and nothing else matters. */
const talk = ask(['a', 'b', 'look', 'stop'], {
  who: () => [0, 1],
  apply(m, f, { word }, seat) {
    if (word === 'stop') end(m, { reason: 'stopped', scores: [0, 1] });
    if (word === 'look') reveal(m);
    m.state.log.push(`${seat}${word}`);
    emit(m, { type: 'said', word });
    again(m, f);
  },
});

let deals = 0;
const game: Game<L> = {
  ...ladder({ main: flow<L, string>({ talk }) }),
  deal(m) {
    deals++;
    m.state = { log: [], left: 3 };
  },
  due: m => (m.state.left > 0 ? 1000 : null),
  onDue(m) {
    m.state.left = 0;
  },
};

const recording = (): Recording<L> => record(game, setup, 'recording', 'salt');
const said = (word: string, seat = 0, at = 0): Input<L> => ({ type: 'answer', at, seat, action: say(word) });
const tick: Input<L> = { type: 'tick', at: 1000 };

function kept(inputs: readonly Input<L>[], r = recording()): Recording<L> {
  for (const input of inputs) expect(keep(r, input), JSON.stringify(input)).toBeNull();
  return r;
}
const many = (count: number, seat = 0): Input<L>[] =>
  Array.from({ length: count }, (_, i) => said(i % 3 === 0 ? 'a' : 'b', seat));
const fresh = (count: number): Match<L> => kept(many(count)).match;

describe('keep', () => {
  test('keeps what was taken, and only that', () => {
    const r = kept([said('a'), said('b', 1)]);
    expect(keep(r, said('nonsense'))?.code).toBe('not-offered');
    expect(keep(r, said('a', 7))?.code).toBe('not-asked');
    expect(r.inputs).toEqual([said('a'), said('b', 1)]);
    expect(r.match.state.log).toEqual(['0a', '1b']);
  });

  test('takes no undo: that is an operation of its own', () => {
    const r = kept([said('a')]);
    const entry = { type: 'undo' as const, to: 0, seat: 0, marked: true };
    expect(keep(r, { type: 'host', at: 0, entry })).toMatchObject({ code: 'not-possible', values: { entry: 'undo' } });
    expect(r.inputs).toHaveLength(1);
  });

  test('notes a hash and a snapshot every 50 inputs', () => {
    const r = kept(many(119));
    expect(r.hashes.map(h => h.after)).toEqual([50, 100]);
    expect(r.snapshots.map(s => s.after)).toEqual([50, 100]);
    expect(r.hashes[0]?.hash).toBe(stateHash(fresh(50)));
    expect(r.snapshots[1]?.save).toBe(save(fresh(100)));
    expect(r.marks).toHaveLength(119);
  });

  test('goes on with a match that is already under way', () => {
    const m = start(game, setup, 'recording');
    expect(record(game, setup, 'recording', '', m).match).toBe(m);
  });
});

describe('undoLimit', () => {
  test.each<[string, Input<L>[], object]>([
    ['nothing has happened', [], { to: null, why: 'nothing' }],
    ['one’s own answer', [said('a', 1), said('a')], { to: 1, why: null }],
    ['one’s own answer that revealed something', [said('look')], { to: null, why: 'revealed' }],
    ['one’s own answer after a revelation', [said('look'), said('a')], { to: 1, why: null }],
    ['the answer of another seat', [said('a'), said('a', 1)], { to: null, why: 'other-seat' }],
    ['a clock event', [said('a'), tick], { to: null, why: 'clock' }],
    ['a word of the host', [said('a'), { type: 'host', at: 0, entry: { type: 'pause' } }], { to: null, why: 'clock' }],
    ['the end', [said('a'), said('stop')], { to: null, why: 'over' }],
  ])('after %s', (_name, inputs, expected) => {
    expect(undoLimit(kept(inputs), 0)).toEqual(expected);
  });
});

describe('answers that were given together', () => {
  const joined = (word: string, seat = 0): Input<L> => ({
    type: 'answer',
    at: 0,
    seat,
    action: say(word),
    joined: true,
  });

  test.each<[string, readonly Input<L>[], number]>([
    ['all of them', [said('a'), said('a'), joined('b'), joined('a')], 1],
    ['as far as nothing became known', [said('look'), joined('b'), joined('a')], 1],
    ['not with those of another seat', [said('a', 1), joined('b'), joined('a')], 1],
    ['not with what came before them', [said('a'), said('b')], 1],
    ['from the very first one', [joined('a'), joined('b')], 0],
  ])('are taken back together: %s', (_name, inputs, to) => {
    expect(undoLimit(kept(inputs), 0)).toEqual({ to, why: null });
  });

  test('stay so in the log', () => {
    const r = kept([said('a'), said('b'), joined('a')]);
    expect(undo(r, 0, undoLimit(r, 0).to ?? -1, false)).toBeNull();
    expect(r.match.state.log).toEqual(['0a']);
    expect(verify(game, toReplay(kept([said('stop')], r)))).toBeNull();
  });
});

describe('undo', () => {
  test('cuts the match and the record, and stands in the log', () => {
    const r = kept([said('a', 1), said('a', 0, 5), said('b', 0, 9)]);
    expect(undo(r, 0, 1, false)).toBeNull();
    expect(r.match.state.log).toEqual(['1a']);
    expect(r.match.clock).toBe(0);
    expect(r.inputs).toHaveLength(4);
    expect(r.inputs[3]).toEqual({
      type: 'host',
      at: 9,
      entry: { type: 'undo', to: 1, seat: 0, marked: false },
    });
    expect(counted(r.inputs)).toEqual([said('a', 1)]);
    expect(r.marks).toHaveLength(1);
  });

  test.each<[string, Input<L>]>([
    ['a revelation', said('look')],
    ['another seat', said('a', 1)],
    ['the clock', tick],
    ['the host', { type: 'host', at: 0, entry: { type: 'takeOver', seat: 1, by: 'bot' } }],
  ])('across %s only with consent, and then marked', (_name, between) => {
    const r = kept([said('a'), between, said('b', 0, between.at)]);
    const before = save(r.match);
    expect(undo(r, 0, 0, false)).toEqual({ code: 'not-possible', rule: null, values: { entry: 'undo', to: 0 } });
    expect([save(r.match), r.inputs.length]).toEqual([before, r.marks.length]);
    expect(undo(r, 0, 0, true)).toBeNull();
    expect(r.inputs.at(-1)).toMatchObject({ entry: { type: 'undo', to: 0, marked: true } });
    expect(save(r.match)).toBe(save(start(game, setup, 'recording')));
  });

  test('does not go back behind other dice, whoever consents', () => {
    const reseed: Input<L> = { type: 'host', at: 0, entry: { type: 'reseed', seed: 'other', salt: '', eyes: null } };
    const r = kept([said('a'), reseed, said('b')]);
    expect(undoLimit(r, 0)).toEqual({ to: 2, why: null });
    expect(undo(r, 0, 0, true)).toMatchObject({ code: 'not-possible', values: { why: 'lasting' } });
    expect(undo(r, 0, 2, false)).toBeNull();
    expect(undoLimit(r, 0)).toEqual({ to: null, why: 'lasting' });
  });

  test('that is free is not marked, even where consent was given', () => {
    const r = kept([said('a')]);
    expect(undo(r, 0, 0, true)).toBeNull();
    expect(r.inputs.at(-1)).toMatchObject({ entry: { marked: false } });
  });

  test.each([2, 3, -1, 0.5, NaN])('to %d of 2 inputs is not possible', to => {
    expect(undo(kept(many(2)), 0, to, true)?.code).toBe('not-possible');
  });

  test('of an ended match is not possible', () => {
    expect(undo(kept([said('a'), said('stop')]), 0, 1, true)?.code).toBe('not-possible');
  });

  test('keeps who listens and what is loaded', () => {
    const r = kept([said('a')]);
    const hear = (): void => {};
    const loaded = { rolls: [3], picks: [], shuffles: [] };
    Object.assign(r.match, { hear, loaded });
    undo(r, 0, 0, false);
    expect([r.match.hear, r.match.loaded]).toEqual([hear, loaded]);
  });

  test.each([119, 101, 100, 99, 51, 50, 49, 1, 0])('from 120 inputs to %i', to => {
    const r = kept(many(120));
    deals = 0;
    expect(undo(r, 0, to, false)).toBeNull();
    expect(deals, 'from the last snapshot, if there is one').toBe(to < 50 ? 1 : 0);
    expect(save(r.match)).toBe(save(fresh(to)));
    expect(r.snapshots.map(s => s.after)).toEqual([50, 100].filter(after => after <= to));
    expect(r.hashes.every(h => h.after <= to)).toBe(true);
  });

  test('and playing on gives a true record, also over the same snapshots and hashes', () => {
    const r = kept(many(120));
    undo(r, 0, 45, false);
    kept(many(70, 1), r);
    undo(r, 1, 60, false);
    kept([...many(30), tick, said('stop', 0, 1000)], r);
    expect(r.hashes.map(h => h.after)).toEqual([50]);
    const file = JSON.parse(JSON.stringify(toReplay(r)));
    expect(verify(game, file)).toBeNull();
    expect(counted(r.inputs)).toHaveLength(92);
    for (const { after, save: text } of r.snapshots)
      expect(stateHash(load(game, text))).toBe(stateHash(kept(counted(r.inputs).slice(0, after)).match));
  });

  test('twice in a row takes back twice', () => {
    const r = kept(many(3));
    undo(r, 0, 2, false);
    undo(r, 0, 1, false);
    expect(r.match.state.log).toEqual(['0a']);
    expect(undoLimit(r, 0)).toEqual({ to: 0, why: null });
  });
});

describe('what lasts', () => {
  /** 'look' is heard by everybody, and nobody takes it back. */
  const firm: Game<L> = { ...game, lasts: event => event.type === 'said' && event.word === 'look' };
  const firmly = (inputs: readonly Input<L>[]): Recording<L> => kept(inputs, record(firm, setup, 'recording', 'salt'));

  test('is never taken back, by whomever and with whatever consent; what came after it is', () => {
    const r = firmly([said('a'), said('look'), said('b'), said('a', 1)]);
    expect(lastingUpTo(r)).toBe(2);
    for (const to of [0, 1])
      expect(undo(r, 0, to, true)).toMatchObject({ code: 'not-possible', values: { why: 'lasting' } });
    expect(r.match.state.log).toEqual(['0a', '0look', '0b', '1a']);
    expect(undo(r, 0, 2, true)).toBeNull();
    expect(r.match.state.log).toEqual(['0a', '0look']);
    expect(undoLimit(r, 0)).toEqual({ to: null, why: 'lasting' });
    expect(lastingUpTo(kept([said('a'), said('look')]))).toBe(0);
  });

  test('is heard by whoever listens all the same', () => {
    const r = record(firm, setup, 'recording', 'salt');
    const heard: string[] = [];
    listen(
      r.match,
      event => heard.push(event.type),
      () => kept([said('a'), said('look')], r),
    );
    expect(heard).toEqual(['said', 'said']);
    expect(r.match.hear).toBeNull();
  });

  test('stands as it was where a log of other days holds an undo over it', () => {
    const r = firmly([said('a'), said('look'), said('b')]);
    expect(undoAgain(r, 0, 0, true)).toBeNull();
    expect(r.match.state.log).toEqual([]);
  });
});

test('listen hears what happens meanwhile, and gives the ear back, whatever happens', () => {
  const m = recording().match;
  const before = (): void => {};
  const during = (): void => {};
  m.hear = before;
  let heard: unknown = null;
  listen(m, during, () => (heard = m.hear));
  expect(heard).toBe(during);
  expect(m.hear).toBe(before);
  const broken = (): never => {
    throw new Error('broken rule');
  };
  expect(() => listen(m, during, broken)).toThrow('broken rule');
  expect(m.hear).toBe(before);
});
