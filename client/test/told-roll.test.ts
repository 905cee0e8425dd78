import { expect, test } from 'vitest';
import { FIRST, NOTHING_TOLD, type Told, UNREAD, placeOf, readNow, toldNow } from '../play/screen/told-roll.ts';

/** One after the other, from when somebody begins to look. */
const tell = (...said: Partial<Parameters<typeof toldNow>[1]>[]): Told =>
  said.reduce<Told>(
    (before, now) => toldNow(before, { heard: before.heard, saying: before.saying, isFresh: false, undone: 0, ...now }),
    NOTHING_TOLD,
  );

test('what is there when somebody begins to look is the first', () => {
  expect(tell({ heard: 12, saying: '3 skulls' }).key).toBe(FIRST);
  expect(tell({ heard: 12 }).key, 'nothing was thrown yet').toBe(0);
});

test('every throw is new, though it comes to the same as the last one', () => {
  const first = { heard: 12, saying: '3 skulls' };
  expect(tell(first, { heard: 15, saying: '1 shield', isFresh: true }).key).toBe(2);
  expect(tell(first, { heard: 15, isFresh: true }).key).toBe(2);
});

test('what is drawn again is not new, nor is what happens without dice', () => {
  const first = { heard: 12, saying: '3 skulls' };
  expect(tell(first, {}).key).toBe(1);
  expect(tell(first, { isFresh: true }).key).toBe(1);
  expect(tell(first, { heard: 14 }).key).toBe(1);
});

test('a throw that is only the last one since somebody went back is not new, the next one is', () => {
  const both = [
    { heard: 12, saying: '3 skulls' },
    { heard: 15, saying: '1 shield', isFresh: true },
  ] as const;
  const back = { heard: 16, saying: '3 skulls', undone: 16 };
  expect(tell(...both, back).key).toBe(2);
  expect(tell(...both, back, { heard: 19, saying: '2 skulls', isFresh: true, undone: 16 }).key).toBe(3);
});

test('what the log comes to say otherwise, without anybody going back, is new', () => {
  expect(tell({ heard: 12, saying: '3 skulls' }, { heard: 13, saying: '3 skulls, 2 wounds' }).key).toBe(2);
});

test('it lies over the board until it is read, then at the edge, where it can be opened again', () => {
  const hand = { canOpen: true, isEmpty: false };
  expect(placeOf(UNREAD, 1, hand)).toBe('board');
  const read = readNow(UNREAD, 1);
  expect(placeOf(read, 1, hand)).toBe('edge');
  expect(placeOf({ key: 1, isOpened: true }, 1, hand)).toBe('board');
  expect(placeOf(read, 2, hand), 'the next one').toBe('board');
});

test('whoever has opened it keeps it when its time is over', () => {
  const opened = { key: 1, isOpened: true };
  expect(readNow(opened, 1)).toBe(opened);
  expect(readNow(opened, 2)).toEqual({ key: 2, isOpened: false });
});

test('where nobody can open it, or there is nothing to see, it goes', () => {
  const read = readNow(UNREAD, 1);
  expect(placeOf(read, 1, { canOpen: false, isEmpty: false })).toBe('gone');
  expect(placeOf(read, 1, { canOpen: true, isEmpty: true })).toBe('gone');
});
