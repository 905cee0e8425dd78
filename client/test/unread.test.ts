import { expect, test } from 'vitest';
import { MOST, withUnread } from '../play/screen/unread.ts';

const lines = (...texts: string[]) => texts.map((text, id) => ({ id, text }));
const texts = (...all: Parameters<typeof withUnread>) => withUnread(...all).map(({ text }) => text);

test('what was not read yet stays beside what is new, each line once, and no more than are read', () => {
  expect(texts(lines('a'), lines('b'))).toEqual(['a', 'b']);
  expect(texts(lines('a', 'b'), lines('a'))).toEqual(['b', 'a']);
  expect(texts(lines('a', 'b', 'c'), lines('d'))).toEqual(['b', 'c', 'd']);
  expect(texts(lines('a', 'b', 'c'), lines('d', 'e', 'f'))).toHaveLength(MOST);
});
