import { describe, expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

// The Pillar, the Psycho and the Trigger.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const pass = { type: 'pass' } as const;
const drink = { type: 'drink' } as const;
const focus = { type: 'focus' } as const;
const humanShield = { type: 'humanShield' } as const;
const eagleEye = { type: 'eagleEye' } as const;
const chamber = { type: 'chamber' } as const;
const holdTheLine = (seat: number) => ({ type: 'holdTheLine', seat }) as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const load = (count: number) => ({ type: 'load', count }) as const;
const nails = Array.from({ length: 40 }, () => 'nails');

describe('the Pillar', () => {
  test('UD-CHAR-PILLAR-01: life 10; the Sledgehammer deals 2 and draws 1', () => {
    const scene = table(2, {
      players: [{ character: 'pillar', items: ['pillar-sledgehammer'] }, {}],
      line: ['monster-a'],
      combatDeck: ['c-plus1'],
    });
    expect(game.view(scene.m, null).players[0]?.life).toBe(10);
    scene.play(0, attack('pillar-sledgehammer', 0)).shows({ line: ['monster-a:5'], combatDiscard: ['c-plus1'] });
  });

  test('UD-CHAR-PILLAR-02: Human Shield takes the WAVE, and the first attack deals 1 less', () => {
    table(2, {
      players: [{ character: 'pillar' }, {}],
      holder: 1,
      line: ['brute-a', 'brute-a', 'brute-a'],
      reserve: nails,
    })
      .play(0, humanShield)
      .shows({ holder: 0, players: [{ shield: 1, used: ['main'] }, { shield: 0 }] })
      .play(0, end)
      .play(1, end)
      .shows({ players: [{ damage: 3 }, { damage: 2 }] });
  });

  test('UD-CHAR-PILLAR-02: not while he holds the WAVE himself', () => {
    table(2, { players: [{ character: 'pillar' }, {}], holder: 0 })
      .refuses(0, humanShield, 'UD-CHAR-PILLAR-02')
      .allows(0, end);
  });

  test('UD-CHAR-PILLAR-03: Hold the Line takes 2 off the next attack on any one seat', () => {
    table(3, { players: [{ character: 'pillar' }, {}, {}], holder: 2, line: ['monster-a', 'brute-a'], reserve: nails })
      .offers(0, humanShield, holdTheLine(0), holdTheLine(1), holdTheLine(2), end)
      .play(0, holdTheLine(2))
      .shows({ players: [{ shield: 0, used: ['first'] }, { shield: 0 }, { shield: 2 }], holder: 2 })
      .play(0, end)
      .play(1, end)
      .play(2, end)
      .shows({ players: [{ damage: 3 }, { damage: 0 }, { damage: 1 }] }); // 3 - 2, and the boosted Brute
  });

  test('UD-CHAR-PILLAR-04: both reductions work on the same attack, on Brutes too, and never below 0', () => {
    table(2, {
      players: [{ character: 'pillar' }, {}],
      holder: 1,
      line: ['brute-a', 'wanderer-a', 'brute-b'],
      combatDeck: ['c-zero'],
      reserve: nails,
    })
      .play(0, humanShield)
      .play(0, holdTheLine(0))
      .shows({ players: [{ shield: 3 }, {}] })
      .play(0, end)
      .play(1, end)
      .shows({ players: [{ damage: 1, shield: 0 }, { damage: 1 }] }); // 2 - 3, 1, then 1 unreduced
  });

  test('UD-CHAR-PILLAR-04: an attack that would deal 0 spends the reduction as well', () => {
    table(1, {
      players: [{ character: 'pillar' }],
      line: ['wanderer-b', 'brute-a'],
      combatDeck: ['c-minus2'],
      reserve: nails,
    })
      .play(0, holdTheLine(0))
      .play(0, end)
      .shows({ round: 2, players: [{ damage: 2 }] });
  });

  test('UD-CHAR-PILLAR-04: area damage is not reduced and spends nothing', () => {
    table(3, {
      players: [{ character: 'pillar' }, {}, {}],
      holder: 0,
      line: ['wanderer-b', 'brute-a'],
      combatDeck: ['c-plus1-area'],
      reserve: nails,
    })
      .play(0, holdTheLine(1))
      .play(0, end)
      .play(1, end)
      .play(2, end)
      .shows({ players: [{ damage: 1 }, { damage: 1 }, { damage: 1 }] }); // the Brute's 2 on seat 1 are gone
  });

  test('UD-CHAR-PILLAR-04: a Trap that kills the attacker leaves the reduction for the next one', () => {
    table(1, { players: [{ character: 'pillar', traps: 1 }], line: ['looter-a', 'brute-a'], reserve: nails })
      .play(0, holdTheLine(0))
      .play(0, end)
      .shows({ round: 2, players: [{ damage: 0, traps: 0, shield: 0 }], line: ['brute-a'] });
  });

  test('UD-CHAR-PILLAR-04: what is not spent lapses at the end of the Combat phase', () => {
    table(2, { players: [{ character: 'pillar' }, {}], holder: 0, line: ['wanderer-a'], reserve: nails })
      .play(0, holdTheLine(1))
      .play(0, end)
      .shows({ players: [{}, { shield: 2 }] })
      .play(1, end)
      .shows({
        round: 2,
        players: [
          { damage: 1, shield: 0 },
          { damage: 0, shield: 0 },
        ],
      });
  });
});

describe('the Psycho', () => {
  const psycho = (items: string[], more: object = {}) => ({ character: 'psycho', items, ...more });

  test('UD-CHAR-PSYCHO-01: life 7; the Cleaver deals 1 and draws 2', () => {
    const scene = table(2, {
      players: [psycho(['psycho-cleaver']), {}],
      line: ['brute-a'],
      combatDeck: ['c-zero', 'c-plus2'],
    });
    expect(game.view(scene.m, null).players[0]?.life).toBe(7);
    scene.play(0, attack('psycho-cleaver', 0)).offers(0, choose('c-zero'), choose('c-plus2'));
    scene.play(0, choose('c-plus2')).shows({ line: [], players: [{ damage: 0 }, {}] }); // 1 + 2 + 1
  });

  test('UD-CHAR-PSYCHO-02: Frenzy adds 1 at every attack, and hurts him each time the target lives', () => {
    table(2, {
      players: [psycho(['machete', 'energy-drink'], { barricades: 1, shield: 2 }), {}],
      line: ['monster-a', 'brute-a'],
    })
      .play(0, attack('machete', 0))
      .shows({ line: ['monster-a:5', 'brute-a'], players: [{ damage: 1, barricades: 1, shield: 2 }, {}] })
      .play(0, drink)
      .play(0, attack('machete', 1))
      .shows({ line: ['monster-a:5', 'brute-a:1'], players: [{ damage: 3, barricades: 1, shield: 2 }, {}] });
  });

  test('UD-CHAR-PSYCHO-02: with Focus only the declared target counts', () => {
    table(2, { players: [psycho(['machete', 'focus']), {}], line: ['wanderer-a', 'monster-a'] })
      .play(0, attack('machete', 1))
      .play(0, focus)
      .play(0, { type: 'spread', foe: 0, points: 3 })
      .asks('turn/act', 0)
      .shows({ line: ['monster-a'], players: [{ damage: 1 }, {}] });
  });

  test('UD-CHAR-PSYCHO-02: a Survivor who was the target and fell costs him nothing', () => {
    table(2, { players: [psycho(['machete']), {}], line: ['survivor-a', 'brute-a'] })
      .play(0, attack('machete', 0))
      .asks('turn/act', 0) // and gives no Bloodbath
      .shows({ line: ['brute-a'], players: [{ damage: 0, used: [] }, {}] });
  });

  test('UD-CHAR-PSYCHO-03: Bloodbath, one more attack after a kill, with Frenzy, and not again', () => {
    table(2, { players: [psycho(['machete', 'pistol']), {}], line: ['wanderer-a', 'brute-a', 'wanderer-b'] })
      .play(0, attack('machete', 0))
      .asks('attack/bloodbath', 0)
      .offers(0, attack('machete', 1), attack('machete', 2), pass) // no Bullets for the Pistol
      .play(0, attack('machete', 2))
      .asks('turn/act', 0)
      .offers(0, end)
      .shows({ line: ['brute-a'], players: [{ damage: 0, used: ['first'] }, {}] });
  });

  test('UD-CHAR-PSYCHO-03: he may leave it, and keeps it for a later attack of this round', () => {
    table(2, { players: [psycho(['machete', 'energy-drink']), {}], line: ['wanderer-a', 'wanderer-b', 'brute-a'] })
      .play(0, attack('machete', 0))
      .play(0, pass)
      .shows({ players: [{ used: [] }, {}] })
      .play(0, drink)
      .play(0, attack('machete', 1))
      .asks('attack/bloodbath', 0)
      .play(0, attack('machete', 2))
      .shows({ line: ['brute-a:1'], players: [{ damage: 2, used: ['first'] }, {}] }); // the drink, and Frenzy
  });

  test('UD-CHAR-PSYCHO-03: neither without the token, nor where the target lives and a neighbour falls', () => {
    table(2, { players: [{}, psycho(['machete'])], turn: 1, line: ['wanderer-a', 'brute-a'] })
      .play(1, attack('machete', 0))
      .asks('turn/act', 1)
      .shows({ line: ['brute-a'], players: [{}, { used: [] }] });
    table(2, { players: [psycho(['chainsaw']), {}], line: ['wanderer-a:1', 'monster-a'] })
      .play(0, attack('chainsaw', 1))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:5'], players: [{ damage: 1, used: [] }, {}] });
  });

  test('UD-CHAR-PSYCHO-03: a fallen Survivor is no reason, even if an enemy fell beside it', () => {
    table(2, { players: [psycho(['chainsaw']), {}], line: ['wanderer-a:1', 'survivor-a', 'brute-a'] })
      .play(0, attack('chainsaw', 1))
      .asks('turn/act', 0)
      .shows({ line: ['brute-a:3'], players: [{ damage: 0, used: [] }, {}] });
  });
});

describe('the Trigger', () => {
  const trigger = (items: string[]) => ({ character: 'trigger', items });

  test('UD-CHAR-TRIGGER-01: life 8; the Magnum needs Bullets and deals 3', () => {
    const given = { line: ['monster-a'], combatDeck: ['c-zero'], turn: 1 };
    const scene = table(2, { ...given, players: [{}, trigger(['trigger-magnum', 'bullets', 'arrows'])] });
    expect(game.view(scene.m, null).players[1]?.life).toBe(8);
    scene
      .play(1, attack('trigger-magnum', 0))
      .play(1, go)
      .shows({ line: ['monster-a:5'], rubbleDiscard: ['bullets'] });
    table(2, { ...given, players: [{}, trigger(['trigger-magnum', 'arrows'])] }).refuses(
      1,
      attack('trigger-magnum', 0),
      'UD-ATT-02',
    );
  });

  test('UD-CHAR-TRIGGER-02: Eagle Eye draws 1 more with whatever needs ammunition, and with nothing else', () => {
    const players = [{}, trigger(['crossbow', 'arrows', 'katana', 'energy-drink'])];
    table(2, { players, turn: 1, line: ['monster-a'], combatDeck: ['c-minus1', 'c-plus1', 'c-zero'] })
      .play(1, attack('katana', 0))
      .asks('turn/act', 1) // nothing to use: one card, taken at once
      .shows({ line: ['monster-a:7'], combatDiscard: ['c-minus1'] })
      .play(1, drink)
      .play(1, attack('crossbow', 0))
      .offers(1, eagleEye, go)
      .play(1, eagleEye)
      .offers(1, choose('c-plus1'), choose('c-zero'))
      .play(1, choose('c-plus1'))
      .shows({ line: ['monster-a:4'], players: [{}, { used: ['main'] }] });
  });

  test('UD-CHAR-TRIGGER-03: One in the Chamber is a Bullets card more, or the only one', () => {
    const shots = { line: ['monster-a'], combatDeck: ['c-zero', 'c-plus1', 'c-plus2'] };
    table(2, { ...shots, players: [trigger(['pistol', 'bullets']), {}] })
      .play(0, attack('pistol', 0))
      .offers(0, load(0), load(1))
      .play(0, load(1))
      .offers(0, eagleEye, chamber, go)
      .play(0, chamber)
      .play(0, go)
      .offers(0, choose('c-zero'), choose('c-plus1'))
      .play(0, choose('c-plus1'))
      .shows({
        line: ['monster-a:5'],
        rubbleDiscard: ['bullets'],
        players: [{ used: ['first'], items: ['pistol'] }, {}],
      });
    table(2, { ...shots, players: [trigger(['pistol', 'bullets']), {}] })
      .play(0, attack('pistol', 0))
      .play(0, load(0))
      .offers(0, eagleEye, go) // used at once
      .play(0, go)
      .shows({
        line: ['monster-a:6'],
        rubbleDiscard: [],
        players: [{ used: ['first'], items: ['pistol', 'bullets'] }, {}],
      });
  });

  test('UD-CHAR-TRIGGER-03: with Bullets weapons only, once a round, as first player', () => {
    table(2, {
      players: [trigger(['pistol', 'crossbow', 'energy-drink']), {}],
      line: ['monster-a'],
      combatDeck: ['c-zero'],
    })
      .offers(0, attack('pistol', 0), drink, end)
      .refuses(0, attack('crossbow', 0), 'UD-ATT-02')
      .play(0, attack('pistol', 0))
      .play(0, go)
      .play(0, drink)
      .refuses(0, attack('pistol', 0), 'UD-ATT-02')
      .shows({ line: ['monster-a:6'] });
    table(2, { players: [{}, trigger(['pistol'])], turn: 1, line: ['monster-a'] }).refuses(
      1,
      attack('pistol', 0),
      'UD-ATT-02',
    );
  });
});
