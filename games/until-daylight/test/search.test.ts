import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { M } from '../rules/table.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';

const keep = { type: 'keep', instead: null } as const;
const leave = { type: 'leave' } as const;
const face = { type: 'face' } as const;
const end = { type: 'end' } as const;
const times = <T>(count: number, card: T): T[] => Array.from({ length: count }, () => card);

/** A Search phase in which these cards lie on top of the WAVE. */
const search = (seats: number, active: string[], more: object = {}): Scene<UntilDaylight> =>
  table(seats, { phase: 'search', active: [...active, 'wave'], ...more });

/** The pile of this round, the card that has just been drawn with it. */
const pileOf = (m: M): string[] => [...m.state.active, game.view(m, null).focus?.card ?? 'nothing'].sort();

describe('the active pile', () => {
  const perRound: [number, number][] = [
    [1, 7],
    [2, 10],
    [3, 12],
    [4, 16],
    [5, 20],
    [6, 20],
  ];
  test.each(perRound)('UD-CASE-04 UD-SEARCH-01: %d players add %d cards and the WAVE', (seats, count) => {
    table(seats, { phase: 'search', round: 6, reserve: times(25, 'empty-can') }).check((s, m) => {
      expect(s.reserve).toHaveLength(25 - count);
      expect(pileOf(m)).toEqual([...times(count, 'empty-can'), 'wave']);
    });
  });

  test('UD-CASE-17 UD-SEARCH-01: what is left of the pile stays, and the next round adds to it', () => {
    const pile = [...times(4, 'empty-can'), 'wave', 'nails', 'nails', 'cables', 'shards', 'planks', 'planks'];
    const scene = table(2, {
      phase: 'search',
      active: pile,
      reserve: times(20, 'arrows'),
      assaults: ['brutal', 'greedy'],
    });
    for (const seat of [0, 1, 0, 1]) scene.play(seat, leave);
    scene
      .asks('wave/choose', 0)
      .shuffle('survivor-a')
      .play(0, face)
      .play(0, { type: 'ready' })
      .play(1, { type: 'ready' });
    scene.m.state.line = []; // nobody attacks
    scene
      .play(0, end)
      .shuffle('shards')
      .play(1, end)
      .asks('find/keep', 1)
      .check((s, m) => {
        expect(scene.events('roundStarted')).toEqual([{ type: 'roundStarted', round: 2, first: 1, pile: 17 }]);
        expect(pileOf(m)).toEqual(
          ['nails', 'nails', 'cables', 'shards', 'planks', 'planks', 'wave', ...times(10, 'arrows')].sort(),
        );
        expect(s.reserve).toEqual(times(10, 'arrows'));
        expect(s.rubbleDiscard).toEqual(times(4, 'empty-can'));
        expect(s.round).toBe(2);
      });
  });

  test('UD-SEARCH-02 UD-RULING-05: a reserve that is too small is made anew of the discard', () => {
    const scene = table(2, { phase: 'search', reserve: times(3, 'bullets'), rubbleDiscard: times(9, 'planks') });
    scene.check((s, m) => {
      expect(pileOf(m)).toEqual([...times(3, 'bullets'), ...times(7, 'planks'), 'wave'].sort());
      expect(s.reserve).toEqual(times(2, 'planks'));
      expect(s.rubbleDiscard).toEqual([]);
    });
  });

  test('UD-SEARCH-02: with nothing left in the discard either, fewer cards are added', () => {
    table(2, { phase: 'search', reserve: times(3, 'bullets'), rubbleDiscard: times(2, 'planks') }).check((s, m) => {
      expect(pileOf(m)).toEqual(['bullets', 'bullets', 'bullets', 'planks', 'planks', 'wave']);
      expect([s.reserve, s.rubbleDiscard]).toEqual([[], []]);
    });
  });

  test('UD-SEARCH-02: a reserve that is just big enough leaves the discard alone', () => {
    table(2, { phase: 'search', reserve: times(10, 'bullets'), rubbleDiscard: times(2, 'planks') }).check(s => {
      expect(s.active).toHaveLength(10);
      expect(s.active).not.toContain('planks');
      expect([s.reserve, s.rubbleDiscard]).toEqual([[], ['planks', 'planks']]);
    });
  });
});

describe('drawing', () => {
  test('UD-CASE-13 UD-SEARCH-03: clockwise from the first player, round and round', () => {
    search(4, ['nails', 'nails', 'nails', 'nails', 'nails'], { first: 2 })
      .asks('find/keep', 2)
      .refuses(3, leave, 'UD-SEARCH-05')
      .play(2, leave)
      .asks('find/keep', 3)
      .play(3, keep)
      .asks('find/keep', 0)
      .play(0, leave)
      .asks('find/keep', 1)
      .play(1, leave)
      .asks('find/keep', 2)
      .play(2, leave)
      .asks('wave/choose', 3);
  });

  test('UD-SEARCH-04: all see the card that was drawn', () => {
    const scene = search(3, ['nails', 'luck']).play(0, leave);
    expect(scene.events('cardDrawn')).toEqual([{ type: 'cardDrawn', seat: 1, card: 'luck', pile: 1 }]);
    for (const who of [0, 1, 2, null]) expect(game.view(scene.m, who).focus).toMatchObject({ seat: 1, card: 'luck' });
  });

  test('UD-CASE-14 UD-SEARCH-05: keep it or leave it, Trash too', () => {
    const players = [{ items: ['machete'] }, { items: ['pistol'] }];
    search(2, ['empty-can', 'nails'], { players })
      .offers(0, keep, leave)
      .play(0, keep)
      .offers(1, keep, leave)
      .play(1, leave)
      .asks('wave/choose', 0)
      .shows({
        players: [{ items: ['machete', 'empty-can'] }, { items: ['pistol'] }],
        rubbleDiscard: ['nails'],
        active: [],
      });
  });

  test('UD-SEARCH-08: nobody can pass a draw', () => {
    search(2, ['nails', 'planks'])
      .shows({ active: ['planks', 'wave'] })
      .refuses(0, { type: 'pass' }, 'UD-SEARCH-05')
      .refuses(0, { type: 'ready' }, 'UD-SEARCH-05')
      .play(0, leave)
      .asks('find/keep', 1)
      .shows({ active: ['wave'] })
      .play(1, leave)
      .asks('wave/choose', 0)
      .shows({ active: [] });
  });
});

describe('room for what is found', () => {
  const trash = ['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'];

  test('UD-CASE-07 UD-SEARCH-06 UD-RULING-09: a full inventory takes what joins a stack', () => {
    const items = ['machete', 'pistol', 'bullets', 'bullets', ...trash, 'empty-can'];
    search(2, ['bullets'], { players: [{ items }] })
      .offers(0, keep, leave)
      .play(0, keep)
      .shows({ players: [{ items: [...items, 'bullets'] }, {}], rubbleDiscard: [] })
      .check((_s, m) => expect(game.view(m, 0).players[0]).toMatchObject({ used: 8, slots: 8 }));
  });

  test('UD-CASE-08 UD-SEARCH-06 UD-INV-04: full, one of six Trash cards goes, never a starting weapon', () => {
    const items = ['machete', 'pistol', ...trash, 'empty-can', 'old-tyre'];
    const instead = (card: 'empty-can' | 'old-tyre' | 'vhs-tape' | 'headless-doll') =>
      ({ type: 'keep', instead: { card, bag: null } }) as const;
    search(2, ['planks'], { players: [{ items }] })
      .offers(0, ...(['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'] as const).map(instead), leave)
      .refuses(0, keep, 'UD-SEARCH-05')
      .refuses(0, { type: 'keep', instead: { card: 'machete', bag: null } }, 'UD-SEARCH-05')
      .play(0, instead('old-tyre'))
      .check(s => {
        expect([...(s.players[0]?.items ?? [])].sort()).toEqual(
          ['machete', 'pistol', 'empty-can', 'empty-can', 'old-tyre', 'vhs-tape', 'headless-doll', 'planks'].sort(),
        );
        expect(s.rubbleDiscard).toEqual(['old-tyre']);
      });
  });

  test('UD-SEARCH-06: full with starting weapons only, what is found must be left', () => {
    const items = ['machete', 'pistol', 'fire-axe', 'pitchfork', 'shotgun', 'crossbow', 'hunting-bow', 'baseball-bat'];
    search(2, ['planks'], { players: [{ items }] })
      .offers(0, leave)
      .asks('find/keep', 0)
      .play(0, leave)
      .shows({ players: [{ items }, {}], rubbleDiscard: ['planks'] });
  });

  test('UD-SEARCH-06: one free slot is enough', () => {
    const items = ['machete', 'pistol', ...trash, 'empty-can'];
    search(2, ['luck'], { players: [{ items }] })
      .offers(0, keep, leave)
      .play(0, keep)
      .shows({ players: [{ items: [...items, 'luck'] }, {}] });
  });

  test('UD-SEARCH-06: without a free slot the card goes into the Backpack, where there is room', () => {
    const items = ['machete', 'pistol', ...trash, 'empty-can'];
    search(2, ['luck', 'nails', 'vitamins'], { players: [{ items, bags: [['bandages']] }] })
      .offers(0, keep, leave)
      .play(0, keep)
      .play(1, leave)
      .forbids(0, keep)
      .allows(0, { type: 'keep', instead: { card: 'bandages', bag: 0 } })
      .play(0, { type: 'keep', instead: { card: 'bandages', bag: 0 } })
      .shows({ players: [{ items, bags: [['luck', 'vitamins']] }, {}], rubbleDiscard: ['nails', 'bandages'] });
  });

  test('UD-SEARCH-06: slots count, not cards; and what does not stack joins nothing', () => {
    const bullets = times(9, 'bullets');
    search(2, ['luck'], { players: [{ items: ['machete', 'luck', ...trash, ...bullets] }] }).offers(0, keep, leave);
    search(2, ['luck'], { players: [{ items: ['machete', 'luck', ...trash, 'focus', ...bullets] }] }).forbids(0, keep);
  });

  test('UD-SEARCH-06: a stack in a full Backpack takes its like', () => {
    const items = ['machete', 'pistol', ...trash, 'focus'];
    search(2, ['bullets'], { players: [{ items, bags: [['bullets', 'luck']] }] })
      .offers(0, keep, leave)
      .play(0, keep)
      .shows({ players: [{ items, bags: [['bullets', 'luck', 'bullets']] }, {}], rubbleDiscard: [] });
  });

  test('UD-SEARCH-06 UD-BAG-04: a Backpack makes room, unless a starting weapon lies in it', () => {
    const items = ['machete', 'fire-axe', 'pitchfork', 'shotgun', 'crossbow', 'hunting-bow'];
    const instead = (bag: number) => ({ type: 'keep', instead: { card: 'backpack', bag } }) as const;
    search(2, ['luck'], {
      players: [
        {
          items,
          bags: [
            ['pistol', 'baseball-bat'],
            ['nails', 'katana'],
          ],
        },
      ],
    })
      .offers(
        0,
        instead(1),
        { type: 'keep', instead: { card: 'nails', bag: 1 } },
        { type: 'keep', instead: { card: 'katana', bag: 1 } },
        leave,
      )
      .play(0, instead(1))
      .shows({
        players: [{ items: [...items, 'luck'], bags: [['pistol', 'baseball-bat']] }, {}],
        rubbleDiscard: ['backpack', 'nails', 'katana'],
      });
  });

  test('UD-SEARCH-06 UD-BAG-01: for a second Backpack a slot must be free, not a pocket of the first', () => {
    const items = ['machete', 'pistol', ...trash, 'focus'];
    search(2, ['backpack'], { players: [{ items, bags: [['luck']] }] })
      .forbids(0, keep, { type: 'keep', instead: { card: 'luck', bag: 0 } })
      .allows(
        0,
        { type: 'keep', instead: { card: 'backpack', bag: 0 } },
        { type: 'keep', instead: { card: 'focus', bag: null } },
      );
  });

  test('UD-SEARCH-06 UD-RULING-09: a stack goes whole to free its slot', () => {
    const items = ['machete', 'pistol', 'bullets', 'bullets', 'bullets', ...trash, 'luck'];
    search(2, ['planks'], { players: [{ items }] })
      .play(0, { type: 'keep', instead: { card: 'bullets', bag: null } })
      .shows({
        players: [{ items: ['machete', 'pistol', ...trash, 'luck', 'planks'] }, {}],
        rubbleDiscard: ['bullets', 'bullets', 'bullets'],
      });
  });
});

describe('Bad Luck', () => {
  test('UD-SEARCH-07 UD-BADL-01: Rodents bite at once, go to the discard, and the turn passes', () => {
    search(3, ['rodent-attack', 'nails'], { players: [{ items: ['luck'] }] })
      .asks('find/keep', 1)
      .shows({
        players: [{ damage: 1, items: ['luck'] }, { damage: 0 }, { damage: 0 }],
        rubbleDiscard: ['rodent-attack'],
        active: ['wave'],
      });
  });

  test('UD-SEARCH-07 UD-BADL-03: a Fracture costs 2 and cannot be kept either', () => {
    search(2, ['fracture', 'nails'], { players: [{ character: 'klepto', items: ['luck'], damage: 5 }] })
      .asks('find/keep', 1)
      .shows({ players: [{ damage: 7, items: ['luck'] }, { damage: 0 }], rubbleDiscard: ['fracture'], outcome: null });
  });

  test('UD-CASE-15 UD-BADL-03 UD-LIFE-02: a Fracture can kill', () => {
    search(2, ['nails', 'fracture', 'nails'], { players: [{}, { character: 'klepto', damage: 6 }] })
      .play(0, leave)
      .ends('death')
      .shows({ players: [{ damage: 0 }, { damage: 8 }], active: ['nails', 'wave'] })
      .check((_s, m) => expect(m.outcome?.scores).toEqual([0, 0]));
  });

  test('UD-CASE-16 UD-BADL-01 UD-BADL-04: Barricades do not keep rodents out', () => {
    search(2, ['rodent-attack', 'nails'], { players: [{ barricades: 2 }] })
      .asks('find/keep', 1)
      .shows({ players: [{ damage: 1, barricades: 2 }, { damage: 0 }], supply: { barricade: 6 } });
  });

  test('UD-BADL-04: nor do Traps, reductions or Survivors', () => {
    search(2, ['fracture', 'nails'], { players: [{ traps: 1, shield: 3 }], line: ['survivor-a'] })
      .asks('find/keep', 1)
      .shows({ players: [{ damage: 2, traps: 1, shield: 3 }, { damage: 0 }], line: ['survivor-a'] });
  });

  test('UD-CASE-11 UD-BADL-02 UD-LOSS-02..03: crows take what lies outside the Backpack', () => {
    const players = [{ items: ['machete', 'pistol', 'empty-can'], bags: [['luck', 'bandages']] }];
    const scene = search(2, ['nails', 'nails', 'crow-attack', 'nails'], { players });
    scene
      .play(0, leave)
      .picks(0)
      .play(1, leave)
      .asks('find/keep', 1)
      .shows({
        players: [{ items: ['machete', 'pistol'], bags: [['luck', 'bandages']], damage: 0 }, {}],
        rubbleDiscard: ['nails', 'nails', 'crow-attack', 'empty-can'],
      });
    expect(scene.events('discarded')).toEqual([
      { type: 'discarded', seat: 0, cards: ['empty-can'], bag: null, cause: 'crows' },
    ]);
  });
});
