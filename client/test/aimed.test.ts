import { expect, test } from 'vitest';
import type { ThingId } from '../../table/touch.ts';
import { aimedOf } from '../sofa/aimed.ts';

const aims: ThingId[] = ['figure:venom', 'figure:doom'];
const ofHulk = aims.map((aim): ThingId[] => ['figure:hulk', aim]);

test('where only the target differs, touching it says enough; other answers keep their words', () => {
  expect(aimedOf(ofHulk, aims)).toEqual(['figure:hulk figure:venom', 'figure:hulk figure:doom']);
  expect(aimedOf([...ofHulk, ['power:stomp']], aims)).toHaveLength(2);
});

test('one target among other answers, or one that is struck in two ways, needs words', () => {
  expect(aimedOf([['figure:venom'], ['act:move']], aims)).toEqual([]);
  expect(aimedOf([['figure:venom']], aims), 'unless nothing else is asked').toEqual(['figure:venom']);
  expect(aimedOf([...ofHulk, ['power:blast', 'figure:venom']], aims)).toEqual([]);
  expect(aimedOf([['figure:venom', 'figure:doom']], aims), 'both at once').toEqual([]);
});
