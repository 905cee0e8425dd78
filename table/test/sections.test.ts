import { expect, test } from 'vitest';
import { type Choice, sectionsOf } from '../sections.ts';

const choice = (label: string, title: string | null = null, isFolded = false): Choice => ({
  label,
  group: title === null ? null : { title, isFolded },
});
const many = (count: number, title: string | null, isFolded = false): Choice[] =>
  Array.from({ length: count }, (_, i) => choice(`${title ?? ''}${i}`, title, isFolded));

test('a few options stand in one list, whatever their groups', () => {
  const sections = sectionsOf([choice('a', 'A'), choice('b', 'B'), choice('c')]);
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ title: null, isFolded: false });
  expect(sections[0]?.choices.map(one => [one.label, one.index, one.key])).toEqual([
    ['a', 0, 1],
    ['b', 1, 2],
    ['c', 2, 3],
  ]);
});

test('many options stand under headings, in the order in which these first appear', () => {
  const sections = sectionsOf([...many(3, 'A'), ...many(3, 'B'), choice('last'), choice('late', 'A')]);
  expect(sections.map(section => [section.title, section.choices.length])).toEqual([
    ['A', 4],
    ['B', 3],
    [null, 1],
  ]);
  expect(sections[0]?.choices.map(one => one.index)).toEqual([0, 1, 2, 7]);
});

test('keys go to what is to be seen, from top to bottom, nine at most', () => {
  const sections = sectionsOf([...many(3, 'Folded', true), ...many(12, 'Open')]);
  expect(sections[0]?.choices.map(one => one.key)).toEqual([null, null, null]);
  expect(sections[1]?.choices.map(one => one.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null, null]);
});

test('nothing is folded where there are few', () => {
  expect(sectionsOf(many(2, 'A', true))[0]?.isFolded).toBe(false);
});
