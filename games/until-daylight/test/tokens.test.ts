import { expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const craft = (recipe: Token, target: number | null = null) =>
  ({ type: 'craft', recipe, target, trash: null, workshop: false }) as const;
const end = { type: 'end' } as const;

// ---- Barricades ------------------------------------------------------------------------------------------------

test('UD-CASE-50 UD-TOK-BAR-01 UD-RULING-28 UD-AI-10: a Barricade absorbs the attack unasked and goes back', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-a'], players: [{ barricades: 1 }], supply: { barricade: 5 } })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a'],
      players: [{ damage: 0, barricades: 0 }, { damage: 0 }],
      supply: { barricade: 6 },
    });
  expect(scene.events('barricadeBroken')).toMatchObject([{ type: 'barricadeBroken', seat: 0, foe: 0, absorbed: 1 }]);
});

test('UD-TOK-BAR-01: one Barricade absorbs all of an attack, whatever its size', () => {
  table(2, { turn: 1, line: ['monster-c'], combatDeck: ['c-plus3', 'c-plus2'], players: [{ barricades: 1 }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0, barricades: 0 }, { damage: 0 }] });
});

test('UD-TOK-BAR-01: only the Barricade of the attacked seat counts', () => {
  table(2, { turn: 1, line: ['wanderer-a'], players: [{}, { barricades: 1 }], supply: { barricade: 5 } })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 1, barricades: 0 },
        { damage: 0, barricades: 1 },
      ],
      supply: { barricade: 5 },
    });
});

test('UD-CASE-51 UD-TOK-BAR-02: a Barricade survives a harmless attack', () => {
  table(2, {
    turn: 1,
    line: ['wanderer-b'],
    combatDeck: ['c-minus1'],
    players: [{ barricades: 1 }],
    supply: { barricade: 5 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0, barricades: 1 }, { damage: 0 }], supply: { barricade: 5 } });
});

test('UD-TOK-BAR-02: an attack that reductions bring to 0 leaves the Barricade', () => {
  table(2, { turn: 1, line: ['wanderer-a'], players: [{ barricades: 1, shield: 1 }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0, barricades: 1, shield: 0 }, { damage: 0 }] });
});

test('UD-CASE-52 UD-TOK-BAR-03 UD-ENEMY-BRU-01: Brutes ignore Barricades', () => {
  table(2, { turn: 1, line: ['brute-a'], players: [{ barricades: 1 }], supply: { barricade: 5 } })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 2, barricades: 1 }, { damage: 0 }], supply: { barricade: 5 } });
});

test('UD-TOK-BAR-03: Monsters and Looters do not ignore Barricades', () => {
  table(2, {
    turn: 1,
    line: ['monster-a', 'looter-a'],
    players: [{ barricades: 1 }, { barricades: 1, items: ['planks'] }],
    supply: { barricade: 4 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 0, barricades: 0 },
        { damage: 0, barricades: 0, items: ['planks'] },
      ],
      supply: { barricade: 6 },
    });
});

test('UD-TOK-BAR-04: not against self damage, Bloodlust, an Energy Drink or Frenzy', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-minus1-self1'],
    players: [{ character: 'psycho', items: ['fire-axe', 'bloodlust', 'energy-drink'], barricades: 3 }],
    supply: { barricade: 3 },
  })
    .play(0, { type: 'drink' })
    .shows({ players: [{ damage: 1, barricades: 3 }, {}] })
    .play(0, attack('fire-axe', 0))
    .play(0, { type: 'bloodlust' })
    .shows({ players: [{ damage: 2, barricades: 3 }, {}] })
    .play(0, { type: 'choose', card: 'c-minus1-self1' })
    .asks('turn/act', 0)
    .shows({ line: ['monster-a'], players: [{ damage: 4, barricades: 3 }, {}], supply: { barricade: 3 } });
});

test('UD-TOK-BAR-04: not against Bad Luck nor the delay of the WAVE', () => {
  table(2, {
    phase: 'search',
    active: ['rodent-attack', 'wave', 'fracture', 'planks'],
    players: [{ barricades: 1 }, { barricades: 2 }],
    supply: { barricade: 3 },
  })
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 1, barricades: 1 },
        { damage: 0, barricades: 2 },
      ],
    })
    .shuffle('planks', 'wave')
    .play(1, { type: 'delay' })
    .asks('find/keep', 0)
    .shows({
      players: [
        { damage: 1, barricades: 1 },
        { damage: 3, barricades: 2 },
      ],
      supply: { barricade: 3 },
    });
});

test('UD-TOK-BAR-05: a seat with several Barricades uses one for each attack', () => {
  table(2, {
    turn: 1,
    line: ['monster-a', 'wanderer-a', 'wanderer-a'],
    players: [{ barricades: 3 }, { barricades: 1 }],
    supply: { barricade: 2 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 0, barricades: 1 },
        { damage: 0, barricades: 0 },
      ],
      supply: { barricade: 5 },
    });
});

// ---- Traps -----------------------------------------------------------------------------------------------------

test('UD-CASE-53 UD-TOK-TRAP-01..02 UD-AI-05: a Trap kills the attacker before it attacks', () => {
  const scene = table(3, { turn: 2, line: ['brute-a', 'wanderer-a'], players: [{ traps: 1 }], supply: { trap: 5 } })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a'],
      players: [{ damage: 0, traps: 0 }, { damage: 1 }, { damage: 0 }],
      supply: { trap: 6 },
    });
  expect(scene.events('foeHurt')).toMatchObject([
    { type: 'foeHurt', foe: 0, card: 'brute-a', amount: 4, left: 0, cause: 'trap' },
  ]);
});

test('UD-CASE-54 UD-TOK-TRAP-02: a Trap does not stop a Monster, which attacks normally', () => {
  table(1, { line: ['monster-a'], players: [{ traps: 1 }], supply: { trap: 5 } })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: ['monster-a:4'], players: [{ damage: 3, traps: 0 }], supply: { trap: 6 } });
});

test('UD-TOK-TRAP-01 UD-RULING-27: Traps trigger one after another until the attacker is dead', () => {
  table(1, { line: ['monster-b', 'wanderer-a'], players: [{ traps: 4 }], supply: { trap: 2 } })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: [], players: [{ damage: 0, traps: 1 }], supply: { trap: 5 }, combatDiscard: [] });
});

test('UD-TOK-TRAP-01: one Trap is enough for a Brute; the second one stays', () => {
  table(1, { line: ['brute-a'], players: [{ traps: 2 }], supply: { trap: 4 } })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: [], players: [{ damage: 0, traps: 1 }], supply: { trap: 5 } });
});

test('UD-TOK-TRAP-02: an attack prevented by a Trap draws no card, hurts nobody and takes nothing', () => {
  table(2, {
    turn: 1,
    line: ['looter-c', 'brute-a*'],
    combatDeck: ['c-plus1-area'],
    players: [{ traps: 1, barricades: 1, items: ['planks'] }, { items: ['nails', 'encouragement'] }],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['brute-a'],
      players: [
        { damage: 0, traps: 0, barricades: 1, items: ['planks'] },
        { damage: 0, items: ['nails', 'encouragement'] },
      ],
      combatDiscard: [],
      rubbleDiscard: [],
    });
});

test('UD-TOK-TRAP-02: the reduction that a Trap left unspent meets the next attack', () => {
  table(1, { line: ['looter-a', 'brute-a'], players: [{ traps: 1, shield: 1 }] })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: ['brute-a'], players: [{ damage: 1, traps: 0 }] });
});

test('UD-TOK-TRAP-03: a Trap does not trigger on area damage nor on an attack against a Survivor', () => {
  table(2, {
    turn: 1,
    line: ['survivor-a', 'wanderer-a', 'wanderer-b'],
    combatDeck: ['c-plus1-area'],
    holder: 0,
    players: [{}, { traps: 1 }],
    supply: { trap: 5 },
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a', 'wanderer-b'],
      players: [{ damage: 1 }, { damage: 1, traps: 1 }],
      supply: { trap: 5 },
    });
  table(1, { line: ['survivor-a', 'wanderer-a'], players: [{ traps: 1 }], supply: { trap: 5 } })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: ['wanderer-a'], players: [{ damage: 0, traps: 1 }], supply: { trap: 5 } });
});

test('UD-CASE-90 UD-AI-06 UD-TOK-TRAP-02 UD-TOK-BAR-01: the Trap before the Barricade', () => {
  table(1, {
    line: ['looter-a', 'wanderer-a'],
    players: [{ traps: 1, barricades: 1, items: ['machete', 'planks'] }],
    supply: { trap: 5, barricade: 5 },
  })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({
      line: ['wanderer-a'],
      players: [{ damage: 0, traps: 0, barricades: 0, items: ['machete', 'planks'] }],
      supply: { trap: 6, barricade: 6 },
      rubbleDiscard: [],
    });
});

// ---- Spears ----------------------------------------------------------------------------------------------------

test('UD-CASE-55 UD-TOK-SPR-01..03: a Spear hurts, helps the next attack, and goes back with its enemy', () => {
  const scene = table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus1'],
    players: [{ items: ['planks', 'shards'] }, { items: ['baseball-bat'] }],
  })
    .play(0, craft('spear', 0))
    .shows({ line: ['brute-a:1^'], supply: { spear: 2 }, rubbleDiscard: ['planks', 'shards'], combatDiscard: [] });
  expect(scene.events('combatDrawn')).toEqual([]);
  scene
    .play(0, end)
    .play(1, attack('baseball-bat', 0))
    .asks('turn/act', 1)
    .shows({ line: [], supply: { spear: 3 }, combatDiscard: ['c-minus1'] });
});

test('UD-TOK-SPR-01: a Spear is no attack: no Frenzy, and no bonus of the Spears already there', () => {
  table(2, {
    line: ['monster-a^^'],
    players: [{ character: 'psycho', items: ['planks', 'shards'] }],
    supply: { spear: 1 },
  })
    .play(0, craft('spear', 0))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:5^^^'], players: [{ damage: 0 }, {}], supply: { spear: 0 } });
});

test('UD-TOK-SPR-01 UD-TOK-SPR-03: a Spear that kills goes straight back to the supply', () => {
  table(2, { line: ['looter-a', 'wanderer-a'], players: [{ items: ['planks', 'shards'] }] })
    .play(0, craft('spear', 0))
    .asks('turn/act', 0)
    .shows({ line: ['wanderer-a'], supply: { spear: 3 } });
});

test('UD-TOK-SPR-02 UD-RULING-25: each Spear adds 1 to every later attack on that enemy', () => {
  table(3, {
    line: ['monster-a^^'],
    players: [{ items: ['machete'] }, { items: ['pitchfork'] }],
    supply: { spear: 1 },
  })
    .play(0, attack('machete', 0))
    .shows({ line: ['monster-a:4^^'] })
    .play(0, end)
    .play(1, attack('pitchfork', 0))
    .asks('turn/act', 1)
    .shows({ line: ['monster-a:1^^'], supply: { spear: 1 } });
});

test('UD-TOK-SPR-02: no bonus for area damage, for the share of a Focus, nor for a Trap', () => {
  table(2, { line: ['brute-a', 'monster-a^'], players: [{ items: ['pitchfork'] }] })
    .play(0, attack('pitchfork', 0))
    .shows({ line: ['brute-a:3', 'monster-a:7^'] });
  table(2, { line: ['brute-a', 'monster-a^'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 0))
    .play(0, { type: 'focus' })
    .play(0, { type: 'spread', foe: 1, points: 2 })
    .shows({ line: ['brute-a', 'monster-a:6^'] });
  table(1, { line: ['monster-a^'], players: [{ traps: 1 }] })
    .shuffle('wave')
    .play(0, end)
    .shows({ line: ['monster-a:4^'], players: [{ damage: 3 }] });
});

test('UD-TOK-SPR-03: a dead enemy gives back all its Spears, however it died', () => {
  table(1, { line: ['monster-a:4^^'], players: [{ traps: 1 }], supply: { spear: 1 } })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ line: [], supply: { spear: 3 } });
});
