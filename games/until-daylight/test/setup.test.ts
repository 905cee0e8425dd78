import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { type Scene, complete, given } from '../../../engine/testing/scene.ts';
import { complete as atDoor } from '../../../referee/wish.ts';
import { checkedSetup } from '../../../lab/plan.ts';
import { type CharacterId, characters } from '../content/characters.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { slotsUsed } from '../rules/inventory.ts';
import { rubbleDeck } from '../rules/setup.ts';
import type { UntilDaylight } from '../spec.ts';
import { KINDS } from '../ids.ts';

const CHARACTERS = Object.keys(characters) as CharacterId[];
const COMMON = (Object.keys(weapons) as WeaponId[]).filter(id => weapons[id].group === 'common');

const newTable = (seats: number, firstPlayer: number | null = 0): Scene<UntilDaylight> =>
  given(game, { seats, options: { difficulty: 'normal', firstPlayer } });
const character = (id: CharacterId) => ({ type: 'pickCharacter', character: id }) as const;
const weapon = (id: WeaponId) => ({ type: 'pickWeapon', weapon: id }) as const;
const dealt = (seats: number, seed: string) =>
  start(game, complete(game, { seats, options: { difficulty: 'normal', firstPlayer: null } }), seed).state;

/** Everybody picks, clockwise from seat 0, in the order of the lists. */
function pickAll(scene: Scene<UntilDaylight>, seats: number): Scene<UntilDaylight> {
  for (let seat = 0; seat < seats; seat++) scene.play(seat, character(CHARACTERS[seat] as CharacterId));
  for (let seat = 0; seat < seats; seat++) scene.play(seat, weapon(COMMON[seat] as WeaponId));
  return seats === 1 ? scene.play(0, weapon(COMMON[1] as WeaponId)) : scene;
}

describe('seats and the First player token', () => {
  test('UD-SETUP-01: from one to six seats, no fewer and no more', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) newTable(seats).check(s => expect(s.players).toHaveLength(seats));
    for (const seats of [0, 7]) expect(() => newTable(seats)).toThrow('1 to 6 seats');
  });

  test('UD-SETUP-02 UD-RULING-03: the host names the first player', () => {
    newTable(4, 2)
      .check(s => expect(s.first).toBe(2))
      .asks('night/characters', 2);
  });

  test('UD-SETUP-02 UD-RULING-03: only a seat of the table can be first; the door says so, in both languages', () => {
    expect(() => newTable(3, 3)).toThrow('first-player');
    expect(() => newTable(3, 2)).not.toThrow();
    expect(() => newTable(3, null)).not.toThrow();
    const wish = (firstPlayer: number) => ({ seats: 3, options: { firstPlayer } });
    const complain = (values: object) => Object.assign(new Error('the door is shut'), { values });
    for (const door of [() => atDoor(box, wish(3), complain), () => checkedSetup(box, wish(3))])
      expect(door).toThrow(
        expect.objectContaining({
          values: {
            reason: 'first-player',
            fr: 'Le premier joueur doit avoir une place à cette table.',
            en: 'The first player must have a seat at this table.',
          },
        }) as Error,
      );
    for (const setup of [atDoor(box, wish(2), complain), checkedSetup(box, wish(2))])
      expect(setup.options.firstPlayer).toBe(2);
  });

  test('UD-SETUP-02 UD-RULING-03: otherwise chance does, the same seat for the same seed', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const first = seeds.map(seed => dealt(3, seed).first);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    expect(seeds.map(seed => dealt(3, seed).first)).toEqual(first);
  });
});

describe('characters and weapons', () => {
  test('UD-SETUP-03 UD-RULING-02: clockwise from the first player, each picks a character that is still free', () => {
    newTable(3, 1)
      .asks('night/characters', 1)
      .offers(1, ...CHARACTERS.map(character))
      .refuses(0, character('psycho'), 'UD-SETUP-03')
      .play(1, character('psycho'))
      .asks('night/characters', 2)
      .offers(2, ...CHARACTERS.filter(id => id !== 'psycho').map(character))
      .refuses(2, character('psycho'), 'UD-SETUP-03')
      .play(2, character('klepto'))
      .asks('night/characters', 0)
      .refuses(0, character('klepto'), 'UD-SETUP-03')
      .play(0, character('pillar'))
      .asks('night/weapons', 1)
      .check(s => expect(s.players.map(p => p.character)).toEqual(['pillar', 'psycho', 'klepto']));
  });

  test('UD-SETUP-04: each receives the unique weapon of the character', () => {
    const scene = newTable(6);
    CHARACTERS.forEach((id, seat) => scene.play(seat, character(id)));
    scene.check(s =>
      expect(s.players.map(p => p.items)).toEqual([
        ['pillar-sledgehammer'],
        ['psycho-cleaver'],
        ['trigger-magnum'],
        ['klepto-switchblade'],
        ['haggler-nailed-bat'],
        ['hipster-bow'],
      ]),
    );
  });

  test('UD-SETUP-05: then, in the same order, each picks one free common weapon; the others leave the game', () => {
    const scene = newTable(2, 1).play(1, character('trigger')).play(0, character('klepto'));
    scene
      .asks('night/weapons', 1)
      .offers(1, ...COMMON.map(weapon))
      .refuses(0, weapon('machete'), 'UD-SETUP-05')
      .play(1, weapon('machete'))
      .asks('night/weapons', 0)
      .offers(0, ...COMMON.filter(id => id !== 'machete').map(weapon))
      .refuses(0, weapon('machete'), 'UD-SETUP-05')
      .refuses(0, weapon('hipster-bow'), 'UD-SETUP-05')
      .shuffle('empty-can')
      .play(0, weapon('pistol'))
      .asks('find/keep', 0 + 1)
      .check(s => {
        expect(s.players.map(p => p.items)).toEqual([
          ['klepto-switchblade', 'pistol'],
          ['trigger-magnum', 'machete'],
        ]);
        for (const id of COMMON) expect([...s.reserve, ...s.active, ...s.rubbleDiscard]).not.toContain(id);
      });
  });

  test('UD-SETUP-06: two melee or two ranged weapons are allowed', () => {
    newTable(2)
      .play(0, character('klepto'))
      .play(1, character('trigger'))
      .play(0, weapon('machete'))
      .shuffle('empty-can')
      .play(1, weapon('pistol'))
      .check(s => {
        const ranges = s.players.map(p => p.items.map(id => weapons[id as WeaponId].range));
        expect(ranges).toEqual([
          ['melee', 'melee'],
          ['ranged', 'ranged'],
        ]);
      });
  });

  test('UD-SETUP-07: every character starts without damage', () => {
    pickAll(newTable(6).shuffle('empty-can'), 6).check(s =>
      expect(s.players.map(p => p.damage)).toEqual([0, 0, 0, 0, 0, 0]),
    );
  });

  test('UD-CASE-02 UD-SETUP-03..05 UD-INV-01: the Hipster starts with his bow', () => {
    newTable(4)
      .play(0, character('hipster'))
      .forbids(1, character('hipster'))
      .play(1, character('pillar'))
      .forbids(2, character('hipster'))
      .play(2, character('psycho'))
      .forbids(3, character('hipster'))
      .play(3, character('klepto'))
      .play(0, weapon('baseball-bat'))
      .forbids(1, weapon('baseball-bat'))
      .play(1, weapon('machete'))
      .forbids(2, weapon('baseball-bat'))
      .play(2, weapon('pistol'))
      .forbids(3, weapon('baseball-bat'))
      .shuffle('empty-can')
      .play(3, weapon('crossbow'))
      .check((s, m) => {
        const seen = game.view(m, 0).players[0];
        expect(s.players[0]).toMatchObject({ items: ['hipster-bow', 'baseball-bat'], damage: 0 });
        expect(seen).toMatchObject({ life: 9, used: 2, slots: 8 });
      });
  });

  test('UD-CASE-03 UD-SOLO-01 UD-SETUP-05: alone one starts with three weapons', () => {
    newTable(1)
      .play(0, character('trigger'))
      .play(0, weapon('machete'))
      .asks('night/weapons', 0)
      .refuses(0, weapon('machete'), 'UD-SETUP-05')
      .offers(0, ...COMMON.filter(id => id !== 'machete').map(weapon))
      .check(s => expect(s.reserve).toHaveLength(46))
      .shuffle('empty-can')
      .play(0, weapon('pitchfork'))
      .asks('find/keep', 0)
      .check((s, m) => {
        expect(s.players[0]?.items).toEqual(['trigger-magnum', 'machete', 'pitchfork']);
        expect(game.view(m, 0).players[0]).toMatchObject({ used: 3, slots: 10 });
        expect(slotsUsed(s.players[0] as (typeof s.players)[0])).toBe(3);
        expect([s.active.length, s.reserve.length]).toEqual([7, 39]); // one of the eight has just been drawn
      });
  });
});

describe('the piles', () => {
  const sizes: [number, number][] = [
    [1, 46],
    [2, 64],
    [3, 78],
    [4, 100],
    [5, 120],
    [6, 123],
  ];
  test.each(sizes)('UD-SETUP-08: with %d players the reserve has %d cards', (seats, size) => {
    newTable(seats).check(s => {
      expect(s.reserve).toHaveLength(size);
      expect([...s.reserve].sort()).toEqual(rubbleDeck(seats).sort());
      expect(s.rubbleDiscard).toEqual([]);
      expect(s.active).toEqual([]);
    });
  });

  test('UD-CASE-01 UD-SETUP-08 UD-SEARCH-01: the deck for three players', () => {
    const scene = newTable(3).check(s => {
      expect(s.reserve).toHaveLength(78);
      for (const id of ['katana', 'hunting-rifle']) expect(s.reserve).not.toContain(id);
      for (const id of ['chainsaw', 'molotov', 'encouragement']) expect(s.reserve).toContain(id);
    });
    pickAll(scene.shuffle('empty-can'), 3)
      .asks('find/keep', 0)
      .check(s => {
        expect(scene.events('roundStarted')).toEqual([{ type: 'roundStarted', round: 1, first: 0, pile: 13 }]);
        expect(s.active.filter(card => card === 'wave')).toHaveLength(1);
        expect([s.active.length, s.reserve.length]).toEqual([12, 66]);
      });
    expect(rubbleDeck(4)).toContain('katana');
    expect(rubbleDeck(5)).toContain('hunting-rifle');
  });

  test('UD-SETUP-09: Assault, Combat and five piles of Horde cards, each shuffled', () => {
    const one = dealt(4, 'one');
    const other = dealt(4, 'other');
    expect([one.assaults.length, one.combatDeck.length]).toEqual([6, 35]);
    expect(KINDS.map(kind => [kind, one.horde[kind].length])).toEqual([
      ['wanderer', 22],
      ['looter', 14],
      ['brute', 11],
      ['monster', 5],
      ['survivor', 6],
    ]);
    for (const kind of KINDS) for (const card of one.horde[kind]) expect(card).toMatch(new RegExp(`^${kind}-`));
    expect(one.assaults).not.toEqual(other.assaults);
    expect(one.combatDeck).not.toEqual(other.combatDeck);
    expect(one.reserve).not.toEqual(other.reserve);
    expect([...one.combatDeck].sort()).toEqual([...other.combatDeck].sort());
    expect([...one.assaults].sort()).toEqual([...other.assaults].sort());
    for (const kind of ['wanderer', 'looter', 'brute', 'monster'] as const)
      expect(one.horde[kind]).not.toEqual(other.horde[kind]);
  });

  test('UD-SETUP-10: the line is empty, nobody holds the WAVE, and it is round 1', () => {
    newTable(5).check(s => {
      expect([s.round, s.holder, s.assault]).toEqual([1, null, null]);
      expect(s.line).toEqual([]);
      expect(s.active).not.toContain('wave');
    });
  });
});
