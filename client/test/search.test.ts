import { expect, test } from 'vitest';
import { found, pieces } from '../rules/search.ts';

const book = {
  title: 'Toy',
  chapters: [
    { slug: 'a', title: 'A', intro: '', rules: [{ id: 'TOY-01', text: 'L’épée coupe à moitié.' }] },
    { slug: 'b', title: 'B', intro: '', rules: [{ id: 'TOY-02', text: 'Un sac à dos tient une épée.' }] },
  ],
};
const ids = (query: string) => found(book, query).flatMap(chapter => chapter.rules.map(rule => rule.id));

test('finds every word in any order, without case or accents, and by rule id', () => {
  expect(ids('EPEE')).toEqual(['TOY-01', 'TOY-02']);
  expect(ids('épée sac')).toEqual(['TOY-02']);
  expect(ids('toy-02')).toEqual(['TOY-02']);
  expect(ids("l'epee")).toEqual(['TOY-01']);
  expect(ids('dragon')).toEqual([]);
});

test('an empty query shows the whole book', () => {
  expect(found(book, '  ')).toHaveLength(2);
});

const marked = (text: string, query: string) =>
  pieces(text, query)
    .map(piece => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test('marks what was typed, a phrase as a whole, words apart, lone letters not', () => {
  expect(marked('Un sac à dos.', 'sac a dos')).toBe('Un [sac à dos].');
  expect(marked('Un dos, un sac.', 'sac dos')).toBe('Un [dos], un [sac].');
  expect(marked('Un sac à dos.', 'a dos sac')).toBe('Un [sac] à [dos].');
  expect(marked('L’arc : deux cases.', "l'arc : deux")).toBe('[L’arc : deux] cases.');
  expect(marked('Rien.', '')).toBe('Rien.');
});
