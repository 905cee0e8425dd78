import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete, given } from '../../../engine/testing/scene.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { rubbleDeck } from '../rules/setup.ts';
import { table } from './table.ts';
import { KINDS } from '../ids.ts';
import type { CardId } from '../content/cards.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const offer = (card: CardId, to: number) => ({ type: 'offer', card, bag: null, to }) as const;
const discard = (card: CardId, bag: number | null = null) => ({ type: 'discard', card, bag }) as const;
const keep = { type: 'keep', instead: null } as const;
const leave = { type: 'leave' } as const;
const face = { type: 'face' } as const;
const delay = { type: 'delay' } as const;
const ready = { type: 'ready' } as const;
const end = { type: 'end' } as const;
const drink = { type: 'drink' } as const;

describe('set-up', () => {
  test('UD-RULING-02: from the first player clockwise, all characters before the weapons, nothing twice', () => {
    const { m } = given(game, { seats: 3, options: { difficulty: 'normal', firstPlayer: 1 } })
      .asks('night/characters', 1)
      .play(1, { type: 'pickCharacter', character: 'psycho' })
      .asks('night/characters', 2)
      .refuses(2, { type: 'pickCharacter', character: 'psycho' }, 'UD-SETUP-03')
      .play(2, { type: 'pickCharacter', character: 'pillar' })
      .asks('night/characters', 0)
      .play(0, { type: 'pickCharacter', character: 'klepto' })
      .asks('night/weapons', 1)
      .play(1, { type: 'pickWeapon', weapon: 'machete' })
      .asks('night/weapons', 2)
      .refuses(2, { type: 'pickWeapon', weapon: 'machete' }, 'UD-SETUP-05')
      .play(2, { type: 'pickWeapon', weapon: 'pistol' })
      .asks('night/weapons', 0)
      .play(0, { type: 'pickWeapon', weapon: 'shotgun' });
    expect(m.state.phase).toBe('search');
    expect(m.state.players.map(p => p.items.slice(0, 2))).toEqual([
      ['klepto-switchblade', 'shotgun'],
      ['psycho-cleaver', 'machete'],
      ['pillar-sledgehammer', 'pistol'],
    ]);
  });

  test('UD-RULING-03: the host names the first player, or the seed does', () => {
    const first = (firstPlayer: number | null, seed: string) =>
      start(game, complete(game, { seats: 4, options: { difficulty: 'normal', firstPlayer } }), seed).state.first;
    for (const seat of [0, 1, 2, 3]) expect(first(seat, 'any')).toBe(seat);
    const drawn = Array.from({ length: 60 }, (_, i) => first(null, `seed ${i}`));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
    expect(first(null, 'seed 7')).toBe(drawn[7]);
  });
});

describe('search', () => {
  test('UD-RULING-04: Horde cards are drawn when the WAVE is faced, not when the Assault card is revealed', () => {
    const scene = table(2, {
      phase: 'search',
      active: ['wave', 'planks', 'nails', 'shards'],
      assaults: ['brutal'],
    }).asks('wave/choose', 0);
    const before = structuredClone(scene.m.state.horde);
    scene
      .shows({ assault: 'brutal' })
      .play(0, delay)
      .shuffle('wave')
      .play(0, leave)
      .asks('wave/choose', 1)
      .play(1, delay)
      .shuffle('wave')
      .play(1, leave)
      .asks('wave/choose', 0)
      .check(({ horde, line }) => {
        expect(horde).toEqual(before);
        expect(line).toEqual([]);
      })
      .play(0, face)
      .check(({ horde, line }) => {
        expect(line).toHaveLength(4);
        expect(KINDS.map(kind => before[kind].length - horde[kind].length)).toEqual([0, 1, 2, 0, 1]);
      });
  });

  test('UD-RULING-05: a reserve that runs out is made anew of the discard', () => {
    const scene = table(1, {
      active: [],
      reserve: ['luck', 'focus'],
      rubbleDiscard: ['planks', 'nails', 'shards', 'cables', 'bullets', 'arrows'],
    })
      .shuffle('planks', 'nails', 'shards', 'cables', 'bullets')
      .shuffle('wave')
      .play(0, end)
      .asks('wave/choose', 0)
      .shows({ reserve: ['arrows'], rubbleDiscard: [] })
      .check(({ active }) =>
        expect(active.toSorted()).toEqual(['bullets', 'cables', 'focus', 'luck', 'nails', 'planks', 'shards']),
      );
    expect(scene.events('reshuffled')).toMatchObject([{ pile: 'rubble' }]);
  });

  test('UD-RULING-05: with the discard empty too the round goes on with fewer cards', () => {
    table(1, { active: [], reserve: ['luck', 'focus'], rubbleDiscard: ['planks'] })
      .shuffle('planks')
      .shuffle('wave')
      .play(0, end)
      .asks('wave/choose', 0)
      .shows({ reserve: [], rubbleDiscard: [] })
      .check(({ active }) => expect(active.toSorted()).toEqual(['focus', 'luck', 'planks']));
  });

  test('UD-RULING-06: in any round a delay with an empty pile passes the WAVE on', () => {
    const scene = table(2, { round: 2, phase: 'search', active: ['wave'], assaults: ['greedy', 'brutal'] })
      .asks('wave/choose', 0)
      .play(0, delay)
      .asks('wave/choose', 1)
      .offers(1, face, delay)
      .shows({ players: [{ damage: 1, items: [] }, { damage: 0 }], active: [], holder: null, assault: 'greedy' })
      .play(1, face)
      .asks('exchange/trade', 0, 1)
      .shows({ holder: 1, assaults: ['brutal'] });
    expect(scene.events('assaultRevealed')).toEqual([]);
    expect(scene.events('cardDrawn')).toEqual([]);
  });

  test('UD-RULING-07: damage, bonus card, then the WAVE goes back and the next seat draws', () => {
    const scene = table(2, { phase: 'search', active: ['wave', 'rodent-attack', 'nails', 'planks'] })
      .shuffle('planks', 'wave', 'nails')
      .play(0, delay)
      .asks('find/keep', 1)
      .shows({
        active: ['wave', 'nails'],
        rubbleDiscard: ['rodent-attack'],
        players: [{ damage: 2 }, { damage: 0 }],
      });
    expect(scene.events('damaged').map(({ seat, cause }) => [seat, cause])).toEqual([
      [0, 'delay'],
      [0, 'badLuck'],
    ]);
  });

  test('UD-RULING-07: the bonus card is resolved while the WAVE is out of the pile', () => {
    table(2, { phase: 'search', active: ['wave', 'nails', 'planks'] })
      .play(0, delay)
      .asks('find/keep', 0)
      .shows({ active: ['planks'] })
      .shuffle('wave')
      .play(0, keep)
      .asks('wave/choose', 1)
      .shows({ active: ['planks'], players: [{ items: ['nails'], damage: 1 }, { damage: 0 }] });
  });

  test('UD-RULING-07..08: a delay that kills is legal, and the card is not drawn any more', () => {
    const scene = table(2, { phase: 'search', active: ['wave', 'nails'], players: [{ damage: 9 }] })
      .offers(0, face, delay)
      .play(0, delay)
      .ends('death');
    expect(scene.events('cardDrawn')).toEqual([]);
  });

  test('UD-RULING-08: an Energy Drink that kills is legal', () => {
    table(2, { line: ['wanderer-a'], players: [{ character: 'psycho', items: ['energy-drink'], damage: 6 }] })
      .allows(0, drink)
      .play(0, drink)
      .ends('death');
  });
});

describe('inventory', () => {
  const weaponsOfThree = ['machete', 'pistol', 'crossbow'];

  test('UD-RULING-09: a card that joins a stack needs no slot; another one costs a whole item', () => {
    const items = [...weaponsOfThree, 'bullets', 'bullets', 'luck', 'focus', 'vitamins', 'bloodlust'];
    const full = table(2, { phase: 'search', active: ['bullets', 'wave'], players: [{ items }] })
      .asks('find/keep', 0)
      .offers(0, keep, leave);
    full.play(0, keep).shows({ players: [{ items: [...items, 'bullets'] }, {}] });
    table(2, { phase: 'search', active: ['planks', 'wave'], players: [{ items }] })
      .offers(
        0,
        ...(['bullets', 'luck', 'focus', 'vitamins', 'bloodlust'] as const).map(
          card => ({ type: 'keep', instead: { card, bag: null } }) as const,
        ),
        leave,
      )
      .refuses(0, keep, 'UD-SEARCH-05')
      .play(0, { type: 'keep', instead: { card: 'bullets', bag: null } })
      .shows({
        players: [{ items: [...weaponsOfThree, 'luck', 'focus', 'vitamins', 'bloodlust', 'planks'] }, {}],
        rubbleDiscard: ['bullets', 'bullets'],
      });
  });

  test('UD-RULING-10: a starting weapon cannot be thrown away, not even by a seat that was given it', () => {
    table(2, { phase: 'exchange', players: [{ items: ['machete', 'katana'] }, { items: ['pistol'] }] })
      .allows(0, discard('katana'))
      .refuses(0, discard('machete'), 'UD-INV-04')
      .play(0, offer('machete', 1))
      .play(1, { type: 'accept', from: 0, instead: null })
      .refuses(1, discard('machete'), 'UD-INV-04')
      .refuses(1, discard('pistol'), 'UD-INV-04')
      .play(0, discard('katana'))
      .shows({ players: [{ items: [] }, { items: ['pistol', 'machete'] }], rubbleDiscard: ['katana'] });
  });

  test('UD-CASE-86 UD-RULING-11: crows may take a found weapon, never a starting one', () => {
    table(2, {
      phase: 'search',
      active: ['crow-attack', 'wave'],
      players: [{ items: ['machete', 'pistol', 'katana'] }],
    })
      .asks('wave/choose', 1)
      .shows({ players: [{ items: ['machete', 'pistol'] }, {}], rubbleDiscard: ['crow-attack', 'katana'] });
  });

  test('UD-RULING-11: a Combat card may take a found weapon, even the one just used', () => {
    table(2, {
      line: ['monster-a'],
      combatDeck: ['c-plus3-discard'],
      players: [{ items: ['machete', 'katana'] }],
    })
      .picks(0)
      .play(0, attack('katana', 0))
      .asks('turn/act', 0)
      .shows({ line: ['monster-a:3'], players: [{ items: ['machete'] }, {}], rubbleDiscard: ['katana'] });
  });

  test('UD-RULING-12: a Combat card may take a Backpack with all in it, but no single card of it', () => {
    const laid = (bag: string[]) =>
      table(2, {
        line: ['monster-a'],
        combatDeck: ['c-plus3-discard'],
        players: [{ items: ['baseball-bat'], bags: [bag] }],
      });
    laid(['luck', 'bullets', 'bullets'])
      .picks(0)
      .play(0, attack('baseball-bat', 0))
      .play(0, { type: 'pass' })
      .asks('turn/act', 0)
      .shows({
        players: [{ items: ['baseball-bat'], bags: [] }, {}],
        rubbleDiscard: ['backpack', 'luck', 'bullets', 'bullets'],
      });
    laid(['machete', 'planks'])
      .play(0, attack('baseball-bat', 0))
      .asks('turn/act', 0)
      .shows({ players: [{ items: ['baseball-bat'], bags: [['machete', 'planks']] }, {}], rubbleDiscard: [] });
  });

  test('UD-RULING-12: neither crows nor Looters get at a Backpack', () => {
    table(1, { phase: 'search', active: ['crow-attack', 'wave'], players: [{ bags: [['luck', 'planks']] }] })
      .asks('wave/choose', 0)
      .shows({ players: [{ bags: [['luck', 'planks']] }], rubbleDiscard: ['crow-attack'] });
    table(1, { line: ['looter-a'], players: [{ bags: [['luck', 'planks']] }] })
      .shuffle('wave')
      .play(0, end)
      .asks('wave/choose', 0)
      .shows({ players: [{ damage: 1, bags: [['luck', 'planks']] }], rubbleDiscard: [] });
  });

  test('UD-RULING-13: a Backpack holds two items, a stack is one, a Backpack is none; its contents are used directly', () => {
    table(2, {
      line: ['brute-a'],
      combatDeck: ['c-zero'],
      players: [
        { character: 'haggler', items: ['planks', 'luck', 'bullets'], bags: [['pistol', 'bullets', 'bullets'], []] },
      ],
    })
      .forbids(0, { type: 'stow', card: 'backpack' }, { type: 'stow', card: 'planks', bag: 0 })
      .forbids(0, { type: 'stow', card: 'luck', bag: 0 })
      .allows(0, { type: 'stow', card: 'bullets', bag: 0 }, { type: 'stow', card: 'luck', bag: 1 })
      .play(0, discard('bullets'))
      .play(0, discard('luck'))
      .play(0, attack('pistol', 0))
      .asks('attack/load', 0)
      .offers(0, { type: 'load', count: 1 }, { type: 'load', count: 2 })
      .play(0, { type: 'load', count: 1 })
      .asks('turn/act', 0)
      .shows({ line: ['brute-a:2'], players: [{ items: ['planks'], bags: [['pistol', 'bullets'], []] }, {}] });
  });
});

describe('what a Backpack holds', () => {
  const packed = (bags: string[][], items: string[] = []) =>
    table(2, { line: ['brute-a'], players: [{ character: 'haggler', items, bags }] });
  const stow = (card: CardId, bag = 0) => ({ type: 'stow', card, bag }) as const;

  test('UD-RULING-13: an object is a slot: a stack of any height leaves room for one more, two single cards do not', () => {
    packed([['arrows', 'arrows', 'arrows']], ['luck', 'arrows']).allows(0, stow('luck'), stow('arrows'));
    packed([['luck', 'luck']], ['luck', 'arrows']).forbids(0, { type: 'stow' });
    packed([['arrows', 'bullets']], ['nails', 'arrows', 'bullets'])
      .forbids(0, stow('nails'))
      .allows(0, stow('arrows'), stow('bullets'));
    packed([['machete']], ['pistol'])
      .play(0, stow('pistol'))
      .forbids(0, { type: 'stow' });
  });

  test('UD-RULING-13: a Backpack with room is no room for a Backpack', () => {
    const items = ['machete', 'pistol', 'fire-axe', 'pitchfork', 'shotgun', 'crossbow', 'hunting-bow'];
    const found = (card: string) =>
      table(2, { phase: 'search', active: [card, 'wave'], players: [{ items, bags: [[]] }] });
    found('luck').allows(0, { type: 'keep', instead: null });
    found('backpack').forbids(0, { type: 'keep', instead: null });
  });

  test('UD-RULING-13: whatever is inside is used without taking it out', () => {
    const craft = { type: 'craft', recipe: 'trap', target: null, trash: null, workshop: false } as const;
    packed([['cables', 'explosives']])
      .play(0, craft)
      .shows({ players: [{ bags: [[]], traps: 1 }, {}], rubbleDiscard: ['cables', 'explosives'] });
    packed([['energy-drink', 'machete']])
      .play(0, { type: 'drink' })
      .play(0, attack('machete', 0))
      .shows({ line: ['brute-a:2'], players: [{ damage: 1, bags: [['machete']] }, {}] });
    table(2, { phase: 'exchange', players: [{ damage: 3, bags: [['bandages']] }] })
      .play(0, { type: 'heal', card: 'bandages' })
      .shows({ players: [{ damage: 1, bags: [[]] }, {}] });
    packed([['baseball-bat', 'old-tyre']])
      .play(0, attack('baseball-bat', 0))
      .allows(0, { type: 'wasteNot', count: 1 });
  });
});

describe('exchange', () => {
  test('UD-RULING-16: one heals oneself; a friend must be given the card', () => {
    table(2, { phase: 'exchange', players: [{ items: ['bandages'], damage: 1 }, { damage: 5 }] })
      .offers(0, { type: 'heal', card: 'bandages' }, offer('bandages', 1), ready)
      .refuses(1, { type: 'heal', card: 'bandages' }, 'UD-TRADE-01')
      .play(0, { type: 'heal', card: 'bandages' })
      .shows({ players: [{ damage: 0, items: [] }, { damage: 5 }], rubbleDiscard: ['bandages'] });
    table(2, { phase: 'exchange', players: [{ items: ['bandages'], damage: 0 }, { damage: 5 }] })
      .play(0, offer('bandages', 1))
      .play(1, { type: 'accept', from: 0, instead: null })
      .play(1, { type: 'heal', card: 'bandages' })
      .shows({
        players: [
          { damage: 0, items: [] },
          { damage: 3, items: [] },
        ],
      });
  });

  test('UD-RULING-49: the same kind of card is not offered twice by one seat to another in a phase', () => {
    table(3, { phase: 'exchange', players: [{ items: ['empty-can', 'empty-can', 'luck'] }] })
      .play(0, offer('empty-can', 1))
      .play(1, { type: 'refuse', from: 0 })
      .refuses(0, offer('empty-can', 1), 'UD-TRADE-04')
      .allows(0, offer('empty-can', 2), offer('luck', 1))
      .play(0, offer('luck', 1))
      .play(1, { type: 'refuse', from: 0 })
      .refuses(0, offer('luck', 1), 'UD-TRADE-04')
      .allows(0, offer('empty-can', 2), offer('luck', 2))
      .shows({ players: [{ items: ['empty-can', 'empty-can', 'luck'] }, { items: [] }, { items: [] }] });
  });

  test('UD-RULING-49: in the next round it may be offered again', () => {
    table(2, { round: 7, phase: 'exchange', line: ['brute-a'], active: [], players: [{ items: ['luck'] }] })
      .play(0, offer('luck', 1))
      .play(1, { type: 'refuse', from: 0 })
      .play(0, ready)
      .play(1, ready)
      .play(0, end)
      .play(1, end)
      .asks('wave/choose', 1)
      .play(1, face)
      .asks('exchange/trade', 1, 0)
      .allows(0, offer('luck', 1));
  });
});

test('UD-RULING-48: four found weapons lie in the Rubble, and only the Molotov is discarded after use', () => {
  const found = (Object.keys(weapons) as WeaponId[]).filter(id => weapons[id].group === 'found');
  expect(found.toSorted()).toEqual(['chainsaw', 'hunting-rifle', 'katana', 'molotov']);
  for (const weapon of found) expect(rubbleDeck(6).filter(card => card === weapon)).toHaveLength(1);
  const rubbleWeapons = rubbleDeck(6).filter(card => card in weapons);
  expect(rubbleWeapons).toHaveLength(4);
  for (const weapon of found) {
    const spent = weapons[weapon].ammo ? ['bullets'] : weapon === 'molotov' ? ['molotov'] : [];
    table(2, { line: ['monster-a'], combatDeck: ['c-zero'], players: [{ items: [weapon, 'bullets'] }] })
      .play(0, attack(weapon, 0))
      .asks('turn/act', 0)
      .shows({ rubbleDiscard: spent })
      .check(({ players }) => expect(players[0]?.items.includes(weapon)).toBe(weapon !== 'molotov'));
  }
});
