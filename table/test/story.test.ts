import { expect, test } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import { type GuideNote, nextNote } from '../guide.ts';
import { type GameStory, chaptersOf } from '../story.ts';

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
});
