import { expect, test } from 'vitest';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const craft = (recipe: Token, target: number | null = null) =>
  ({ type: 'craft', recipe, target, trash: null, workshop: false }) as const;
const end = { type: 'end' } as const;

test('UD-END-01: a death loses the match for everybody, in the Search phase', () => {
  table(3, { phase: 'search', active: ['fracture', 'planks', 'wave'], players: [{ damage: 8 }] })
    .ends('death')
    .shows({ players: [{ damage: 10 }, { damage: 0 }, { damage: 0 }] })
    .check((_s, m) => expect(m.outcome?.scores).toEqual([0, 0, 0]));
});

test('UD-END-01: a death on the own turn, by an Energy Drink or a Bloodlust', () => {
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'energy-drink'], damage: 9 }] })
    .play(0, { type: 'drink' })
    .ends('death');
  table(2, { line: ['brute-a'], players: [{ items: ['machete', 'bloodlust'], damage: 9 }] })
    .play(0, attack('machete', 0))
    .play(0, { type: 'bloodlust' })
    .ends('death')
    .shows({ line: ['brute-a'] });
});

test('UD-END-01 UD-RULING-39: a death in the enemies step ends the match in the middle of the effect', () => {
  const scene = table(3, {
    turn: 2,
    line: ['looter-c', 'wanderer-a'],
    combatDeck: ['c-plus1-area'],
    players: [{ damage: 8, items: ['planks'] }, { items: ['nails'] }],
  })
    .play(2, end)
    .ends('death')
    .shows({
      line: ['looter-c', 'wanderer-a'],
      players: [{ damage: 10, items: ['planks'] }, { damage: 0, items: ['nails'] }, { damage: 0 }],
      rubbleDiscard: [],
    });
  expect(scene.events('defeat')).toMatchObject([{ seat: 0, round: 1 }]);
  expect(scene.events('enemyAttacked')).toHaveLength(1);
});

test('UD-END-01: a character at one point of life lives on', () => {
  table(2, { turn: 1, line: ['wanderer-a'], players: [{ damage: 8 }] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ outcome: null, players: [{ damage: 9 }, {}] });
});

test('UD-CASE-77 UD-END-02 UD-RULING-38: victory at once when the last enemy falls; Survivors do not matter', () => {
  const scene = table(3, {
    round: 6,
    turn: 1,
    line: ['survivor-a', 'wanderer-a'],
    players: [{}, { items: ['machete'] }],
  })
    .asks('turn/act', 1)
    .play(1, attack('machete', 1))
    .ends('dawn')
    .shows({ line: ['survivor-a'], round: 6, phase: 'combat', players: [{ damage: 0 }, { damage: 0 }, { damage: 0 }] })
    .check((_s, m) => expect(m.outcome?.scores).toEqual([1, 1, 1]));
  expect(scene.events('turnStarted').map(({ seat }) => seat)).not.toContain(2);
});

test('UD-END-02: no victory while an enemy is left, hurt or out of the fight', () => {
  table(2, { round: 6, line: ['wanderer-a', 'wanderer-a*'], players: [{ character: 'haggler', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .asks('turn/act', 0)
    .offers(0, end)
    .shows({ outcome: null, line: ['wanderer-a*'] });
  table(2, { round: 6, line: ['looter-a'], players: [{ character: 'haggler', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .offers(0, end)
    .shows({ outcome: null, line: ['looter-a:1'] });
});

test('UD-CASE-78 UD-END-02: no victory before round 6', () => {
  table(2, { round: 5, turn: 1, line: ['wanderer-a'], players: [{}, { items: ['machete'] }] })
    .play(1, attack('machete', 0))
    .asks('turn/act', 1)
    .shows({ outcome: null, line: [] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ outcome: null, round: 6, phase: 'search' });
});

test('UD-END-02: not in the Search phase: the empty line of round 6 is filled before anybody may win', () => {
  table(1, { round: 6, phase: 'search', active: ['planks', 'wave'], line: [], assaults: ['greedy'] })
    .asks('find/keep', 0)
    .play(0, { type: 'leave' })
    .play(0, { type: 'face' })
    .asks('exchange/trade', 0)
    .play(0, { type: 'ready' })
    .asks('turn/act', 0)
    .check(({ line }) => expect(line).toHaveLength(1))
    .shows({ outcome: null });
});

test('UD-END-02: a craft wins too, and so does the attack of a Bloodbath', () => {
  table(2, { round: 6, line: ['looter-a'], players: [{ items: ['planks', 'shards'] }] })
    .play(0, craft('spear', 0))
    .ends('dawn');
  table(2, { round: 6, line: ['wanderer-a', 'wanderer-a'], players: [{ character: 'psycho', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .asks('attack/bloodbath', 0)
    .play(0, attack('machete', 1))
    .ends('dawn')
    .shows({ line: [], players: [{ damage: 0 }, {}] });
});

test('UD-END-02: in the enemies step at once, before reductions lapse: by a Trap, or self damage of the last one', () => {
  table(2, { round: 6, turn: 1, line: ['brute-a'], players: [{ traps: 1 }, { shield: 2 }] })
    .play(1, end)
    .ends('dawn')
    .shows({
      line: [],
      round: 6,
      players: [
        { damage: 0, traps: 0 },
        { damage: 0, shield: 2 },
      ],
    });
  table(2, {
    round: 6,
    turn: 1,
    line: ['wanderer-b', 'survivor-a'],
    combatDeck: ['c-plus3-self2'],
    players: [{ shield: 2 }],
  })
    .play(1, end)
    .ends('dawn')
    .shows({ line: [], round: 6, players: [{ shield: 2 }, {}] });
});

test('UD-END-02: an attack that wins asks no Klepto for her Sticky Fingers', () => {
  const scene = table(2, { round: 6, line: ['wanderer-a'], players: [{ character: 'klepto', items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .ends('dawn')
    .shows({ players: [{ used: [] }, {}] });
  expect(scene.events('revealed')).toEqual([]);
});

test('UD-END-02: at the end of the Combat phase of round 6 an empty line wins', () => {
  table(2, { round: 6, turn: 1, line: ['survivor-a'] })
    .play(1, end)
    .ends('dawn')
    .shows({ line: ['survivor-a'], round: 6 });
});

test('UD-END-03: the winning blow that kills the attacker is a defeat', () => {
  table(2, {
    round: 6,
    line: ['wanderer-a'],
    combatDeck: ['c-plus3-self2'],
    players: [{ character: 'trigger', items: ['katana'], damage: 6 }],
  })
    .play(0, attack('katana', 0))
    .ends('death')
    .shows({ line: [], players: [{ damage: 8 }, { damage: 0 }] });
});

test('UD-END-03: with one point of life left after it the blow wins', () => {
  table(2, {
    round: 6,
    line: ['wanderer-a'],
    combatDeck: ['c-plus3-self2'],
    players: [{ character: 'trigger', items: ['katana'], damage: 5 }],
  })
    .play(0, attack('katana', 0))
    .ends('dawn')
    .shows({ line: [], players: [{ damage: 7 }, { damage: 0 }] });
});

test('UD-END-04: the tally keeps damage by cause, cards drawn and enemies eliminated', () => {
  const scene = table(1, {
    round: 6,
    phase: 'search',
    active: ['rodent-attack', 'wave', 'energy-drink', 'bloodlust'],
    line: ['survivor-a', 'survivor-a', 'wanderer-a'],
    combatDeck: ['c-plus2-self1', 'c-plus2', 'c-minus1'],
    players: [{ character: 'pillar', items: ['pillar-sledgehammer', 'vitamins'] }],
    assaults: ['greedy'],
  })
    .shuffle('bloodlust', 'wave')
    .play(0, { type: 'delay' })
    .play(0, { type: 'keep', instead: null })
    .play(0, { type: 'keep', instead: null })
    .play(0, { type: 'face' })
    .play(0, { type: 'ready' })
    .play(0, { type: 'drink' })
    .play(0, attack('pillar-sledgehammer', 2))
    .play(0, { type: 'bloodlust' })
    .play(0, { type: 'go' })
    .play(0, { type: 'choose', card: 'c-plus2-self1' })
    .asks('turn/act', 0);
  const seen = scene.m.game.view(scene.m, null);
  expect(seen.tally).toEqual({
    drawn: 5,
    killed: 1,
    damage: {
      badLuck: 1,
      delay: 1,
      enemy: 0,
      area: 0,
      selfDamage: 1,
      frenzy: 0,
      energyDrink: 1,
      bloodlust: 1,
    },
  });
  expect(seen.line.filter(foe => foe.kind === 'survivor')).toHaveLength(1);
  scene.shows({ players: [{ damage: 5 }] });
});

test('UD-END-04: the tally tells an enemy, area damage and Frenzy apart; the end names its round', () => {
  const scene = table(2, {
    round: 6,
    turn: 1,
    line: ['wanderer-b', 'brute-a'],
    combatDeck: ['c-plus1-area'],
    players: [{}, { character: 'psycho', items: ['machete'] }],
  })
    .play(1, attack('machete', 1))
    .play(1, end)
    .asks('wave/choose', 1)
    .check(({ tally }) => {
      expect(tally.damage).toMatchObject({ enemy: 3, area: 1, frenzy: 1, badLuck: 0, delay: 0 });
      expect(tally.killed).toBe(0);
    })
    .play(1, { type: 'face' });
  expect(scene.m.state.round).toBe(7);
  const won = table(2, { round: 9, line: ['wanderer-a'], players: [{ items: ['machete'] }] })
    .play(0, attack('machete', 0))
    .ends('dawn');
  expect(won.events('victory')).toMatchObject([{ round: 9 }]);
  expect(won.m.state.tally.killed).toBe(1);
});
