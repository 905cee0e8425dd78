import { expect, test } from 'vitest';
import { load, save } from '../../../engine/save.ts';
import { Scene } from '../../../engine/testing/scene.ts';
import type { Saved } from '../../../engine/types.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';
import type { CardId } from '../content/cards.ts';

const offer = (card: CardId, to: number, bag: number | null = null) => ({ type: 'offer', card, bag, to }) as const;

/** The same match, as version 1 would have saved it with these refusals. */
function inVersion1(text: string, refused: object[]): string {
  const saved = JSON.parse(text) as Saved;
  const stack = saved.stack.map(f => ('refused' in f ? { ...f, refused } : f));
  return JSON.stringify({ ...saved, version: 1, stack });
}

test('UD-RULING-49: a match of version 1 goes on with its refusals, those of Backpacks by what they hold', () => {
  const { m } = table(3, {
    phase: 'exchange',
    players: [{ items: ['luck', 'focus'], bags: [['nails'], ['bullets', 'shards']] }, {}, {}],
  });
  const refused = [
    { from: 0, to: 1, card: 'backpack', bag: 1, bags: 2 },
    { from: 0, to: 2, card: 'luck', bag: null, bags: 2 },
    { from: 0, to: 2, card: 'backpack', bag: 2, bags: 3 }, // it is gone since
  ];
  const loaded = new Scene(load(game, inVersion1(save(m), refused)));
  expect(loaded.m.stack.at(-1)).toMatchObject({
    refused: [
      { from: 0, to: 1, card: 'backpack', inside: ['bullets', 'shards'] },
      { from: 0, to: 2, card: 'luck', inside: [] },
      { from: 0, to: 2, card: 'backpack', inside: [] },
    ],
  });
  loaded
    .refuses(0, offer('backpack', 1, 1), 'UD-TRADE-04')
    .refuses(0, offer('luck', 2), 'UD-TRADE-04')
    .allows(0, offer('backpack', 1, 0), offer('backpack', 2, 1), offer('luck', 1), offer('focus', 2))
    .play(0, offer('backpack', 1, 0))
    .play(1, { type: 'refuse', from: 0 })
    .refuses(0, offer('backpack', 1, 0), 'UD-TRADE-04');
});

test('a match of version 1 outside the Exchange phase is what it was', () => {
  const text = save(table(2, { players: [{ items: ['machete'] }], line: ['brute-a'] }).m);
  expect(save(load(game, inVersion1(text, [])))).toBe(text);
});
