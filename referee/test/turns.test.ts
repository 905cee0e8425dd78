import { expect, test } from 'vitest';
import { Turns } from '../turns.ts';

/** Something that ends when it is told to. */
function opened(): { done: Promise<void>; end: () => void } {
  let end = (): void => {};
  const done = new Promise<void>(resolve => {
    end = resolve;
  });
  return { done, end };
}

test('one thing is done after the other, in the order in which they were asked', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const first = opened();
  const all = [
    turns.inTurn(async () => {
      await first.done;
      seen.push('first');
    }),
    turns.inTurn(async () => void seen.push('second')),
  ];
  turns.take(() => {
    seen.push('third');
    turns.end();
  });
  expect([turns.isBusy, seen]).toEqual([true, []]);
  first.end();
  await Promise.all(all);
  await turns.inTurn(async () => {});
  expect(seen).toEqual(['first', 'second', 'third']);
  await Promise.resolve();
  expect(turns.isBusy).toBe(false);
});

test('what fails tells whoever asked, and the next one has its turn', async () => {
  const turns = new Turns();
  const failing = turns.inTurn(() => Promise.reject(new Error('no')));
  const next = turns.inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('where nobody waits, a turn begins at once', () => {
  const turns = new Turns();
  let isDone = false;
  turns.take(() => {
    isDone = true;
  });
  expect([isDone, turns.isBusy]).toEqual([true, true]);
  turns.end();
  expect(turns.isBusy).toBe(false);
});
