import { describe, expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { RubbleId } from '../content/rubble.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';
import type { CardId } from '../content/cards.ts';

// The Haggler and the Hipster.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const drink = { type: 'drink' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const take = (card: CardId) => ({ type: 'take', card, instead: null }) as const;
const takeInstead = (card: CardId, instead: CardId) =>
  ({ type: 'take', card, instead: { card: instead, bag: null } }) as const;
const wasteNot = (count: number) => ({ type: 'wasteNot', count }) as const;
const sell = (card: CardId, bag: number | null = null) => ({ type: 'blackMarket', card, bag }) as const;
const craft = (recipe: Token, target: number | null, trash: RubbleId | null = null, workshop = false) =>
  ({ type: 'craft', recipe, target, trash, workshop }) as const;
const TRASH = ['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'];

describe('the Haggler', () => {
  const haggler = (items: string[], more: object = {}) => ({ character: 'haggler', items, ...more });

  test('UD-CHAR-HAGGLER-01: life 9; the Nailed Bat deals 2', () => {
    const scene = table(2, { players: [haggler(['haggler-nailed-bat']), {}], line: ['brute-a'] });
    expect(game.view(scene.m, null).players[0]?.life).toBe(9);
    scene.play(0, attack('haggler-nailed-bat', 0)).shows({ line: ['brute-a:2'], combatDiscard: [] });
  });

  test('UD-CHAR-HAGGLER-02: Waste Not, as many cards as Trash, once a round', () => {
    const items = ['haggler-nailed-bat', 'empty-can', 'old-tyre', 'energy-drink'];
    table(2, {
      players: [haggler(items, { bags: [['vhs-tape']] }), {}],
      line: ['monster-a'],
      combatDeck: ['c-zero', 'c-plus1', 'c-minus1'],
      first: 1,
      turn: 1,
    })
      .play(0, attack('haggler-nailed-bat', 0))
      .offers(0, wasteNot(1), wasteNot(2), wasteNot(3), go)
      .refuses(0, wasteNot(0), 'UD-ATT-03')
      .play(0, wasteNot(2))
      .asks('attack/choose', 0)
      .offers(0, choose('c-zero'), choose('c-plus1'))
      .shows({ rubbleDiscard: ['empty-can', 'old-tyre'] })
      .play(0, choose('c-plus1'))
      .play(0, drink)
      .play(0, attack('haggler-nailed-bat', 0))
      .asks('turn/act', 0)
      .shows({
        line: ['monster-a:3'],
        players: [{ bags: [['vhs-tape']], items: ['haggler-nailed-bat'] }, {}],
        combatDiscard: ['c-zero', 'c-plus1'],
      });
  });

  const market = (items: string[], rubbleDiscard: string[], more: object = {}) =>
    table(2, { phase: 'exchange', players: [haggler(items, more), {}], rubbleDiscard });

  test('UD-CHAR-HAGGLER-03: Black Market, a card of his for one of the discard, not Bad Luck nor the same one', () => {
    market(['machete', 'katana', 'empty-can'], ['fracture', 'bandages', 'nails'])
      .allows(0, sell('katana'), sell('empty-can'))
      .forbids(0, sell('machete'))
      .refuses(0, sell('machete'), 'UD-TRADE-01')
      .play(0, sell('empty-can'))
      .asks('blackMarket/take', 0)
      .offers(0, take('bandages'), take('nails'))
      .play(0, take('bandages'))
      .asks('exchange/trade', 0, 1)
      .forbids(0, { type: 'blackMarket' })
      .shows({
        players: [{ items: ['machete', 'katana', 'bandages'], used: ['first'] }, {}],
        rubbleDiscard: ['fracture', 'nails', 'empty-can'],
      });
  });

  test('UD-CHAR-HAGGLER-03: another card of the kind just paid may be taken', () => {
    market(['nails'], ['nails'])
      .play(0, sell('nails'))
      .offers(0, take('nails'))
      .play(0, take('nails'))
      .shows({ players: [{ items: ['nails'] }, {}], rubbleDiscard: ['nails'] });
  });

  test('UD-CHAR-HAGGLER-03: identical cards are one choice, to pay with and to take', () => {
    market(['machete', 'nails', 'nails'], ['luck', 'luck', 'fracture'])
      .offers(
        0,
        sell('nails'),
        { type: 'offer', card: 'machete', bag: null, to: 1 },
        { type: 'offer', card: 'nails', bag: null, to: 1 },
        { type: 'ready' },
      )
      .play(0, sell('nails'))
      .offers(0, take('luck'))
      .play(0, take('luck'))
      .shows({ players: [{ items: ['machete', 'nails', 'luck'] }, {}], rubbleDiscard: ['luck', 'fracture', 'nails'] });
  });

  test('UD-CHAR-HAGGLER-03: a Backpack goes with its contents, which cannot be taken back', () => {
    market(['machete'], ['bandages'], { bags: [['luck', 'bullets'], ['pistol']] })
      .forbids(0, sell('backpack', 1)) // a starting weapon inside
      .play(0, sell('backpack', 0))
      .offers(0, take('bandages'))
      .play(0, take('bandages'))
      .shows({
        players: [{ items: ['machete', 'bandages'], bags: [['pistol']] }, {}],
        rubbleDiscard: ['backpack', 'luck', 'bullets'],
      });
  });

  test('UD-CHAR-HAGGLER-03: not while the discard holds nothing but Bad Luck, and not without the token', () => {
    market(['nails'], []).forbids(0, { type: 'blackMarket' });
    market(['nails'], ['fracture', 'crow-attack']).forbids(0, { type: 'blackMarket' });
    table(2, { phase: 'exchange', first: 1, players: [haggler(['nails']), {}], rubbleDiscard: ['luck'] })
      .forbids(0, { type: 'blackMarket' })
      .refuses(0, sell('nails'), 'UD-TRADE-01');
  });

  test('UD-CHAR-HAGGLER-03: the card taken needs room', () => {
    const items = ['machete', 'pistol', 'nails', 'nails', ...TRASH, 'focus'];
    market(items, ['luck'])
      .play(0, sell('nails'))
      .offers(
        0,
        ...(['nails', 'empty-can', 'old-tyre', 'vhs-tape', 'headless-doll', 'focus'] as const).map(card =>
          takeInstead('luck', card),
        ),
      )
      .play(0, takeInstead('luck', 'nails'))
      .shows({
        players: [{ items: ['machete', 'pistol', ...TRASH, 'focus', 'luck'] }, {}],
        rubbleDiscard: ['nails', 'nails'],
      });
  });
});

describe('the Hipster', () => {
  const hipster = (items: string[]) => ({ character: 'hipster', items });

  test('UD-CHAR-HIPSTER-01: life 9; the Bow needs Arrows and deals 3', () => {
    const given = { line: ['monster-a'], combatDeck: ['c-zero'] };
    const scene = table(2, { ...given, players: [hipster(['hipster-bow', 'arrows']), {}] });
    expect(game.view(scene.m, null).players[0]?.life).toBe(9);
    scene.play(0, attack('hipster-bow', 0)).shows({ line: ['monster-a:5'], rubbleDiscard: ['arrows'] });
    table(2, { ...given, players: [hipster(['hipster-bow', 'bullets']), {}] }).refuses(
      0,
      attack('hipster-bow', 0),
      'UD-ATT-02',
    );
  });

  test('UD-CHAR-HIPSTER-02: Handmade, Trash for one of the two materials, once a round', () => {
    table(2, {
      players: [{}, hipster(['nails', 'nails', 'empty-can', 'old-tyre', 'energy-drink'])],
      turn: 1,
      line: ['brute-a'],
    })
      .offers(1, craft('barricade', null, 'planks'), craft('grenade', 0, 'explosives'), drink, end)
      .refuses(1, craft('barricade', null), 'UD-COMBAT-02')
      .play(1, craft('barricade', null, 'planks'))
      .shows({ players: [{}, { barricades: 1, used: ['main'], items: ['nails', 'old-tyre', 'energy-drink'] }] })
      .check(s => expect([...s.rubbleDiscard].sort()).toEqual(['empty-can', 'nails']))
      .play(1, drink)
      .offers(1, end);
  });

  test('UD-CHAR-HIPSTER-02: he may replace either material, or none', () => {
    table(2, { players: [{}, hipster(['planks', 'nails', 'vhs-tape'])], turn: 1 })
      .offers(1, craft('barricade', null), craft('barricade', null, 'planks'), craft('barricade', null, 'nails'), end)
      .play(1, craft('barricade', null))
      .shows({ players: [{}, { items: ['vhs-tape'], barricades: 1, used: [] }], rubbleDiscard: ['planks', 'nails'] });
  });

  test('UD-CHAR-HIPSTER-02: the other one must be real, and only he can do it', () => {
    table(2, { players: [{}, hipster(TRASH)], turn: 1, line: ['brute-a'] }).offers(1, end);
    table(2, { players: [{}, { character: 'klepto', items: ['nails', 'empty-can'] }], turn: 1 }).offers(1, end);
  });

  test('UD-CHAR-HIPSTER-03: Workshop, one craft without an action', () => {
    const items = ['machete', 'planks', 'planks', 'planks', 'nails', 'nails', 'nails'];
    table(2, { players: [hipster(items), {}], line: ['monster-a'] })
      .offers(0, attack('machete', 0), craft('barricade', null), craft('barricade', null, null, true), end)
      .play(0, craft('barricade', null, null, true))
      .offers(0, attack('machete', 0), craft('barricade', null), end)
      .shows({
        players: [{ barricades: 1, used: ['first'], items: ['machete', 'planks', 'planks', 'nails', 'nails'] }, {}],
        rubbleDiscard: ['planks', 'nails'],
      })
      .play(0, attack('machete', 0))
      .offers(0, end);
  });

  test('UD-CHAR-HIPSTER-03: also after the action, together with Handmade, but not without the token', () => {
    const items = ['machete', 'planks', 'empty-can'];
    table(2, { players: [hipster(items), {}], line: ['monster-a'] })
      .play(0, attack('machete', 0))
      .offers(0, craft('barricade', null, 'nails', true), craft('spear', 0, 'shards', true), end)
      .play(0, craft('spear', 0, 'shards', true))
      .offers(0, end)
      .shows({ line: ['monster-a:3^'], players: [{ items: ['machete'], used: ['main', 'first'] }, {}] });
    table(2, { players: [{}, hipster(['machete', 'planks', 'nails'])], turn: 1, line: ['monster-a'] })
      .forbids(1, { type: 'craft', workshop: true })
      .play(1, attack('machete', 0))
      .offers(1, end);
  });
});
