import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { inHand } from '../ui/inventory.ts';
import { table } from './table.ts';

const of = (items: string[]) =>
  inHand(game.view(table(1, { line: ['brute-a'], players: [{ character: 'hipster', items }] }).m, 0), 0);

test('a figure holds its own weapon, and another or none once that is given away', () => {
  expect(of(['machete', 'hipster-bow'])).toBe('hipster-bow');
  expect(of(['planks', 'machete'])).toBe('machete');
  expect(of(['planks'])).toBe(null);
});

test('whoever strikes holds what they strike with', () => {
  const { m } = table(1, {
    line: ['brute-a'],
    combatDeck: ['c-zero', 'c-plus1'],
    players: [{ character: 'hipster', items: ['hipster-bow', 'fire-axe'] }],
  }).play(0, { type: 'attack', weapon: 'fire-axe', target: 0 });
  expect(inHand(game.view(m, 0), 0)).toBe('fire-axe');
});
