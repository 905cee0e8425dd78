import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

// Declaring, loading, preparing, drawing and choosing; what comes of it is in strike.test.ts.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const vitamins = { type: 'vitamins' } as const;
const bloodlust = { type: 'bloodlust' } as const;
const pass = { type: 'pass' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const load = (count: number) => ({ type: 'load', count }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;

/** Seat 0 of two, a Haggler unless said otherwise, with these cards in front of this line. */
const facing = (
  line: string[],
  items: string[],
  combatDeck: CombatId[] = [],
  more: object = {},
): Scene<UntilDaylight> => table(2, { players: [{ character: 'haggler', items, ...more }], line, combatDeck });

const drawn = (scene: Scene<UntilDaylight>): CombatId[] | undefined => game.view(scene.m, null).focus?.drawn;

describe('step 1: declare', () => {
  test('UD-CASE-30 UD-ATT-01 UD-ATT-08: fixed damage', () => {
    const scene = facing(['wanderer-a', 'brute-a'], ['machete'])
      .offers(0, attack('machete', 0), attack('machete', 1), end)
      .play(0, attack('machete', 0))
      .asks('turn/act', 0)
      .shows({ line: ['brute-a'], combatDiscard: [], players: [{ items: ['machete'], damage: 0 }, { damage: 0 }] });
    expect(scene.m.state.combatDeck).toHaveLength(35);
    expect(scene.events('combatDrawn')).toEqual([]);
  });

  test('UD-CASE-38 UD-ATT-01 UD-RULING-20: Survivors can be attacked', () => {
    facing(['survivor-a', 'wanderer-a'], ['machete'])
      .offers(0, attack('machete', 0), attack('machete', 1), end)
      .play(0, attack('machete', 0))
      .shows({ line: ['wanderer-a'] });
  });

  test('UD-ATT-01: with a weapon of the own inventory, found ones and those in a Backpack too', () => {
    table(2, {
      players: [{ character: 'haggler', items: ['machete', 'luck'], bags: [['chainsaw']] }, { items: ['pitchfork'] }],
      line: ['brute-a'],
    })
      .offers(0, attack('machete', 0), attack('chainsaw', 0), end)
      .refuses(0, attack('pitchfork', 0), 'UD-COMBAT-02');
  });

  test('UD-ATT-01 UD-RULING-44: a card out of the fight is no target, and without a target there is no attack', () => {
    facing(['brute-a*', 'wanderer-a'], ['machete'])
      .offers(0, attack('machete', 1), end)
      .refuses(0, attack('machete', 0), 'UD-TOK-GRN-01');
    facing(['brute-a*'], ['machete']).offers(0, end).refuses(0, attack('machete', 0), 'UD-TOK-GRN-01');
    facing([], ['machete']).offers(0, end);
  });
});

describe('step 2: ammunition', () => {
  test('UD-CASE-33 UD-ATT-02 UD-ATT-04: three Bullets, one card', () => {
    facing(['brute-a'], ['pistol', 'bullets', 'bullets', 'bullets'], ['c-zero', 'c-plus2', 'c-minus1'])
      .play(0, attack('pistol', 0))
      .offers(0, load(1), load(2), load(3))
      .play(0, load(3))
      .asks('attack/choose', 0)
      .shows({ rubbleDiscard: ['bullets', 'bullets', 'bullets'], line: ['brute-a'] })
      .offers(0, choose('c-zero'), choose('c-plus2'), choose('c-minus1'))
      .play(0, choose('c-plus2'))
      .shows({
        line: [],
        players: [{ items: ['pistol'] }, {}],
        combatDiscard: ['c-zero', 'c-plus2', 'c-minus1'],
        rubbleDiscard: ['bullets', 'bullets', 'bullets'],
      });
  });

  test('UD-CASE-34 UD-ATT-02: no ammunition, no shot', () => {
    facing(['brute-a'], ['pistol', 'crossbow', 'arrows', 'arrows'])
      .offers(0, attack('crossbow', 0), end)
      .refuses(0, attack('pistol', 0), 'UD-ATT-02')
      .play(0, attack('crossbow', 0))
      .asks('attack/load', 0)
      .offers(0, load(1), load(2))
      .refuses(0, load(0), 'UD-ATT-02')
      .refuses(0, load(3), 'UD-ATT-02');
  });

  test('UD-ATT-02: the rest of the ammunition stays; each kind serves its own weapons', () => {
    facing(['monster-a'], ['pistol', 'bullets', 'bullets', 'bullets', 'arrows'], ['c-plus1', 'c-zero'])
      .play(0, attack('pistol', 0))
      .play(0, load(2))
      .play(0, choose('c-plus1'))
      .shows({
        line: ['monster-a:5'],
        players: [{ items: ['pistol', 'bullets', 'arrows'] }, {}],
        rubbleDiscard: ['bullets', 'bullets'],
      });
  });

  test('UD-ATT-02: a single card is loaded without asking, a melee weapon needs none', () => {
    facing(['monster-a'], ['crossbow', 'arrows'], ['c-zero'])
      .play(0, attack('crossbow', 0))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:6'], rubbleDiscard: ['arrows'], combatDiscard: ['c-zero'] });
    facing(['monster-a'], ['machete', 'bullets', 'arrows'])
      .play(0, attack('machete', 0))
      .shows({ line: ['monster-a:6'], rubbleDiscard: [], players: [{ items: ['machete', 'bullets', 'arrows'] }, {}] });
  });
});

describe('step 3: before the draw', () => {
  const cards: CombatId[] = ['c-zero', 'c-plus1', 'c-plus2', 'c-minus1', 'c-minus2'];

  test('UD-ATT-03: the Trigger as first player may use all that helps her, in any order, or nothing', () => {
    const items = ['pistol', 'bullets', 'vitamins', 'bloodlust', 'focus', 'luck'];
    facing(['monster-a', 'brute-a'], items, cards, { character: 'trigger' })
      .play(0, attack('pistol', 0))
      .play(0, load(1))
      .asks('attack/prepare', 0)
      .offers(0, { type: 'eagleEye' }, { type: 'chamber' }, vitamins, bloodlust, go)
      .play(0, { type: 'chamber' })
      .offers(0, { type: 'eagleEye' }, vitamins, bloodlust, go)
      .play(0, bloodlust)
      .play(0, { type: 'eagleEye' })
      .offers(0, vitamins, go)
      .shows({ players: [{ damage: 1, used: ['main', 'first'] }, {}], combatDiscard: [] })
      .play(0, go)
      .asks('luck/ask', 0)
      .check((_s, m) => expect(game.view(m, null).focus?.drawn).toEqual(['c-zero', 'c-plus1', 'c-plus2']));
  });

  test('UD-ATT-03: the Haggler may spend Trash before the draw, not after it', () => {
    const items = ['baseball-bat', 'empty-can', 'old-tyre'];
    facing(['monster-a'], items, cards)
      .play(0, attack('baseball-bat', 0))
      .offers(0, { type: 'wasteNot', count: 1 }, { type: 'wasteNot', count: 2 }, go)
      .play(0, { type: 'wasteNot', count: 1 })
      .asks('attack/choose', 0)
      .offers(0, choose('c-zero'), choose('c-plus1'))
      .shows({ players: [{ items: ['baseball-bat', 'old-tyre'], used: ['main'] }, {}], rubbleDiscard: ['empty-can'] });
  });

  test('UD-ATT-03: with nothing to use nobody is asked', () => {
    facing(['monster-a'], ['baseball-bat', 'focus', 'encouragement', 'energy-drink'], cards)
      .play(0, attack('baseball-bat', 0))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:7'], combatDiscard: ['c-zero'] });
  });
});

describe('step 4: the draw', () => {
  test('UD-ATT-04: weapon, ammunition, perks and 2 for each Vitamins, all face up', () => {
    const cards: CombatId[] = ['c-zero', 'c-plus1', 'c-plus2', 'c-minus1', 'c-minus2', 'c-zero', 'c-plus3', 'c-x-area'];
    const items = ['hunting-bow', 'arrows', 'arrows', 'vitamins', 'vitamins'];
    const scene = facing(['monster-a'], items, cards, { character: 'trigger' })
      .play(0, attack('hunting-bow', 0))
      .play(0, load(2))
      .play(0, { type: 'eagleEye' })
      .play(0, vitamins)
      .play(0, vitamins);
    expect(scene.events('combatDrawn')).toMatchObject([{ by: 0, cards }]);
    for (const who of [0, 1, null]) expect(game.view(scene.m, who).focus?.drawn).toEqual(cards); // 1 + 2 + 1 + 4
  });

  test('UD-ATT-04: without any of these nothing but the weapon draws', () => {
    const scene = facing(['monster-a'], ['klepto-switchblade'], ['c-zero', 'c-plus1', 'c-plus2']);
    scene.play(0, attack('klepto-switchblade', 0)).asks('attack/choose', 0);
    expect(drawn(scene)).toEqual(['c-zero', 'c-plus1', 'c-plus2']);
  });
});

describe('steps 5 and 6: choose', () => {
  test('UD-ATT-05: first those with Luck, then the attacker; Vitamins begin it again', () => {
    const cards: CombatId[] = ['c-minus2', 'c-minus1', 'c-plus2', 'c-zero', 'c-plus1'];
    const scene = table(3, {
      players: [{ character: 'pillar', items: ['baseball-bat', 'vitamins'] }, { items: ['luck'] }, { items: ['luck'] }],
      line: ['monster-a'],
      combatDeck: cards,
    })
      .play(0, attack('baseball-bat', 0))
      .play(0, go)
      .asks('luck/ask', 1)
      .play(1, pass)
      .asks('luck/ask', 2)
      .play(2, { type: 'luck', card: 'c-minus2' })
      .asks('luck/ask', 1)
      .play(1, pass)
      .asks('attack/choose', 0)
      .offers(0, choose('c-minus1'), vitamins)
      .play(0, vitamins)
      .asks('luck/ask', 1)
      .play(1, pass)
      .asks('attack/choose', 0);
    expect(drawn(scene)).toEqual(['c-minus1', 'c-plus2', 'c-zero']);
    scene
      .offers(0, choose('c-minus1'), choose('c-plus2'), choose('c-zero'))
      .play(0, choose('c-plus2'))
      .shows({
        line: ['monster-a:5'],
        players: [{ items: ['baseball-bat'] }, { items: ['luck'] }, { items: [] }],
        combatDiscard: ['c-minus2', 'c-minus1', 'c-plus2', 'c-zero'],
        rubbleDiscard: ['luck', 'vitamins'],
      });
  });

  test('UD-ATT-05: where no Combat card was drawn it is too late for Vitamins and for Luck', () => {
    facing(['brute-a'], ['machete', 'vitamins', 'luck'])
      .play(0, attack('machete', 0))
      .asks('attack/prepare', 0)
      .play(0, go)
      .asks('turn/act', 0)
      .shows({ line: ['brute-a:2'], players: [{ items: ['machete', 'vitamins', 'luck'] }, {}], combatDiscard: [] });
  });

  test('UD-CASE-32 UD-ATT-06: one of several', () => {
    facing(['wanderer-a'], ['fire-axe'], ['c-minus1', 'c-plus1'])
      .play(0, attack('fire-axe', 0))
      .offers(0, choose('c-minus1'), choose('c-plus1'))
      .play(0, choose('c-plus1'))
      .shows({ line: ['wanderer-a:1'], combatDiscard: ['c-minus1', 'c-plus1'] });
  });

  test('UD-ATT-06 UD-RULING-21: one must be chosen, even if all are bad, and only that one counts', () => {
    facing(['brute-a'], ['fire-axe', 'empty-can'], ['c-minus1-self1', 'c-plus3-self2'], { character: 'pillar' })
      .play(0, attack('fire-axe', 0))
      .refuses(0, go, 'UD-ATT-06')
      .refuses(0, pass, 'UD-ATT-06')
      .offers(0, choose('c-minus1-self1'), choose('c-plus3-self2'))
      .play(0, choose('c-minus1-self1'))
      .shows({
        line: ['brute-a'],
        players: [{ damage: 1, items: ['fire-axe', 'empty-can'] }, {}],
        combatDiscard: ['c-minus1-self1', 'c-plus3-self2'],
      });
  });

  test('UD-ATT-06: a single card is taken without asking', () => {
    const scene = facing(['brute-a'], ['baseball-bat'], ['c-minus1-self1']).play(0, attack('baseball-bat', 0));
    scene.asks('turn/act', 0).shows({ line: ['brute-a'], players: [{ damage: 1 }, {}] });
    expect(scene.events('combatChosen')).toMatchObject([{ by: 0, card: 'c-minus1-self1' }]);
  });
});
