import { expect, test } from 'vitest';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { namedBy } from '../rules/named.ts';
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

test('finds what a card is called that a rule explains', () => {
  const named = new Map([['TOY-02', ['Gourde', 'Boussole cassée']]]);
  const idsOf = (query: string) => found(book, query, named).flatMap(chapter => chapter.rules.map(rule => rule.id));
  expect(idsOf('boussole cassee')).toEqual(['TOY-02']);
  expect(idsOf('sac gourde')).toEqual(['TOY-02']);
  expect(idsOf('gourde moitié')).toEqual([]);
});

test('what a rule explains is what names it in the content, each name once', () => {
  const item = { source: 'rulebook', rule: 'TOY-01' } as const;
  const kinds = [
    { id: 'cards', items: { sword: item, blade: item, again: item, plain: { source: 'rulebook' as const } } },
    { id: 'numbers', items: { seven: item } },
  ];
  const cards = { sword: 'Épée', blade: { name: 'Lame' }, again: 'Épée', plain: 'Rien' };
  const words = { kinds: {}, parts: {} };
  const origins = { kinds, words: { fr: words, en: words }, names: () => ({ cards }) };
  expect([...namedBy(origins, {} as Texts<Spec>, 'fr')]).toEqual([['TOY-01', ['Épée', 'Lame']]]);
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
