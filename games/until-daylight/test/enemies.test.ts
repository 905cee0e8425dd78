import { expect, test } from 'vitest';
import { table } from './table.ts';

const end = { type: 'end' } as const;
const choose = (card: 'c-plus2' | 'c-plus2-self1' | 'c-minus1-self1' | 'c-minus2' | 'c-x-area' | 'c-zero') =>
  ({ type: 'choose', card }) as const;

test('UD-CASE-58 UD-AI-01..02 UD-AI-05: the holder first, then clockwise, and round again', () => {
  const scene = table(3, { turn: 2, holder: 1, line: ['wanderer-a', 'wanderer-a', 'wanderer-a', 'wanderer-a'] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a', 'wanderer-a', 'wanderer-a', 'wanderer-a'],
      players: [{ damage: 1 }, { damage: 2 }, { damage: 1 }],
    });
  expect(scene.events('enemyAttacked').map(({ foe, seat }) => [foe, seat])).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 1],
  ]);
});

test('UD-AI-01: the enemies wait for the last turn; Survivors and cards out of the fight do not attack', () => {
  const scene = table(3, { turn: 1, holder: 2, line: ['survivor-a', 'monster-a*', 'brute-a', 'wanderer-a'] })
    .play(1, end)
    .asks('turn/act', 2)
    .shows({ players: [{ damage: 0 }, { damage: 0 }, { damage: 0 }] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['monster-a', 'brute-a', 'wanderer-a'],
      players: [{ damage: 0 }, { damage: 0 }, { damage: 1 }],
    });
  expect(scene.events('enemyAttacked').map(({ foe }) => foe)).toEqual([2, 3]);
});

test('UD-AI-02: an enemy that fell before its attack does not attack', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-b', 'survivor-a', 'wanderer-a:1'], combatDeck: ['c-plus1-area'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-b:1'], players: [{ damage: 0 }, { damage: 0 }] });
  expect(scene.events('enemyAttacked').map(({ foe }) => foe)).toEqual([0]);
});

test('UD-CASE-59 UD-AI-03..04 UD-ENEMY-SUR-01: the Survivor first, then the seats', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-a', 'survivor-a', 'wanderer-a', 'wanderer-a'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a', 'wanderer-a', 'wanderer-a'], players: [{ damage: 1 }, { damage: 1 }] });
  expect(scene.events('enemyAttacked').map(({ foe, seat, survivor }) => [foe, seat, survivor])).toEqual([
    [0, null, 1],
    [2, 0, null],
    [3, 1, null],
  ]);
});

test('UD-AI-04: with several Survivors the leftmost one first, one after another', () => {
  const scene = table(2, {
    turn: 1,
    line: ['survivor-a', 'wanderer-a', 'wanderer-a', 'survivor-a', 'wanderer-a'],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a', 'wanderer-a', 'wanderer-a'], players: [{ damage: 1 }, { damage: 0 }] });
  expect(scene.events('enemyAttacked').map(({ seat, survivor }) => [seat, survivor])).toEqual([
    [null, 0],
    [null, 3],
    [0, null],
  ]);
});

test('UD-CASE-60 UD-AI-04 UD-RULING-29 UD-RULING-30: a Survivor who is not hurt stays the target', () => {
  table(2, {
    turn: 1,
    line: ['wanderer-b', 'wanderer-a', 'survivor-a', 'wanderer-a'],
    combatDeck: ['c-minus2'],
  })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-b', 'wanderer-a', 'wanderer-a'],
      players: [{ damage: 1 }, { damage: 0 }],
      combatDiscard: ['c-minus2'],
    });
});

test('UD-AI-05: the next seat comes whatever becomes of the attack: no damage, or a Barricade', () => {
  table(3, {
    turn: 2,
    line: ['wanderer-b', 'wanderer-a', 'wanderer-a'],
    combatDeck: ['c-minus1'],
    players: [{}, { barricades: 1 }],
  })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 0, barricades: 0 }, { damage: 1 }] });
});

test.each([
  ['wanderer-a', [], 1],
  ['wanderer-b', ['c-plus2'], 2],
  ['brute-c', ['c-plus2', 'c-minus2'], 3],
] as const)('UD-AI-07 UD-AI-11: %s draws %j and the seat suffers %i', (foe, combatDeck, damage) => {
  table(2, { turn: 1, line: [foe], combatDeck: [...combatDeck] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: [foe], players: [{ damage }, { damage: 0 }], combatDiscard: [...combatDeck] });
});

test('UD-CASE-61 UD-AI-08 UD-AI-13 UD-RULING-33: the hardest card is kept unasked; self damage comes after', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-c'], combatDeck: ['c-plus2-self1', 'c-plus1'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-c:1'],
      players: [{ damage: 2 }, { damage: 0 }],
      combatDiscard: ['c-plus2-self1', 'c-plus1'],
    });
  expect(scene.heard.map(e => e.type).filter(type => type === 'damaged' || type === 'foeHurt')).toEqual([
    'damaged',
    'foeHurt',
  ]);
});

test('UD-AI-08: area, self damage and discard count nothing against a greater number', () => {
  table(3, { turn: 2, line: ['wanderer-c'], combatDeck: ['c-plus1-area', 'c-plus2'] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-c'], players: [{ damage: 2 }, { damage: 0 }, { damage: 0 }] });
});

test('UD-CASE-62 UD-AI-08 UD-RULING-31: a tie that makes a difference is broken by the victim', () => {
  const tied = table(3, { turn: 2, holder: 2, line: ['wanderer-c'], combatDeck: ['c-plus2', 'c-plus2-self1'] })
    .play(2, end)
    .asks('enemyAttack/keep', 2)
    .offers(2, choose('c-plus2'), choose('c-plus2-self1'))
    .refuses(0, choose('c-plus2-self1'), 'UD-AI-08');
  tied
    .shuffle('wave')
    .play(2, choose('c-plus2-self1'))
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-c:1'],
      players: [{ damage: 0 }, { damage: 0 }, { damage: 2 }],
      combatDiscard: ['c-plus2', 'c-plus2-self1'],
    });
});

test('UD-AI-08 UD-RULING-31: the victim breaks the tie, not the holder, the first player or whose turn was last', () => {
  table(4, {
    turn: 3,
    holder: 1,
    line: ['wanderer-a', 'wanderer-c'], // the first one goes for the holder
    combatDeck: ['c-plus2', 'c-plus2-self1'],
  })
    .play(3, end)
    .asks('enemyAttack/keep', 2)
    .refuses(1, choose('c-plus2'), 'UD-AI-08')
    .shuffle('wave')
    .play(2, choose('c-plus2-self1'))
    .asks('wave/choose', 1)
    .shows({
      line: ['wanderer-a', 'wanderer-c:1'],
      players: [{ damage: 0 }, { damage: 1 }, { damage: 2 }, { damage: 0 }],
    });
});

test('UD-AI-08: where a Survivor is targeted the holder breaks the tie', () => {
  table(3, { turn: 2, holder: 1, line: ['wanderer-c', 'survivor-a'], combatDeck: ['c-x-area', 'c-zero'] })
    .play(2, end)
    .asks('enemyAttack/keep', 1)
    .offers(1, choose('c-x-area'), choose('c-zero'))
    .shuffle('wave')
    .play(1, choose('c-x-area'))
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-c:1', 'survivor-a'], players: [{ damage: 0 }, { damage: 0 }, { damage: 0 }] });
});

test('UD-CASE-89 UD-AI-08 UD-RULING-31: a harmless tie asks nobody', () => {
  table(2, { turn: 1, holder: 1, line: ['wanderer-c'], combatDeck: ['c-minus2', 'c-minus1'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 0 }], combatDiscard: ['c-minus2', 'c-minus1'] });
});

test('UD-AI-08: a tie that only the discard effect breaks keeps the card drawn first', () => {
  const scene = table(2, { turn: 1, line: ['wanderer-c'], combatDeck: ['c-plus1-discard', 'c-plus1'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 1 }, { damage: 0 }] });
  expect(scene.events('combatChosen').map(({ card }) => card)).toEqual(['c-plus1-discard']);
});

test('UD-RULING-31: cards are compared after the floor at 0, so that -2 and a harmful -1 tie', () => {
  table(2, { turn: 1, line: ['wanderer-c'], combatDeck: ['c-minus2', 'c-minus1-self1'] })
    .play(1, end)
    .asks('enemyAttack/keep', 0)
    .offers(0, choose('c-minus2'), choose('c-minus1-self1'))
    .shuffle('wave')
    .play(0, choose('c-minus1-self1'))
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-c:1'], players: [{ damage: 0 }, { damage: 0 }] });
});

test('UD-AI-08..09: a reduction that brings two cards to 0 makes them tie', () => {
  table(2, { turn: 1, line: ['wanderer-c'], combatDeck: ['c-x-area', 'c-plus2'], players: [{ shield: 2 }] })
    .play(1, end)
    .asks('enemyAttack/keep', 0)
    .shuffle('wave')
    .play(0, choose('c-plus2'))
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0, shield: 0 }, { damage: 0 }] });
});

test('UD-AI-09: fixed damage, card, boost and reductions are added up before the floor', () => {
  table(2, { turn: 1, line: ['brute-b', 'monster-a*', 'monster-b'], combatDeck: ['c-minus2', 'c-plus3'], holder: 0 })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 0 }, { damage: 5 }] });
  table(2, { turn: 1, line: ['brute-b', 'monster-a'], combatDeck: ['c-plus3'], players: [{ shield: 3 }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 2, shield: 0 }, { damage: 3 }] });
});

test('UD-AI-09: a reduction works against one attack only', () => {
  table(1, { line: ['brute-a', 'brute-a'], players: [{ shield: 1 }] })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ players: [{ damage: 3, shield: 0 }] });
});

test('UD-AI-10: a Barricade stops damage of 1 or more, not that of a Brute', () => {
  table(3, {
    turn: 2,
    line: ['wanderer-a', 'wanderer-b', 'brute-a'],
    combatDeck: ['c-zero'],
    players: [{ barricades: 1 }, { barricades: 1 }, { barricades: 1 }],
    supply: { barricade: 3 },
  })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({
      players: [
        { damage: 0, barricades: 0 },
        { damage: 0, barricades: 1 },
        { damage: 2, barricades: 1 },
      ],
      supply: { barricade: 4 },
    });
});

test('UD-CASE-67 UD-AI-12 UD-RULING-32: area damage of an attack on a Survivor hits the line, the attacker too', () => {
  table(2, {
    turn: 1,
    line: ['wanderer-c:1', 'survivor-a', 'looter-a'],
    combatDeck: ['c-plus1-area', 'c-minus2'],
    players: [{ items: ['planks'] }, { items: ['planks'] }],
  })
    .picks(0)
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({
      line: ['looter-a:2'],
      players: [
        { damage: 1, items: [] },
        { damage: 0, items: ['planks'] },
      ],
      combatDiscard: ['c-plus1-area', 'c-minus2'],
    });
});

test('UD-AI-12: area damage of an attack on a seat hits the seats beside it and no card of the line', () => {
  table(3, { turn: 2, line: ['brute-b', 'wanderer-a*'], combatDeck: ['c-plus1-area'] })
    .shuffle('wave')
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ line: ['brute-b', 'wanderer-a'], players: [{ damage: 2 }, { damage: 1 }, { damage: 1 }] });
});

test('UD-AI-13: first the Looter takes, then self damage falls and the dead leave, then the cards are discarded', () => {
  const scene = table(1, {
    line: ['looter-c:2'],
    combatDeck: ['c-plus3-self2'],
    players: [{ items: ['planks'] }],
  })
    .picks(0)
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({
      line: [],
      players: [{ damage: 4, items: [] }],
      rubbleDiscard: ['planks'],
      combatDiscard: ['c-plus3-self2'],
    });
  const order = ['damaged', 'discarded', 'foeHurt', 'foeKilled'];
  expect(scene.heard.map(e => e.type).filter(type => order.includes(type))).toEqual(order);
});

test('UD-RULING-33: self damage can eliminate the attacker, after its attack', () => {
  table(2, { turn: 1, line: ['wanderer-b', 'wanderer-a'], combatDeck: ['c-plus3-self2'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ line: ['wanderer-a'], players: [{ damage: 3 }, { damage: 1 }] });
});

test('UD-CASE-68 UD-AI-14: damage and cards of the line stay between rounds, new ones come at the right', () => {
  table(1, { round: 2, line: ['brute-a:1', 'survivor-a'], assaults: ['greedy'] })
    .shuffle('wave')
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({ round: 3, phase: 'search', line: ['brute-a:1'], players: [{ damage: 0 }] })
    .play(0, { type: 'face' })
    .play(0, { type: 'ready' })
    .asks('turn/act', 0)
    .check(({ round, phase, line }) => {
      expect([round, phase]).toEqual([3, 'combat']);
      expect(line[0]).toMatchObject({ card: 'brute-a', damage: 3 });
      expect(line).toHaveLength(2);
      expect(line[1]?.card).toMatch(/^looter/);
    });
});

test('UD-AI-14: when the last enemy has attacked the Combat phase is over and all that live stay', () => {
  table(2, { turn: 1, line: ['wanderer-a:1', 'brute-a:3^'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ round: 2, phase: 'search', first: 1, holder: null, line: ['wanderer-a:1', 'brute-a:3^'] });
});
