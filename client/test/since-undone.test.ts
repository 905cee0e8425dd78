import { expect, test } from 'vitest';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { logLines } from '../play/log-lines.ts';
import { words } from '../text/words.ts';
import { sinceUndone, undoneAt } from '../play/screen/since-undone.ts';

const told = (id: number) => ({ id, to: null, event: { type: 'said' } }) as const;

test('what had been read before somebody went back is no news when the table is told anew', () => {
  expect(sinceUndone([told(1), told(2)]).map(({ id }) => id)).toEqual([1, 2]);
  expect(undoneAt([told(1)])).toBe(0);
  const log = [told(3), { id: 4, undoneBy: 0 }, told(5), { id: 6, undoneBy: 1 }, told(7)];
  expect(sinceUndone(log).map(({ id }) => id)).toEqual([6, 7]);
  expect(undoneAt(log)).toBe(6);
});

test('whoever went back reads that it was they', () => {
  const texts = { event: () => null } as unknown as Texts<Spec>;
  const look = { texts, names: ['Ana', 'Bo'], seat: 0 };
  const said = (undoneBy: number) => logLines([{ id: 1, undoneBy }], look, words.fr)[0]?.text;
  expect(said(0)).toBe(words.fr.play.youWentBack);
  expect(said(1)).toContain('Bo');
});
