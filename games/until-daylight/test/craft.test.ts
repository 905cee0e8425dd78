import { expect, test } from 'vitest';
import type { RubbleId } from '../content/rubble.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const craft = (recipe: Token, target: number | null = null, trash: RubbleId | null = null, workshop = false) =>
  ({ type: 'craft', recipe, target, trash, workshop }) as const;
const end = { type: 'end' } as const;

const MATERIALS = ['planks', 'nails', 'shards', 'cables', 'explosives'] as const;

test('UD-CASE-48 UD-CRAFT-02: Planks, Nails, Shards, Cables and Explosives make four recipes', () => {
  table(2, { line: ['brute-a'], players: [{ character: 'haggler', items: [...MATERIALS] }] })
    .asks('turn/act', 0)
    .offers(0, craft('barricade'), craft('spear', 0), craft('trap'), craft('grenade', 0), end);
});

test.each([
  ['planks', 'nails', 'barricade'],
  ['planks', 'shards', 'spear'],
  ['planks', 'cables', null],
  ['planks', 'explosives', null],
  ['nails', 'shards', null],
  ['nails', 'cables', null],
  ['nails', 'explosives', 'grenade'],
  ['shards', 'cables', null],
  ['shards', 'explosives', null],
  ['cables', 'explosives', 'trap'],
] as const)('UD-CRAFT-02: %s and %s make: %s', (one, two, token) => {
  const placed = token === 'spear' || token === 'grenade' ? 0 : null;
  table(2, { line: ['monster-a'], players: [{ character: 'haggler', items: [one, two] }] }).offers(
    0,
    ...(token ? [craft(token, placed)] : []),
    end,
  );
});

test.each([
  ['planks', 'barricade', null],
  ['nails', 'barricade', null],
  ['planks', 'spear', null],
  ['explosives', 'trap', null],
  ['nails', 'grenade', null],
] as const)('UD-CRAFT-01: %s alone makes no %s', (material, token, target) => {
  table(2, { line: ['brute-a'], players: [{ character: 'haggler', items: [material, material] }] })
    .offers(0, end)
    .refuses(0, craft(token, target), 'UD-CRAFT-01');
});

test('UD-CRAFT-01: crafting is the action of the turn and costs one card of each material', () => {
  table(2, {
    line: ['brute-a'],
    players: [
      { character: 'haggler', items: ['machete', 'planks', 'planks', 'nails', 'nails', 'nails'] },
      { items: ['planks'] },
    ],
  })
    .play(0, craft('barricade'))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({
      line: ['brute-a'],
      players: [
        { items: ['machete', 'planks', 'nails', 'nails'], barricades: 1, traps: 0 },
        { items: ['planks'], barricades: 0 },
      ],
      rubbleDiscard: ['planks', 'nails'],
      supply: { barricade: 5, trap: 6, spear: 3, grenade: 6 },
    });
});

test('UD-CRAFT-01: after an attack there is no action left to craft', () => {
  table(2, { line: ['brute-a'], players: [{ character: 'haggler', items: ['machete', 'cables', 'explosives'] }] })
    .play(0, attack('machete', 0))
    .offers(0, end)
    .refuses(0, craft('trap'), 'UD-COMBAT-02');
});

test('UD-CRAFT-01: materials in a Backpack count, those of another seat do not', () => {
  table(2, {
    line: ['brute-a'],
    players: [{ character: 'haggler', items: ['cables'], bags: [['explosives']] }, { items: ['planks', 'nails'] }],
  })
    .offers(0, craft('trap'), end)
    .play(0, craft('trap'))
    .shows({
      players: [
        { items: [], bags: [[]], traps: 1, barricades: 0 },
        { items: ['planks', 'nails'], traps: 0 },
      ],
      rubbleDiscard: ['cables', 'explosives'],
      supply: { trap: 5 },
    });
});

test('UD-CRAFT-03: Barricades and Traps are put beside the crafter and take no slot', () => {
  table(2, {
    line: ['brute-a'],
    players: [
      { character: 'haggler', items: ['machete', 'planks', 'nails'], barricades: 4, traps: 2 },
      { barricades: 1 },
    ],
    supply: { barricade: 1 },
  })
    .play(0, craft('barricade'))
    .shows({
      players: [
        { items: ['machete'], barricades: 5, traps: 2 },
        { items: [], barricades: 1, traps: 0 },
      ],
      supply: { barricade: 0 },
    })
    .check((_s, m) => expect(m.game.view(m, 0).players[0]?.used).toBe(1))
    .check((_s, m) => expect(m.game.free?.options(m, 0)).toEqual([]));
});

test('UD-CRAFT-03: tokens are never part of an offer in the Exchange phase', () => {
  table(2, { phase: 'exchange', players: [{ items: ['machete'], barricades: 1, traps: 1 }] })
    .asks('exchange/trade', 0, 1)
    .offers(0, { type: 'offer', card: 'machete', bag: null, to: 1 }, { type: 'ready' });
});

test('UD-CRAFT-03 UD-RULING-41: the supply is the only limit: the seventh Barricade cannot be made', () => {
  table(2, {
    line: ['brute-a'],
    players: [{ character: 'haggler', items: ['planks', 'planks', 'nails', 'nails', 'energy-drink'], barricades: 5 }],
    supply: { barricade: 1 },
  })
    .play(0, craft('barricade'))
    .play(0, { type: 'drink' })
    .offers(0, end)
    .refuses(0, craft('barricade'), 'UD-COMP-04')
    .shows({ players: [{ barricades: 6 }, {}], supply: { barricade: 0 } });
});

test('UD-RULING-41: with no Spear, Trap or Grenade left in the supply none can be made', () => {
  table(2, {
    line: ['brute-a'],
    players: [{ character: 'haggler', items: [...MATERIALS] }],
    supply: { spear: 0, trap: 0, grenade: 0 },
  })
    .offers(0, craft('barricade'), end)
    .refuses(0, craft('spear', 0), 'UD-COMP-04')
    .refuses(0, craft('trap'), 'UD-COMP-04')
    .refuses(0, craft('grenade', 0), 'UD-COMP-04');
});

test('UD-RULING-41: Skulls are no limit: more than 20 cards and characters may be hurt', () => {
  const line = Array.from({ length: 22 }, () => 'brute-a:3');
  table(2, { line, players: [{ items: ['machete'], damage: 1 }, { damage: 1 }] })
    .play(0, attack('machete', 0))
    .shows({ line: ['brute-a:1', ...line.slice(1)], players: [{ damage: 1 }, { damage: 1 }] });
});

test('UD-CASE-49 UD-CRAFT-04: with only a Survivor in the line neither Spear nor Grenade can be made', () => {
  table(2, { line: ['survivor-a'], players: [{ character: 'haggler', items: [...MATERIALS] }] })
    .offers(0, craft('barricade'), craft('trap'), end)
    .refuses(0, craft('spear'), 'UD-CRAFT-04')
    .refuses(0, craft('grenade'), 'UD-CRAFT-04')
    .refuses(0, craft('spear', 0), 'UD-COMBAT-02');
});

test('UD-CRAFT-04 UD-RULING-20: Spear and Grenade go on an enemy in the fight, never on a Survivor', () => {
  table(2, {
    line: ['survivor-a', 'brute-a', 'wanderer-a*', 'monster-a'],
    players: [{ character: 'haggler', items: ['planks', 'shards', 'nails', 'explosives'] }],
  })
    .offers(0, craft('barricade'), craft('spear', 1), craft('spear', 3), craft('grenade', 1), craft('grenade', 3), end)
    .refuses(0, craft('spear', 0), 'UD-COMBAT-02')
    .refuses(0, craft('spear', 2), 'UD-COMBAT-02')
    .refuses(0, craft('grenade', 0), 'UD-COMBAT-02')
    .refuses(0, craft('grenade', 2), 'UD-COMBAT-02');
});

test('UD-CRAFT-01 UD-CRAFT-04: where one enemy is in the fight it is the material that is missing', () => {
  table(2, {
    line: ['survivor-a', 'brute-a', 'wanderer-a*'],
    players: [{ character: 'haggler', items: ['planks', 'explosives'] }],
  })
    .offers(0, end)
    .refuses(0, craft('spear'), 'UD-CRAFT-01')
    .refuses(0, craft('grenade'), 'UD-CRAFT-01');
});

test('UD-CRAFT-04: with all enemies out of the fight there is nothing to put them on', () => {
  table(2, {
    line: ['brute-a*', 'wanderer-a*'],
    players: [{ character: 'haggler', items: ['planks', 'shards', 'nails', 'explosives'] }],
  })
    .offers(0, craft('barricade'), end)
    .refuses(0, craft('spear'), 'UD-CRAFT-04')
    .refuses(0, craft('grenade'), 'UD-CRAFT-04');
});

test('UD-CASE-74: Handmade: Nails and Trash make a Barricade, once a round', () => {
  const substitutions = [craft('barricade', null, 'planks'), craft('barricade', null, 'nails')];
  table(2, {
    line: ['brute-a'],
    players: [
      { character: 'hipster', items: ['hipster-bow', 'nails', 'empty-can', 'planks', 'energy-drink', 'old-tyre'] },
    ],
    first: 1,
    turn: 1,
  })
    .allows(0, craft('barricade'), ...substitutions)
    .play(0, craft('barricade', null, 'planks'))
    .shows({
      players: [
        { items: ['hipster-bow', 'planks', 'energy-drink', 'old-tyre'], barricades: 1, used: ['main'] },
        { barricades: 0 },
      ],
      rubbleDiscard: ['empty-can', 'nails'],
      supply: { barricade: 5 },
    })
    .play(0, { type: 'drink' })
    .offers(0, end)
    .refuses(0, craft('barricade'), 'UD-CRAFT-01')
    .refuses(0, craft('barricade', null, 'nails'), 'UD-COMBAT-02');
});

test('UD-CASE-74: Handmade with nothing but Nails and one Trash', () => {
  table(2, { first: 1, turn: 1, players: [{ character: 'hipster', items: ['nails', 'empty-can'] }] })
    .asks('turn/act', 0)
    .offers(0, craft('barricade', null, 'planks'), end)
    .refuses(0, craft('barricade'), 'UD-COMBAT-02')
    .play(0, craft('barricade', null, 'planks'))
    .offers(0, end)
    .shows({
      players: [
        { items: [], barricades: 1, used: ['main'] },
        { barricades: 0, used: [] },
      ],
      rubbleDiscard: ['empty-can', 'nails'],
      supply: { barricade: 5 },
    });
});

test('UD-CASE-88 UD-TOK-SPR-01: victory by a Spear of the Workshop, which is no action', () => {
  const scene = table(2, {
    round: 6,
    line: ['looter-a', 'survivor-a'],
    players: [{ character: 'hipster', items: ['planks', 'shards'] }],
  })
    .offers(0, craft('spear', 0), craft('spear', 0, null, true), end)
    .play(0, craft('spear', 0, null, true))
    .ends('dawn')
    .shows({
      line: ['survivor-a'],
      players: [{ items: [], used: ['first'], damage: 0 }, { damage: 0 }],
      rubbleDiscard: ['planks', 'shards'],
      supply: { spear: 3 },
    });
  expect(scene.events('combatDrawn')).toEqual([]);
  expect(scene.events('victory')).toMatchObject([{ type: 'victory', round: 6 }]);
});
