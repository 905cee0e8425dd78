import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { concerns, roll } from '../ui/screen/rolls.ts';
import { thing } from '../ui/screen/things.ts';
import { PILE } from '../ui/touch.ts';

const m = start(game, complete(game, { seats: 2 }), 'rolls');
const look = { texts: fr, language: 'fr' as const, view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 };

const drawn: Event[] = [
  { type: 'combatDrawn', by: 0, enemy: null, cards: ['c-minus1', 'c-plus1'] },
  { type: 'combatChosen', by: 0, enemy: null, card: 'c-minus1' },
];

test('the cards drawn last say what they were added to, and what came of it', () => {
  const hurt: Event = { type: 'foeHurt', foe: 1, card: 'wanderer-a', amount: 2, left: 1, cause: 'attack' };
  expect(roll([...drawn, hurt], look)).toMatchObject({ sum: '3 − 1 = 2' });
  const spread: Event = { type: 'damageSpread', seat: 0, shares: [{ foe: 2, points: 1 }] };
  const beside: Event = { ...hurt, foe: 2, amount: 1, left: 2 };
  const area: Event = { ...hurt, foe: 2, amount: 5, left: 0, cause: 'area' };
  expect(roll([...drawn, spread, hurt, beside, area], look), 'shared out').toMatchObject({ sum: '4 − 1 = 3' });
});

test('a blow that came to nothing is not given the damage of the next one', () => {
  const missed: Event = { type: 'strikeMissed', seat: 0, foe: 1, card: 'wanderer-a' };
  const next: Event = { type: 'damaged', seat: 1, amount: 1, cause: 'enemy', damage: 1, life: 8 };
  expect(roll([...drawn, missed, next], look)).toMatchObject({ sum: '→ 0' });
  const attacked: Event = { type: 'enemyAttacked', foe: 1, card: 'wanderer-a', seat: 1, survivor: null };
  expect(roll([...drawn, attacked, next], look), 'another blow, without cards').toBeNull();
  const area: Event = { type: 'foeHurt', foe: 2, card: 'wanderer-a', amount: 1, left: 1, cause: 'area' };
  expect(roll([...drawn, area], look)).toMatchObject({ sum: null });
});

test('whoever holds the WAVE is asked in the words of the Assault, and reads them once', () => {
  const revealed: Event = { type: 'assaultRevealed', assault: 'brutal' };
  const focus = { card: 'wave', seat: 1, weapon: null, target: null, foe: null, drawn: [], chosen: null } as const;
  const rest = { actions: 0, toDraw: 0, offers: [], ready: [], given: [], shown: [] };
  const view = { ...look.view, focus: { ...focus, ...rest, drawn: [] } };
  expect(concerns(revealed, { ...look, view })).toBe(true);
  expect(concerns(revealed, { ...look, view, seat: 1 })).toBe(false);
  expect(concerns(revealed, { ...look, view: { ...view, focus: null }, seat: 1 }), 'drawn by another').toBe(true);
});

test('a colon stands as its language wants it', () => {
  const count = look.view.piles.active;
  expect(thing(PILE, look)?.name).toBe(`Pile active\u00a0: ${count}`);
  expect(thing(PILE, { ...look, texts: en, language: 'en' })?.name).toBe(`Active pile: ${count}`);
});
