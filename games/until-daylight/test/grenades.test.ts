import { expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const craft = (recipe: Token, target: number | null = null) =>
  ({ type: 'craft', recipe, target, trash: null, workshop: false }) as const;
const end = { type: 'end' } as const;
const grenadier = { items: ['nails', 'explosives'] };

test('UD-CASE-56 UD-TOK-GRN-01..02 UD-AI-09: a Grenade on a Monster, its neighbours and its boost', () => {
  const scene = table(2, {
    line: ['wanderer-a', 'brute-a', 'monster-a', 'looter-a', 'wanderer-a'],
    players: [grenadier],
  })
    .play(0, craft('grenade', 2))
    .shows({
      line: ['wanderer-a', 'brute-a*', 'monster-a*', 'looter-a*', 'wanderer-a'],
      supply: { grenade: 5 },
      rubbleDiscard: ['nails', 'explosives'],
    })
    .play(0, end)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a', 'brute-a', 'monster-a', 'looter-a', 'wanderer-a'],
      players: [{ damage: 1 }, { damage: 1 }],
      supply: { grenade: 6 },
    });
  expect(scene.events('enemyAttacked').map(({ foe, seat }) => ({ foe, seat }))).toEqual([
    { foe: 0, seat: 0 },
    { foe: 4, seat: 1 },
  ]);
});

test('UD-TOK-GRN-01: at the end of the line the Grenade takes out two cards', () => {
  table(2, { line: ['wanderer-a', 'brute-a', 'looter-a'], players: [grenadier] })
    .play(0, craft('grenade', 0))
    .shows({ line: ['wanderer-a*', 'brute-a*', 'looter-a'] });
});

test('UD-TOK-GRN-01: cards out of the fight are no target for attacks or tokens', () => {
  table(2, {
    line: ['wanderer-a*', 'brute-a'],
    players: [
      { character: 'haggler', items: ['machete', 'crossbow', 'arrows', 'planks', 'shards', 'nails', 'explosives'] },
    ],
  })
    .offers(
      0,
      attack('machete', 1),
      attack('crossbow', 1),
      craft('barricade'),
      craft('spear', 1),
      craft('grenade', 1),
      end,
    )
    .refuses(0, attack('machete', 0), 'UD-TOK-GRN-01')
    .refuses(0, attack('crossbow', 0), 'UD-TOK-GRN-01')
    .refuses(0, craft('spear', 0), 'UD-COMBAT-02')
    .refuses(0, craft('grenade', 0), 'UD-COMBAT-02');
});

test('UD-TOK-GRN-01: cards out of the fight suffer neither area damage nor a share of Focus', () => {
  table(2, {
    line: ['brute-a*', 'brute-b', 'brute-c'],
    players: [{ items: ['chainsaw', 'focus'] }],
  })
    .play(0, attack('chainsaw', 1))
    .play(0, { type: 'focus' })
    .asks('attack/spread', 0)
    .offers(
      0,
      { type: 'spread', foe: 2, points: 0 },
      { type: 'spread', foe: 2, points: 1 },
      { type: 'spread', foe: 2, points: 2 },
    )
    .play(0, { type: 'spread', foe: 2, points: 1 })
    .shows({ line: ['brute-a*', 'brute-b:3', 'brute-c:2'] });
});

test('UD-TOK-GRN-01: a Bloodbath finds no target among cards out of the fight', () => {
  table(2, { line: ['wanderer-a', 'wanderer-b*'], players: [{ character: 'psycho', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({ line: ['wanderer-b*'], players: [{ damage: 0, used: [] }, {}] });
});

test('UD-TOK-GRN-01: area damage of an attack on a Survivor spares the card out of the fight beside it', () => {
  table(2, { turn: 1, line: ['wanderer-a*', 'survivor-a', 'wanderer-b'], combatDeck: ['c-plus1-area'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a', 'wanderer-b:1'], players: [{ damage: 0 }, { damage: 0 }] });
});

test('UD-TOK-GRN-02: out for one Combat phase only: next round they attack again', () => {
  table(1, { round: 6, line: ['wanderer-a*'], supply: { grenade: 5 } })
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ round: 7, line: ['wanderer-a'], players: [{ damage: 0 }], supply: { grenade: 6 } })
    .play(0, { type: 'face' })
    .play(0, { type: 'ready' })
    .asks('turn/act', 0)
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ round: 8, line: ['wanderer-a'], players: [{ damage: 1 }] });
});

test('UD-CASE-85 UD-TOK-GRN-01 UD-TOK-GRN-03 UD-RULING-20 UD-AI-03: a Grenade leaves Survivors in the fight', () => {
  const scene = table(2, {
    line: ['survivor-a', 'brute-a', 'wanderer-a', 'wanderer-a'],
    players: [grenadier],
  })
    .play(0, craft('grenade', 1))
    .shows({ line: ['survivor-a', 'brute-a*', 'wanderer-a*', 'wanderer-a'] })
    .play(0, end)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['brute-a', 'wanderer-a', 'wanderer-a'],
      players: [{ damage: 0 }, { damage: 0 }],
      supply: { grenade: 6 },
    });
  expect(scene.events('enemyAttacked')).toMatchObject([
    { type: 'enemyAttacked', foe: 3, card: 'wanderer-a', seat: null, survivor: 0 },
  ]);
});

test('UD-TOK-GRN-03: a Survivor beside a Grenade can still be attacked by players', () => {
  table(2, {
    line: ['survivor-a', 'brute-a'],
    players: [grenadier, { items: ['machete'] }],
  })
    .play(0, craft('grenade', 1))
    .play(0, end)
    .offers(1, attack('machete', 0), end)
    .play(1, attack('machete', 0))
    .shows({ line: ['brute-a*'] });
});

test('UD-RULING-46 UD-TOK-GRN-01: a Monster under a Grenade boosts nobody', () => {
  table(2, { turn: 1, line: ['monster-a*', 'wanderer-a', 'wanderer-b'], combatDeck: ['c-plus1'] })
    .check((_s, m) => expect(m.game.view(m, null).line.map(foe => foe.hits)).toEqual([3, 1, 0]))
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['monster-a', 'wanderer-a', 'wanderer-b'], players: [{ damage: 1 }, { damage: 1 }] });
});
