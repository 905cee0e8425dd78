import { expect, test } from 'vitest';
import { talliesOf } from '../../bots/analysis/tally.ts';
import type { AnyBox } from '../../engine/box.ts';
import { deciders, options } from '../../engine/queries.ts';
import { keep, record, toReplay } from '../../engine/recording.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { TableNews } from '../../referee/messages.ts';
import type { GameStory } from '../../table/story.ts';
import { box as template } from '../../tools/template/index.ts';
import { Analyst } from '../analysis/analyst.ts';
import { type Known, isKnown, withNews } from '../analysis/known.ts';
import { replayIn } from '../analysis/file-source.ts';
import { headlineOf, linesOf, roundAt, roundsOf, shortTitle } from '../analysis/tale.ts';
import { points } from '../analysis/words.ts';

const box = template as AnyBox;

function ended(): Replay<Spec> {
  const setup = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };
  const r = record<Spec>(box.game, setup, 'analysis', 'salt');
  for (let at = 0; !r.match.outcome; at++) {
    const seat = deciders(r.match)[0] ?? 0;
    const action = options(r.match, seat)[0] ?? { type: '' };
    keep(r, { type: 'answer', at, seat, action });
  }
  return toReplay(r);
}

const replay = ended();
const NO_TIME = () => () => false;

/** All that is told of the match, in the order in which it comes. */
function told(analyst: Analyst): { known: Known; order: string[] } {
  let known = withNews(null, analyst.first());
  const order: string[] = [];
  for (let news = analyst.next(); news; news = analyst.next()) {
    order.push(news.type);
    known = withNews(known, news);
  }
  known = withNews(known, { type: 'done' });
  if (!isKnown(known)) throw new Error('nothing is known');
  return { known, order };
}

test('a match is told a little at a time: the curve at once, luck next, trials and experts in turn', () => {
  const { known, order } = told(new Analyst(box, replay, [0], NO_TIME));
  expect(known.points).toHaveLength(replay.inputs.length + 1);
  expect(known.changes.every(change => change !== null)).toBe(true);
  const later = order.filter(type => type !== 'changes');
  expect(order.slice(0, order.length - later.length).every(type => type === 'changes')).toBe(true);
  expect(later.slice(0, 4)).toEqual(['trial', 'verdict', 'trial', 'verdict']);
  expect(known.trials.length).toBeGreaterThan(50);
  expect([...known.verdicts.keys()].toSorted((a, b) => a - b)).toEqual(known.choices.toSorted((a, b) => a - b));
  expect(known.isDone).toBe(true);
  expect(talliesOf(known.throws, known.sorts).map(({ sort, seat }) => [sort, seat])).toEqual([
    ['roll', 0],
    ['roll', 1],
  ]);
});

test('only decisions of those who ask are compared, and first the one that is looked at', () => {
  const analyst = new Analyst(box, replay, [1], NO_TIME);
  const first = analyst.first();
  if (first.type !== 'judged') throw new Error('not judged');
  for (const n of first.choices) expect(replay.inputs[n - 1]).toMatchObject({ seat: 1 });
  const last = first.choices.at(-1) ?? 0;
  analyst.look(last);
  analyst.look(0); // nothing to choose there
  const verdict = () => {
    for (let news = analyst.next(); news; news = analyst.next()) if (news.type === 'verdict') return news.n;
    return null;
  };
  expect(verdict()).toBe(last);
  expect(verdict()).toBe(first.choices[0]);
});

test('an analysis that fails before anything is known says why, and later keeps what it has', () => {
  expect(withNews(null, { type: 'failed', why: 'no-judgement' })).toEqual({ failed: 'no-judgement' });
  const known = withNews(null, new Analyst(box, replay, [], NO_TIME).first());
  expect(withNews(known, { type: 'failed', why: 'broken' })).toMatchObject({ isDone: true, trials: [] });
  expect(withNews(null, { type: 'trial', trial: { n: 0, won: [1, 0] } })).toBeNull();
});

/** Moves of which the table heard these words; a capital begins a round. */
const frames = (...heard: string[][]): TableNews[] =>
  heard.map(words => ({ sights: [{ to: ['table'], events: words.map(type => ({ type })) }] }) as unknown as TableNews);

const story: GameStory<Spec> = {
  isChapter: ({ type }) => type === type.toUpperCase(),
  weight: ({ type }) => (type === 'falls' ? 3 : type === 'strikes' ? 1 : 0),
};
const say = ({ type }: { type: string }): string | null => (type === 'silent' ? null : `It ${type}.`);

test('a turning point is told by what weighs most in it, else by what was heard first', () => {
  const retold = { frames: frames(['opens'], ['strikes', 'falls', 'strikes'], ['silent', 'waits'], ['silent']) };
  const turning = (from: number, to: number) => ({ from, to, n: to });
  expect(headlineOf(story, retold, turning(0, 3), say)).toBe('It falls.');
  expect(headlineOf(story, retold, turning(2, 3), say)).toBe('It waits.');
  expect(headlineOf(story, retold, turning(3, 4), say)).toBeNull();
  expect(headlineOf(null, retold, turning(1, 2), say)).toBe('It strikes.');
  expect(linesOf(retold, 3, say)).toEqual(['It waits.']);
  expect(linesOf(retold, 9, say)).toEqual([]);
});

test('a move is of the round that had begun before it', () => {
  const rounds = roundsOf(story, { frames: frames(['A'], ['b'], ['c', 'B'], ['d']) }, say, 'en');
  expect(rounds.map(({ n }) => n)).toEqual([1, 3]);
  expect([1, 2, 3, 4].map(n => roundAt(rounds, n))).toEqual([-1, 0, 0, 1]);
  expect(roundsOf(null, { frames: frames(['A']) }, say, 'en')).toEqual([]);
  expect(
    ['Manche 4 : Ana commence.', 'Round 2: go', 'Manche 1', 'Acte II (fin)'].map(title => shortTitle({ n: 1, title })),
  ).toEqual(['Manche 4', 'Round 2', 'Manche 1', 'Acte II']);
});

test('points have their sign', () => {
  expect([0.234, -0.05, 0.001, -0.001].map(points)).toEqual(['+23', '−5', '0', '0']);
});

test('only a match that is over is read from a file', () => {
  expect(replayIn(JSON.stringify(replay))).toEqual(replay);
  expect(replayIn(JSON.stringify({ ...replay, outcome: null }))).toBeNull();
  expect(replayIn(JSON.stringify({ ...replay, inputs: undefined }))).toBeNull();
  expect(replayIn('null')).toBeNull();
  expect(replayIn('{')).toBeNull();
});
