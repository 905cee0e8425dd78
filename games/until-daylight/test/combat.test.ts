import { describe, expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

const end = { type: 'end' } as const;
const drink = { type: 'drink' } as const;
const ready = { type: 'ready' } as const;
const face = { type: 'face' } as const;
const encourage = { type: 'encourage' } as const;
const pass = { type: 'pass' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const craft = (recipe: 'barricade' | 'trap') =>
  ({ type: 'craft', recipe, target: null, trash: null, workshop: false }) as const;
const nails = Array.from({ length: 40 }, () => 'nails');

describe('turns', () => {
  test('UD-COMBAT-01: clockwise from the first player, one turn each, then the enemies', () => {
    const scene = table(3, { first: 1, holder: 2, line: ['wanderer-a'], reserve: nails })
      .asks('turn/act', 1)
      .refuses(0, end, 'UD-COMBAT-02')
      .play(1, end)
      .asks('turn/act', 2)
      .play(2, end)
      .asks('turn/act', 0)
      .shows({ players: [{ damage: 0 }, { damage: 0 }, { damage: 0 }], phase: 'combat' })
      .play(0, end)
      .shows({ players: [{ damage: 0 }, { damage: 0 }, { damage: 1 }], round: 2, phase: 'search' });
    const order = scene.heard.flatMap((e): string[] => {
      if (e.type === 'turnStarted') return [`turn of ${e.seat}`];
      return e.type === 'enemyAttacked' ? [`attack on ${e.seat}`] : [];
    });
    expect(order).toEqual(['turn of 2', 'turn of 0', 'attack on 2']);
  });

  test('UD-COMBAT-02: one action, an attack or a craft, or nothing', () => {
    const players = [{ character: 'haggler', items: ['machete', 'planks', 'nails'] }, { character: 'klepto' }];
    const given = { players, line: ['brute-a'] };
    table(2, given)
      .offers(0, attack('machete', 0), craft('barricade'), end)
      .play(0, attack('machete', 0))
      .offers(0, end)
      .refuses(0, attack('machete', 0), 'UD-COMBAT-02')
      .refuses(0, craft('barricade'), 'UD-COMBAT-02')
      .shows({ line: ['brute-a:2'], players: [{ barricades: 0, items: ['machete', 'planks', 'nails'] }, {}] });
    table(2, given)
      .play(0, craft('barricade'))
      .offers(0, end)
      .refuses(0, attack('machete', 0), 'UD-COMBAT-02')
      .shows({ line: ['brute-a'], players: [{ barricades: 1, items: ['machete'] }, {}] });
    table(2, given)
      .play(0, end)
      .asks('turn/act', 1)
      .shows({ line: ['brute-a'], players: [{ barricades: 0, items: ['machete', 'planks', 'nails'] }, {}] });
  });

  test('UD-COMBAT-03: Special cards and perks come before or after the action and are none', () => {
    const players = [{ character: 'pillar', items: ['machete', 'energy-drink'] }, {}, {}];
    table(3, { players, holder: 1, line: ['brute-a', 'brute-a'] })
      .play(0, { type: 'humanShield' })
      .allows(0, attack('machete', 0))
      .play(0, attack('machete', 0))
      .offers(
        0,
        drink,
        { type: 'holdTheLine', seat: 0 },
        { type: 'holdTheLine', seat: 1 },
        { type: 'holdTheLine', seat: 2 },
        end,
      )
      .play(0, { type: 'holdTheLine', seat: 2 })
      .play(0, drink)
      .play(0, attack('machete', 1))
      .offers(0, end)
      .shows({ line: ['brute-a:2', 'brute-a:2'], holder: 0, players: [{ shield: 1, damage: 1 }, {}, { shield: 2 }] });
  });

  test('UD-COMBAT-04 UD-RULING-44: without an enemy turns are still taken', () => {
    const players = [{ character: 'haggler', items: ['machete', 'planks', 'nails', 'cables', 'explosives'] }, {}];
    table(2, { round: 3, players, line: [] })
      .offers(0, craft('barricade'), craft('trap'), end)
      .refuses(0, attack('machete', 0), 'UD-COMBAT-02')
      .play(0, craft('trap'))
      .play(0, end)
      .asks('turn/act', 1)
      .shows({ round: 3, players: [{ traps: 1 }, {}], outcome: null });
  });

  test('UD-COMBAT-04: a Survivor alone in the line can be attacked', () => {
    table(2, { round: 5, players: [{ character: 'haggler', items: ['machete'] }], line: ['survivor-a'] })
      .offers(0, attack('machete', 0), end)
      .play(0, attack('machete', 0))
      .asks('turn/act', 0)
      .shows({ line: [], outcome: null });
  });

  test('UD-COMBAT-05: each extra action counts, and what is not used is lost', () => {
    const actions = (scene: { m: Parameters<typeof game.view>[0] }) => game.view(scene.m, null).focus?.actions;
    const players = [
      { character: 'haggler', items: ['machete', 'energy-drink', 'energy-drink'] },
      { character: 'klepto', items: ['pitchfork', 'encouragement'] },
    ];
    const scene = table(2, { players, line: ['monster-a'], first: 0 })
      .play(0, drink)
      .play(0, drink);
    expect(actions(scene)).toBe(3);
    scene.play(0, attack('machete', 0)).play(0, attack('machete', 0));
    expect(actions(scene)).toBe(1);
    scene.play(0, end).asks('turn/whenEnding', 1).play(1, encourage).asks('turn/act', 0);
    expect(actions(scene)).toBe(2);
    scene.play(0, attack('machete', 0)).play(0, end).asks('turn/act', 1);
    expect(actions(scene)).toBe(1);
    scene
      .play(1, attack('pitchfork', 0))
      .offers(1, end)
      .shows({
        line: ['monster-a:1'],
        players: [
          { damage: 2, items: ['machete'] },
          { damage: 0, items: ['pitchfork'] },
        ],
      });
  });

  test('UD-COMBAT-06: at the end of a turn the others may encourage, then the next seat plays', () => {
    const players = [{ items: ['encouragement'] }, { items: ['encouragement'] }, {}, { items: ['encouragement'] }];
    table(4, { players, first: 1, holder: 2, line: ['brute-a'] })
      .play(1, end)
      .asks('turn/whenEnding', 3)
      .offers(3, encourage, pass)
      .play(3, pass)
      .asks('turn/whenEnding', 0)
      .play(0, pass)
      .asks('turn/act', 2)
      .shows({ holder: 2, rubbleDiscard: [] })
      .play(2, end)
      .asks('turn/whenEnding', 3)
      .play(3, pass)
      .asks('turn/whenEnding', 0)
      .play(0, pass)
      .asks('turn/whenEnding', 1)
      .play(1, pass)
      .asks('turn/act', 3);
  });

  test('UD-COMBAT-06: nobody is asked where nobody could encourage', () => {
    table(3, { players: [{ items: ['encouragement'] }], line: ['brute-a'] })
      .play(0, end)
      .asks('turn/act', 1);
  });

  test('UD-CASE-43 UD-COMBAT-06 UD-SPEC-ENC-01..02 UD-AI-01: Encouragement moves the WAVE', () => {
    const scene = table(3, {
      players: [{ character: 'haggler', items: ['machete'] }, {}, { items: ['encouragement'] }],
      holder: 1,
      line: ['wanderer-a', 'wanderer-a'],
      reserve: nails,
    })
      .play(0, attack('machete', 0))
      .play(0, end)
      .asks('turn/whenEnding', 2)
      .play(2, encourage)
      .asks('turn/act', 0)
      .shows({ holder: 2, line: ['wanderer-a'], rubbleDiscard: ['encouragement'] })
      .allows(0, attack('machete', 1))
      .play(0, end)
      .asks('turn/act', 1)
      .play(1, end)
      .play(2, end)
      .shows({ round: 2, players: [{ damage: 0 }, { damage: 0 }, { damage: 1, items: [] }], line: ['wanderer-a'] });
    expect(scene.events('enemyAttacked').map(e => e.seat)).toEqual([2]);
  });

  test('UD-CASE-47 UD-SPEC-ENC-01: nobody encourages oneself', () => {
    table(2, { players: [{ character: 'haggler', items: ['encouragement', 'machete'] }, {}], line: ['brute-a'] })
      .offers(0, attack('machete', 0), end)
      .refuses(0, encourage, 'UD-COMBAT-02')
      .play(0, end)
      .asks('turn/act', 1);
  });
});

describe('the round', () => {
  test('UD-ROUND-01: Search, Exchange, Combat, in this order', () => {
    const scene = table(2, { phase: 'search', active: ['wave', 'nails'], assaults: ['swarming'], reserve: nails })
      .shows({ phase: 'search', round: 1 })
      .play(0, face)
      .shows({ phase: 'exchange' })
      .play(0, ready)
      .play(1, ready)
      .shows({ phase: 'combat' })
      .play(0, end);
    scene.m.state.line = [];
    scene.play(1, end).shows({ phase: 'search', round: 2 });
    expect(scene.events('phaseStarted').map(e => e.phase)).toEqual(['exchange', 'combat', 'search']);
  });

  test.each([1, 2, 3, 4, 5])('UD-ROUND-02: after round %d comes the next one, whatever stands in the line', round => {
    table(2, { round, line: [], reserve: nails })
      .play(0, end)
      .play(1, end)
      .shows({ round: round + 1, outcome: null });
    table(2, { round, line: ['wanderer-a'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .shows({ round: round + 1, outcome: null });
  });

  test('UD-ROUND-02: after round 6 an extra round is played only while enemies remain', () => {
    table(2, { round: 6, line: ['wanderer-a'], active: ['nails'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .shows({ round: 7, outcome: null, reserve: nails, phase: 'search' });
    table(2, { round: 6, line: ['survivor-a'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .ends('dawn')
      .shows({ round: 6 });
  });

  test('UD-ROUND-03: cards return, reductions lapse, perks are refreshed, the token moves on', () => {
    const scene = table(3, {
      round: 2,
      first: 2,
      holder: 0,
      players: [{ shield: 2, used: ['main'] }, { shield: 1, used: ['main', 'first'] }, { used: ['first'] }],
      line: ['brute-a*', 'monster-a:5*', 'looter-a*'],
      supply: { grenade: 5, spear: 2 },
      reserve: nails,
    });
    scene
      .play(2, end)
      .play(0, end)
      .shows({ round: 2, first: 2, supply: { grenade: 5 }, players: [{ shield: 2, used: ['main'] }, {}, {}] })
      .play(1, end)
      .shows({
        round: 3,
        first: 0,
        line: ['brute-a', 'monster-a:5', 'looter-a'],
        supply: { grenade: 6, spear: 2, barricade: 6, trap: 6 },
        players: [0, 1, 2].map(() => ({ shield: 0, used: [], damage: 0 })),
      });
  });

  test('UD-ROUND-03: the end of the game comes before the perks and the token', () => {
    table(2, { round: 6, players: [{ used: ['main'], shield: 2 }, {}], line: ['survivor-a'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .ends('dawn')
      .shows({ round: 6, first: 0, players: [{ used: ['main'], shield: 0 }, {}] });
  });

  test('UD-ROUND-03: cards out of the fight are back before the end of the game is looked at', () => {
    table(2, { round: 6, line: ['brute-a*'], active: ['nails'], reserve: nails })
      .play(0, end)
      .play(1, end)
      .shows({ round: 7, line: ['brute-a'], outcome: null });
  });

  test('UD-ROUND-04: tokens, Spears, enemies, Survivors, damage and inventories carry over', () => {
    const players = [
      { items: ['machete', 'bullets', 'bullets'], bags: [['luck']], damage: 3, barricades: 1, traps: 2 },
      { items: ['pistol'], damage: 1 },
    ];
    table(2, {
      round: 2,
      players,
      line: ['brute-a:2^*', 'survivor-a'],
      supply: { spear: 2, trap: 4, barricade: 5 },
      reserve: nails,
    })
      .play(0, end)
      .play(1, end)
      .shows({
        round: 3,
        players,
        line: ['brute-a:2^', 'survivor-a'],
        supply: { spear: 2, trap: 4, barricade: 5 },
      });
  });
});
