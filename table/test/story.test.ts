import { expect, test } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import { type GuideNote, nextNote } from '../guide.ts';
import { type GameDeeds, type GameStory, chaptersOf, highlights, remembered } from '../story.ts';

interface Toy extends Spec {
  event: { type: string; weight: number };
}

const story: GameStory<Toy> = { isChapter: event => event.type === 'round', weight: event => event.weight };
const told = (n: number, type: string, weight: number) => ({ n, event: { type, weight } });

test('a story has chapters, each with its weightiest moments in their order', () => {
  const events = [
    told(1, 'a', 0),
    told(2, 'round', 0),
    told(3, 'b', 1),
    told(4, 'c', 2),
    told(5, 'd', 0),
    told(6, 'e', 1.5),
    told(7, 'round', 0),
    told(8, 'f', 3),
    told(9, 'g', 3),
    told(10, 'h', 3),
  ];
  const chapters = chaptersOf(story, events, 2);
  expect(chapters.map(one => one.head?.n)).toEqual([2, 7]);
  expect(chapters.map(one => one.moments.map(moment => moment.n))).toEqual([
    [4, 6],
    [8, 9, 10],
  ]);
});

test('what comes before the first chapter is told when it matters', () => {
  expect(chaptersOf(story, [told(1, 'a', 1)])).toEqual([{ head: null, moments: [told(1, 'a', 1)] }]);
  expect(chaptersOf(story, [told(1, 'a', 0)])).toEqual([]);
});

test('a guide says each thing once, when its moment has come, in its order', () => {
  const note = (id: string, step: string): GuideNote<Toy> => ({
    id,
    when: at => at.step === step,
    say: { fr: { title: id, text: id }, en: { title: id, text: id } },
    rule: null,
  });
  const notes = [note('first', 'turn'), note('second', 'turn'), note('third', 'end')];
  const at = (step: string | null) => ({ step, view: {}, seat: 0, isOver: false });
  expect(nextNote(notes, new Set(), at('turn'))?.id).toBe('first');
  expect(nextNote(notes, new Set(['first']), at('turn'))?.id).toBe('second');
  expect(nextNote(notes, new Set(['first', 'second']), at('turn'))).toBeNull();
  expect(nextNote(notes, new Set(), at('end'))?.id).toBe('third');
  expect(nextNote(notes, new Set(), at(null))).toBeNull();
  const over = { ...at('turn'), isOver: true };
  expect(nextNote(notes, new Set(), over), 'nothing of play beside the result').toBeNull();
  const last: GuideNote<Toy> = { ...note('last', 'turn'), when: ({ isOver }) => isOver };
  expect(nextNote([...notes, last], new Set(), over)?.id).toBe('last');
});

test('a match in a few moments: the weightiest of all chapters, in their order, each with its own heading', () => {
  const events = [
    told(1, 'a', 2),
    told(2, 'round', 0),
    told(3, 'b', 1),
    told(4, 'c', 3),
    told(5, 'round', 0),
    told(6, 'd', 2),
  ];
  const best = highlights(story, chaptersOf(story, events), 3);
  expect(best.map(({ head, told: { n } }) => [head?.n ?? null, n])).toEqual([
    [null, 1],
    [2, 4],
    [5, 6],
  ]);
});

test('what is told already weighs less: a match is not four times the same', () => {
  const events = [
    told(1, 'horde', 2.5),
    told(2, 'horde', 2.5),
    told(3, 'horde', 2.5),
    told(4, 'blow', 2.2),
    told(5, 'end', 3),
  ];
  const best = highlights(story, [{ head: null, moments: events }], 3);
  expect(best.map(one => one.told.n)).toEqual([3, 4, 5]);
});

test('of each kind of deed whoever has done most of it is remembered, or who has done the largest', () => {
  const deeds: GameDeeds<Toy> = {
    *of(all) {
      for (const { type, weight } of all) {
        yield { who: `figure:${type}`, kind: 'sum', count: weight };
        yield { who: `figure:${type}`, kind: 'single', count: weight };
        yield { who: `figure:${type}`, kind: 'nothing', count: 0 };
      }
    },
    words: { fr: {}, en: {} },
    single: ['single'],
  };
  const words = Object.fromEntries(['single', 'sum', 'nothing'].map(kind => [kind, { title: kind, what: () => '' }]));
  const events = [told(1, 'ana', 2), told(2, 'ben', 3), told(3, 'ana', 2)].map(({ event }) => event);
  expect(remembered({ ...deeds, words: { fr: words, en: words } }, events)).toEqual([
    { who: 'figure:ben', kind: 'single', count: 3 },
    { who: 'figure:ana', kind: 'sum', count: 4 },
  ]);
  const seated = { ...deeds, words: { fr: words, en: words }, seatOf: (who: string) => (who === 'figure:ana' ? 0 : 1) };
  const equals = [told(1, 'ana', 2), told(2, 'ben', 2)].map(({ event }) => event);
  const first = (bots: readonly number[]) => remembered(seated, equals, bots)[0]?.who;
  expect([first([]), first([0]), first([0, 1])], 'people before bots').toEqual([
    'figure:ana',
    'figure:ben',
    'figure:ana',
  ]);
});
