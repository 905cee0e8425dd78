import { describe, expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

// The acceptance cases about Special cards; the others stand in the files of their chapters.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const drink = { type: 'drink' } as const;
const pass = { type: 'pass' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const spread = (foe: number, points: number) => ({ type: 'spread', foe, points }) as const;

describe('Special cards', () => {
  test('UD-CASE-41 UD-SPEC-NRG-01 UD-COMBAT-05: Energy Drink twice', () => {
    const scene = table(2, {
      players: [{ character: 'haggler', items: ['machete', 'energy-drink', 'energy-drink'] }, {}],
      line: ['wanderer-a', 'wanderer-b', 'wanderer-c'],
    })
      .play(0, attack('machete', 0))
      .offers(0, drink, end)
      .play(0, drink)
      .play(0, attack('machete', 1))
      .offers(0, drink, end)
      .play(0, drink)
      .play(0, attack('machete', 2))
      .offers(0, end)
      .shows({
        line: [],
        players: [{ damage: 2, items: ['machete'] }, { damage: 0 }],
        rubbleDiscard: ['energy-drink', 'energy-drink'],
      });
    expect(scene.events('attacked')).toHaveLength(3);
  });

  test('UD-CASE-42 UD-SPEC-FOC-01: Focus', () => {
    table(2, {
      players: [{ character: 'pillar', items: ['trigger-magnum', 'bullets', 'focus'] }, {}],
      line: ['looter-a', 'wanderer-a', 'wanderer-b'],
      combatDeck: ['c-plus2'],
    })
      .play(0, attack('trigger-magnum', 1))
      .asks('attack/whenChosen', 0)
      .play(0, { type: 'focus' })
      .offers(0, ...[0, 1, 2, 3, 4, 5].map(points => spread(0, points)))
      .play(0, spread(0, 3))
      .offers(0, spread(2, 0), spread(2, 1), spread(2, 2))
      .play(0, spread(2, 0))
      .asks('turn/act', 0)
      .shows({
        line: ['wanderer-b'],
        players: [{ damage: 0, items: ['trigger-magnum'] }, {}],
        rubbleDiscard: ['bullets', 'focus'],
        combatDiscard: ['c-plus2'],
      });
  });

  test('UD-CASE-44 UD-SPEC-BLD-01: Bloodlust', () => {
    table(2, {
      players: [{ character: 'haggler', items: ['machete', 'bloodlust'] }, {}],
      line: ['wanderer-a:1', 'brute-a', 'wanderer-b:1'],
    })
      .play(0, attack('machete', 1))
      .play(0, { type: 'bloodlust' })
      .asks('turn/act', 0)
      .shows({
        line: ['brute-a:2'],
        players: [{ damage: 1, items: ['machete'] }, { damage: 0 }],
        rubbleDiscard: ['bloodlust'],
      });
  });

  test.each([
    ['c-minus1', ['looter-a:2']],
    ['c-minus2', ['looter-a']],
  ] as const)('UD-CASE-45 UD-SPEC-VIT-01 UD-RULING-21: Vitamins with a weapon that draws nothing, %s', (card, line) => {
    table(2, {
      players: [{ character: 'haggler', items: ['machete', 'vitamins'] }, {}],
      line: ['looter-a'],
      combatDeck: ['c-minus1', 'c-minus2'],
    })
      .play(0, attack('machete', 0))
      .play(0, { type: 'vitamins' })
      .asks('attack/choose', 0)
      .offers(0, choose('c-minus1'), choose('c-minus2'))
      .refuses(0, go, 'UD-ATT-06')
      .play(0, choose(card))
      .shows({ line: [...line], rubbleDiscard: ['vitamins'], combatDiscard: ['c-minus1', 'c-minus2'] });
  });

  test('UD-CASE-46 UD-SPEC-LUCK-01 UD-AI-07: Luck against an enemy', () => {
    const scene = table(3, {
      players: [{}, {}, { items: ['luck'] }],
      holder: 0,
      line: ['brute-b'],
      combatDeck: ['c-plus3', 'c-minus1'],
      reserve: Array.from({ length: 20 }, () => 'nails'),
    });
    scene
      .play(0, end)
      .play(1, end)
      .play(2, end)
      .asks('luck/ask', 2)
      .shows({ players: [{ damage: 0 }, {}, {}] });
    scene
      .offers(2, { type: 'luck', card: 'c-plus3' }, pass)
      .play(2, { type: 'luck', card: 'c-plus3' })
      .shows({
        round: 2,
        players: [{ damage: 0 }, { damage: 0 }, { damage: 0, items: [] }],
        rubbleDiscard: ['luck'],
        combatDiscard: ['c-plus3', 'c-minus1'],
        line: ['brute-b'],
      });
  });
});
