import { expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const craft = (recipe: Token, target: number | null = null) =>
  ({ type: 'craft', recipe, target, trash: null, workshop: false }) as const;
const delay = { type: 'delay' } as const;
const leave = { type: 'leave' } as const;
const face = { type: 'face' } as const;
const ready = { type: 'ready' } as const;
const end = { type: 'end' } as const;

test('UD-RULING-17: a first-player perk used in the Search phase is spent until the end of the Combat phase', () => {
  table(1, {
    round: 7,
    phase: 'search',
    active: ['wave', 'planks', 'nails'],
    line: ['wanderer-a'],
    players: [{ character: 'klepto' }],
  })
    .play(0, delay)
    .shuffle('wave')
    .play(0, leave)
    .shows({ players: [{ damage: 0, used: ['first'] }] })
    .play(0, delay)
    .play(0, leave)
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 1, used: ['first'] }] })
    .play(0, face)
    .play(0, ready)
    .asks('turn/act', 0)
    .shows({ players: [{ damage: 1, used: ['first'] }] })
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ round: 8, players: [{ damage: 2, used: [] }] })
    .play(0, delay)
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 2, used: ['first'] }] });
});

test('UD-RULING-19: a unique weapon works in any hand, without the perk of its owner', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero'],
    players: [{ character: 'pillar', items: ['trigger-magnum', 'bullets'] }, { character: 'trigger' }],
  })
    .play(0, attack('trigger-magnum', 0))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:5'], combatDiscard: ['c-zero'] });
  table(2, { line: ['brute-a'], combatDeck: ['c-zero', 'c-minus1'], players: [{ items: ['psycho-cleaver'] }] })
    .play(0, attack('psycho-cleaver', 0))
    .play(0, choose('c-zero'))
    .shows({ line: ['brute-a:3'], players: [{ damage: 0 }, {}] });
});

test('UD-RULING-20: Survivors may be attacked and suffer area damage, but take no Spear, Grenade or Focus', () => {
  table(2, {
    line: ['survivor-a', 'brute-a', 'survivor-a'],
    players: [{ character: 'haggler', items: ['pitchfork', 'focus', 'planks', 'shards', 'nails', 'explosives'] }],
  })
    .offers(
      0,
      attack('pitchfork', 0),
      attack('pitchfork', 1),
      attack('pitchfork', 2),
      craft('barricade'),
      craft('spear', 1),
      craft('grenade', 1),
      end,
    )
    .play(0, attack('pitchfork', 1))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:3'],
      players: [{ items: ['pitchfork', 'focus', 'planks', 'shards', 'nails', 'explosives'] }, {}],
    });
});

test('UD-RULING-22: the floor at 0 comes after all modifiers', () => {
  table(2, { line: ['brute-a^'], combatDeck: ['c-minus2', 'c-minus2'], players: [{ items: ['fire-axe'] }] })
    .play(0, attack('fire-axe', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a^'] });
  table(2, {
    line: ['brute-a^^'],
    combatDeck: ['c-minus2', 'c-minus2'],
    players: [{ character: 'psycho', items: ['fire-axe'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:3^^'], players: [{ damage: 1 }, {}] });
  table(1, { line: ['wanderer-b', 'monster-a'], combatDeck: ['c-minus2'], players: [{ barricades: 2 }] })
    .shuffle('wave')
    .play(0, end)
    .shows({ players: [{ damage: 0, barricades: 1 }] });
});

test('UD-RULING-24: all damage of one attack falls before anything leaves; then neighbours change', () => {
  table(2, {
    line: ['wanderer-a:1', 'wanderer-a:1', 'looter-a', 'brute-a'],
    players: [{ items: ['pitchfork', 'energy-drink'] }],
  })
    .play(0, attack('pitchfork', 1))
    .shows({ line: ['looter-a:2', 'brute-a'] })
    .play(0, { type: 'drink' })
    .play(0, attack('pitchfork', 2))
    .asks('turn/act', 0)
    .shows({ line: ['looter-a:1', 'brute-a:3'] });
});

test('UD-RULING-30: in every Combat phase the first attack goes to the holder again', () => {
  table(2, { round: 6, turn: 1, holder: 1, line: ['wanderer-a'], active: [] })
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 1 }] })
    .play(1, face)
    .play(1, ready)
    .play(0, ready)
    .play(1, end)
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 0 }, { damage: 2 }] });
});

test('UD-RULING-30 UD-RULING-37: if the WAVE changed seat during the turns the new holder counts', () => {
  table(3, { turn: 2, holder: 0, line: ['wanderer-a', 'wanderer-a'], players: [{}, { items: ['encouragement'] }] })
    .play(2, end)
    .asks('turn/whenEnding', 1)
    .play(1, { type: 'encourage' })
    .asks('turn/act', 2)
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 1 }, { damage: 1 }] });
});

test('UD-RULING-38: the night is not over at once before round 6, nor while the last enemy is only out of the fight', () => {
  table(2, { round: 5, line: ['wanderer-a'], players: [{ items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .shows({ outcome: null });
  table(2, { round: 6, turn: 1, line: ['brute-a'], players: [{}, { items: ['nails', 'explosives'] }] })
    .play(1, craft('grenade', 0))
    .asks('turn/act', 1)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ outcome: null, round: 7, line: ['brute-a'] });
});

test('UD-RULING-39: the death of one character ends the match for all, in the middle of an effect', () => {
  const scene = table(3, {
    turn: 2,
    line: ['wanderer-b', 'wanderer-a'],
    combatDeck: ['c-plus1-area'],
    players: [{}, { character: 'psycho', damage: 6 }, { character: 'klepto', damage: 7 }],
  })
    .play(2, end)
    .ends('death')
    .check((_s, m) => expect(m.outcome?.scores).toEqual([0, 0, 0]));
  expect(scene.events('defeat')).toHaveLength(1);
  expect(scene.events('damaged')).toHaveLength(2);
  expect(scene.events('enemyAttacked')).toHaveLength(1);
});

test('UD-RULING-40: in an extra round Sticky Fingers alone reach the reserve', () => {
  table(2, {
    round: 7,
    line: ['wanderer-a', 'brute-a'],
    active: ['planks'],
    reserve: ['luck', 'vitamins', 'focus'],
    players: [{ character: 'klepto', items: ['machete'] }],
  })
    .play(0, attack('machete', 0))
    .play(0, { type: 'rummage' })
    .asks('rummage/keep', 0)
    .play(0, { type: 'take', card: 'vitamins', instead: null })
    .shows({
      active: ['planks'],
      reserve: ['focus'],
      rubbleDiscard: ['luck'],
      players: [{ items: ['machete', 'vitamins'] }, {}],
    })
    .play(0, end)
    .shuffle('wave', 'planks')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ round: 8, active: ['planks'], reserve: ['focus'] });
});

test('UD-CASE-82 UD-RULING-44: without enemies a turn offers crafting or its end, and no attack', () => {
  table(2, {
    round: 3,
    line: ['wanderer-a'],
    players: [{ items: ['machete'] }, { items: ['machete', 'planks', 'nails'] }],
  })
    .play(0, attack('machete', 0))
    .play(0, end)
    .asks('turn/act', 1)
    .shows({ line: [] })
    .offers(1, craft('barricade'), end)
    .refuses(1, attack('machete', 0), 'UD-COMBAT-02');
});

test('UD-RULING-44: with only cards out of the fight in the line there is no legal target', () => {
  table(2, { line: ['brute-a*', 'wanderer-a*'], players: [{ character: 'haggler', items: ['machete', 'chainsaw'] }] })
    .offers(0, end)
    .refuses(0, attack('machete', 0), 'UD-TOK-GRN-01')
    .refuses(0, attack('chainsaw', 1), 'UD-TOK-GRN-01');
});

test('UD-CHAR-PSYCHO-03: a Survivor as target is no Bloodbath, even if an enemy beside it falls', () => {
  table(2, {
    line: ['survivor-a', 'wanderer-a:1', 'brute-a'],
    players: [{ character: 'psycho', items: ['pitchfork'] }],
  })
    .play(0, attack('pitchfork', 0))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({ line: ['brute-a'], players: [{ damage: 0, used: [] }, {}] });
});
