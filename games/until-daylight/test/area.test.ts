import { expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const end = { type: 'end' } as const;

test('UD-AREA-01: in the line area damage hits the cards beside the target, Survivors too, never players', () => {
  table(2, {
    line: ['brute-a', 'brute-b', 'brute-c', 'survivor-a', 'brute-a'],
    players: [{ items: ['pitchfork'] }],
  })
    .play(0, attack('pitchfork', 2))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a', 'brute-b:3', 'brute-c:3', 'brute-a'], players: [{ damage: 0 }, { damage: 0 }] });
});

test.each([
  [0, ['brute-a:3', 'brute-b:3', 'brute-c']],
  [2, ['brute-a', 'brute-b:3', 'brute-c:3']],
])('UD-AREA-01: at the end of the line (card %i) there is one neighbour only', (target, line) => {
  table(2, { line: ['brute-a', 'brute-b', 'brute-c'], players: [{ items: ['pitchfork'] }] })
    .play(0, attack('pitchfork', target))
    .asks('turn/act', 0)
    .shows({ line });
});

test.each([
  [1, [1, 1, 1, 0]],
  [0, [1, 1, 0, 1]],
  [3, [1, 0, 1, 1]],
])(
  'UD-AREA-02: an attack on seat %i hits the seats beside it, round the table, and never the line',
  (holder, damage) => {
    table(4, { turn: 3, holder, line: ['wanderer-b', 'wanderer-a*'], combatDeck: ['c-plus1-area'] })
      .shuffle('wave')
      .play(3, end)
      .asks('wave/choose', 1)
      .shows({
        line: ['wanderer-b', 'wanderer-a'],
        players: damage.map(one => ({ damage: one })),
        combatDiscard: ['c-plus1-area'],
      });
  },
);

test('UD-AREA-02: the seats beside are hit even where the target suffers nothing', () => {
  table(4, { turn: 3, holder: 2, line: ['wanderer-b'], combatDeck: ['c-x-area'] })
    .shuffle('wave')
    .play(3, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-b'], players: [{ damage: 0 }, { damage: 1 }, { damage: 0 }, { damage: 1 }] });
});

test('UD-CASE-81 UD-AREA-03: with two players the other seat is hit exactly once', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-b'], combatDeck: ['c-plus1-area'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-b'], players: [{ damage: 1 }, { damage: 1 }] });
  expect(scene.events('damaged').map(({ seat, amount, cause }) => ({ seat, amount, cause }))).toEqual([
    { seat: 0, amount: 1, cause: 'enemy' },
    { seat: 1, amount: 1, cause: 'area' },
  ]);
});

test('UD-AREA-03: with three players both other seats are hit', () => {
  table(3, { turn: 2, line: ['wanderer-b'], combatDeck: ['c-plus1-area'] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-b'], players: [{ damage: 1 }, { damage: 1 }, { damage: 1 }] });
});

test('UD-CASE-80 UD-AREA-04: alone, area damage on the player is ignored', () => {
  const scene = table(1, {
    line: ['looter-c'],
    combatDeck: ['c-plus1-area'],
    players: [{ items: ['machete', 'empty-can'] }],
  })
    .picks(0)
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({
      line: ['looter-c'],
      players: [{ damage: 2, items: ['machete'] }],
      rubbleDiscard: ['empty-can'],
      combatDiscard: ['c-plus1-area'],
    });
  expect(scene.events('damaged')).toHaveLength(1);
});

test('UD-CASE-80: alone, a Looter that hurts a player with nothing to lose takes nothing', () => {
  table(1, { line: ['looter-c'], combatDeck: ['c-plus1-area'], players: [{ items: ['machete'] }] })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 2, items: ['machete'] }], rubbleDiscard: [] });
});

test('UD-AREA-05: neither Barricades nor Traps of the seats beside stop or react to area damage', () => {
  table(3, {
    turn: 2,
    line: ['wanderer-b'],
    combatDeck: ['c-plus1-area'],
    players: [{}, { barricades: 1 }, { traps: 2, barricades: 2 }],
    supply: { barricade: 3, trap: 4 },
  })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-b'],
      players: [
        { damage: 1, barricades: 0, traps: 0 },
        { damage: 1, barricades: 1, traps: 0 },
        { damage: 1, barricades: 2, traps: 2 },
      ],
      supply: { barricade: 3, trap: 4 },
    });
});

test('UD-AREA-05: a Barricade of the target stops its damage, not the area damage around it', () => {
  table(3, {
    turn: 2,
    line: ['wanderer-b'],
    combatDeck: ['c-plus1-area'],
    players: [{ barricades: 1 }],
    supply: { barricade: 5 },
  })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      players: [{ damage: 0, barricades: 0 }, { damage: 1 }, { damage: 1 }],
      supply: { barricade: 6 },
    });
});

test('UD-CASE-57 UD-AREA-06 UD-RULING-26 UD-TOK-GRN-01: no area damage on a card out of the fight, nor behind it', () => {
  table(2, {
    line: ['wanderer-a', 'brute-a', 'monster-a', 'looter-a', 'wanderer-b'],
    players: [{ items: ['nails', 'explosives'] }, { items: ['pitchfork'] }],
  })
    .play(0, { type: 'craft', recipe: 'grenade', target: 2, trash: null, workshop: false })
    .play(0, end)
    .asks('turn/act', 1)
    .offers(1, attack('pitchfork', 0), attack('pitchfork', 4), end)
    .refuses(1, attack('pitchfork', 1), 'UD-TOK-GRN-01')
    .refuses(1, attack('pitchfork', 2), 'UD-TOK-GRN-01')
    .refuses(1, attack('pitchfork', 3), 'UD-TOK-GRN-01')
    .play(1, attack('pitchfork', 0))
    .asks('turn/act', 1)
    .shows({ line: ['wanderer-a:1', 'brute-a*', 'monster-a*', 'looter-a*', 'wanderer-b'] });
});

test('UD-RULING-26: a card out of the fight between two others keeps them apart', () => {
  table(2, { line: ['brute-a', 'wanderer-a*', 'brute-b', 'brute-c'], players: [{ items: ['pitchfork'] }] })
    .play(0, attack('pitchfork', 2))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a', 'wanderer-a*', 'brute-b:3', 'brute-c:3'] });
});

test('UD-RULING-23: area damage of weapon, Combat card and Bloodlust adds up on each neighbour', () => {
  table(2, {
    line: ['monster-a', 'monster-b', 'monster-a', 'monster-c'],
    combatDeck: ['c-plus1-area'],
    players: [{ items: ['shotgun', 'bullets', 'bloodlust', 'bloodlust'] }],
  })
    .play(0, attack('shotgun', 1))
    .asks('attack/prepare', 0)
    .play(0, { type: 'bloodlust' })
    .play(0, { type: 'go' })
    .asks('attack/whenChosen', 0)
    .play(0, { type: 'bloodlust' })
    .asks('turn/act', 0)
    .shows({
      line: ['monster-a:4', 'monster-b:6', 'monster-a:4', 'monster-c'],
      players: [{ damage: 2, items: ['shotgun'] }, { damage: 0 }],
      rubbleDiscard: ['bullets', 'bloodlust', 'bloodlust'],
    });
});
