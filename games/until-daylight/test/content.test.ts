import { describe, expect, test } from 'vitest';
import { assaults } from '../content/assaults.ts';
import { characters } from '../content/characters.ts';
import { combatCards } from '../content/combat.ts';
import { horde, hordeKinds } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { rubble } from '../content/rubble.ts';
import { SOURCES, type Sourced } from '../content/source.ts';
import { type Weapon, weapons } from '../content/weapons.ts';
import { rubbleDeck } from '../rules/setup.ts';
import { table } from './table.ts';
import { PERKS } from '../content/perks.ts';
import { KINDS, CATEGORIES } from '../ids.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const allWeapons: [string, Weapon][] = Object.entries(weapons);
const group = (name: Weapon['group']) => allWeapons.filter(([, weapon]) => weapon.group === name);
const end = { type: 'end' } as const;

describe('what is in the box', () => {
  test('UD-COMP-01: 6 boards, 138 Rubble, 35 Combat, 58 Horde, 6 Assault cards and their tokens', () => {
    expect(Object.keys(characters)).toEqual(['pillar', 'psycho', 'trigger', 'klepto', 'haggler', 'hipster']);
    expect(group('unique').length + group('common').length + 1 + rubbleDeck(6).length).toBe(138);
    expect(total(Object.values(combatCards).map(card => card.quantity))).toBe(35);
    expect(total(Object.values(horde).map(card => card.quantity))).toBe(58);
    expect(Object.keys(assaults)).toEqual(['brutal', 'swarming', 'greedy', 'monstrous', 'chaotic', 'ruthless']);
    table(3, {}).shows({ supply: { barricade: 6, grenade: 6, trap: 6, spear: 3 }, first: 0 });
  });

  test('UD-COMP-02: 6 unique weapons, 8 common ones, the WAVE and 123 numbered cards', () => {
    expect(group('unique').map(([id]) => id)).toEqual(Object.values(characters).map(({ weapon }) => weapon));
    expect(group('common').map(([id]) => id)).toEqual([
      'baseball-bat',
      'machete',
      'fire-axe',
      'pitchfork',
      'pistol',
      'shotgun',
      'hunting-bow',
      'crossbow',
    ]);
    expect(rubbleDeck(6)).toHaveLength(123);
    expect(rubbleDeck(6)).not.toContain('wave');
    for (const [id] of [...group('unique'), ...group('common')]) expect(rubbleDeck(6)).not.toContain(id);
  });

  test('UD-COMP-03: Trash, Healing, Special, found weapons, Ammunition, Materials and Bad Luck', () => {
    const named = (category: string) =>
      Object.entries(rubble)
        .filter(([, card]) => card.category === category)
        .map(([id]) => id);
    expect([...CATEGORIES].sort()).toEqual(['ammo', 'bad-luck', 'healing', 'material', 'special', 'trash']);
    expect(named('trash')).toEqual(['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll']);
    expect(named('healing')).toEqual(['can-of-beans', 'water-bottle', 'canned-stew', 'bandages', 'first-aid-kit']);
    expect(named('ammo')).toEqual(['bullets', 'arrows']);
    expect(named('material')).toEqual(['planks', 'nails', 'shards', 'cables', 'explosives']);
    expect(named('bad-luck')).toEqual(['rodent-attack', 'crow-attack', 'fracture']);
    expect(named('special')).toEqual([
      'energy-drink',
      'focus',
      'encouragement',
      'bloodlust',
      'vitamins',
      'luck',
      'backpack',
    ]);
    expect(group('found').map(([id]) => id)).toEqual(['chainsaw', 'molotov', 'katana', 'hunting-rifle']);
  });

  test('UD-COMP-05: Horde cards of one type share their life and differ in their attack', () => {
    const life = KINDS.map(kind => [kind, hordeKinds[kind].life]);
    expect(Object.fromEntries(life)).toEqual({ wanderer: 2, looter: 3, brute: 4, survivor: 1, monster: 8 });
    for (const kind of ['wanderer', 'looter', 'brute', 'monster']) {
      const attacks = Object.values(horde)
        .filter(card => card.kind === kind)
        .map(({ damage, cards }) => `${damage}/${cards}`);
      expect(attacks).toHaveLength(3);
      expect(new Set(attacks).size).toBe(3);
    }
  });

  test('UD-COMP-06: every weapon but the Molotov bears the infinity mark', () => {
    const used = allWeapons.filter(([, weapon]) => !weapon.durable).map(([id]) => id);
    expect(used).toEqual(['molotov']);
  });

  test('UD-COMP-06: what bears the mark stays, what does not is discarded when used', () => {
    table(1, {
      players: [
        {
          character: 'haggler',
          items: ['crossbow', 'arrows', 'arrows', 'molotov', 'energy-drink', 'bloodlust'],
          bags: [[]],
        },
      ],
      line: ['monster-a', 'survivor-a'],
      combatDeck: ['c-zero'],
    })
      .play(0, { type: 'attack', weapon: 'crossbow', target: 0 })
      .play(0, { type: 'load', count: 1 })
      .play(0, { type: 'go' })
      .play(0, { type: 'bloodlust' })
      .shows({ players: [{ items: ['crossbow', 'arrows', 'molotov', 'energy-drink'], bags: [[]], damage: 1 }] })
      .play(0, { type: 'drink' })
      .play(0, { type: 'attack', weapon: 'molotov', target: 0 })
      .asks('turn/act', 0)
      .shows({
        line: ['monster-a:3'],
        rubbleDiscard: ['arrows', 'bloodlust', 'energy-drink', 'molotov'],
        players: [{ items: ['crossbow', 'arrows'], bags: [[]], damage: 2 }],
      });
  });

  test('every entry says where it comes from', () => {
    const tables: { [id: string]: Sourced }[] = [
      characters,
      weapons,
      rubble,
      recipes,
      combatCards,
      horde,
      hordeKinds,
      assaults,
    ];
    for (const entries of tables)
      for (const [id, entry] of Object.entries(entries))
        for (const source of [entry.source, ...Object.values(entry.parts ?? {})])
          expect(SOURCES, `${id}: ${source}`).toContain(source);
    const perks = Object.values(characters).flatMap(({ main, firstPlayer }) => [main, firstPlayer]);
    expect(perks.toSorted()).toEqual([...PERKS].sort());
  });
});

describe('the supply of tokens', () => {
  const crafter = { character: 'haggler', items: ['planks', 'nails', 'shards', 'cables', 'explosives'] };
  const craft = (recipe: 'barricade' | 'spear' | 'trap' | 'grenade', target: number | null) =>
    ({ type: 'craft', recipe, target, trash: null, workshop: false }) as const;

  test('UD-COMP-04 UD-RULING-41: with none of a kind left, that kind cannot be crafted', () => {
    table(2, { players: [crafter], line: ['brute-a'], supply: { barricade: 0, spear: 0, trap: 0, grenade: 0 } })
      .offers(0, end)
      .refuses(0, craft('barricade', null), 'UD-COMP-04')
      .refuses(0, craft('spear', 0), 'UD-COMP-04')
      .refuses(0, craft('trap', null), 'UD-COMP-04')
      .refuses(0, craft('grenade', 0), 'UD-COMP-04');
  });

  test('UD-COMP-04: the last one of a kind can be crafted, and goes back when it is discarded', () => {
    table(2, {
      players: [crafter, { items: ['planks', 'nails'] }],
      line: ['wanderer-a'],
      supply: { barricade: 1, spear: 0, trap: 0, grenade: 0 },
    })
      .offers(0, craft('barricade', null), end)
      .play(0, craft('barricade', null))
      .shows({ supply: { barricade: 0, spear: 0, trap: 0 }, players: [{ barricades: 1 }, { barricades: 0 }] })
      .play(0, end)
      .refuses(1, craft('barricade', null), 'UD-COMP-04')
      .play(1, end)
      .check((s, m) => {
        // the Wanderer broke the Barricade of the holder, and the next round has begun
        expect(m.state.round).toBe(2);
        expect(s.supply).toEqual({ barricade: 1, spear: 0, trap: 0, grenade: 6 });
        expect(s.players.map(p => [p.barricades, p.damage])).toEqual([
          [0, 0],
          [0, 0],
        ]);
      });
  });

  test('UD-COMP-04 UD-RULING-41: Skulls are no limit, however many are hurt', () => {
    const hurt = Array.from({ length: 21 }, () => 'wanderer-a:1');
    const players = Array.from({ length: 6 }, () => ({ damage: 1 }));
    table(6, {
      players: [{ character: 'haggler', items: ['machete'], damage: 1 }, ...players.slice(1)],
      line: [...hurt, 'brute-a'],
    })
      .play(0, { type: 'attack', weapon: 'machete', target: 21 })
      .shows({ line: [...hurt, 'brute-a:2'] });
  });
});
