import { beforeAll, describe, expect, test } from 'vitest';
import { commit } from '../commitment.ts';
import { deciders, due, options } from '../queries.ts';
import { type Recording, keep, record, toReplay, undo } from '../recording.ts';
import { counted, replay, verify } from '../replay.ts';
import { save } from '../save.ts';
import { complete } from '../testing/scene.ts';
import type { Game, HostEntry, Input, Match, Replay, Spec } from '../types.ts';
import { type A, alarms } from './toys/alarm.ts';
import { duel } from './toys/duel.ts';
import type { D } from './toys/duel-spec.ts';

const museum = complete(alarms, { seats: 2, carry: { fame: 1 } });
const host = <W extends Spec>(at: number, entry: HostEntry): Input<W> => ({ type: 'host', at, entry });

function must<W extends Spec>(r: Recording<W>, ...inputs: Input<W>[]): void {
  for (const input of inputs) expect(keep(r, input), JSON.stringify(input)).toBeNull();
}

/** The first seat that is asked gives its n-th answer, one second later. */
function respond<W extends Spec>(r: Recording<W>, n: number): void {
  const seat = deciders(r.match)[0] ?? 0;
  const open = options(r.match, seat);
  must(r, { type: 'answer', at: r.match.clock + 1000, seat, action: open[n % open.length] as W['action'] });
}

/** A match with everything that can be entered in it. */
function eventful(): Recording<A> {
  const r = record(alarms, museum, 'chacha:eventful', 'salt');
  respond(r, 2);
  must(r, host(2_000, { type: 'takeOver', seat: 1, by: 'bot' }), host(2_500, { type: 'pause' }));
  must(r, host(2_500, { type: 'resume' }));
  respond(r, 1); // smash: a die is rolled
  must(r, { type: 'tick', at: 10_000 });
  respond(r, 2);
  expect(undo(r, 1, r.marks.length - 1, false)).toBeNull();
  must(r, host(12_000, { type: 'takeOver', seat: 1, by: 'person' }));
  respond(r, 0);
  expect(undo(r, 1, 4, true)).toBeNull();
  must(r, host(r.match.clock, { type: 'reseed', seed: 'chacha:other', salt: 'salt', eyes: 1 }));
  while (!r.match.outcome) {
    const at = due(r.match) ?? 0;
    if (at <= r.match.clock + 1000) must(r, { type: 'tick', at });
    else respond(r, 2);
  }
  return r;
}

/** A whole duel: the record that is tampered with below. */
function fought(): Replay<D> {
  const r = record(duel, complete(duel, { seats: 2 }), 'chacha:fought', 'salt');
  for (let n = 0; !r.match.outcome; n++) respond(r, n);
  return JSON.parse(JSON.stringify(toReplay(r))) as Replay<D>;
}

describe('a replay', () => {
  test('is exact: clock events, pauses, seats taken over, undos, dice, other dice', () => {
    const r = eventful();
    expect(r.match.outcome?.reason).toBe('time');
    const file = JSON.parse(JSON.stringify(toReplay(r))) as Replay<A>;
    expect(save(replay(alarms, file))).toBe(save(r.match));
    expect(verify(alarms, file)).toBeNull();
  });

  test('shows every position on the way, the first one included', () => {
    const r = eventful();
    const seen: [number, number][] = [];
    replay(alarms, toReplay(r), (m, entered) => seen.push([entered, m.clock]));
    expect(seen.map(([entered]) => entered)).toEqual(Array.from({ length: r.marks.length + 1 }, (_, i) => i));
    expect(seen.map(([, clock]) => clock)).toEqual([0, ...counted(r.inputs).map(input => input.at)]);
  });

  test('of a match that was conceded ends as it did', () => {
    const r = record(duel, complete(duel, { seats: 2 }), 'conceded');
    respond(r, 0);
    must(r, host(2_000, { type: 'concede', seat: 0 }));
    expect(replay(duel, toReplay(r)).outcome).toEqual({ reason: 'resigned', scores: [0, 1] });
    expect(verify(duel, toReplay(r))).toBeNull();
  });

  test('holds what anybody needs to check it', () => {
    const r = eventful();
    expect(toReplay(r)).toMatchObject({
      game: 'alarm',
      version: 2,
      setup: museum,
      seed: 'chacha:eventful',
      salt: 'salt',
      commitment: commit('chacha:eventful', 'salt'),
      outcome: r.match.outcome,
    });
    expect(toReplay(r).hashes.at(-1)?.after).toBe(r.marks.length);
  });

  test('of an unfinished match is true so far', () => {
    const r = record(duel, complete(duel, { seats: 2 }), 'unfinished');
    for (let n = 0; n < 3; n++) respond(r, n);
    expect(verify(duel, toReplay(r))).toBeNull();
  });

  test('throws where the rules no longer let the clock or the host say what it holds', () => {
    const late: Game<A> = { ...alarms, due: m => (alarms.due?.(m) ?? 0) + 1 };
    expect(() => replay(late, toReplay(eventful()))).toThrow('of the record is refused: {"code":"clock"');
  });
});

describe('counted', () => {
  const answers = ['a', 'b', 'c', 'd'].map((_, at): Input<D> => ({ type: 'tick', at }));
  const cut = (to: number): Input<D> => host(9, { type: 'undo', to, seat: 0, marked: false });
  const times = (inputs: readonly Input<D>[]): number[] => counted(inputs).map(input => input.at);

  test('cuts what an undo takes back, and goes on behind it', () => {
    expect(times(answers)).toEqual([0, 1, 2, 3]);
    expect(times([...answers, cut(1)])).toEqual([0]);
    expect(times([...answers, cut(1), ...answers.slice(2)])).toEqual([0, 2, 3]);
    expect(times([...answers, cut(3), cut(0), ...answers.slice(3)])).toEqual([3]);
  });

  test.each([
    [9, [0, 1, 2, 3]],
    [-1, []],
    [NaN, []],
  ])('of an undo to %d, which no recording writes, is no error', (to, expected) => {
    expect(times([...answers, cut(to)])).toEqual(expected);
  });

  test('leaves the record itself alone', () => {
    const inputs = [...answers, cut(0)];
    counted(inputs);
    expect(inputs).toHaveLength(5);
  });
});

describe('verify finds', () => {
  let truth: Replay<D>;
  beforeAll(() => {
    truth = fought();
  });
  const swap = (index: number, changes: object): Input<D>[] =>
    truth.inputs.with(index, { ...truth.inputs[index], ...changes } as Input<D>);

  test('nothing in a true record', () => {
    expect(truth.inputs.length).toBeGreaterThan(20);
    expect(verify(duel, truth)).toBeNull();
  });

  test.each<[string, (r: Replay<D>) => Partial<Replay<D>>, object]>([
    ['another version', () => ({ version: 2 }), { at: 0, what: 'version', refusal: null }],
    ['another game', () => ({ game: 'alarm' }), { at: 0, what: 'version' }],
    ['another seed', () => ({ seed: 'chacha:lucky' }), { at: 0, what: 'commitment', refusal: null }],
    ['another salt', () => ({ salt: 'pepper' }), { at: 0, what: 'commitment' }],
    ['a commitment to something else', () => ({ commitment: commit('x', 'y') }), { at: 0, what: 'commitment' }],
    [
      'a hash that is wrong',
      r => ({ hashes: r.hashes.with(0, { after: 20, hash: '0' }) }),
      { at: 20, what: 'hash', refusal: null },
    ],
    ['a hash of the start that is wrong', () => ({ hashes: [{ after: 0, hash: '0' }] }), { at: 0, what: 'hash' }],
    ['another outcome', () => ({ outcome: { reason: 'target', scores: [0.5, 0.5] } }), { what: 'outcome' }],
    ['an outcome that never came', () => ({ outcome: null }), { what: 'outcome', refusal: null }],
    ['that inputs are missing', r => ({ inputs: r.inputs.slice(0, 25), outcome: null }), { at: 25, what: 'hash' }],
    ['that there are too many', r => ({ inputs: [...r.inputs, ...r.inputs.slice(0, 1)] }), { what: 'refused' }],
  ])('%s', (_name, changes, expected) => {
    expect(verify(duel, { ...truth, ...changes(truth) })).toMatchObject(expected);
  });

  test('the end at which an outcome differs', () => {
    expect(verify(duel, { ...truth, outcome: null })?.at).toBe(truth.inputs.length);
  });

  test('an answer that was not open, by number and reason', () => {
    const inputs = swap(4, { action: { type: 'choose', card: 99 } });
    expect(verify(duel, { ...truth, inputs })).toMatchObject({
      at: 5,
      what: 'refused',
      refusal: { code: 'not-offered' },
    });
  });

  test('an answer from a seat that was not asked', () => {
    const inputs = swap(0, { seat: 5 });
    expect(verify(duel, { ...truth, inputs })).toMatchObject({ at: 1, refusal: { code: 'not-asked' } });
  });

  test('an answer that was open, but is not the one that was given: by the next hash', () => {
    const other = (m: Match<D>): D['action'] | undefined => options(m, 0)[1];
    const first = replay(duel, { ...truth, inputs: [] });
    const inputs = swap(0, { action: other(first) });
    const fault = verify(duel, { ...truth, inputs: inputs.slice(0, 1), hashes: truth.hashes });
    expect(fault).toMatchObject({ what: 'hash' });
    expect(verify(duel, { ...truth, inputs })?.what).toMatch(/hash|refused/);
  });

  test('a clock event that was left out, and one at the wrong time', () => {
    const file = toReplay(eventful());
    const inputs = counted(file.inputs);
    const at = inputs.findIndex(input => input.type === 'tick');
    const without = { ...file, inputs: inputs.filter((_, i) => i !== at) };
    expect(verify(alarms, without)).toMatchObject({ what: 'refused', refusal: { code: 'clock' } });
    const late = { ...file, inputs: inputs.with(at, { type: 'tick', at: 10_001 }) };
    expect(verify(alarms, late)).toMatchObject({ at: at + 1, what: 'refused', refusal: { code: 'clock' } });
  });
});
