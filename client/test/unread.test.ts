import { expect, test } from 'vitest';
import { GLANCE, MOST, type Weight, newsFrom, tellingOf, withUnread } from '../play/screen/unread.ts';

const lines = (...texts: string[]) => texts.map((text, id) => ({ id, text, isGrave: text.endsWith('!') }));
const texts = (...all: Parameters<typeof withUnread>) => withUnread(...all).map(({ text }) => text);

const many = (letter: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${letter}${at}`);

test('what was not read yet stays beside what is new, each line once, and no more than are read', () => {
  expect(texts(lines('a'), lines('b'))).toEqual(['a', 'b']);
  expect(texts(lines('a', 'b'), lines('a'))).toEqual(['b', 'a']);
  expect(texts(lines(...many('a', MOST)), lines('z'))).toEqual([...many('a', MOST).slice(1), 'z']);
  expect(texts(lines('loss!', ...many('a', MOST)), lines('z')), 'what is grave stays').toEqual([
    'loss!',
    ...many('a', MOST).slice(2),
    'z',
  ]);
});

/** Lines by their weight: `1` telling, `2` grave, `s` slight, `0` not to be told. */
function told(weights: string, sums = 0): string[] {
  const worth: { readonly [sign: string]: Weight } = { '0': false, '1': true, '2': 'gravely', s: 'slightly' };
  const all = Array.from(weights, (sign, id) => ({ id, text: `${sign}${id}` }));
  return tellingOf(all, new Map(all.map(({ id }, at) => [id, worth[weights[at] ?? '']])), sums).map(({ text }) => text);
}

test('what is grave comes first, and nothing that is worth telling is left out', () => {
  expect(told('1012')).toEqual(['23', '10', '12']);
  expect(told('111112')).toEqual(['25', '10', '11', '12', '13', '14']);
  expect(told('2'.repeat(2) + '1'.repeat(MOST))).toHaveLength(MOST);
});

test('what is slight fills what is read at a glance, the newest of it', () => {
  expect(told('ss1')).toEqual(['s0', 's1', '12']);
  expect(told('sss1')).toHaveLength(GLANCE);
  expect(told('sss1')).toEqual(['s1', 's2', '13']);
  expect(told('sss1', 2)).toEqual(['13']);
});

test('news begin after one’s own answer, but where a question went by itself with the question', () => {
  expect(newsFrom({ hasAnswered: true, decided: 10, last: 14 })).toBe(14);
  expect(newsFrom({ hasAnswered: false, decided: 10, last: 14 })).toBe(10);
  expect(newsFrom({ hasAnswered: false, decided: null, last: 14 }), 'nobody was asked yet').toBe(14);
});
