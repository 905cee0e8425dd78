import { expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const end = { type: 'end' } as const;

test.each([
  ['wanderer-a', 2],
  ['looter-a', 3],
  ['brute-a', 4],
  ['survivor-a', 1],
  ['monster-a', 8],
] as const)(
  'UD-ENEMY-WAN-01 UD-ENEMY-LOOT-01 UD-ENEMY-BRU-01 UD-ENEMY-SUR-01 UD-ENEMY-MON-01: %s has life %i',
  (card, life) => {
    table(2, { line: [card], players: [{ items: ['pitchfork'] }] })
      .play(0, attack('pitchfork', 0))
      .shows({ line: life > 1 ? [`${card}:${life - 1}`] : [] });
    table(2, { line: [`${card}:1`], players: [{ items: ['pitchfork'] }] })
      .play(0, attack('pitchfork', 0))
      .shows({ line: [] });
  },
);

test('UD-ENEMY-WAN-01: a Wanderer has nothing special: no loss, no boost, stopped by a Barricade', () => {
  table(2, {
    turn: 1,
    line: ['wanderer-a', 'wanderer-a', 'wanderer-a'],
    players: [{ items: ['planks'] }, { items: ['planks'], barricades: 1 }],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 2, items: ['planks'] },
        { damage: 0, items: ['planks'], barricades: 0 },
      ],
      rubbleDiscard: [],
    });
});

test('UD-CASE-63 UD-ENEMY-LOOT-01: a Looter takes a random card, never a weapon', () => {
  table(2, { turn: 1, line: ['looter-a'], players: [{ items: ['machete', 'pistol', 'planks', 'planks'] }] })
    .picks(1)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['looter-a'],
      players: [{ damage: 1, items: ['machete', 'pistol', 'planks'] }, { damage: 0 }],
      rubbleDiscard: ['planks'],
    });
});

test('UD-CASE-64 UD-ENEMY-LOOT-01: a Barricade stops the Looter and its theft', () => {
  table(2, {
    turn: 1,
    line: ['looter-a'],
    players: [{ items: ['machete', 'pistol', 'planks', 'planks'], barricades: 1 }],
    supply: { barricade: 5 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      players: [{ damage: 0, items: ['machete', 'pistol', 'planks', 'planks'], barricades: 0 }, {}],
      rubbleDiscard: [],
      supply: { barricade: 6 },
    });
});

test('UD-ENEMY-LOOT-01: without damage no theft; on a Survivor no theft', () => {
  table(2, {
    turn: 1,
    line: ['looter-b', 'survivor-a', 'looter-c'],
    combatDeck: ['c-plus1', 'c-minus1', 'c-minus1'],
    players: [{ items: ['planks'] }, { items: ['planks'] }],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['looter-b', 'looter-c'],
      players: [
        { damage: 0, items: ['planks'] },
        { damage: 0, items: ['planks'] },
      ],
      rubbleDiscard: [],
    });
});

test('UD-CASE-87 UD-ENEMY-LOOT-01 UD-RULING-11: a Looter takes no weapon at all, not even a found one', () => {
  const scene = table(2, { turn: 1, line: ['looter-a'], players: [{ items: ['machete', 'pistol', 'katana'] }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 1, items: ['machete', 'pistol', 'katana'] }, {}], rubbleDiscard: [] });
  expect(scene.events('nothingLost')).toMatchObject([{ type: 'nothingLost', seat: 0, cause: 'looter' }]);
});

test('UD-ENEMY-LOOT-01 UD-RULING-14: area damage of a Looter robs too: the target first, then clockwise', () => {
  const scene = table(4, {
    turn: 3,
    holder: 2,
    line: ['looter-c'],
    combatDeck: ['c-plus1-area'],
    players: [{ items: ['nails'] }, { items: ['planks', 'nails'] }, { items: ['cables'] }, { items: ['shards'] }],
  })
    .picks(0, 0, 1)
    .shuffle('wave')
    .play(3, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 0, items: ['nails'] },
        { damage: 1, items: ['planks'] },
        { damage: 2, items: [] },
        { damage: 1, items: [] },
      ],
      rubbleDiscard: ['cables', 'shards', 'nails'],
    });
  expect(scene.events('discarded').map(({ seat }) => seat)).toEqual([2, 3, 1]);
});

test('UD-RULING-14: a Barricade saves its owner from the theft, not the seats beside', () => {
  table(3, {
    turn: 2,
    line: ['looter-c'],
    combatDeck: ['c-plus1-area'],
    players: [{ items: ['nails'], barricades: 1 }, { items: ['planks'] }, { items: ['machete'] }],
  })
    .picks(0)
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 0, items: ['nails'], barricades: 0 },
        { damage: 1, items: [] },
        { damage: 1, items: ['machete'] },
      ],
      rubbleDiscard: ['planks'],
    });
});

test('UD-ENEMY-BRU-01: a Brute deals its full damage through any number of Barricades', () => {
  table(2, {
    turn: 1,
    line: ['brute-b'],
    combatDeck: ['c-plus2'],
    players: [{ barricades: 3 }],
    supply: { barricade: 3 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 3, barricades: 3 }, {}], supply: { barricade: 3 } });
});

test('UD-ENEMY-SUR-01: a Survivor never attacks, may be attacked and stays in the line from round to round', () => {
  const scene = table(2, { turn: 1, line: ['survivor-a', 'survivor-a'], players: [{}, { items: ['machete'] }] })
    .allows(1, attack('machete', 0), attack('machete', 1))
    .play(1, attack('machete', 1))
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ round: 2, line: ['survivor-a'], players: [{ damage: 0 }, { damage: 0 }] });
  expect(scene.events('enemyAttacked')).toEqual([]);
});

test('UD-CASE-65 UD-ENEMY-MON-01 UD-AI-09: a Monster makes the others hit harder', () => {
  table(3, {
    turn: 2,
    line: ['monster-a', 'wanderer-a', 'looter-a'],
    players: [{}, {}, { items: ['machete', 'planks'] }],
  })
    .picks(0)
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['monster-a', 'wanderer-a', 'looter-a'],
      players: [{ damage: 3 }, { damage: 2 }, { damage: 2, items: ['machete'] }],
      rubbleDiscard: ['planks'],
    });
});

test('UD-CASE-66 UD-RULING-46 UD-ENEMY-MON-01: two Monsters boost the others twice, but not each other', () => {
  table(3, { turn: 2, line: ['monster-a', 'monster-a', 'wanderer-a'] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 3 }, { damage: 3 }, { damage: 3 }] });
});

test('UD-ENEMY-MON-01: the boost works from any place in the line and ends with the Monster', () => {
  table(2, { turn: 1, line: ['wanderer-a', 'monster-a:2'], players: [{}, { items: ['machete'] }] })
    .check((_s, m) => expect(m.game.view(m, null).line.map(foe => foe.hits)).toEqual([2, 3]))
    .play(1, attack('machete', 1))
    .check((_s, m) => expect(m.game.view(m, null).line.map(foe => foe.hits)).toEqual([1]))
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a'], players: [{ damage: 1 }, { damage: 0 }] });
});

test('UD-ENEMY-MON-01: a Monster that a Trap kills before it attacks boosts nobody after it', () => {
  table(2, { turn: 1, line: ['monster-a:4', 'wanderer-a'], players: [{ traps: 1 }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a'], players: [{ damage: 0 }, { damage: 1 }] });
});

test('UD-RULING-47: the boost raises an attack on a Survivor that would deal nothing', () => {
  table(2, { turn: 1, line: ['wanderer-b', 'survivor-a', 'monster-a*'], combatDeck: ['c-zero'] })
    .shuffle('wave')
    .play(1, end)
    .shows({ line: ['wanderer-b', 'survivor-a', 'monster-a'] });
  table(2, { turn: 1, line: ['wanderer-b', 'survivor-a', 'monster-a'], combatDeck: ['c-zero'] })
    .shuffle('wave')
    .play(1, end)
    .shows({ line: ['wanderer-b', 'monster-a'], players: [{ damage: 3 }, { damage: 0 }] });
});
