import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { UntilDaylight } from '../spec.ts';
import { table } from './table.ts';
import type { CardId } from '../content/cards.ts';

const ready = { type: 'ready' } as const;
const withdraw = { type: 'withdraw' } as const;
const reconsider = { type: 'reconsider' } as const;
const end = { type: 'end' } as const;
const offer = (card: CardId, to: number, bag: number | null = null) => ({ type: 'offer', card, bag, to }) as const;
const accept = (from: number) => ({ type: 'accept', from, instead: null }) as const;
const acceptInstead = (from: number, card: CardId, bag: number | null = null) =>
  ({ type: 'accept', from, instead: { card, bag } }) as const;
const acceptAndPack = (from: number, card: CardId) =>
  ({ type: 'accept', from, instead: { card, bag: null, packed: true } }) as const;
const refuse = (from: number) => ({ type: 'refuse', from }) as const;
const heal = (card: CardId) => ({ type: 'heal', card }) as const;
const TRASH = ['empty-can', 'old-tyre', 'vhs-tape', 'headless-doll'];

const exchange = (seats: number, players: object[], more: object = {}): Scene<UntilDaylight> =>
  table(seats, { phase: 'exchange', players, ...more });

describe('giving', () => {
  test('UD-TRADE-01: at most one card in a phase, or none; nothing is due in return', () => {
    exchange(3, [{ items: ['luck', 'focus'] }, { items: ['nails'] }])
      .allows(0, offer('luck', 1), offer('luck', 2), offer('focus', 1), offer('focus', 2), ready)
      .play(0, offer('luck', 2))
      .play(2, accept(0))
      .forbids(0, { type: 'offer' })
      .refuses(0, offer('focus', 1), 'UD-TRADE-01')
      .play(0, ready)
      .play(1, ready) // without having given
      .play(2, ready)
      .asks('turn/act', 0)
      .shows({ phase: 'combat', players: [{ items: ['focus'] }, { items: ['nails'] }, { items: ['luck'] }] });
  });

  test('UD-TRADE-01: each phase brings a new gift, and nobody gives to oneself', () => {
    const scene = exchange(2, [{ items: ['luck', 'focus'] }], { reserve: ['nails', 'nails'] })
      .forbids(0, { type: 'offer', to: 0 })
      .refuses(0, offer('luck', 0), 'UD-TRADE-01')
      .play(0, offer('luck', 1))
      .play(1, accept(0))
      .play(0, ready)
      .play(1, ready)
      .play(0, end)
      .shuffle('wave')
      .play(1, end)
      .play(1, { type: 'face' });
    scene.asks('exchange/trade', 1, 0).shows({ round: 2 }).allows(0, offer('focus', 1));
  });

  test('UD-CASE-23 UD-TRADE-01..02: one card out of a stack', () => {
    exchange(2, [{ items: ['bullets', 'bullets', 'bullets'] }, { items: ['bullets'] }])
      .play(0, offer('bullets', 1))
      .play(1, accept(0))
      .shows({ players: [{ items: ['bullets', 'bullets'] }, { items: ['bullets', 'bullets'] }], rubbleDiscard: [] })
      .forbids(0, { type: 'offer' })
      .refuses(0, offer('bullets', 1), 'UD-TRADE-01');
  });

  test('UD-TRADE-02: any card of the inventory, whatever its kind, also out of a Backpack', () => {
    const items = ['pillar-sledgehammer', 'machete', 'katana', 'empty-can', 'bandages', 'luck', 'planks'] as const;
    exchange(2, [{ items: [...items], bags: [['arrows']] }, {}])
      .offers(
        0,
        ...items.map(card => offer(card, 1)),
        offer('arrows', 1),
        offer('backpack', 1, 0),
        heal('bandages'),
        ready,
      )
      .play(0, offer('arrows', 1))
      .play(1, accept(0))
      .shows({
        players: [
          { items: [...items], bags: [[]] },
          { items: ['arrows'], bags: [] },
        ],
      });
  });

  test('UD-CASE-27 UD-TRADE-02 UD-CRAFT-03: tokens stay, weapons may go', () => {
    exchange(2, [{ items: ['hipster-bow', 'machete'], barricades: 1, traps: 1 }, {}]).offers(
      0,
      offer('hipster-bow', 1),
      offer('machete', 1),
      ready,
    );
  });

  test('UD-CASE-26 UD-TRADE-03 UD-BAG-04: the Backpack goes with all that it holds, and counts as one card', () => {
    const seven = ['machete', 'pistol', ...TRASH, 'focus'];
    const bag = ['bullets', 'bullets', 'bullets', 'bullets', 'luck'];
    const scene = exchange(2, [{ items: ['crossbow', 'nails'], bags: [bag] }, { items: seven }])
      .play(0, offer('backpack', 1, 0))
      .offers(1, accept(0), refuse(0), ...seven.map(card => offer(card as CardId, 0)), ready)
      .play(1, accept(0))
      .shows({
        players: [
          { items: ['crossbow', 'nails'], bags: [] },
          { items: seven, bags: [bag] },
        ],
        rubbleDiscard: [],
      })
      .forbids(0, { type: 'offer' });
    expect(game.view(scene.m, null).players[1]).toMatchObject({ used: 8, slots: 8 });
    expect(scene.events('given')).toEqual([
      { type: 'given', from: 0, to: 1, card: 'backpack', bag: 0, inside: bag, packed: null },
    ]);
  });
});

describe('taking', () => {
  test('UD-CASE-24 UD-TRADE-04 UD-RULING-49: what was refused is not offered there again', () => {
    exchange(3, [{ items: ['empty-can', 'luck'] }, {}, {}])
      .play(0, offer('empty-can', 1))
      .asks('exchange/trade', 1, 2)
      .allows(1, accept(0), refuse(0))
      .refuses(2, accept(0), 'UD-TRADE-01')
      .play(1, refuse(0))
      .shows({ players: [{ items: ['empty-can', 'luck'] }, { items: [] }, { items: [] }] })
      .refuses(0, offer('empty-can', 1), 'UD-TRADE-04')
      .offers(0, offer('empty-can', 2), offer('luck', 1), offer('luck', 2), ready)
      .play(0, offer('empty-can', 2))
      .play(2, accept(0))
      .shows({ players: [{ items: ['luck'] }, { items: [] }, { items: ['empty-can'] }] });
  });

  test('UD-TRADE-04: a refusal binds one giver and one kind of card, for this phase', () => {
    exchange(3, [{ items: ['empty-can', 'empty-can', 'old-tyre'] }, { items: ['empty-can'] }, { items: ['empty-can'] }])
      .play(0, offer('empty-can', 1))
      .play(1, refuse(0))
      .refuses(0, offer('empty-can', 1), 'UD-TRADE-04') // the other one neither
      .allows(0, offer('old-tyre', 1))
      .allows(1, offer('empty-can', 0))
      .allows(2, offer('empty-can', 1));
  });

  test('UD-TRADE-04 UD-RULING-49: two Backpacks that hold different things are two kinds of card', () => {
    const packed = { items: ['nails'], bags: [['bullets', 'luck'], ['focus']] };
    exchange(2, [packed, {}])
      .play(0, offer('backpack', 1, 0))
      .play(1, refuse(0))
      .refuses(0, offer('backpack', 1, 0), 'UD-TRADE-04')
      .allows(0, offer('backpack', 1, 1)) // nobody has said no to this one
      .play(0, { type: 'unstow', card: 'luck', bag: 0 })
      .play(0, { type: 'unstow', card: 'bullets', bag: 0 })
      .allows(0, offer('backpack', 1, 0))
      .play(0, { type: 'stow', card: 'luck', bag: 0 })
      .play(0, { type: 'stow', card: 'bullets', bag: 0 })
      .refuses(0, offer('backpack', 1, 0), 'UD-TRADE-04') // the same things in another order
      .play(0, offer('backpack', 1, 1))
      .play(1, refuse(0))
      .refuses(0, offer('backpack', 1, 1), 'UD-TRADE-04');
  });

  test('UD-TRADE-04 UD-RULING-49: it is the Backpack that was refused, wherever it lies afterwards', () => {
    exchange(2, [{ bags: [['bullets'], ['focus']] }, {}])
      .play(0, offer('backpack', 1, 1))
      .play(1, refuse(0))
      .play(0, { type: 'discard', card: 'backpack', bag: 0 })
      .refuses(0, offer('backpack', 1, 0), 'UD-TRADE-04');
  });

  test('UD-TRADE-04: one offer at a time; it can be taken back, and nobody has refused it', () => {
    exchange(2, [{ items: ['luck', 'focus'] }, {}])
      .play(0, offer('luck', 1))
      .refuses(0, offer('focus', 1), 'UD-TRADE-01')
      .allows(0, withdraw)
      .play(0, withdraw)
      .forbids(1, { type: 'accept' })
      .forbids(0, withdraw)
      .allows(0, offer('luck', 1), offer('focus', 1), ready)
      .play(0, offer('luck', 1))
      .play(1, accept(0))
      .shows({ players: [{ items: ['focus'] }, { items: ['luck'] }] });
  });

  test('UD-TRADE-05 UD-BAG-02: a Backpack makes its own room where something goes into it', () => {
    const full = ['machete', 'pistol', ...TRASH, 'bullets', 'bullets', 'focus'];
    const given = (bag: string[], items = full) =>
      exchange(2, [{ bags: [bag] }, { items }]).play(0, offer('backpack', 1, 0));
    const empty = given([])
      .forbids(1, accept(0))
      .allows(1, acceptAndPack(0, 'machete'), acceptAndPack(0, 'bullets'), acceptInstead(0, 'bullets'), refuse(0));
    empty.play(1, acceptAndPack(0, 'bullets')).shows({
      players: [
        { items: [], bags: [] },
        { items: ['machete', 'pistol', ...TRASH, 'focus'], bags: [['bullets', 'bullets']] },
      ],
      rubbleDiscard: [],
    });
    given(['luck'])
      .play(1, acceptAndPack(0, 'machete'))
      .check(s => expect(s.players[1]?.bags).toEqual([['luck', 'machete']]));
    given(['luck', 'vitamins']).forbids(1, acceptAndPack(0, 'machete')).forbids(1, acceptAndPack(0, 'bullets'));
    given(['luck', 'bullets'])
      .forbids(1, acceptAndPack(0, 'machete')) // it is full, but for what joins the stack
      .play(1, acceptAndPack(0, 'bullets'))
      .check(s => expect(s.players[1]?.bags).toEqual([['luck', 'bullets', 'bullets', 'bullets']]));
    given([], full.slice(1)).offers(
      1,
      accept(0),
      refuse(0),
      ...[...new Set(full.slice(1))].map(card => offer(card as CardId, 0)),
      ready,
    );
  });

  test('UD-TRADE-05: eight starting weapons make room for a Backpack that has room for one of them', () => {
    const full = ['machete', 'pistol', 'fire-axe', 'pitchfork', 'shotgun', 'crossbow', 'hunting-bow', 'baseball-bat'];
    exchange(2, [{ bags: [['luck'], ['luck', 'focus']] }, { items: full }])
      .refuses(0, offer('backpack', 1, 1), 'UD-TRADE-05')
      .play(0, offer('backpack', 1, 0))
      .play(1, acceptAndPack(0, 'shotgun'))
      .check(s => expect(s.players[1]?.bags).toEqual([['luck', 'shotgun']]));
  });

  test('UD-TRADE-05: without room something goes first, but no starting weapon', () => {
    const full = ['machete', 'pistol', ...TRASH, 'bullets', 'bullets', 'focus'];
    exchange(2, [{ items: ['luck'] }, { items: full }])
      .play(0, offer('luck', 1))
      .forbids(1, accept(0))
      .refuses(1, acceptInstead(0, 'machete'), 'UD-TRADE-01')
      .allows(1, ...(['empty-can', 'bullets', 'focus'] as const).map(card => acceptInstead(0, card)), refuse(0))
      .play(1, acceptInstead(0, 'bullets'))
      .shows({
        players: [{ items: [] }, { items: ['machete', 'pistol', ...TRASH, 'focus', 'luck'] }],
        rubbleDiscard: ['bullets', 'bullets'],
      });
  });

  test('UD-TRADE-05: what joins a stack needs no slot', () => {
    const full = ['machete', 'pistol', ...TRASH, 'bullets', 'focus'];
    exchange(2, [{ items: ['bullets'] }, { items: full }])
      .play(0, offer('bullets', 1))
      .allows(1, accept(0))
      .forbids(1, acceptInstead(0, 'focus'))
      .play(1, accept(0))
      .shows({ players: [{ items: [] }, { items: [...full, 'bullets'] }], rubbleDiscard: [] });
  });

  test('UD-TRADE-05: whoever cannot make room cannot be offered anything', () => {
    const full = ['machete', 'pistol', 'fire-axe', 'pitchfork', 'shotgun', 'crossbow', 'hunting-bow', 'baseball-bat'];
    exchange(2, [{ items: ['luck'] }, { items: full }])
      .refuses(0, offer('luck', 1), 'UD-TRADE-05')
      .offers(0, ready);
  });

  test('UD-CASE-25 UD-TRADE-06: what one was given can be passed on', () => {
    exchange(3, [{ items: ['first-aid-kit'] }, {}, {}])
      .play(0, offer('first-aid-kit', 1))
      .play(1, accept(0))
      .play(1, offer('first-aid-kit', 2))
      .play(2, accept(1))
      .shows({ players: [{ items: [] }, { items: [] }, { items: ['first-aid-kit'] }] })
      .check((_s, m) => expect(game.view(m, null).focus?.given).toEqual([true, true, false]))
      .offers(0, ready)
      .offers(1, ready);
  });

  test('UD-TRADE-06: not by one who has given already', () => {
    exchange(2, [{ items: ['luck'] }, { items: ['focus'] }])
      .play(0, offer('luck', 1))
      .play(1, accept(0))
      .play(1, offer('focus', 0))
      .play(0, accept(1))
      .refuses(0, offer('focus', 1), 'UD-TRADE-01')
      .shows({ players: [{ items: ['focus'] }, { items: ['luck'] }] });
  });
});

describe('the end of the phase', () => {
  test('UD-TRADE-07: all who are not ready may act, in any order, until all are ready', () => {
    exchange(3, [{ items: ['luck'] }, { items: ['focus'] }, { items: ['bandages'], damage: 2 }], { first: 1 })
      .asks('exchange/trade', 1, 2, 0)
      .play(0, ready)
      .asks('exchange/trade', 1, 2)
      .refuses(0, offer('luck', 1), 'UD-TRADE-01')
      .play(2, heal('bandages'))
      .asks('exchange/trade', 1, 2)
      .play(1, ready)
      .asks('exchange/trade', 2)
      .shows({ phase: 'exchange' })
      .play(2, ready)
      .asks('turn/act', 1)
      .shows({ phase: 'combat', players: [{ items: ['luck'] }, { items: ['focus'] }, { items: [], damage: 0 }] });
  });

  test('UD-TRADE-07: whoever is ready may change their mind until all are', () => {
    const scene = exchange(3, [{ items: ['luck'] }, { items: ['focus'] }, {}])
      .forbids(0, reconsider)
      .refuses(0, reconsider, 'UD-INV-04')
      .play(0, ready)
      .forbids(1, reconsider) // it is for those who are ready
      .asks('exchange/trade', 1, 2)
      .allows(0, reconsider)
      .play(0, reconsider)
      .asks('exchange/trade', 0, 1, 2)
      .forbids(0, reconsider)
      .allows(0, offer('luck', 1), ready)
      .play(0, ready)
      .play(1, ready)
      .play(2, ready)
      .asks('turn/act', 0)
      .forbids(0, reconsider)
      .forbids(1, reconsider);
    expect(scene.events('reconsidered')).toEqual([{ type: 'reconsidered', seat: 0 }]);
  });

  test('UD-TRADE-07: not while somebody stands at the Black Market', () => {
    exchange(2, [{ character: 'haggler', items: ['nails'] }, { items: ['bullets'] }], { rubbleDiscard: ['luck'] })
      .play(1, ready)
      .play(0, { type: 'blackMarket', card: 'nails', bag: null })
      .asks('blackMarket/take', 0)
      .forbids(1, reconsider)
      .play(0, { type: 'take', card: 'luck', instead: null })
      .allows(1, reconsider);
  });

  test('UD-CASE-29 UD-TRADE-07: a gift re-opens a seat that was ready', () => {
    exchange(3, [{}, {}, { items: ['planks'] }])
      .play(0, ready)
      .play(1, ready)
      .asks('exchange/trade', 2)
      .play(2, offer('planks', 1))
      .asks('exchange/trade', 1)
      .offers(1, accept(2), refuse(2))
      .play(1, accept(2))
      .asks('exchange/trade', 1, 2)
      .play(2, ready)
      .asks('exchange/trade', 1)
      .offers(1, offer('planks', 2), offer('planks', 0), ready)
      .play(1, ready)
      .asks('turn/act', 0);
  });

  test('UD-TRADE-07: of several offers the one that is meant is withdrawn, refused or accepted', () => {
    const offered = () =>
      exchange(4, [{ items: ['luck'] }, { items: ['focus'] }, { items: ['nails'] }, {}])
        .play(0, offer('luck', 3))
        .play(1, offer('focus', 3))
        .play(2, offer('nails', 3));
    const left = (scene: Scene<UntilDaylight>) => game.view(scene.m, null).focus?.offers.map(({ from }) => from);
    for (const [seat, others] of [
      [0, [1, 2]],
      [1, [0, 2]],
      [2, [0, 1]],
    ] as const) {
      expect(left(offered().play(seat, withdraw))).toEqual(others);
      expect(left(offered().play(3, refuse(seat)))).toEqual(others);
      expect(left(offered().play(3, accept(seat)))).toEqual(others);
    }
    const withdrawn = offered().play(1, withdraw);
    expect(withdrawn.events('withdrawn')).toEqual([{ type: 'withdrawn', from: 1, to: 3, card: 'focus' }]);
    const refused = offered().play(3, refuse(0));
    expect(refused.events('refused')).toEqual([{ type: 'refused', from: 0, to: 3, card: 'luck' }]);
  });

  test('UD-TRADE-07: several offers wait at once, each for its own answer', () => {
    exchange(4, [{ items: ['luck'] }, { items: ['focus'] }, {}, { items: ['nails', 'nails'] }])
      .play(0, offer('luck', 2))
      .play(3, offer('nails', 2))
      .play(1, offer('focus', 2))
      .asks('exchange/trade', 2) // the givers wait
      .offers(2, accept(0), refuse(0), accept(3), refuse(3), accept(1), refuse(1), ready)
      .play(2, accept(3))
      .asks('exchange/trade', 2, 3)
      .play(1, withdraw)
      .asks('exchange/trade', 2, 1, 3)
      .offers(2, accept(0), refuse(0), ...[0, 1, 3].map(to => offer('nails', to)), ready)
      .offers(1, ...[0, 2, 3].map(to => offer('focus', to)), ready)
      .play(1, offer('focus', 3))
      .play(2, refuse(0))
      .play(3, accept(1))
      .shows({
        players: [{ items: ['luck'] }, { items: [] }, { items: ['nails'] }, { items: ['nails', 'focus'] }],
        rubbleDiscard: [],
      })
      .check((_s, m) => {
        expect(game.view(m, null).focus).toMatchObject({ given: [false, true, false, true], offers: [] });
      });
  });

  test('UD-TRADE-07: whoever refuses stays ready', () => {
    exchange(2, [{ items: ['planks'] }, {}])
      .play(1, ready)
      .play(0, offer('planks', 1))
      .asks('exchange/trade', 1)
      .play(1, refuse(0))
      .asks('exchange/trade', 0)
      .play(0, ready)
      .asks('turn/act', 0);
  });

  test('UD-TRADE-08: alone one only heals, uses a perk, and says ready', () => {
    const items = ['machete', 'luck', 'bandages'];
    table(1, { phase: 'exchange', players: [{ character: 'haggler', items, damage: 3 }], rubbleDiscard: ['nails'] })
      .offers(
        0,
        heal('bandages'),
        { type: 'blackMarket', card: 'luck', bag: null },
        { type: 'blackMarket', card: 'bandages', bag: null },
        ready,
      )
      .allows(0, { type: 'discard', card: 'luck', bag: null })
      .play(0, heal('bandages'))
      .play(0, ready)
      .asks('turn/act', 0);
  });

  test('UD-TRADE-07: an offer falls when its card has been thrown away meanwhile', () => {
    exchange(2, [{ items: ['bullets', 'luck'] }, {}])
      .play(0, offer('bullets', 1))
      .allows(1, accept(0))
      .play(0, { type: 'discard', card: 'bullets', bag: null })
      .asks('exchange/trade', 0, 1)
      .forbids(1, { type: 'accept' })
      .allows(0, offer('luck', 1), ready)
      .shows({ players: [{ items: ['luck'] }, { items: [] }], rubbleDiscard: ['bullets'] });
  });

  test('UD-TRADE-07: also while the Haggler stands at the Black Market', () => {
    exchange(2, [{ character: 'haggler', items: ['nails'] }, { items: ['bullets'] }], { rubbleDiscard: ['luck'] })
      .play(1, offer('bullets', 0))
      .play(0, { type: 'blackMarket', card: 'nails', bag: null })
      .asks('blackMarket/take', 0)
      .play(1, { type: 'discard', card: 'bullets', bag: null })
      .play(0, { type: 'take', card: 'luck', instead: null })
      .asks('exchange/trade', 0, 1)
      .forbids(0, { type: 'accept' })
      .shows({ players: [{ items: ['luck'] }, { items: [] }], rubbleDiscard: ['nails', 'bullets'] });
  });
});
