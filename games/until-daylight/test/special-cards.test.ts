import { expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const spread = (foe: number, points: number) => ({ type: 'spread', foe, points }) as const;
const barricade = { type: 'craft', recipe: 'barricade', target: null, trash: null, workshop: false } as const;
const drink = { type: 'drink' } as const;
const vitamins = { type: 'vitamins' } as const;
const bloodlust = { type: 'bloodlust' } as const;
const focus = { type: 'focus' } as const;
const go = { type: 'go' } as const;
const end = { type: 'end' } as const;
const pass = { type: 'pass' } as const;
const encourage = { type: 'encourage' } as const;

test('UD-SPEC-01: Special cards do not stack, take no action, and are discarded when played', () => {
  const scene = table(2, {
    line: ['monster-a', 'monster-b'],
    combatDeck: ['c-zero', 'c-zero', 'c-minus1'],
    players: [{ items: ['machete', 'luck', 'luck', 'vitamins', 'bloodlust', 'focus', 'energy-drink'], bags: [[]] }],
  }).check((_s, m) => expect(m.game.view(m, 0).players[0]?.used).toBe(8));
  scene
    .play(0, drink)
    .play(0, attack('machete', 0))
    .play(0, vitamins)
    .play(0, go)
    .asks('luck/ask', 0)
    .play(0, { type: 'luck', card: 'c-zero' })
    .play(0, pass)
    .play(0, choose('c-zero'))
    .asks('attack/whenChosen', 0)
    .play(0, bloodlust)
    .play(0, focus)
    .play(0, spread(1, 2))
    .asks('turn/act', 0)
    .allows(0, attack('machete', 0))
    .shows({
      line: ['monster-a', 'monster-b:5'],
      players: [{ items: ['machete', 'luck'], bags: [[]], damage: 2 }, {}],
      rubbleDiscard: ['energy-drink', 'vitamins', 'luck', 'bloodlust', 'focus'],
    })
    .check((_s, m) => expect(m.game.view(m, 0).focus?.actions).toBe(1));
});

test('UD-SPEC-NRG-01: an Energy Drink costs 1 damage at once and gives one more attack or craft', () => {
  table(2, {
    line: ['brute-a'],
    players: [
      { character: 'haggler', items: ['machete', 'planks', 'nails', 'energy-drink', 'energy-drink'], barricades: 1 },
    ],
    supply: { barricade: 5 },
  })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .offers(0, drink, end)
    .play(0, drink)
    .shows({ players: [{ damage: 1, barricades: 1 }, {}], rubbleDiscard: ['energy-drink'] })
    .offers(0, attack('machete', 0), barricade, drink, end)
    .play(0, barricade)
    .offers(0, drink, end)
    .play(0, drink)
    .offers(0, attack('machete', 0), end)
    .play(0, attack('machete', 0))
    .offers(0, end)
    .shows({
      line: [],
      players: [{ damage: 2, items: ['machete'], barricades: 2 }, { damage: 0 }],
      supply: { barricade: 4 },
    });
});

test('UD-SPEC-NRG-01: it may be drunk before the action, by its owner, on the own turn only', () => {
  table(2, {
    line: ['wanderer-a', 'wanderer-a'],
    players: [{ items: ['machete'] }, { items: ['machete', 'energy-drink'] }],
  })
    .refuses(1, drink, 'UD-COMBAT-02')
    .forbids(0, drink)
    .play(0, end)
    .play(1, drink)
    .play(1, attack('machete', 0))
    .play(1, attack('machete', 1))
    .offers(1, end)
    .shows({ line: [], players: [{ damage: 0 }, { damage: 1, items: ['machete'] }] });
});

test('UD-SPEC-NRG-01: an action left over is lost at the end of the turn', () => {
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'energy-drink'] }, { items: ['machete'] }] })
    .play(0, drink)
    .play(0, end)
    .asks('turn/act', 1)
    .play(1, attack('machete', 0))
    .asks('turn/act', 1)
    .offers(1, end);
});

test('UD-SPEC-FOC-01: Focus splits the damage among target and adjacent enemies, and area damage comes on top', () => {
  table(2, {
    line: ['brute-a', 'brute-b', 'brute-c', 'brute-a'],
    combatDeck: ['c-plus2-area'],
    players: [{ items: ['trigger-magnum', 'bullets', 'focus'] }],
  })
    .play(0, attack('trigger-magnum', 1))
    .asks('attack/whenChosen', 0)
    .offers(0, focus, go)
    .play(0, focus)
    .asks('attack/spread', 0)
    .offers(0, spread(0, 0), spread(0, 1), spread(0, 2), spread(0, 3), spread(0, 4), spread(0, 5))
    .play(0, spread(0, 1))
    .offers(0, spread(2, 0), spread(2, 1), spread(2, 2), spread(2, 3), spread(2, 4))
    .play(0, spread(2, 2))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:2', 'brute-b:2', 'brute-c:1', 'brute-a'],
      players: [{ damage: 0, items: ['trigger-magnum'] }, {}],
      rubbleDiscard: ['bullets', 'focus'],
    });
});

test('UD-SPEC-FOC-01: each of them may get nothing, the target too', () => {
  table(2, { line: ['wanderer-a', 'wanderer-b', 'wanderer-c'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 1))
    .play(0, focus)
    .play(0, spread(0, 0))
    .play(0, spread(2, 2))
    .asks('turn/act', 0)
    .shows({ line: ['wanderer-a', 'wanderer-b'] });
});

test('UD-SPEC-FOC-01 UD-RULING-20: Survivors and cards out of the fight get no share', () => {
  table(2, { line: ['survivor-a', 'brute-a', 'wanderer-a'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 1))
    .play(0, focus)
    .asks('attack/spread', 0)
    .offers(0, spread(2, 0), spread(2, 1), spread(2, 2))
    .refuses(0, spread(0, 1), 'UD-SPEC-FOC-01')
    .play(0, spread(2, 2))
    .asks('turn/act', 0)
    .shows({ line: ['survivor-a', 'brute-a'] });
  table(2, { line: ['wanderer-a*', 'brute-a', 'survivor-a'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 1))
    .asks('turn/act', 0)
    .shows({ line: ['wanderer-a*', 'brute-a:2', 'survivor-a'], players: [{ items: ['machete', 'focus'] }, {}] });
});

test('UD-SPEC-FOC-01: Focus is not offered with no damage to split or no enemy beside the target', () => {
  table(2, {
    line: ['brute-a', 'brute-b'],
    combatDeck: ['c-minus1'],
    players: [{ items: ['baseball-bat', 'focus', 'bloodlust'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .play(0, go)
    .asks('attack/whenChosen', 0)
    .offers(0, bloodlust, go)
    .refuses(0, focus, 'UD-ATT-07');
  table(2, { line: ['brute-a', 'survivor-a', 'brute-b'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:2', 'survivor-a', 'brute-b'], rubbleDiscard: [] });
});

test('UD-SPEC-FOC-01: on an attack upon a Survivor the enemies beside it may get the damage', () => {
  table(2, { line: ['wanderer-a', 'survivor-a', 'brute-b'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 1))
    .play(0, focus)
    .play(0, spread(0, 2))
    .asks('turn/act', 0)
    .shows({ line: ['survivor-a', 'brute-b'] });
});

test('UD-SPEC-ENC-01: one more action for the other seat, and the WAVE for the one who encouraged', () => {
  table(3, {
    holder: 1,
    line: ['brute-a', 'wanderer-a'],
    players: [{ character: 'haggler', items: ['machete'] }, {}, { items: ['encouragement'] }],
  })
    .refuses(2, encourage, 'UD-COMBAT-02')
    .play(0, attack('machete', 0))
    .offers(0, end)
    .play(0, end)
    .asks('turn/whenEnding', 2)
    .offers(2, encourage, pass)
    .play(2, encourage)
    .asks('turn/act', 0)
    .shows({ holder: 2, rubbleDiscard: ['encouragement'], players: [{}, {}, { items: [], damage: 0 }] })
    .play(0, attack('machete', 0))
    .offers(0, end)
    .shows({ line: ['wanderer-a'] });
});

test('UD-SPEC-ENC-01 UD-RULING-37: the WAVE does not move where the encourager already holds it', () => {
  const scene = table(2, {
    holder: 1,
    line: ['brute-a'],
    players: [{ items: ['machete'] }, { items: ['encouragement'] }],
  })
    .play(0, end)
    .play(1, encourage)
    .asks('turn/act', 0)
    .shows({ holder: 1, rubbleDiscard: ['encouragement'] });
  expect(scene.events('waveTaken')).toEqual([]);
});

test('UD-SPEC-ENC-01: a declined window changes nothing, and the own turn offers none', () => {
  table(2, { holder: 0, line: ['brute-a'], players: [{ items: ['machete'] }, { items: ['encouragement'] }] })
    .play(0, end)
    .asks('turn/whenEnding', 1)
    .play(1, pass)
    .asks('turn/act', 1)
    .offers(1, end)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 2 }, { damage: 0, items: ['encouragement'] }] });
});

test('UD-SPEC-ENC-02 UD-RULING-37: seats are asked clockwise from the next one, again at each end of the turn', () => {
  table(4, {
    turn: 1,
    holder: 1,
    line: ['monster-a'],
    players: [{ items: ['encouragement'] }, { items: ['machete', 'encouragement'] }, {}, { items: ['encouragement'] }],
  })
    .play(1, end)
    .asks('turn/whenEnding', 3)
    .play(3, pass)
    .asks('turn/whenEnding', 0)
    .play(0, encourage)
    .asks('turn/act', 1)
    .shows({ holder: 0 })
    .play(1, attack('machete', 0))
    .play(1, attack('machete', 0))
    .offers(1, end)
    .play(1, end)
    .asks('turn/whenEnding', 3)
    .play(3, encourage)
    .asks('turn/act', 1)
    .shows({ holder: 3 })
    .play(1, end)
    .asks('turn/act', 2)
    .shows({
      holder: 3,
      line: ['monster-a:4'],
      players: [{ items: [] }, { items: ['machete', 'encouragement'] }, {}, { items: [] }],
    });
});

test('UD-SPEC-BLD-01: Bloodlust before the draw and before the damage, each 1 damage for 1 more area damage', () => {
  table(2, {
    line: ['looter-a', 'brute-a', 'looter-b'],
    players: [{ items: ['machete', 'bloodlust', 'bloodlust'], barricades: 1 }],
  })
    .play(0, attack('machete', 1))
    .asks('attack/prepare', 0)
    .offers(0, bloodlust, go)
    .play(0, bloodlust)
    .shows({ players: [{ damage: 1, barricades: 1 }, {}], line: ['looter-a', 'brute-a', 'looter-b'] })
    .play(0, go)
    .asks('attack/whenChosen', 0)
    .offers(0, bloodlust, go)
    .play(0, bloodlust)
    .asks('turn/act', 0)
    .shows({
      line: ['looter-a:1', 'brute-a:2', 'looter-b:1'],
      players: [{ damage: 2, items: ['machete'], barricades: 1 }, { damage: 0 }],
      rubbleDiscard: ['bloodlust', 'bloodlust'],
    });
});

test('UD-SPEC-BLD-01: it is no part of the turn outside an attack, nor of an attack by another seat', () => {
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'bloodlust'] }, { items: ['bloodlust'] }] })
    .refuses(0, bloodlust, 'UD-COMBAT-02')
    .play(0, attack('machete', 0))
    .refuses(1, bloodlust, 'UD-ATT-03')
    .play(0, go)
    .play(0, go)
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:2'],
      players: [{ damage: 0, items: ['machete', 'bloodlust'] }, { items: ['bloodlust'] }],
    });
});

test('UD-SPEC-VIT-01: before the draw, cumulative, also with a weapon that draws nothing', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-minus1', 'c-zero', 'c-plus1'],
    players: [{ items: ['machete', 'vitamins', 'vitamins'] }],
  })
    .play(0, attack('machete', 0))
    .asks('attack/prepare', 0)
    .offers(0, vitamins, go)
    .play(0, vitamins)
    .play(0, vitamins)
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus2'), choose('c-minus1'), choose('c-zero'), choose('c-plus1'))
    .play(0, choose('c-plus1'))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:1'],
      players: [{ items: ['machete'], damage: 0 }, {}],
      rubbleDiscard: ['vitamins', 'vitamins'],
      combatDiscard: ['c-minus2', 'c-minus1', 'c-zero', 'c-plus1'],
    });
});

test('UD-SPEC-VIT-01 UD-RULING-21: once cards are drawn one of them must be chosen, even if all are bad', () => {
  table(2, {
    line: ['wanderer-a'],
    combatDeck: ['c-minus2', 'c-minus1'],
    players: [{ items: ['machete', 'vitamins'] }],
  })
    .play(0, attack('machete', 0))
    .play(0, vitamins)
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus2'), choose('c-minus1'))
    .refuses(0, go, 'UD-ATT-06')
    .refuses(0, pass, 'UD-ATT-06')
    .play(0, choose('c-minus2'))
    .asks('turn/act', 0)
    .shows({ line: ['wanderer-a'], combatDiscard: ['c-minus2', 'c-minus1'] });
});

test('UD-SPEC-VIT-01: after the draw only if a Combat card was drawn', () => {
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'vitamins'] }] })
    .play(0, attack('machete', 0))
    .play(0, go)
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:2'], players: [{ items: ['machete', 'vitamins'] }, {}] });
});

test('UD-CASE-91 UD-SPEC-VIT-01: Vitamins after seeing the cards', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-plus3', 'c-zero'],
    players: [{ items: ['baseball-bat', 'vitamins'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('attack/prepare', 0)
    .play(0, go)
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus2'), vitamins)
    .play(0, vitamins)
    .asks('attack/choose', 0)
    .offers(0, choose('c-minus2'), choose('c-plus3'), choose('c-zero'))
    .play(0, choose('c-plus3'))
    .asks('turn/act', 0)
    .shows({
      line: [],
      players: [{ items: ['baseball-bat'], damage: 0 }, {}],
      combatDiscard: ['c-minus2', 'c-plus3', 'c-zero'],
      rubbleDiscard: ['vitamins'],
    });
});
