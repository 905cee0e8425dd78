import { afterEach, beforeEach, expect, test } from 'vitest';
import { roll } from '../chance.ts';
import { again, flow } from '../flow.ts';
import { onlooker } from '../testing/onlooker.ts';
import { Recorder } from '../testing/recorder.ts';
import { type Scene, given } from '../testing/scene.ts';
import { type L, ask, ladder, say } from './toys/ladder.ts';

const talk = ask(['a', 'b', 'roll'], {
  bar: (_m, _f, { word }) => (word === 'b' ? 'LADDER-NO-B' : null),
  apply(m, f, { word }) {
    m.state.log.push(word === 'roll' ? `${roll(m, 6)}` : word);
    again(m, f);
  },
});
const game = ladder({ main: flow<L, string>({ talk }) });
const talking = (): Scene<L> => given(game, { seats: 2 });

const recorder = new Recorder();
const before = onlooker.current;
beforeEach(() => {
  onlooker.current = recorder;
});
afterEach(() => {
  onlooker.current = before;
});
const recorded = () => recorder.scenes('a.test.ts', 'A-1: it is so');

test('what is done and what is refused is written down, what is said to be so is not', () => {
  talking().asks('main/talk', 0).refuses(0, say('b'), 'LADDER-NO-B').dice(6).play(0, say('roll')).dice(1);
  const refuses = { refuses: say('b'), seat: 0, rule: 'LADDER-NO-B' };
  const steps = [refuses, { load: { rolls: [6] } }, { play: say('roll'), seat: 0 }];
  expect(recorded()).toEqual([{ file: 'a.test.ts', test: 'A-1: it is so', seats: 2, steps }]);
  expect(recorded()).toEqual([]); // each belongs to one test
});

test('a table that a test has laid by hand is kept as a save', () => {
  const laid = talking();
  laid.m.state.log.push('before');
  laid.play(0, say('a'));
  const [scene] = recorded();
  expect(JSON.parse(scene?.save ?? '{}')).toMatchObject({ state: { log: ['before'] } });
  expect(scene?.steps).toEqual([{ play: say('a'), seat: 0 }]);
});

test('a scene in which a test has meddled between two steps is not one', () => {
  const meddled = talking().play(0, say('a'));
  meddled.m.state.log.push('by hand');
  meddled.play(0, say('a'));
  talking().play(0, say('roll'));
  expect(recorded().map(scene => scene.steps.length)).toEqual([1]);
});

test('a scene that a test plays by other rules than those of the game is not one', () => {
  const vocabulary = { given: { parse: () => ({}) }, arrange: () => {}, describe: () => ({}) };
  const strict = new Recorder({ game, vocabulary });
  onlooker.current = strict;
  given({ ...game, version: 2 }, { seats: 2 }).asks('main/talk', 0);
  talking().asks('main/talk', 0);
  expect(strict.scenes('a.test.ts', 'A-1')).toHaveLength(1);
});

test('a scene that is only looked at has no steps', () => {
  talking().asks('main/talk', 0);
  expect(recorded()).toMatchObject([{ steps: [] }]);
});
