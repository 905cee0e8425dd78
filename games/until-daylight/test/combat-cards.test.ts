import { expect, test } from 'vitest';
import { type CombatId, combatCards } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const end = { type: 'end' } as const;

/** The whole Combat deck, less some cards. */
function deckWithout(...missing: CombatId[]): CombatId[] {
  const deck = (Object.keys(combatCards) as CombatId[]).flatMap(id =>
    Array.from({ length: combatCards[id].quantity }, () => id),
  );
  for (const card of missing) deck.splice(deck.indexOf(card), 1);
  return deck;
}

test('UD-CARD-01: 35 cards from -2 to +3 or X, with area 1, self damage 1 or 2, or a random discard', () => {
  expect(deckWithout()).toHaveLength(35);
  const cards = Object.values(combatCards);
  for (const { printed, damage, area, self, discard } of cards) {
    expect(['X', '-2', '-1', '0', '+1', '+2', '+3']).toContain(printed);
    expect(damage).toBe(printed === 'X' ? 0 : Number(printed));
    expect([0, 1]).toContain(area);
    expect([0, 1, 2]).toContain(self);
    expect([0, 1]).toContain(discard);
  }
  for (const printed of ['X', '-2', '-1', '0', '+1', '+2', '+3'])
    expect(cards.some(card => card.printed === printed)).toBe(true);
  for (const self of [1, 2]) expect(cards.some(card => card.self === self)).toBe(true);
  expect(cards.some(card => card.area === 1)).toBe(true);
  expect(cards.some(card => card.discard === 1)).toBe(true);
});

test.each([
  ['c-plus3', 4],
  ['c-plus2', 5],
  ['c-plus1', 6],
  ['c-zero', 7],
  ['c-minus1', 8],
  ['c-minus2', 8],
] as const)('UD-CARD-01: %s modifies the damage of a Baseball Bat: the Monster is left with %i', (card, left) => {
  table(2, { line: ['monster-a'], combatDeck: [card], players: [{ items: ['baseball-bat'] }] })
    .play(0, attack('baseball-bat', 0))
    .asks('turn/act', 0)
    .shows({
      line: [left === 8 ? 'monster-a' : `monster-a:${left}`],
      combatDiscard: [card],
      players: [{ damage: 0 }, {}],
    });
});

test('UD-CARD-02: X with area adds nothing to the damage and 1 area damage', () => {
  table(2, {
    line: ['brute-a', 'brute-b', 'brute-c', 'brute-a'],
    combatDeck: ['c-x-area'],
    players: [{ items: ['baseball-bat'] }],
  })
    .play(0, attack('baseball-bat', 1))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:3', 'brute-b:3', 'brute-c:3', 'brute-a'],
      combatDiscard: ['c-x-area'],
      players: [{ damage: 0 }, { damage: 0 }],
    });
});

test('UD-CARD-02: X with area hits the neighbours even where the target suffers nothing', () => {
  table(2, {
    line: ['brute-a', 'survivor-a', 'brute-b'],
    combatDeck: ['c-x-area', 'c-minus2'],
    players: [{ items: ['fire-axe'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('attack/choose', 0)
    .offers(0, choose('c-x-area'), choose('c-minus2'))
    .play(0, choose('c-x-area'))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a', 'brute-b'], combatDiscard: ['c-x-area', 'c-minus2'] });
});

test.each([
  ['c-plus2-area', 'brute-b:1'],
  ['c-plus1-area', 'brute-b:2'],
] as const)('UD-CARD-02: %s adds its number and its area damage', (card, target) => {
  table(2, { line: ['brute-a', 'brute-b', 'brute-c'], combatDeck: [card], players: [{ items: ['baseball-bat'] }] })
    .play(0, attack('baseball-bat', 1))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:3', target, 'brute-c:3'], combatDiscard: [card] });
});

test.each([
  ['c-plus2-self1', 1, 'monster-a:5'],
  ['c-plus3-self2', 2, 'monster-a:4'],
  ['c-minus1-self1', 1, 'monster-a'],
] as const)('UD-CARD-03: %s hurts the player who drew it by %i, whatever protects him', (card, damage, foe) => {
  table(2, {
    line: ['monster-a', 'survivor-a'],
    combatDeck: [card],
    players: [{ items: ['baseball-bat'], barricades: 1, traps: 1, shield: 3 }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('turn/act', 0)
    .shows({
      line: [foe, 'survivor-a'],
      players: [{ damage, barricades: 1, traps: 1, shield: 3 }, { damage: 0 }],
      supply: { barricade: 6, trap: 6 },
    });
});

test('UD-CARD-03: self damage hurts the enemy who drew it, also where a Survivor was the target', () => {
  table(2, {
    turn: 1,
    line: ['brute-b', 'survivor-a', 'looter-a'],
    combatDeck: ['c-plus3-self2'],
    players: [{ items: ['machete'] }],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['brute-b:2', 'looter-a'],
      players: [{ damage: 1, items: ['machete'] }, { damage: 0 }],
      combatDiscard: ['c-plus3-self2'],
    });
});

test('UD-CARD-03: only the chosen card hurts; a card left aside does not', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-plus3-self2', 'c-minus2'],
    players: [{ items: ['fire-axe'] }],
  })
    .play(0, attack('fire-axe', 0))
    .play(0, choose('c-minus2'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a'], players: [{ damage: 0 }, {}], combatDiscard: ['c-plus3-self2', 'c-minus2'] });
});

test('UD-CARD-04: the discard effect costs the attacking player one random card', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-plus3-discard'],
    players: [{ items: ['baseball-bat', 'empty-can', 'planks', 'planks'] }, { items: ['luck'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .picks(1)
    .asks('luck/ask', 1)
    .play(1, { type: 'pass' })
    .asks('turn/act', 0)
    .shows({
      line: ['monster-a:4'],
      players: [{ items: ['baseball-bat', 'empty-can', 'planks'], damage: 0 }, { items: ['luck'] }],
      rubbleDiscard: ['planks'],
      combatDiscard: ['c-plus3-discard'],
    });
});

test('UD-CARD-04: with nothing to lose, or with another card chosen, nothing is lost', () => {
  const nothing = table(2, {
    line: ['monster-a'],
    combatDeck: ['c-plus1-discard'],
    players: [{ items: ['baseball-bat'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:6'], players: [{ items: ['baseball-bat'] }, {}], rubbleDiscard: [] });
  expect(nothing.events('nothingLost')).toEqual([{ type: 'nothingLost', seat: 0, cause: 'combatCard' }]);

  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-plus3-discard', 'c-plus2'],
    players: [{ items: ['fire-axe', 'empty-can'] }],
  })
    .play(0, attack('fire-axe', 0))
    .play(0, choose('c-plus2'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:6'], players: [{ items: ['fire-axe', 'empty-can'] }, {}], rubbleDiscard: [] });
});

test('UD-CARD-04: the discard effect does nothing for an enemy', () => {
  const scene = table(2, {
    turn: 1,
    line: ['wanderer-b'],
    combatDeck: ['c-plus3-discard'],
    players: [{ items: ['machete', 'empty-can'] }, { items: ['bullets'] }],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-b'],
      players: [
        { damage: 3, items: ['machete', 'empty-can'] },
        { damage: 0, items: ['bullets'] },
      ],
      rubbleDiscard: [],
      combatDiscard: ['c-plus3-discard'],
    });
  expect(scene.events('discarded')).toEqual([]);
});

test('UD-CARD-05: players and enemies draw from the same deck', () => {
  table(2, {
    turn: 1,
    line: ['monster-b', 'wanderer-b'],
    combatDeck: ['c-plus2', 'c-zero', 'c-plus1'],
    players: [{}, { items: ['baseball-bat'] }],
  })
    .play(1, attack('baseball-bat', 0))
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['monster-b:5', 'wanderer-b'],
      players: [{ damage: 2 }, { damage: 2 }],
      combatDiscard: ['c-plus2', 'c-zero', 'c-plus1'],
    })
    .check(({ combatDeck }) => expect(combatDeck).toHaveLength(32));
});

test('UD-CARD-05 UD-RULING-42: an empty deck is made anew in the middle of a draw, without the cards face up', () => {
  table(2, {
    line: ['monster-a'],
    combatDiscard: deckWithout('c-minus2'),
    players: [{ items: ['fire-axe'] }],
  })
    .shuffle('c-plus3')
    .play(0, attack('fire-axe', 0))
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus2'), choose('c-plus3'))
    .check(({ combatDeck, combatDiscard }) => {
      expect(combatDeck.toSorted()).toEqual(deckWithout('c-minus2', 'c-plus3').toSorted());
      expect(combatDiscard).toEqual([]);
    })
    .play(0, choose('c-plus3'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:5'], combatDiscard: ['c-minus2', 'c-plus3'] });
});

test('UD-CARD-05: the deck is made anew only when a card must be drawn', () => {
  const last = table(2, {
    line: ['monster-a'],
    combatDiscard: deckWithout('c-zero'),
    players: [{ items: ['baseball-bat'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:7'], combatDeck: [] })
    .check(({ combatDiscard }) => expect(combatDiscard).toHaveLength(35));
  expect(last.events('reshuffled')).toEqual([]);
});

test('UD-CARD-05: a card that Luck has just replaced is part of the new deck', () => {
  table(1, {
    line: ['brute-b'],
    combatDiscard: deckWithout('c-plus3'),
    players: [{ items: ['luck'] }],
  })
    .play(0, end)
    .asks('luck/ask', 0)
    .check(({ combatDeck }) => expect(combatDeck).toEqual([]))
    .shuffle('c-plus3', 'c-plus3')
    .shuffle('wave')
    .play(0, { type: 'luck', card: 'c-plus3' })
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 4, items: [] }], rubbleDiscard: ['luck'], combatDiscard: ['c-plus3'] })
    .check(({ combatDeck }) => expect(combatDeck.toSorted()).toEqual(deckWithout('c-plus3').toSorted()));
});

test('UD-CARD-05: with deck and discard empty no more cards are drawn', () => {
  const bullets = Array.from({ length: 36 }, () => 'bullets');
  const scene = table(2, { line: ['monster-a'], players: [{ items: ['pistol', ...bullets] }] })
    .play(0, attack('pistol', 0))
    .play(0, { type: 'load', count: 36 })
    .asks('attack/choose', 0)
    .check(({ combatDeck, combatDiscard }, m) => {
      expect(combatDeck).toEqual([]);
      expect(combatDiscard).toEqual([]);
      expect(m.game.view(m, null).focus?.drawn).toHaveLength(35);
    })
    .play(0, choose('c-plus3'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:3'], combatDeck: [], players: [{ items: ['pistol'] }, {}] })
    .check(({ combatDiscard }) => expect(combatDiscard).toHaveLength(35));
  expect(scene.events('reshuffled')).toEqual([]); // there was nothing to make a new deck of
});
