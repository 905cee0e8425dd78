import { expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { deciders, due, options } from '../../engine/queries.ts';
import { enter } from '../../engine/replay.ts';
import { seedRng } from '../../engine/rng.ts';
import { choice } from '../../engine/testing/walk.ts';
import type { Input, Match, Spec } from '../../engine/types.ts';
import { runCase } from '../../lab/case.ts';
import { gameIds, loadBox } from '../../shelf/games.ts';
import { box } from '../../tools/template/index.ts';
import { caseNow, caseOfMove } from '../case.ts';
import { setupOf } from '../../bots/set-up.ts';

const any = box as AnyBox;
const head = { title: 'odd', note: ['a line of the log'] };

function opened(seed: string): Match<Spec> {
  return start(any.game, setupOf(any, {}), seed);
}

function nextInput(m: Match<Spec>): Input<Spec> {
  const seat = deciders(m)[0] ?? 0;
  return { type: 'answer', at: m.clock, seat, action: options(m, seat)[0] as Spec['action'] };
}

test('every position of a match becomes a case that the rules agree with', () => {
  const m = opened('positions');
  for (let n = 0; n < 40 && !m.outcome; n++) {
    const seat = deciders(m)[0] ?? null;
    for (const file of [caseNow(m, seat, seedRng(`${n}`), head), caseNow(m, null, seedRng(`${n}`), head)])
      expect(runCase(any, JSON.parse(JSON.stringify(file))), `position ${n}`).toEqual([]);
    enter(m, nextInput(m));
  }
});

test('every move of a match becomes a case that leads to the same table', () => {
  const m = opened('moves');
  let moves = 0;
  while (!m.outcome && moves < 60) {
    const input = nextInput(m);
    const file = caseOfMove(any, m, input, head);
    expect(runCase(any, JSON.parse(JSON.stringify(file))), `move ${moves}`).toEqual([]);
    enter(m, input);
    moves++;
  }
  expect(moves).toBeGreaterThan(5);
});

test.each(gameIds())('%s: what is written at its tables is read, after free moves too', async id => {
  const game = await loadBox(id);
  const m = start<Spec>(game.game, setupOf(game, {}), 'written');
  const r = seedRng('walk');
  for (let n = 0; n < 60 && !m.outcome; n++) {
    const input: Input<Spec> =
      due(m) === m.clock ? { type: 'tick', at: m.clock } : { type: 'answer', at: m.clock, ...choice(m, r) };
    const seat = deciders(m)[0] ?? null;
    for (const file of [caseNow(m, seat, seedRng(`${n}`), head), caseOfMove(game, m, input, head)])
      expect(runCase(game, JSON.parse(JSON.stringify(file))), `position ${n}`).toEqual([]);
    expect(enter(m, input)).toBeNull();
  }
});

test('a case that is no longer so tells the difference', () => {
  const m = opened('moves');
  const file = caseOfMove(any, m, nextInput(m), head);
  const steps = file.steps.map(step => ('expect' in step ? { expect: { pebbles: [99, 99] } } : step));
  expect(runCase(any, { ...file, steps }).length).toBeGreaterThan(0);
});

test('the case of a running match tells nothing that its seat could not know', () => {
  const hands = new Set<string>();
  const truth = opened('secret');
  for (let n = 0; n < 20; n++) {
    const { state } = JSON.parse(caseNow(truth, 0, seedRng(`${n}`), head).save ?? '') as {
      state: { hands: string[][] };
    };
    hands.add(JSON.stringify(state.hands[1]));
  }
  expect(hands.size, 'the hand of the other seat is dealt anew').toBeGreaterThan(1);
});
