import { expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const load = (count: number) => ({ type: 'load', count }) as const;
const eagleEye = { type: 'eagleEye' } as const;
const chamber = { type: 'chamber' } as const;
const humanShield = { type: 'humanShield' } as const;
const drink = { type: 'drink' } as const;
const go = { type: 'go' } as const;
const end = { type: 'end' } as const;
const delay = { type: 'delay' } as const;
const leave = { type: 'leave' } as const;

test('UD-CASE-69: Frenzy without a kill', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-zero', 'c-minus1'],
    players: [{ character: 'psycho', items: ['psycho-cleaver'] }],
  })
    .play(0, attack('psycho-cleaver', 0))
    .asks('attack/choose', 0)
    .play(0, choose('c-zero'))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:2'], players: [{ damage: 1 }, { damage: 0 }], combatDiscard: ['c-zero', 'c-minus1'] });
});

test('UD-CASE-70: Frenzy with a kill, and a Bloodbath that does not repeat itself', () => {
  table(2, { line: ['wanderer-a', 'wanderer-a'], players: [{ character: 'psycho', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .asks('attack/bloodbath', 0)
    .offers(0, attack('machete', 1), { type: 'pass' })
    .play(0, attack('machete', 1))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({ line: [], players: [{ damage: 0, used: ['first'] }, {}] })
    .check((_s, m) => expect(m.game.view(m, 0).focus?.actions).toBe(0));
});

test('UD-CASE-70: with a third Wanderer there is still no third attack', () => {
  table(2, { line: ['wanderer-a', 'wanderer-a', 'wanderer-a'], players: [{ character: 'psycho', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .play(0, attack('machete', 1))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({ line: ['wanderer-a'], players: [{ damage: 0 }, {}] });
});

test('UD-CASE-71: shooting without Bullets', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus1', 'c-plus1'],
    players: [{ character: 'trigger', items: ['trigger-magnum'] }],
  })
    .offers(0, attack('trigger-magnum', 0), end)
    .play(0, attack('trigger-magnum', 0))
    .asks('attack/prepare', 0)
    .offers(0, eagleEye, go)
    .play(0, eagleEye)
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus1'), choose('c-plus1'))
    .play(0, choose('c-plus1'))
    .asks('turn/act', 0)
    .shows({
      line: [],
      players: [{ items: ['trigger-magnum'], damage: 0, used: ['main', 'first'] }, {}],
      rubbleDiscard: [],
      combatDiscard: ['c-minus1', 'c-plus1'],
    });
});

test('UD-CASE-72: Diversion pays for the first delay of the round, whoever delays', () => {
  table(3, {
    phase: 'search',
    active: ['planks', 'wave', 'nails', 'shards', 'cables'],
    players: [{ character: 'klepto' }],
  })
    .play(0, leave)
    .asks('wave/choose', 1)
    .play(1, delay)
    .asks('find/keep', 1)
    .shows({ players: [{ damage: 0, used: ['first'] }, { damage: 0 }, { damage: 0 }] })
    .shuffle('wave', 'shards')
    .play(1, leave)
    .asks('wave/choose', 2)
    .play(2, delay)
    .asks('find/keep', 2)
    .shows({ players: [{ damage: 0 }, { damage: 0 }, { damage: 1 }] });
});

test('UD-CASE-73: Waste Not, once a round', () => {
  table(2, {
    line: ['looter-a', 'brute-a'],
    combatDeck: ['c-minus1', 'c-plus1'],
    players: [
      { character: 'haggler', items: ['haggler-nailed-bat', 'empty-can', 'old-tyre', 'energy-drink', 'vhs-tape'] },
    ],
  })
    .play(0, attack('haggler-nailed-bat', 0))
    .asks('attack/prepare', 0)
    .offers(0, { type: 'wasteNot', count: 1 }, { type: 'wasteNot', count: 2 }, { type: 'wasteNot', count: 3 }, go)
    .play(0, { type: 'wasteNot', count: 2 })
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus1'), choose('c-plus1'))
    .play(0, choose('c-plus1'))
    .shows({ line: ['brute-a'], rubbleDiscard: ['empty-can', 'old-tyre'] })
    .play(0, drink)
    .play(0, attack('haggler-nailed-bat', 1))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:2'],
      players: [{ items: ['haggler-nailed-bat', 'vhs-tape'], used: ['main'] }, {}],
      combatDiscard: ['c-minus1', 'c-plus1'],
    });
});

test('UD-CASE-75: Human Shield', () => {
  const scene = table(3, { holder: 2, line: ['brute-a', 'wanderer-a'], players: [{ character: 'pillar' }] })
    .allows(0, humanShield)
    .play(0, humanShield)
    .shows({ holder: 0, players: [{ shield: 1, used: ['main'] }, {}, {}] })
    .refuses(0, humanShield, 'UD-CHAR-PILLAR-02')
    .play(0, end)
    .play(1, end)
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['brute-a', 'wanderer-a'],
      players: [{ damage: 1, shield: 0 }, { damage: 1 }, { damage: 0 }],
    });
  expect(scene.events('waveTaken')).toMatchObject([{ seat: 0, by: 'human-shield' }]);
});

test('UD-CASE-76 UD-RULING-17: a perk used in one round is there again in the next', () => {
  table(2, {
    round: 2,
    first: 0,
    holder: 1,
    line: ['wanderer-a'],
    players: [{ character: 'pillar' }],
    assaults: ['greedy'],
  })
    .play(0, humanShield)
    .shows({ players: [{ used: ['main'] }, {}] })
    .play(0, end)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ round: 3, players: [{ used: [], shield: 0 }, {}] })
    .play(1, { type: 'face' })
    .play(1, { type: 'ready' })
    .play(0, { type: 'ready' })
    .asks('turn/act', 1)
    .play(1, end)
    .asks('turn/act', 0)
    .shows({ round: 3, holder: 1 })
    .allows(0, humanShield);
});

test('UD-CASE-76: within the same round it is not offered again', () => {
  table(2, { holder: 1, line: ['wanderer-a'], players: [{ character: 'pillar', used: ['main'] }] }).refuses(
    0,
    humanShield,
    'UD-PERK-03',
  );
});

test('UD-CASE-92: a free bullet on top of real ones, once a round', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus1', 'c-zero'],
    players: [
      { character: 'trigger', items: ['trigger-magnum', 'bullets', 'bullets', 'energy-drink', 'energy-drink'] },
    ],
  })
    .play(0, attack('trigger-magnum', 0))
    .asks('attack/load', 0)
    .offers(0, load(0), load(1), load(2))
    .play(0, load(1))
    .asks('attack/prepare', 0)
    .offers(0, eagleEye, chamber, go)
    .play(0, chamber)
    .play(0, go)
    .asks('attack/choose', 0)
    .offers(0, choose('c-zero'), choose('c-plus1'))
    .play(0, choose('c-plus1'))
    .shows({
      line: ['monster-a:4'],
      players: [{ items: ['trigger-magnum', 'bullets', 'energy-drink', 'energy-drink'], used: ['first'] }, {}],
      rubbleDiscard: ['bullets'],
      combatDiscard: ['c-zero', 'c-plus1'],
    })
    .play(0, drink)
    .play(0, attack('trigger-magnum', 0))
    .asks('attack/prepare', 0)
    .offers(0, eagleEye, go)
    .play(0, go)
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:1'], players: [{ items: ['trigger-magnum', 'energy-drink'] }, {}] })
    .play(0, drink)
    .refuses(0, attack('trigger-magnum', 0), 'UD-ATT-02');
});
