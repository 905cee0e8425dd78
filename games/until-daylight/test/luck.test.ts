import { expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const luck = (card: CombatId) => ({ type: 'luck', card }) as const;
const vitamins = { type: 'vitamins' } as const;
const end = { type: 'end' } as const;
const pass = { type: 'pass' } as const;

test('UD-SPEC-LUCK-01: the chosen card is discarded and another one takes its place', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-minus1', 'c-plus3'],
    players: [{ items: ['fire-axe', 'luck'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('luck/ask', 0)
    .offers(0, luck('c-minus2'), luck('c-minus1'), pass)
    .play(0, luck('c-minus2'))
    .asks('attack/choose', 0)
    .offers(0, choose('c-plus3'), choose('c-minus1'))
    .shows({ combatDiscard: ['c-minus2'], rubbleDiscard: ['luck'], players: [{ items: ['fire-axe'] }, {}] })
    .play(0, choose('c-plus3'))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:1'], combatDiscard: ['c-minus2', 'c-plus3', 'c-minus1'] });
});

test('UD-SPEC-LUCK-01: the replacement can be replaced again', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-minus1', 'c-plus2'],
    players: [{ items: ['baseball-bat', 'luck', 'luck'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .play(0, luck('c-minus2'))
    .asks('luck/ask', 0)
    .offers(0, luck('c-minus1'), pass)
    .play(0, luck('c-minus1'))
    .asks('turn/act', 0)
    .shows({
      line: ['brute-a:1'],
      players: [{ items: ['baseball-bat'] }, {}],
      rubbleDiscard: ['luck', 'luck'],
      combatDiscard: ['c-minus2', 'c-minus1', 'c-plus2'],
    });
});

test('UD-SPEC-LUCK-01: Luck works on what an enemy draws, against a seat or a Survivor', () => {
  table(2, {
    turn: 1,
    line: ['wanderer-b', 'survivor-a', 'wanderer-b'],
    combatDeck: ['c-plus1', 'c-minus1', 'c-plus3', 'c-zero'],
    players: [{}, { items: ['luck', 'luck'] }],
  })
    .play(1, end)
    .asks('luck/ask', 1)
    .play(1, luck('c-plus1'))
    .play(1, pass)
    .asks('luck/ask', 1)
    .offers(1, luck('c-plus3'), pass)
    .shows({ line: ['wanderer-b', 'survivor-a', 'wanderer-b'], combatDiscard: ['c-plus1', 'c-minus1'] })
    .shuffle('wave')
    .play(1, luck('c-plus3'))
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-b', 'survivor-a', 'wanderer-b'],
      players: [{ damage: 0 }, { damage: 0, items: [] }],
      rubbleDiscard: ['luck', 'luck'],
      combatDiscard: ['c-plus1', 'c-minus1', 'c-plus3', 'c-zero'],
    });
});

test('UD-SPEC-LUCK-01: any seat may use Luck on the attack of another', () => {
  table(3, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-plus3'],
    players: [{ items: ['baseball-bat'] }, {}, { items: ['luck'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('luck/ask', 2)
    .play(2, luck('c-minus2'))
    .asks('turn/act', 0)
    .shows({ line: [], players: [{ items: ['baseball-bat'] }, {}, { items: [] }], rubbleDiscard: ['luck'] });
});

test('UD-SPEC-LUCK-01 UD-RULING-34: after all cards lie face up and before the choice, not later', () => {
  table(2, {
    line: ['brute-a', 'brute-b'],
    combatDeck: ['c-minus2', 'c-minus1'],
    players: [{ items: ['fire-axe', 'luck', 'bloodlust'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('attack/prepare', 0)
    .refuses(0, luck('c-minus2'), 'UD-ATT-03')
    .play(0, { type: 'go' })
    .asks('luck/ask', 0)
    .offers(0, luck('c-minus2'), luck('c-minus1'), pass)
    .play(0, pass)
    .asks('attack/choose', 0)
    .refuses(0, luck('c-minus2'), 'UD-ATT-06')
    .play(0, choose('c-minus1'))
    .asks('attack/whenChosen', 0)
    .refuses(0, luck('c-minus1'), 'UD-ATT-07')
    .play(0, { type: 'go' })
    .asks('turn/act', 0)
    .refuses(0, luck('c-minus1'), 'UD-COMBAT-02')
    .shows({ line: ['brute-a', 'brute-b'], players: [{ items: ['fire-axe', 'luck', 'bloodlust'] }, {}] });
});

test('UD-SPEC-LUCK-01: cards that Vitamins add open the window again', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus2', 'c-minus1', 'c-zero', 'c-plus3'],
    players: [{ items: ['baseball-bat', 'vitamins'] }, { items: ['luck'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .play(0, { type: 'go' })
    .asks('luck/ask', 1)
    .play(1, pass)
    .asks('attack/choose', 0)
    .play(0, vitamins)
    .asks('luck/ask', 1)
    .offers(1, luck('c-minus2'), luck('c-minus1'), luck('c-zero'), pass)
    .play(1, luck('c-zero'))
    .asks('attack/choose', 0)
    .play(0, choose('c-plus3'))
    .asks('turn/act', 0)
    .shows({ line: [], combatDiscard: ['c-zero', 'c-minus2', 'c-minus1', 'c-plus3'] });
});

test('UD-SPEC-LUCK-01: an attack that draws nothing opens no window', () => {
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'luck'] }, { items: ['luck'] }] })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:2'], players: [{ items: ['machete', 'luck'] }, { items: ['luck'] }] });
});

test('UD-SPEC-LUCK-02: the attacker first, then clockwise, seats without Luck skipped, again after each use', () => {
  table(4, {
    turn: 2,
    line: ['monster-a'],
    combatDeck: ['c-minus2', 'c-minus1', 'c-plus1'],
    players: [{ items: ['luck'] }, { items: ['luck', 'luck'] }, { items: ['baseball-bat', 'luck'] }],
  })
    .play(2, attack('baseball-bat', 0))
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 0)
    .play(0, pass)
    .asks('luck/ask', 1)
    .play(1, luck('c-minus2'))
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 0)
    .play(0, luck('c-minus1'))
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 1)
    .play(1, pass)
    .asks('turn/act', 2)
    .shows({
      line: ['monster-a:6'],
      players: [{ items: [] }, { items: ['luck'] }, { items: ['baseball-bat', 'luck'] }, {}],
    });
});

test('UD-SPEC-LUCK-02: for an enemy the targeted seat is asked first', () => {
  table(3, {
    turn: 2,
    holder: 1,
    line: ['wanderer-b'],
    combatDeck: ['c-plus1'],
    players: [{ items: ['luck'] }, { items: ['luck'] }, { items: ['luck'] }],
  })
    .play(2, end)
    .asks('luck/ask', 1)
    .play(1, pass)
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 0)
    .shuffle('wave')
    .play(0, pass)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 1 }, { damage: 0 }] });
});

test('UD-SPEC-LUCK-02: where a Survivor is targeted the holder is asked first', () => {
  const scene = table(3, {
    turn: 2,
    holder: 2,
    line: ['wanderer-b', 'survivor-a'],
    combatDeck: ['c-plus1'],
    players: [{ items: ['luck'] }, { items: ['luck'] }, { items: ['luck'] }],
  })
    .play(2, end)
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 0)
    .play(0, pass)
    .asks('luck/ask', 1)
    .shuffle('wave')
    .play(1, pass)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-b'], players: [{ damage: 0 }, { damage: 0 }, { damage: 0 }] });
  expect(scene.events('specialPlayed')).toEqual([]);
});

test('UD-SPEC-LUCK-02: the targeted seat is neither the holder, the first player nor the one whose turn was last', () => {
  table(4, {
    turn: 3,
    holder: 1,
    line: ['wanderer-a', 'wanderer-b'], // the first one draws nothing and goes for the holder
    combatDeck: ['c-plus1'],
    players: [0, 1, 2, 3].map(() => ({ items: ['luck'] })),
  })
    .play(3, end)
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 3)
    .play(3, pass)
    .asks('luck/ask', 0)
    .play(0, pass)
    .asks('luck/ask', 1)
    .shuffle('wave')
    .play(1, pass)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 1 }, { damage: 1 }, { damage: 0 }] });
});

test('UD-SPEC-LUCK-02: the holder of a targeted Survivor is neither the first player nor the one whose turn was last', () => {
  table(4, {
    turn: 3,
    holder: 1,
    line: ['wanderer-b', 'survivor-a'],
    combatDeck: ['c-plus1'],
    players: [0, 1, 2, 3].map(() => ({ items: ['luck'] })),
  })
    .play(3, end)
    .asks('luck/ask', 1)
    .play(1, pass)
    .asks('luck/ask', 2)
    .play(2, pass)
    .asks('luck/ask', 3)
    .play(3, pass)
    .asks('luck/ask', 0);
});

test('UD-SPEC-LUCK-01 UD-ATT-06: equal cards are one choice', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-zero', 'c-plus1'],
    players: [{ items: ['klepto-switchblade', 'luck'] }],
  })
    .play(0, attack('klepto-switchblade', 0))
    .offers(0, luck('c-zero'), luck('c-plus1'), pass)
    .play(0, pass)
    .offers(0, choose('c-zero'), choose('c-plus1'));
});
