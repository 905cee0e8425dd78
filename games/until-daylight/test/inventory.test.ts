import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';
import type { CardId } from '../content/cards.ts';

const keep = { type: 'keep', instead: null } as const;
const leave = { type: 'leave' } as const;
const end = { type: 'end' } as const;
const discard = (card: CardId, bag: number | null = null) => ({ type: 'discard', card, bag }) as const;
const stow = (card: CardId, bag = 0) => ({ type: 'stow', card, bag }) as const;
const unstow = (card: CardId, bag = 0) => ({ type: 'unstow', card, bag }) as const;
const swap = (card: CardId, out: CardId, bag = 0) => ({ type: 'swap', card, bag, out }) as const;
const TRASH = ['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'];

/** Slots taken and slots there are, as everybody sees them. */
const slots = (scene: Scene<UntilDaylight>, seat = 0): [number, number] => {
  const seen = game.view(scene.m, null).players[seat];
  return [seen?.used ?? -1, seen?.slots ?? -1];
};
const laid = (items: string[], bags: string[][] = []) => table(2, { players: [{ character: 'haggler', items, bags }] });

describe('slots', () => {
  test('UD-INV-01: eight for each seat, ten for one who plays alone; starting weapons count', () => {
    for (const seats of [2, 6]) expect(slots(table(seats, { players: [{ items: ['machete'] }] }))).toEqual([1, 8]);
    expect(slots(table(1, { players: [{ items: ['trigger-magnum', 'machete', 'pistol'] }] }))).toEqual([3, 10]);
  });

  test('UD-INV-01: the ninth item does not fit, alone the tenth does and the eleventh does not', () => {
    const full = (count: number) => ['machete', 'pistol', ...Array.from({ length: count - 2 }, () => 'luck')];
    const search = (seats: number, items: string[]) =>
      table(seats, { phase: 'search', active: ['vitamins', 'wave'], players: [{ items }] });
    search(2, full(7)).allows(0, keep);
    search(2, full(8)).forbids(0, keep);
    search(1, full(9)).allows(0, keep);
    search(1, full(10)).forbids(0, keep);
  });

  test('UD-INV-02: each weapon, Special, Healing, Trash and Backpack card takes one', () => {
    expect(slots(laid(['machete', 'katana']))).toEqual([2, 8]);
    expect(slots(laid(['luck', 'luck']))).toEqual([2, 8]);
    expect(slots(laid(['bandages', 'bandages']))).toEqual([2, 8]);
    expect(slots(laid(['empty-can', 'empty-can']))).toEqual([2, 8]);
    expect(slots(laid([], [[], []]))).toEqual([2, 8]);
  });

  test('UD-CASE-05 UD-INV-03: three Arrows and two Planks beside two weapons take four', () => {
    expect(slots(laid(['machete', 'crossbow', 'arrows', 'planks', 'arrows', 'planks', 'arrows']))).toEqual([4, 8]);
  });

  test('UD-CASE-06 UD-INV-03: Bullets and Arrows do not share a slot', () => {
    expect(slots(laid(['bullets', 'arrows', 'arrows']))).toEqual([2, 8]);
  });

  test('UD-INV-03: each of the seven kinds of Ammunition and Material stacks with its own kind only', () => {
    const kinds = ['bullets', 'arrows', 'planks', 'nails', 'shards', 'cables', 'explosives'];
    for (const kind of kinds) expect(slots(laid([kind, kind, kind]))).toEqual([1, 8]);
    expect(slots(laid([...kinds, ...kinds]))).toEqual([7, 8]);
  });

  test('UD-INV-05: everybody sees every inventory', () => {
    const players = [{ items: ['machete', 'luck'], bags: [['bullets']] }, { items: ['pistol'] }, { items: ['focus'] }];
    const scene = table(3, { players });
    for (const who of [0, 1, 2, null])
      expect(game.view(scene.m, who).players).toMatchObject([
        { items: ['machete', 'luck'], bags: [['bullets']] },
        { items: ['pistol'], bags: [] },
        { items: ['focus'], bags: [] },
      ]);
  });
});

describe('throwing things away', () => {
  test('UD-CASE-09 UD-INV-04 UD-RULING-10: found weapons and Trash, not what one started with', () => {
    laid(['machete', 'katana', 'empty-can'])
      .allows(0, discard('katana'), discard('empty-can'))
      .forbids(0, { type: 'discard', card: 'machete' })
      .refuses(0, discard('machete'), 'UD-INV-04')
      .play(0, discard('katana'))
      .play(0, discard('empty-can'))
      .asks('turn/act', 0)
      .forbids(0, { type: 'discard' })
      .shows({ players: [{ items: ['machete'] }, {}], rubbleDiscard: ['katana', 'empty-can'] });
  });

  test('UD-INV-04: at any moment, one card of a stack at a time, at no cost', () => {
    const players = [{ items: ['machete', 'bullets', 'bullets'] }, { items: ['luck'] }];
    const scene = table(2, {
      phase: 'search',
      active: ['nails', 'planks', 'wave', 'cables'],
      players,
      assaults: ['brutal'],
    })
      .play(0, discard('bullets'))
      .asks('find/keep', 0)
      .shows({ players: [{ items: ['machete', 'bullets'], damage: 0 }, {}], rubbleDiscard: ['bullets'] })
      .play(1, discard('luck')) // while somebody else is asked
      .asks('find/keep', 0)
      .play(0, leave)
      .play(1, keep)
      .asks('wave/choose', 0)
      .play(1, discard('planks'))
      .play(0, { type: 'face' })
      .asks('exchange/trade', 0, 1)
      .play(0, discard('bullets'))
      .refuses(0, discard('bullets'), 'UD-INV-04')
      .shows({ players: [{ items: ['machete'] }, { items: [] }] });
    expect(scene.m.state.rubbleDiscard).toEqual(['bullets', 'luck', 'nails', 'planks', 'bullets']);
  });

  test('UD-INV-04: what lies in a Backpack can be thrown away card by card', () => {
    laid(['machete', 'bullets', 'luck'], [['bullets', 'bullets', 'luck']])
      .allows(0, discard('bullets'), discard('bullets', 0), discard('luck'), discard('luck', 0))
      .play(0, discard('bullets', 0))
      .play(0, discard('luck', 0))
      .shows({
        players: [{ items: ['machete', 'bullets', 'luck'], bags: [['bullets']] }, {}],
        rubbleDiscard: ['bullets', 'luck'],
      });
  });

  test('UD-INV-04 UD-PROMPT-17: the weapon of an attack stays until it is over, in the hands that attack', () => {
    const items = ['katana', 'vitamins'];
    table(2, {
      players: [
        { items, bags: [['molotov']] },
        { items: ['katana'], bags: [['katana']] },
      ],
      line: ['brute-a'],
    })
      .play(0, { type: 'attack', weapon: 'katana', target: 0 })
      .asks('attack/prepare', 0)
      .forbids(0, { type: 'discard', card: 'katana' })
      .allows(0, discard('vitamins'), discard('molotov', 0), discard('backpack', 0))
      .allows(1, discard('katana'), discard('katana', 0), discard('backpack', 0));
    table(2, { players: [{ items: ['vitamins'], bags: [['katana']] }], line: ['brute-a'] })
      .play(0, { type: 'attack', weapon: 'katana', target: 0 })
      .forbids(0, { type: 'discard', card: 'katana' })
      .forbids(0, { type: 'discard', card: 'backpack' });
  });

  test('UD-INV-04: throwing away is no action of a combat turn', () => {
    table(1, { players: [{ character: 'haggler', items: ['machete', 'luck', 'focus'] }], line: ['brute-a'] })
      .play(0, discard('luck'))
      .play(0, { type: 'attack', weapon: 'machete', target: 0 })
      .play(0, discard('focus'))
      .shows({ line: ['brute-a:2'], players: [{ items: ['machete'], damage: 0 }] })
      .offers(0, end);
  });

  test('UD-INV-06: what is discarded lies face up for all', () => {
    const scene = laid(['machete', 'luck']).play(0, discard('luck'));
    for (const who of [0, 1, null]) expect(game.view(scene.m, who).rubbleDiscard).toEqual(['luck']);
    expect(scene.events('discarded')).toEqual([
      { type: 'discarded', seat: 0, cards: ['luck'], bag: null, cause: 'unwanted' },
    ]);
  });

  test('UD-INV-08: a starting weapon stays one in other hands', () => {
    table(2, { phase: 'exchange', players: [{ items: ['pillar-sledgehammer', 'katana'] }, { items: ['pistol'] }] })
      .play(0, { type: 'offer', card: 'pillar-sledgehammer', bag: null, to: 1 })
      .play(1, { type: 'accept', from: 0, instead: null })
      .shows({ players: [{ items: ['katana'] }, { items: ['pistol', 'pillar-sledgehammer'] }] })
      .allows(0, discard('katana'))
      .forbids(1, { type: 'discard' })
      .refuses(1, discard('pillar-sledgehammer'), 'UD-INV-04');
  });

  test('UD-INV-08: all unique and common weapons are starting weapons, the four found ones are not', () => {
    const unique = [
      'pillar-sledgehammer',
      'psycho-cleaver',
      'trigger-magnum',
      'klepto-switchblade',
      'haggler-nailed-bat',
      'hipster-bow',
    ];
    const common = ['baseball-bat', 'machete', 'fire-axe', 'pitchfork', 'pistol', 'shotgun', 'hunting-bow', 'crossbow'];
    laid(unique).forbids(0, { type: 'discard' });
    laid(common).forbids(0, { type: 'discard' });
    laid(['chainsaw', 'molotov', 'katana', 'hunting-rifle']).allows(
      0,
      discard('chainsaw'),
      discard('molotov'),
      discard('katana'),
      discard('hunting-rifle'),
    );
  });
});

describe('the limit', () => {
  const full = ['machete', 'pistol', ...TRASH, 'bullets']; // and a Backpack: eight slots

  test('UD-INV-07: with all slots taken nothing comes out of the Backpack, but what joins a stack', () => {
    const scene = laid(full, [['luck', 'bullets']])
      .forbids(0, unstow('luck'))
      .refuses(0, unstow('luck'), 'UD-INV-04')
      .play(0, unstow('bullets'))
      .shows({ players: [{ items: [...full, 'bullets'], bags: [['luck']] }, {}] });
    expect(slots(scene)).toEqual([8, 8]);
  });

  test('UD-INV-07: what does not stack joins nothing, not even its like', () => {
    laid([...full.slice(0, 6), 'luck'], [['luck', 'nails']])
      .refuses(0, unstow('luck'), 'UD-INV-04')
      .refuses(0, unstow('nails'), 'UD-INV-04');
  });

  test('UD-INV-07: one free slot lets one item out', () => {
    const scene = laid(full.slice(1), [['luck', 'focus']])
      .play(0, unstow('luck'))
      .forbids(0, unstow('focus'));
    expect(slots(scene)).toEqual([8, 8]);
  });
});

describe('the Backpack', () => {
  test('UD-BAG-01: it takes one slot and holds two items, a stack being one', () => {
    const scene = laid(['machete', 'arrows', 'arrows', 'luck', 'focus'], [[]])
      .play(0, stow('arrows'))
      .play(0, stow('luck'))
      .shows({ players: [{ items: ['machete', 'focus'], bags: [['arrows', 'arrows', 'luck']] }, {}] })
      .forbids(0, { type: 'stow' })
      .refuses(0, stow('focus'), 'UD-INV-04');
    expect(slots(scene)).toEqual([3, 8]);
  });

  test('UD-BAG-01: a full one still takes what joins a stack inside', () => {
    laid(['machete', 'arrows', 'focus'], [['arrows', 'luck']])
      .forbids(0, stow('focus'))
      .play(0, stow('arrows'))
      .shows({ players: [{ items: ['machete', 'focus'], bags: [['arrows', 'luck', 'arrows']] }, {}] });
  });

  test('UD-BAG-01 UD-RULING-13: weapons go in, Backpacks do not', () => {
    laid(['machete', 'katana'], [[], []])
      .forbids(0, { type: 'stow', card: 'backpack' })
      .refuses(0, stow('backpack'), 'UD-INV-04')
      .play(0, stow('machete', 1))
      .play(0, stow('katana', 1))
      .shows({ players: [{ items: [], bags: [[], ['machete', 'katana']] }, {}] });
  });

  test('UD-BAG-01: a found Backpack does not fit into another one', () => {
    const items = ['machete', 'pistol', ...TRASH, 'empty-can'];
    table(2, { phase: 'search', active: ['backpack', 'wave'], players: [{ items, bags: [[]] }] })
      .forbids(0, keep)
      .allows(0, { type: 'keep', instead: { card: 'backpack', bag: 0 } })
      .play(0, stow('old-tyre'))
      .play(0, keep)
      .check(s => expect(s.players[0]?.bags).toEqual([['old-tyre'], []]));
  });

  test('UD-CASE-10 UD-BAG-01..02: three slots, a full Backpack, and the Arrows in it can be shot', () => {
    const scene = laid(['crossbow', 'machete'], [['arrows', 'arrows', 'arrows', 'empty-can']]);
    expect(slots(scene)).toEqual([3, 8]);
    scene.forbids(0, { type: 'stow' });
    table(2, {
      players: [
        { character: 'pillar', items: ['crossbow', 'machete'], bags: [['arrows', 'arrows', 'arrows', 'empty-can']] },
      ],
      line: ['brute-a'],
      combatDeck: ['c-zero', 'c-plus1'],
    })
      .play(0, { type: 'attack', weapon: 'crossbow', target: 0 })
      .offers(0, { type: 'load', count: 1 }, { type: 'load', count: 2 }, { type: 'load', count: 3 })
      .play(0, { type: 'load', count: 2 })
      .play(0, { type: 'choose', card: 'c-plus1' })
      .shows({
        line: ['brute-a:1'],
        players: [{ items: ['crossbow', 'machete'], bags: [['arrows', 'empty-can']] }, {}],
        rubbleDiscard: ['arrows', 'arrows'],
      });
  });

  test('UD-BAG-02: things move in and out at any moment, and a weapon inside can be used', () => {
    table(2, {
      players: [
        { character: 'haggler', items: ['luck'], bags: [['machete']] },
        { items: ['focus'], bags: [[]] },
      ],
      line: ['brute-a', 'brute-a'],
    })
      .play(1, stow('focus')) // on another seat's turn
      .play(0, stow('luck'))
      .play(0, unstow('luck'))
      .asks('turn/act', 0)
      .play(0, { type: 'attack', weapon: 'machete', target: 1 })
      .shows({
        line: ['brute-a', 'brute-a:2'],
        players: [{ items: ['luck'], bags: [['machete']] }, { bags: [['focus']] }],
      });
  });

  describe('where neither it nor the inventory has room', () => {
    const full = ['machete', 'pistol', ...TRASH, 'bullets', 'bullets']; // and a Backpack: eight slots

    test('UD-BAG-02: an item goes in for another that comes out', () => {
      const scene = laid(full, [['luck', 'focus']])
        .forbids(0, { type: 'stow' })
        .forbids(0, { type: 'unstow' })
        .allows(0, swap('machete', 'luck'), swap('machete', 'focus'), swap('bullets', 'luck'))
        .play(0, swap('machete', 'focus'))
        .asks('turn/act', 0)
        .shows({
          players: [{ items: ['pistol', ...TRASH, 'bullets', 'bullets', 'focus'], bags: [['luck', 'machete']] }, {}],
          rubbleDiscard: [],
        })
        .play(0, swap('bullets', 'luck')) // a stack goes whole
        .shows({
          players: [{ items: ['pistol', ...TRASH, 'focus', 'luck'], bags: [['machete', 'bullets', 'bullets']] }, {}],
        })
        .play(0, swap('luck', 'bullets'))
        .shows({
          players: [{ items: ['pistol', ...TRASH, 'focus', 'bullets', 'bullets'], bags: [['machete', 'luck']] }, {}],
        });
      expect(slots(scene)).toEqual([8, 8]);
    });

    test('UD-BAG-02: at any moment, and in the Backpack that is meant', () => {
      const items = ['machete', 'pistol', ...TRASH];
      table(2, {
        players: [
          {},
          {
            items,
            bags: [
              ['luck', 'focus'],
              ['nails', 'vitamins'],
            ],
          },
        ],
      })
        .play(1, swap('machete', 'vitamins', 1)) // on another seat's turn
        .asks('turn/act', 0)
        .shows({
          players: [
            {},
            {
              items: ['pistol', ...TRASH, 'vitamins'],
              bags: [
                ['luck', 'focus'],
                ['nails', 'machete'],
              ],
            },
          ],
        });
    });

    test('UD-BAG-01..02: only where nothing simpler does', () => {
      laid(full.slice(1), [['luck', 'focus']]).forbids(0, { type: 'swap' }); // a slot is free
      laid(full, [['luck']]).forbids(0, { type: 'swap' }); // the Backpack has room
      laid(full, [['luck', 'bullets']])
        .forbids(0, { type: 'swap', card: 'bullets' })
        .forbids(0, { type: 'swap', out: 'bullets' }) // a stack joins its like
        .allows(0, stow('bullets'), unstow('bullets'), swap('machete', 'luck'));
    });

    test('UD-BAG-01..02: what does not stack is no reason against it, but like for like is no swap', () => {
      laid(full, [['empty-can', 'luck']])
        .forbids(0, swap('empty-can', 'empty-can'))
        .allows(0, swap('machete', 'empty-can'), swap('empty-can', 'luck'))
        .play(0, swap('machete', 'empty-can'))
        .check(s => expect(s.players[0]?.bags).toEqual([['luck', 'machete']]));
    });
  });

  test('UD-SEARCH-06 UD-BAG-02: with all slots taken, a found Backpack is laid down and filled at once', () => {
    const items = ['machete', 'pistol', ...TRASH, 'bullets', 'bullets', 'focus'];
    const keepAndPack = (card: CardId) => ({ type: 'keep', instead: { card, bag: null, packed: true } }) as const;
    const found = (card: string, words: object = {}) =>
      table(2, { phase: 'search', active: [card, 'wave'], players: [{ items, ...words }] });
    const scene = found('backpack')
      .allows(0, keepAndPack('machete'), keepAndPack('empty-can'), {
        type: 'keep',
        instead: { card: 'focus', bag: null },
      })
      .play(0, keepAndPack('bullets'))
      .shows({
        players: [{ items: ['machete', 'pistol', ...TRASH, 'focus'], bags: [['bullets', 'bullets']] }, {}],
        rubbleDiscard: [],
      });
    expect(slots(scene)).toEqual([8, 8]);
    found('luck').forbids(0, keepAndPack('machete')).forbids(0, keepAndPack('bullets')); // only a Backpack is one
    found('backpack', { items: items.slice(1) }) // there is room as it is
      .offers(0, keep, leave)
      .play(0, keep)
      .check(s => expect(s.players[0]?.bags).toEqual([[]]));
  });

  test('UD-BAG-03: neither Bad Luck nor a Looter touches it or what it holds', () => {
    const players = [{ items: ['machete'], bags: [['luck', 'bandages']] }];
    const lost = { players: [{ items: ['machete'], bags: [['luck', 'bandages']] }, {}] };
    const crows = table(2, { phase: 'search', active: ['nails', 'nails', 'crow-attack', 'nails', 'wave'], players })
      .play(0, leave)
      .play(1, leave)
      .asks('find/keep', 1)
      .shows({ ...lost, rubbleDiscard: ['nails', 'nails', 'crow-attack'] });
    expect(crows.events('nothingLost')).toEqual([{ type: 'nothingLost', seat: 0, cause: 'crows' }]);
    const looter = table(2, { players, line: ['looter-a'], reserve: Array.from({ length: 20 }, () => 'nails') })
      .play(0, end)
      .play(1, end)
      .shows({ ...lost, round: 2, rubbleDiscard: [] });
    expect(looter.events('nothingLost')).toEqual([{ type: 'nothingLost', seat: 0, cause: 'looter' }]);
  });

  test('UD-BAG-04: whoever discards it discards what it holds', () => {
    laid(['machete', 'focus'], [['luck', 'bullets', 'bullets']])
      .play(0, discard('backpack', 0))
      .shows({
        players: [{ items: ['machete', 'focus'], bags: [] }, {}],
        rubbleDiscard: ['backpack', 'luck', 'bullets', 'bullets'],
      });
  });

  test('UD-BAG-04: of three the one that is meant is discarded, or goes to make room, and the others stay', () => {
    const bags = [['luck'], ['focus'], ['nails']];
    const full = ['machete', 'pistol', 'vitamins', 'empty-can', 'old-tyre'];
    bags.forEach((inside, bag) => {
      const gone = {
        players: [{ bags: bags.filter(other => other !== inside) }, {}],
        rubbleDiscard: ['backpack', ...inside],
      };
      laid(['machete'], bags).play(0, discard('backpack', bag)).shows(gone);
      table(2, { phase: 'search', active: ['backpack', 'wave'], players: [{ items: full, bags }] })
        .play(0, { type: 'keep', instead: { card: 'backpack', bag } })
        .check(s => expect(s.players[0]?.bags).toEqual([...bags.filter(other => other !== inside), []]))
        .shows({ rubbleDiscard: ['backpack', ...inside] });
    });
  });

  test('UD-BAG-04: with a starting weapon inside it cannot be discarded, with a found one it can', () => {
    laid(['machete'], [['pistol', 'luck'], ['katana']])
      .forbids(0, discard('backpack', 0))
      .refuses(0, discard('backpack', 0), 'UD-INV-04')
      .allows(0, discard('luck', 0), discard('backpack', 1))
      .play(0, unstow('pistol'))
      .play(0, discard('backpack', 0))
      .shows({
        players: [{ items: ['machete', 'pistol'], bags: [['katana']] }, {}],
        rubbleDiscard: ['backpack', 'luck'],
      });
  });
});
