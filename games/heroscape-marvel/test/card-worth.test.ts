import { expect, test } from 'vitest';
import { dustOfDeath } from '../cards/dust-of-death.ts';
import { type M, figureOf } from '../rules/table.ts';
import { table } from './table.ts';

/** What a bot thinks of the cloud if each figure is worth ten. */
const cloud = (m: M): number =>
  dustOfDeath.worth({ m, standing: () => 10, promise: () => 0 }, figureOf(m, 'red-skull'), { type: 'cloud' });

const skull = (at: string, own: object, enemies: object): M =>
  table('theft', { armies: [{ 'red-skull': at, ...own }, enemies], acts: 'red-skull' }).m;

test('HS-POW-25: in the cloud are all beside it, enemies for the better, friends for the worse', () => {
  expect(cloud(skull('3,9', {}, { thanos: '4,9' }))).toBe(10);
  expect(cloud(skull('3,9', {}, { thanos: '4,9', venom: '2,9' }))).toBe(20);
  expect(cloud(skull('3,9', { hulk: '2,9' }, { thanos: '4,9', venom: '6,9' }))).toBe(0);
  expect(cloud(skull('3,9', { hulk: '2,9' }, { thanos: '6,9' }))).toBe(-10);
});

test('HS-POW-25: nobody is beside the first cell of the board for being off the board', () => {
  const { content } = skull('3,9', {}, { thanos: '4,9' });
  const corner = content.board.neighbours[0]?.[0];
  if (corner === undefined) throw new Error('the first cell lies alone');
  const m = skull(content.board.names[corner] ?? '', {}, { thanos: '4,9', venom: 'destroyed' });
  expect(cloud(m)).toBe(0);
});
