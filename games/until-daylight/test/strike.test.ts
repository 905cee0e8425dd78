import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

// Steps 7 and 8 of an attack: before the damage, the damage, and what follows.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const drink = { type: 'drink' } as const;
const vitamins = { type: 'vitamins' } as const;
const bloodlust = { type: 'bloodlust' } as const;
const focus = { type: 'focus' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const spread = (foe: number, points: number) => ({ type: 'spread', foe, points }) as const;

/** Seat 0 of two, a Haggler unless said otherwise, with these cards in front of this line. */
const facing = (
  line: string[],
  items: string[],
  combatDeck: CombatId[] = [],
  more: object = {},
): Scene<UntilDaylight> => table(2, { players: [{ character: 'haggler', items, ...more }], line, combatDeck });

const kinds = (scene: Scene<UntilDaylight>): string[] => scene.heard.map(event => event.type);

describe('step 7: before the damage', () => {
  test('UD-ATT-07: Bloodlust and Focus, once the card is chosen', () => {
    facing(['looter-a', 'monster-a', 'wanderer-a'], ['baseball-bat', 'bloodlust', 'focus'], ['c-plus2'])
      .play(0, attack('baseball-bat', 1))
      .asks('attack/prepare', 0)
      .offers(0, bloodlust, go) // too early for Focus
      .play(0, go)
      .asks('attack/whenChosen', 0)
      .offers(0, bloodlust, focus, go)
      .play(0, focus)
      .asks('attack/spread', 0)
      .play(0, spread(0, 1))
      .play(0, spread(2, 1))
      .asks('attack/whenChosen', 0)
      .offers(0, bloodlust, go)
      .play(0, bloodlust)
      .asks('turn/act', 0)
      .shows({
        line: ['looter-a:1', 'monster-a:7'],
        players: [{ damage: 1, items: ['baseball-bat'] }, { damage: 0 }],
        rubbleDiscard: ['focus', 'bloodlust'],
      });
  });

  test('UD-ATT-07: both are optional', () => {
    facing(['looter-a', 'monster-a'], ['machete', 'bloodlust', 'focus'])
      .play(0, attack('machete', 1))
      .play(0, go)
      .play(0, go)
      .asks('turn/act', 0)
      .shows({
        line: ['looter-a', 'monster-a:6'],
        players: [{ damage: 0, items: ['machete', 'bloodlust', 'focus'] }, {}],
      });
  });
});

describe('the damage', () => {
  test('UD-ATT-08 UD-RULING-22: weapon, card, Spears and Frenzy are added up before the floor', () => {
    facing(['monster-a^^'], ['psycho-cleaver'], ['c-plus2', 'c-zero'], { character: 'psycho' })
      .play(0, attack('psycho-cleaver', 0))
      .play(0, choose('c-plus2'))
      .shows({ line: ['monster-a:2^^'], players: [{ damage: 1 }, {}] }); // 1 + 2 + 2 + 1
    facing(['monster-a^'], ['fire-axe'], ['c-minus2', 'c-zero'], { character: 'psycho' })
      .play(0, attack('fire-axe', 0))
      .play(0, choose('c-minus2'))
      .shows({ line: ['monster-a^'] }); // 0 - 2 + 1 + 1, and not 0 + 1 + 1
  });

  test('UD-ATT-08: a Spear in the neighbour adds nothing', () => {
    facing(['monster-a', 'monster-b^'], ['machete'])
      .play(0, attack('machete', 0))
      .shows({ line: ['monster-a:6', 'monster-b^'] });
  });

  test('UD-CASE-35 UD-ATT-09 UD-AREA-01: area damage on both sides, the Survivor included', () => {
    facing(['wanderer-a', 'brute-a', 'survivor-a'], ['pitchfork'])
      .play(0, attack('pitchfork', 1))
      .shows({ line: ['wanderer-a:1', 'brute-a:3'], players: [{ damage: 0 }, { damage: 0 }] });
  });

  test('UD-ATT-09 UD-RULING-23: weapon, card and each Bloodlust add up; the target itself suffers none', () => {
    facing(
      ['monster-a', 'monster-b', 'brute-a', 'wanderer-a'],
      ['pitchfork', 'vitamins', 'bloodlust', 'bloodlust'],
      ['c-plus1-area', 'c-zero'],
    )
      .play(0, attack('pitchfork', 1))
      .play(0, vitamins)
      .play(0, bloodlust)
      .play(0, go)
      .play(0, choose('c-plus1-area'))
      .play(0, bloodlust)
      .shows({ line: ['monster-a:4', 'monster-b:6', 'wanderer-a'], players: [{ damage: 2 }, { damage: 0 }] }); // 1 + 1 + 2 each
  });

  test('UD-ATT-09: the neighbours suffer even if the target does not', () => {
    facing(['looter-a', 'brute-a', 'looter-b'], ['pitchfork', 'vitamins'], ['c-minus2', 'c-zero'])
      .play(0, attack('pitchfork', 1))
      .play(0, vitamins)
      .play(0, choose('c-minus2'))
      .shows({ line: ['looter-a:2', 'brute-a', 'looter-b:2'] });
  });

  test('UD-ATT-09: at the end of the line there is one neighbour, and without area damage none suffers', () => {
    facing(['brute-a', 'looter-a', 'looter-b'], ['pitchfork', 'machete', 'energy-drink'])
      .play(0, attack('pitchfork', 0))
      .shows({ line: ['brute-a:3', 'looter-a:2', 'looter-b'] })
      .play(0, drink)
      .play(0, attack('machete', 1))
      .shows({ line: ['brute-a:3', 'looter-b'] });
  });

  test('UD-CASE-36 UD-ATT-09 UD-CARD-02: X with area adds nothing but area damage', () => {
    facing(['looter-a', 'wanderer-a', 'wanderer-b:1'], ['baseball-bat'], ['c-x-area'])
      .play(0, attack('baseball-bat', 1))
      .shows({ line: ['looter-a:2', 'wanderer-a:1'], combatDiscard: ['c-x-area'] });
  });

  test('UD-ATT-13: what the target does not need is lost', () => {
    facing(['brute-a', 'wanderer-a:1', 'brute-b'], ['chainsaw', 'machete'])
      .play(0, attack('machete', 1))
      .shows({ line: ['brute-a', 'brute-b'], players: [{ damage: 0 }, {}] });
  });
});

describe('what follows', () => {
  test('UD-CASE-39 UD-ATT-10 UD-RULING-24: the line closes up', () => {
    table(2, {
      players: [
        { character: 'haggler', items: ['machete'] },
        { character: 'pillar', items: ['pitchfork'] },
      ],
      line: ['wanderer-a', 'wanderer-b', 'looter-a', 'brute-a'],
    })
      .play(0, attack('machete', 1))
      .shows({ line: ['wanderer-a', 'looter-a', 'brute-a'] })
      .play(0, end)
      .play(1, attack('pitchfork', 0))
      .shows({ line: ['wanderer-a:1', 'looter-a:2', 'brute-a'] });
  });

  test('UD-ATT-10 UD-RULING-24: all damage falls at once, so that nobody moves up into the blow', () => {
    facing(['wanderer-a:1', 'survivor-a', 'wanderer-b', 'looter-a'], ['chainsaw'])
      .play(0, attack('chainsaw', 2))
      .shows({ line: ['wanderer-a:1', 'looter-a:2'] });
  });

  test('UD-ATT-10: damage and removal, self damage, Frenzy, the discard effect, the Combat cards', () => {
    const cards: CombatId[] = ['c-plus2-self1', 'c-zero'];
    const scene = facing(['wanderer-a:1', 'monster-a'], ['fire-axe', 'bloodlust', 'luck'], cards, {
      character: 'psycho',
    })
      .play(0, attack('fire-axe', 1))
      .play(0, bloodlust)
      .play(0, { type: 'pass' });
    scene.heard.length = 0;
    scene
      .play(0, choose('c-plus2-self1'))
      .shows({ line: ['monster-a:5'], players: [{ damage: 3 }, {}], combatDiscard: cards });
    expect(kinds(scene)).toEqual([
      'combatChosen',
      'foeHurt',
      'foeHurt',
      'foeKilled',
      'damaged',
      'damaged',
      'combatDiscarded',
    ]);
    expect(scene.events('damaged').map(e => e.cause)).toEqual(['selfDamage', 'frenzy']);
  });

  test('UD-ATT-10: the discard effect comes after the removal, Sticky Fingers after both', () => {
    const scene = table(2, {
      players: [{ character: 'klepto', items: ['fire-axe', 'nails'] }, {}],
      line: ['wanderer-a', 'brute-a'],
      combatDeck: ['c-plus3-discard', 'c-zero'],
      reserve: ['planks', 'cables', 'shards'],
    }).play(0, attack('fire-axe', 0));
    scene.heard.length = 0;
    scene
      .picks(0)
      .play(0, choose('c-plus3-discard'))
      .asks('attack/whenKilled', 0)
      .shows({ line: ['brute-a'], rubbleDiscard: ['nails'], combatDiscard: ['c-plus3-discard', 'c-zero'] });
    expect(kinds(scene)).toEqual(['combatChosen', 'foeHurt', 'foeKilled', 'discarded', 'combatDiscarded']);
  });

  test('UD-CASE-37 UD-ATT-10 UD-END-03: dying on the winning blow is a defeat', () => {
    const scene = table(2, {
      round: 6,
      players: [{ character: 'trigger', items: ['katana'], damage: 6 }, {}],
      line: ['wanderer-a'],
      combatDeck: ['c-plus3-self2'],
    })
      .play(0, attack('katana', 0))
      .ends('death')
      .shows({ line: [], players: [{ damage: 8 }, { damage: 0 }], round: 6 });
    expect(scene.events('foeKilled')).toHaveLength(1);
    expect(scene.events('victory')).toEqual([]);
  });

  test('UD-CASE-40 UD-ATT-11: a single-use weapon', () => {
    facing(['looter-a', 'looter-b'], ['molotov', 'machete'])
      .play(0, attack('molotov', 0))
      .shows({ line: ['looter-b:2'], rubbleDiscard: ['molotov'], players: [{ items: ['machete'] }, {}] });
  });

  test('UD-ATT-11: it is gone before the discard effect looks for something to take', () => {
    const start = () =>
      facing(['monster-a'], ['molotov', 'bandages', 'vitamins'], ['c-plus1-discard', 'c-zero'])
        .play(0, attack('molotov', 0))
        .play(0, vitamins);
    start()
      .picks(0)
      .play(0, choose('c-plus1-discard'))
      .shows({
        line: ['monster-a:4'],
        players: [{ items: [] }, {}],
        rubbleDiscard: ['vitamins', 'molotov', 'bandages'],
      });
    expect(() => start().picks(1).play(0, choose('c-plus1-discard'))).toThrow('1 things');
  });

  test('UD-ATT-12: a durable weapon serves as often as there are actions', () => {
    const items = ['katana', 'energy-drink', 'energy-drink', 'energy-drink'];
    const scene = facing(['monster-a'], items, ['c-zero', 'c-zero', 'c-minus1', 'c-plus1']).play(
      0,
      attack('katana', 0),
    );
    for (const left of [4, 3])
      scene
        .play(0, drink)
        .play(0, attack('katana', 0))
        .shows({ line: [`monster-a:${left}`] });
    scene
      .play(0, drink)
      .play(0, attack('katana', 0))
      .shows({ line: [], players: [{ items: ['katana'], damage: 3 }, {}] });
  });
});
