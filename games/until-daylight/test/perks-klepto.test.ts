import { describe, expect, test } from 'vitest';
import type { CombatId } from '../content/combat.ts';
import type { RubbleId } from '../content/rubble.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';
import type { Token } from '../ids.ts';
import type { CardId } from '../content/cards.ts';

// The Klepto.

const end = { type: 'end' } as const;
const pass = { type: 'pass' } as const;
const drink = { type: 'drink' } as const;
const delay = { type: 'delay' } as const;
const leave = { type: 'leave' } as const;
const rummage = { type: 'rummage' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const take = (card: CardId) => ({ type: 'take', card, instead: null }) as const;
const takeInstead = (card: CardId, instead: CardId) =>
  ({ type: 'take', card, instead: { card: instead, bag: null } }) as const;
const craft = (recipe: Token, target: number | null, trash: RubbleId | null = null, workshop = false) =>
  ({ type: 'craft', recipe, target, trash, workshop }) as const;
const TRASH = ['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'];

describe('the Klepto', () => {
  const klepto = (items: string[], more: object = {}) => ({ character: 'klepto', items, ...more });
  const finds = { reserve: ['fracture', 'luck', 'planks', 'nails'] };

  test('UD-CHAR-KLEPTO-01: life 8; the Switchblade deals 1 and draws 3', () => {
    const scene = table(2, {
      players: [klepto(['klepto-switchblade']), {}],
      line: ['monster-a'],
      combatDeck: ['c-zero', 'c-plus1', 'c-plus2'],
    });
    expect(game.view(scene.m, null).players[0]?.life).toBe(8);
    scene.play(0, attack('klepto-switchblade', 0)).offers(0, choose('c-zero'), choose('c-plus1'), choose('c-plus2'));
    scene.play(0, choose('c-plus1')).shows({ line: ['monster-a:6'] });
  });

  test('UD-CHAR-KLEPTO-02: two cards of the reserve, one at most to keep; Bad Luck has no effect', () => {
    const scene = table(2, { players: [klepto(['machete']), {}], line: ['wanderer-a', 'brute-a'], ...finds })
      .play(0, attack('machete', 0))
      .asks('attack/whenKilled', 0)
      .offers(0, rummage, pass)
      .play(0, rummage)
      .asks('rummage/keep', 0)
      .offers(0, take('luck'), pass)
      .play(0, take('luck'))
      .asks('turn/act', 0)
      .offers(0, end)
      .shows({
        players: [{ items: ['machete', 'luck'], damage: 0, used: ['main'] }, {}],
        rubbleDiscard: ['fracture'],
        reserve: ['planks', 'nails'],
      });
    expect(scene.events('revealed')).toEqual([{ type: 'revealed', seat: 0, cards: ['fracture', 'luck'] }]);
  });

  test('UD-CHAR-KLEPTO-02: she may not reveal, or keep none', () => {
    const given = { players: [klepto(['machete']), {}], line: ['wanderer-a', 'brute-a'], ...finds };
    table(2, given)
      .play(0, attack('machete', 0))
      .play(0, pass)
      .asks('turn/act', 0)
      .shows({ reserve: finds.reserve, rubbleDiscard: [], players: [{ items: ['machete'], used: [] }, {}] });
    table(2, given)
      .play(0, attack('machete', 0))
      .play(0, rummage)
      .play(0, pass)
      .shows({ reserve: ['planks', 'nails'], players: [{ items: ['machete'], used: ['main'] }, {}] })
      .check(s => expect([...s.rubbleDiscard].sort()).toEqual(['fracture', 'luck']));
  });

  test('UD-CHAR-KLEPTO-02: a full inventory must make room, with no starting weapon', () => {
    const items = ['machete', 'pistol', ...TRASH, 'encouragement', 'bandages'];
    table(2, { players: [klepto(items), {}], line: ['wanderer-a', 'brute-a'], reserve: ['planks', 'planks', 'nails'] })
      .play(0, attack('machete', 0))
      .play(0, rummage)
      .offers(
        0,
        ...(['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll', 'encouragement', 'bandages'] as const).map(card =>
          takeInstead('planks', card),
        ),
        pass,
      )
      .play(0, takeInstead('planks', 'vhs-tape'))
      .shows({
        players: [
          {
            items: [
              'machete',
              'pistol',
              'empty-can',
              'old-tyre',
              'headless-doll',
              'encouragement',
              'bandages',
              'planks',
            ],
          },
          {},
        ],
      })
      .check(s => expect([...s.rubbleDiscard].sort()).toEqual(['planks', 'vhs-tape']));
  });

  test('UD-CHAR-KLEPTO-02: area and Focus kills count, a Survivor does not, and no kill is no kill', () => {
    table(2, { players: [klepto(['pitchfork']), {}], line: ['wanderer-a:1', 'monster-a'], ...finds })
      .play(0, attack('pitchfork', 1))
      .asks('attack/whenKilled', 0);
    table(2, { players: [klepto(['machete', 'focus']), {}], line: ['wanderer-a', 'monster-a'], ...finds })
      .play(0, attack('machete', 1))
      .play(0, { type: 'focus' })
      .play(0, { type: 'spread', foe: 0, points: 2 })
      .asks('attack/whenKilled', 0);
    table(2, { players: [klepto(['machete']), {}], line: ['survivor-a', 'monster-a'], ...finds })
      .play(0, attack('machete', 0))
      .asks('turn/act', 0);
    table(2, { players: [klepto(['machete']), {}], line: ['monster-a'], ...finds })
      .play(0, attack('machete', 0))
      .asks('turn/act', 0);
  });

  test('UD-CHAR-KLEPTO-02: Spears and Traps are not her attack', () => {
    const given = { line: ['looter-a', 'brute-a'], reserve: Array.from({ length: 20 }, () => 'nails') };
    table(2, { ...given, players: [klepto(['planks', 'shards']), {}] })
      .play(0, craft('spear', 0))
      .asks('turn/act', 0)
      .shows({ line: ['brute-a'], players: [{ used: [] }, {}] });
    const trap = table(2, { ...given, players: [klepto([], { traps: 1 }), {}] })
      .play(0, end)
      .play(1, end);
    trap.shows({ round: 2, line: ['brute-a'], players: [{ traps: 0 }, {}] });
    expect(trap.events('revealed')).toEqual([]);
  });

  test('UD-CHAR-KLEPTO-02: a reserve that is too small is made anew of the discard; once a round', () => {
    const scene = table(2, {
      players: [klepto(['machete', 'energy-drink']), {}],
      line: ['wanderer-a', 'wanderer-b', 'brute-a'],
      reserve: ['planks'],
      rubbleDiscard: ['cables', 'shards', 'luck'],
    })
      .play(0, attack('machete', 0))
      .shuffle('shards', 'luck')
      .play(0, rummage)
      .offers(0, take('planks'), take('shards'), pass)
      .play(0, take('shards'))
      .shows({
        reserve: ['luck', 'cables'],
        rubbleDiscard: ['planks'],
        players: [{ items: ['machete', 'energy-drink', 'shards'] }, {}],
      })
      .play(0, drink)
      .play(0, attack('machete', 1))
      .asks('turn/act', 0);
    expect(scene.events('revealed')).toHaveLength(1);
  });

  test('UD-CHAR-KLEPTO-02: Bad Luck alone leaves nothing to choose; with no card left, nothing is revealed', () => {
    const given = { players: [klepto(['machete']), {}], line: ['wanderer-a', 'brute-a'] };
    table(2, { ...given, reserve: ['crow-attack', 'rodent-attack', 'nails'] })
      .play(0, attack('machete', 0))
      .play(0, rummage)
      .asks('turn/act', 0)
      .shows({ players: [{ items: ['machete'], damage: 0 }, {}], reserve: ['nails'] })
      .check(s => expect([...s.rubbleDiscard].sort()).toEqual(['crow-attack', 'rodent-attack']));
    const empty = table(2, { ...given, reserve: ['nails'] })
      .play(0, attack('machete', 0))
      .play(0, rummage);
    empty.offers(0, take('nails'), pass);
    expect(empty.events('revealed')).toEqual([{ type: 'revealed', seat: 0, cards: ['nails'] }]);
  });

  test('UD-CHAR-KLEPTO-03: Diversion pays for the first delay of the round, by anybody', () => {
    table(2, { phase: 'search', players: [klepto([]), {}], active: ['nails', 'wave', 'nails', 'nails', 'nails'] })
      .play(0, leave)
      .asks('wave/choose', 1)
      .play(1, delay)
      .shows({ players: [{ damage: 0, used: ['first'] }, { damage: 0 }] })
      .shuffle('wave')
      .play(1, leave)
      .asks('wave/choose', 0)
      .play(0, delay)
      .shows({ players: [{ damage: 1, used: ['first'] }, { damage: 0 }] });
  });

  test('UD-CHAR-KLEPTO-03: only while she has the token', () => {
    table(2, { phase: 'search', first: 1, players: [klepto([]), {}], active: ['wave', 'nails'] })
      .play(1, delay)
      .shows({ players: [{ damage: 0, used: [] }, { damage: 1 }] });
  });
});
