import { expect, test } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { AtTable } from '../play/at-table.ts';
import { earlyOf } from '../play/screen/early-of.ts';

const [end, walk]: readonly Spec['action'][] = [{ type: 'end' }, { type: 'walk' }];
const look = {} as AtTable['look'];
const screen = (isEarly: boolean | 'quietly'): ScreenParts<Spec> =>
  ({ isMain: ({ type }: Spec['action']) => type === 'end', isEarly: () => isEarly }) as unknown as ScreenParts<Spec>;

test('what a game calls early is so while anything else can be done, for keys and buttons alike', () => {
  if (!end || !walk) throw new Error('nothing to do');
  for (const early of [true, 'quietly', false] as const) {
    expect(earlyOf(end, [walk, end], screen(early), look)).toBe(early);
    expect(earlyOf(end, [end], screen(early), look)).toBe(false);
  }
});
