import { describe, expect, test } from 'vitest';
import { options, preview } from '../../../engine/queries.ts';
import { CAREFUL, END, PASS, QUICK, REST, go, on, table } from './table.ts';

const z = on('S03');
const keep = (
  card: 'assault-rifle' | 'axe' | 'pistol' | 'ammo' | 'chainsaw' | 'crowbar' | 'machete' | 'first-aid-kit',
  instead: number | null = null,
) => ({ type: 'keep', card, instead }) as const;

describe('Z15-SEARCH-01: a search', () => {
  test('Z15-SEARCH-01: may be made again and again in one place', () => {
    table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, search: ['axe', 'axe', 'axe', 'pistol', 'pistol', 'pistol'] })
      .play(0, QUICK)
      .play(0, REST)
      .play(0, QUICK)
      .play(0, REST)
      .play(0, CAREFUL)
      .play(0, { type: 'takeNothing' })
      .shows({ actions: 1 });
  });

  test('Z15-SEARCH-01 Z15-HEAVY-03: is not possible with something heavy', () => {
    table(4, { heroes: [{ at: '02-B:F', heavy: 'radio' }], zombies: {}, discard: ['axe'] })
      .refuses(0, QUICK, 'Z15-HEAVY-03')
      .refuses(0, CAREFUL, 'Z15-HEAVY-03');
  });

  test('Z15-SEARCH-02: needs a search zone', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, discard: ['axe'] }).forbids(0, QUICK, CAREFUL);
    table(4, { zombies: {} }).forbids(0, { type: 'move', to: z('08-A:F') });
  });
});

test('Z15-CASE-16 Z15-SEARCH-03 Z15-SEARCH-04 Z15-SEARCH-05 Z15-SEARCH-11 Z15-SHEET-04: the quick search of the rulebook', () => {
  table(4, {
    heroes: [{ hero: 'snow', at: '02-B:F', weapons: ['shotgun:1'] }],
    zombies: {},
    search: ['assault-rifle', 'zombie-2', 'zombie-2'],
  })
    .play(0, QUICK)
    .offers(
      0,
      keep('assault-rifle', 0),
      REST,
      { type: 'discard', card: 'assault-rifle' },
      { type: 'discard', card: 'zombie-2' },
    )
    .play(0, keep('assault-rifle', 0))
    .play(0, REST)
    .shows({
      zombies: { '02-B:F': 4 },
      heroes: [{ weapons: ['assault-rifle:4'] }, {}, {}, {}],
      removed: ['shotgun'],
      discard: ['zombie-2', 'zombie-2'],
      searchDeck: 53,
    });
});

test('Z15-SEARCH-03: the cards are shown to everybody', () => {
  const laid = table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, search: ['axe', 'zombie-1', 'ammo'] }).play(
    0,
    QUICK,
  );
  for (const seat of [0, 1, 2, 3, null])
    expect(laid.m.game.view(laid.m, seat).focus).toEqual({
      type: 'quickSearch',
      cards: ['axe', 'zombie-1', 'ammo'],
      spared: null,
    });
});

test('Z15-CASE-17 Z15-SEARCH-06: the discard is laid in the order he likes', () => {
  table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, search: ['axe', 'zombie-1', 'ammo'] })
    .play(0, QUICK)
    .play(0, { type: 'discard', card: 'zombie-1' })
    .asks('quickSearch/order', 0)
    .forbids(0, { type: 'keep' })
    .play(0, { type: 'discard', card: 'ammo' })
    .asks('turn/act', 0)
    .shows({ discard: ['axe', 'ammo', 'zombie-1'] });
});

test('Z15-SEARCH-06 Z15-SEARCH-18: without a word equipment lies above zombies, where others fetch it without risk', () => {
  table(4, {
    heroes: [{ at: '02-B:F' }, { at: '02-B:F' }],
    zombies: {},
    search: ['axe', 'zombie-1', 'ammo'],
  })
    .play(0, QUICK)
    .play(0, REST)
    .shows({ discard: ['ammo', 'axe', 'zombie-1'], zombies: { '02-B:F': 1 } });
  table(4, { heroes: [{ hero: 'severity', at: '02-B:F' }], zombies: {}, discard: ['axe', 'zombie-2'] })
    .play(0, CAREFUL)
    .play(0, { type: 'take', depth: 0, card: 'axe', instead: 0 })
    .shows({ zombies: {}, discard: ['zombie-2'] });
});

test('Z15-SEARCH-05: any number of cards may be kept, but none of those just found is given up for another', () => {
  table(4, { heroes: [{ at: '02-B:F', weapons: [] }], zombies: {}, search: ['axe', 'machete', 'chainsaw'] })
    .play(0, QUICK)
    .play(0, keep('axe'))
    .forbids(0, { type: 'keep', card: 'chainsaw' })
    .play(0, keep('machete'))
    .offers(0, REST)
    .play(0, REST)
    .shows({ heroes: [{ weapons: ['axe:4', 'machete:4'] }, {}, {}, {}], discard: ['chainsaw'] });
});

test('Z15-CASE-18 Z15-SEARCH-08: the careful search of the rulebook', () => {
  const laid = table(4, {
    heroes: [{ hero: 'josh', at: '02-B:F', weapons: [] }],
    zombies: {},
    discard: ['zombie-2', 'machete', 'zombie-2', 'chainsaw', 'zombie-1'],
  }).play(0, CAREFUL);
  laid.offers(
    0,
    { type: 'take', depth: 1, card: 'machete', instead: null },
    { type: 'take', depth: 3, card: 'chainsaw', instead: null },
    { type: 'takeNothing' },
  );
  expect(preview(laid.m, 0, { type: 'take', depth: 3, card: 'chainsaw', instead: null })).toEqual({
    type: 'take',
    lost: ['zombie-2', 'machete', 'zombie-2'],
    removed: null,
  });
  laid.play(0, { type: 'take', depth: 3, card: 'chainsaw', instead: null }).shows({
    removed: ['zombie-2', 'machete', 'zombie-2'],
    discard: ['zombie-1'],
    heroes: [{ weapons: ['chainsaw:3'] }, {}, {}, {}],
    zombies: {},
  });
});

test('Z15-CASE-19 Z15-SEARCH-09: taking nothing costs the action and nothing else', () => {
  const discard = ['zombie-2', 'machete', 'zombie-2', 'chainsaw', 'zombie-1'];
  table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, discard })
    .play(0, CAREFUL)
    .play(0, { type: 'takeNothing' })
    .shows({ discard, removed: [], actions: 3 });
  table(4, { heroes: [{ at: '02-B:F' }], zombies: {} }).refuses(0, CAREFUL, 'Z15-SEARCH-09');
});

test('Z15-CASE-20 Z15-SEARCH-03 Z15-RULING-06: a short deck is drawn to its end, an empty one forbids the quick search', () => {
  table(4, {
    heroes: [{ at: '02-B:F' }, { at: '02-B:F' }],
    zombies: {},
    search: ['axe', 'ammo'],
    searchLeft: 2,
  })
    .play(0, QUICK)
    .play(0, REST)
    .shows({ searchDeck: 0, discard: ['ammo', 'axe'] })
    .refuses(0, QUICK, 'Z15-SEARCH-03')
    .allows(0, CAREFUL)
    .play(0, END)
    .play(0, PASS)
    .refuses(1, QUICK, 'Z15-SEARCH-03')
    .allows(1, CAREFUL);
});

test('Z15-SEARCH-10: what has no slot on his sheet cannot be taken', () => {
  table(4, {
    heroes: [{ hero: 'vance', at: '02-B:F' }],
    zombies: {},
    discard: ['pistol', 'machete'],
  })
    .play(0, CAREFUL)
    .offers(0, { type: 'take', depth: 1, card: 'machete', instead: null }, { type: 'takeNothing' });
});

test('Z15-SEARCH-12: a search may rearrange the sheet: a light weapon gives the big slot up without being lost', () => {
  table(4, { heroes: [{ at: '02-B:F', weapons: ['machete:2'] }], zombies: {}, search: ['axe', 'zombie-1', 'zombie-1'] })
    .forbids(0, { type: 'replace' })
    .play(0, QUICK)
    .play(0, keep('axe'))
    .play(0, REST)
    .shows({ heroes: [{ weapons: ['machete:2', 'axe:4'] }, {}, {}, {}], removed: [] });
});

describe('tokens', () => {
  const take = { type: 'takeToken', token: 0 } as const;

  test('Z15-SEARCH-13 Z15-RULING-07: are taken in any zone, a street too, but not with something heavy', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, tokens: [{ token: 'bag-1', at: '02-B' }] }).allows(0, take);
    table(4, {
      heroes: [{ at: '02-B', heavy: 'radio' }],
      zombies: {},
      tokens: [{ token: 'bag-1', at: '02-B' }],
    }).forbids(0, take);
  });

  test('Z15-CASE-22 Z15-SEARCH-14: a hidden token is shown to all and may be kept', () => {
    const laid = table(4, {
      heroes: [{ hero: 'snow', at: '02-B:F', backpack: ['bag-1', 'bag-1'] }],
      actions: 2,
      zombies: {},
      tokens: [{ token: 'key-blue', at: '02-B:F' }],
    });
    expect(laid.m.game.view(laid.m, 3).tokens).toEqual([{ id: 0, zone: z('02-B:F'), token: null }]);
    laid.play(0, take).asks('token/choose', 0);
    expect(laid.m.game.view(laid.m, 3).focus).toMatchObject({ type: 'token', token: 'key-blue' });
    laid
      .play(0, { type: 'keepToken' })
      .shows({ actions: 1, tokens: [], heroes: [{ backpack: ['bag-1', 'bag-1', 'key-blue'] }, {}, {}, {}] });
  });

  test('Z15-CASE-23 Z15-SEARCH-14: or be left face up', () => {
    table(4, { heroes: [{ at: '02-B:F' }], actions: 2, zombies: {}, tokens: [{ token: 'key-blue', at: '02-B:F' }] })
      .play(0, take)
      .play(0, { type: 'leaveToken' })
      .shows({
        actions: 1,
        tokens: [{ token: 'key-blue', at: '02-B:F', up: true }],
        heroes: [{ backpack: [] }, {}, {}, {}],
      });
  });

  test('Z15-CASE-91 Z15-SEARCH-14 Z15-SEARCH-16: with a full backpack it may be exchanged', () => {
    const laid = () =>
      table(4, {
        heroes: [{ hero: 'josh', at: '02-B:F', backpack: ['bag-1', 'bag-1', 'key-red'] }],
        actions: 2,
        zombies: {},
        tokens: [{ token: 'bag-3', at: '02-B:F' }],
      }).play(0, take);
    laid()
      .offers(
        0,
        { type: 'exchangeToken', token: 'bag-1' },
        { type: 'exchangeToken', token: 'key-red' },
        { type: 'leaveToken' },
      )
      .play(0, { type: 'exchangeToken', token: 'bag-1' })
      .shows({
        actions: 1,
        heroes: [{ backpack: ['bag-1', 'key-red', 'bag-3'] }, {}, {}, {}],
        tokens: [{ token: 'bag-1', at: '02-B:F', up: true }],
      });
    laid()
      .play(0, { type: 'leaveToken' })
      .shows({ actions: 1, tokens: [{ token: 'bag-3', up: true }] });
  });

  test('Z15-SEARCH-14: one that lies open and fits needs no second answer', () => {
    table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, tokens: [{ token: 'bag-3', at: '02-B:F', up: true }] })
      .play(0, take)
      .asks('turn/act', 0)
      .shows({ actions: 3, heroes: [{ backpack: ['bag-3'] }, {}, {}, {}] });
  });

  test('Z15-SEARCH-15: unconscious heroes give up tokens, even when a third hero carries them, but never equipment', () => {
    const given = {
      heroes: [
        { hero: 'josh', at: '02-B' },
        { hero: 'severity', at: '02-B', carries: 'snow' },
        { hero: 'snow', at: '02-B', posture: 'unconscious', backpack: ['key-blue', 'bag-1'], objects: ['ammo'] },
      ],
      zombies: {},
    };
    table(4, given)
      .offers(
        0,
        go(z('01-B')),
        go(z('03-B')),
        go(z('02-B:F')),
        { type: 'takeFromHero', hero: 'snow', token: 'key-blue' },
        { type: 'takeFromHero', hero: 'snow', token: 'bag-1' },
        END,
      )
      .play(0, { type: 'takeFromHero', hero: 'snow', token: 'key-blue' })
      .shows({ actions: 3, heroes: [{ backpack: ['key-blue'] }, {}, { backpack: ['bag-1'] }, {}] })
      .play(0, END)
      .play(0, PASS)
      .forbids(1, { type: 'takeFromHero' });
  });

  test('Z15-SEARCH-16 Z15-RULING-08 Z15-RULING-22 Z15-SHEET-04: putting a token down is free, with or without zombies', () => {
    table(4, { heroes: [{ at: '02-B', backpack: ['key-red'] }], actions: 0, zombies: { '02-B': 2 } })
      .play(0, { type: 'dropToken', token: 'key-red' })
      .shows({
        actions: 0,
        heroes: [{ backpack: [] }, {}, {}, {}],
        tokens: [{ token: 'key-red', at: '02-B:R', up: true }],
      });
    table(4, { heroes: [{ at: '02-B', posture: 'down', backpack: ['key-red'] }], zombies: {} }).forbids(0, {
      type: 'dropToken',
    });
  });

  test('Z15-SEARCH-17: a scenario item goes on a slot of its kind', () => {
    table(4, { heroes: [{ hero: 'hazel', at: '14-A:F', objects: ['ammo'] }], zombies: {} }, { scenario: 'S07' })
      .play(0, { type: 'takeItem', item: 0, instead: 0 })
      .shows({ actions: 3, removed: ['ammo'], heroes: [{ objects: ['flashlight'] }, {}, {}, {}] });
  });
});

describe('Z15-SEARCH-17: items of a scenario, in play', () => {
  const at = (hero: object, rest: object = {}) =>
    table(
      4,
      {
        heroes: [{ hero: 'severity', at: '14-A:F', ...hero }],
        items: [
          { card: 'scenario-first-aid-kit', at: '14-A:F' },
          { card: 'flashlight', at: '14-A:F' },
          { card: 'flashlight', at: '14-A:F' },
          { card: 'flashlight', at: '14-A' },
        ],
        tokens: [],
        zombies: {},
        ...rest,
      },
      { scenario: 'S07' },
    );
  const take = (item: number, instead: number | null = null) => ({ type: 'takeItem', item, instead }) as const;
  const takes = (laid: ReturnType<typeof at>) => options(laid.m, 0).filter(({ type }) => type === 'takeItem');

  test('Z15-SEARCH-17: equal ones are offered once, those of another zone not at all', () => {
    expect(takes(at({}))).toEqual([take(0), take(1)]);
  });

  test('Z15-SEARCH-17: the one he takes leaves the zone for his sheet, whole, for one action', () => {
    at({})
      .play(0, take(1))
      .shows({ actions: 3, heroes: [{ objects: ['flashlight'] }, {}, {}, {}] })
      .check(s => expect(s.items.map(({ id }) => id)).toEqual([0, 2, 3]))
      .play(0, take(0))
      .shows({ heroes: [{ objects: ['flashlight', 'scenario-first-aid-kit:2'] }, {}, {}, {}] });
  });

  test('Z15-SEARCH-17: with full slots what makes room leaves the game', () => {
    const full = at({ objects: ['ammo', 'dog'] });
    expect(takes(full)).toEqual([take(0, 0), take(0, 1), take(1, 0), take(1, 1)]);
    full.play(0, take(1, 0)).shows({ removed: ['ammo'], heroes: [{ objects: ['dog:1', 'flashlight'] }, {}, {}, {}] });
  });

  test('Z15-SEARCH-17: neither among zombies nor without an action', () => {
    at({}, { zombies: { '14-A:F': 1 } }).refuses(0, take(1), 'Z15-SEARCH-13');
    at({}, { zombies: { '14-A': 1 } }).allows(0, take(1));
    at({}, { actions: 0 }).refuses(0, take(1), 'Z15-TURN-02');
  });
});

test('Z15-SEARCH-14 Z15-SEARCH-15 Z15-SEARCH-16: equal tokens are one choice, and each that is put down is one of its own', () => {
  const laid = table(4, {
    heroes: [
      { hero: 'josh', at: '02-B', backpack: ['bag-1', 'bag-1', 'bag-2'] },
      { hero: 'will', at: '02-B', posture: 'unconscious', backpack: ['bag-3', 'bag-3'] },
    ],
    zombies: {},
    tokens: [],
  });
  const types = (type: string) => options(laid.m, 0).filter(action => action.type === type);
  expect(types('dropToken')).toEqual([
    { type: 'dropToken', token: 'bag-1' },
    { type: 'dropToken', token: 'bag-2' },
  ]);
  expect(types('takeFromHero')).toEqual([{ type: 'takeFromHero', hero: 'will', token: 'bag-3' }]);
  laid.play(0, { type: 'dropToken', token: 'bag-2' }).play(0, { type: 'dropToken', token: 'bag-1' });
  expect(laid.m.state.tokens.map(({ id, token }) => [id, token])).toEqual([
    [0, 'bag-2'],
    [1, 'bag-1'],
  ]);
  laid.play(0, { type: 'takeToken', token: 0 }).shows({ heroes: [{ backpack: ['bag-1', 'bag-2'] }, {}, {}, {}] });
  laid.play(0, { type: 'dropToken', token: 'bag-2' });
  expect(laid.m.state.tokens.map(({ id }) => id)).toEqual([1, 2]);
  laid.play(0, { type: 'takeFromHero', hero: 'will', token: 'bag-3' });
  laid.shows({ heroes: [{ backpack: ['bag-1', 'bag-3'] }, { backpack: ['bag-3'] }, {}, {}], actions: 2 });
});

test('Z15-SEARCH-05 Z15-SEARCH-06: equal cards are one choice; of one kind there is nothing to order', () => {
  table(4, { heroes: [{ at: '02-B:F', weapons: [] }], zombies: {}, search: ['axe', 'axe', 'axe'] })
    .play(0, QUICK)
    .offers(0, keep('axe'), REST)
    .play(0, keep('axe'))
    .shows({ heroes: [{ weapons: ['axe:4'] }, {}, {}, {}] });
});

test('Z15-CASE-26 Z15-SHEET-01 Z15-SHEET-02 Z15-SHEET-03: where a weapon finds room', () => {
  const found = (card: string) =>
    table(4, {
      heroes: [{ at: '02-B:F', weapons: ['axe', 'machete'] }],
      zombies: {},
      search: [card, 'zombie-1', 'zombie-1'],
    }).play(0, QUICK);
  const rest = [REST, { type: 'discard', card: 'zombie-1' } as const];
  found('chainsaw')
    .offers(0, keep('chainsaw', 0), { type: 'discard', card: 'chainsaw' }, ...rest)
    .play(0, keep('chainsaw', 0))
    .play(0, REST)
    .shows({ removed: ['axe'], heroes: [{ weapons: ['machete:4', 'chainsaw:3'] }, {}, {}, {}] });
  found('crowbar').offers(0, keep('crowbar', 0), keep('crowbar', 1), { type: 'discard', card: 'crowbar' }, ...rest);
});

test('Z15-SHEET-01 Z15-SHEET-02: blue slots hold light objects, one each', () => {
  table(4, {
    heroes: [{ at: '02-B:F', weapons: [], objects: ['ammo', 'first-aid-kit:1'] }],
    zombies: {},
    search: ['first-aid-kit', 'zombie-1', 'zombie-1'],
  })
    .play(0, QUICK)
    .allows(0, keep('first-aid-kit', 0), keep('first-aid-kit', 1))
    .forbids(0, keep('first-aid-kit', null))
    .play(0, keep('first-aid-kit', 1))
    .play(0, REST)
    .shows({ heroes: [{ objects: ['ammo:1', 'first-aid-kit:2'] }, {}, {}, {}] });
});

test('Z15-SHEET-03 Z15-SHEET-06: slots of each sheet', () => {
  const slots = (hero: string, scenario: 'S02' | 'S03') => {
    const { m } = table(4, { heroes: [{ hero }] }, { scenario });
    const seen = m.game.view(m, null).heroes[0];
    return [seen?.objectSlots, seen?.backpackSlots];
  };
  expect(slots('josh', 'S03')).toEqual([2, 3]);
  expect(slots('hazel', 'S03')).toEqual([1, 2]);
  expect(slots('will', 'S03')).toEqual([2, 4]);
  expect([slots('hazel', 'S02'), slots('will', 'S02')]).toEqual([
    [2, 3],
    [2, 3],
  ]);
  table(4, {
    heroes: [{ hero: 'hazel', at: '02-B', backpack: ['bag-1', 'bag-2'] }],
    zombies: {},
    tokens: [{ token: 'bag-3', at: '02-B' }],
  })
    .play(0, { type: 'takeToken', token: 0 })
    .forbids(0, { type: 'keepToken' });
});

test('Z15-SHEET-07: nothing is handed over in play, not even between two heroes of one seat', () => {
  const laid = table(2, {
    heroes: [
      { at: '02-B', weapons: ['axe', 'machete'], objects: ['ammo'] },
      { at: '02-B', weapons: [] },
    ],
    zombies: {},
  });
  laid.offers(0, go(z('01-B')), go(z('03-B')), go(z('02-B:F')), END);
});
