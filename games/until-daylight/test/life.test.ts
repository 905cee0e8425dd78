import { describe, expect, test } from 'vitest';
import { play } from '../../../engine/match.ts';
import { type CharacterId, characters } from '../content/characters.ts';
import { horde, hordeKinds } from '../content/horde.ts';
import { table } from './table.ts';

const end = { type: 'end' } as const;
const drink = { type: 'drink' } as const;
const nails = Array.from({ length: 30 }, () => 'nails');

describe('the life of characters', () => {
  test.each([
    ['pillar', 10],
    ['psycho', 7],
    ['trigger', 8],
    ['klepto', 8],
    ['haggler', 9],
    ['hipster', 9],
  ] as const)('UD-LIFE-01: the %s lives with %d damage less one and dies of the last point', (character, life) => {
    const items = ['energy-drink', 'energy-drink'];
    table(2, { players: [{ character, items, damage: life - 2 }] })
      .play(0, drink)
      .asks('turn/act', 0)
      .shows({ players: [{ damage: life - 1 }, { damage: 0 }], outcome: null })
      .play(0, drink)
      .ends('death')
      .shows({ players: [{ damage: life }, { damage: 0 }] });
  });

  test('UD-LIFE-01: damage beyond the end of the track stays at the end', () => {
    table(2, { players: [{ character: 'psycho', damage: 6 }], line: ['monster-a'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .ends('death')
      .shows({ players: [{ damage: 7 }, {}] });
  });

  test('UD-LIFE-01: healing never goes below no damage', () => {
    table(2, { phase: 'exchange', players: [{ items: ['first-aid-kit'], damage: 1 }] })
      .play(0, { type: 'heal', card: 'first-aid-kit' })
      .shows({ players: [{ damage: 0 }, {}] });
  });

  test('UD-LIFE-02 UD-RULING-39: one death loses the game for all, in the middle of whatever is going on', () => {
    const scene = table(3, {
      players: [{}, { character: 'klepto', damage: 7, items: ['luck'] }, {}],
      holder: 1,
      line: ['looter-c', 'brute-a', 'brute-a'],
      combatDeck: ['c-plus1-area', 'c-zero'],
      reserve: nails,
    });
    scene.play(0, end).play(1, end).play(2, end).play(1, { type: 'pass' });
    scene
      .ends('death')
      .shows({
        // no area damage, no card lost, no further attack
        players: [{ damage: 0 }, { damage: 8, items: ['luck'] }, { damage: 0 }],
        line: ['looter-c', 'brute-a', 'brute-a'],
        rubbleDiscard: [],
      })
      .check((_s, m) => expect(m.outcome?.scores).toEqual([0, 0, 0]));
    expect(scene.events('defeat')).toEqual([{ type: 'defeat', seat: 1, round: 1 }]);
  });

  test('UD-LIFE-02: nobody plays on', () => {
    const scene = table(2, { players: [{ character: 'psycho', items: ['energy-drink'], damage: 6 }] });
    scene.play(0, drink).ends('death');
    for (const seat of [0, 1]) expect(play(scene.m, seat, end)).toMatchObject({ code: 'over' });
  });
});

describe('the life of Horde cards', () => {
  const attackers = Object.entries(hordeKinds).map(([kind, { life }]) => [kind, life] as const);
  test.each(attackers)('UD-LIFE-03: a %s falls at %d damage, not before', (kind, life) => {
    const card = Object.keys(horde).find(id => id.startsWith(kind)) ?? '';
    const players = [{ character: 'haggler', items: ['pitchfork', 'energy-drink'] }];
    const hurt = `${card}:2`;
    if (life >= 2)
      table(1, { players, line: [life === 2 ? card : hurt] })
        .play(0, { type: 'attack', weapon: 'pitchfork', target: 0 })
        .shows({ line: [`${card}:1`] })
        .play(0, drink)
        .play(0, { type: 'attack', weapon: 'pitchfork', target: 0 })
        .shows({ line: [] });
    else
      table(1, { players, line: [card] })
        .play(0, { type: 'attack', weapon: 'pitchfork', target: 0 })
        .shows({ line: [] });
  });

  test('UD-LIFE-03: unhurt it bears no damage, and what it bears stays from round to round', () => {
    table(1, {
      players: [{ character: 'pillar', items: ['machete'], barricades: 4 }],
      line: ['monster-a', 'looter-a'],
      reserve: nails,
      assaults: ['greedy'],
    })
      .check(s => expect(s.line.map(foe => foe.damage)).toEqual([0, 0]))
      .play(0, { type: 'attack', weapon: 'machete', target: 1 })
      .shuffle('wave')
      .play(0, end)
      .asks('wave/choose', 0)
      .shows({ round: 2, line: ['monster-a', 'looter-a:1'] })
      .play(0, { type: 'face' })
      .play(0, { type: 'ready' })
      .check(s => expect(s.line.slice(0, 2).map(foe => foe.damage)).toEqual([0, 2]))
      .play(0, { type: 'attack', weapon: 'machete', target: 1 })
      .check(s => expect(s.line.map(foe => foe.id)).toEqual([0, 2]));
  });

  test('UD-CASE-31 UD-LIFE-04 UD-ATT-08: a negative result heals nothing', () => {
    table(1, {
      players: [{ character: 'haggler', items: ['baseball-bat'] }],
      line: ['brute-a:3'],
      combatDeck: ['c-minus2'],
    })
      .play(0, { type: 'attack', weapon: 'baseball-bat', target: 0 })
      .asks('turn/act', 0)
      .shows({ line: ['brute-a:3'], combatDiscard: ['c-minus2'], players: [{ damage: 0 }] });
  });

  test('UD-LIFE-04: nor does an enemy heal whom it attacks', () => {
    table(2, { players: [{ damage: 3 }], line: ['wanderer-b'], combatDeck: ['c-minus2'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .shows({ round: 2, players: [{ damage: 3 }, { damage: 0 }], combatDiscard: ['c-minus2'], line: ['wanderer-b'] });
  });
});

test('UD-LIFE-01: every character of the box has a life track', () => {
  const life = (Object.keys(characters) as CharacterId[]).map(id => characters[id].life);
  expect(life).toEqual([10, 7, 8, 8, 9, 9]);
});
