import { describe, expect, test } from 'vitest';
import { deciders, options } from '../../../engine/queries.ts';
import { choose } from '../bots/yardstick.ts';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { SPECIALS, objects } from '../content/objects.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { CAMPAIGN_IDS, type CampaignId } from '../scenarios/shape.ts';
import type { CarriedHero } from '../seen.ts';
import type { Carry } from '../spec.ts';
import { view } from '../view.ts';
import { END, FISTS, fresh, go, on, table } from './table.ts';

const gear = <C extends string>(card: C, uses: number | null) => ({ card, uses });
const carriedHero = (hero: HeroId, seat: number, rest: Partial<CarriedHero> = {}): CarriedHero => ({
  hero,
  seat,
  weapons: [],
  objects: [],
  bags: [],
  ...rest,
});
const carryOf = (next: CampaignId, heroes: readonly CarriedHero[], rest: Partial<Carry> = {}): Carry => ({
  next,
  won: true,
  attempts: 0,
  deeds: [],
  heroes,
  ...rest,
});

/** The four usual heroes are picked again, one per seat. */
function open(carry: Carry, heroes: readonly HeroId[] = ['josh', 'severity', 'sai-fon', 'snow']) {
  const laid = fresh(heroes.length, { scenario: carry.next ?? 'S04', carry, firstPlayer: 0 });
  heroes.forEach((hero, seat) => laid.play(seat, { type: 'pickHero', hero }));
  return laid;
}

/** A won scenario 3, as the campaign keeps it. */
const won = (josh: object = {}) =>
  table(4, {
    heroes: [{ hero: 'josh', at: '20-B', ...josh }, { at: '07-A' }, { at: '07-A' }, { at: '07-A' }],
    zombies: {},
  }).play(0, go(on('S03')('07-A'))).m.outcome?.carry as Carry;

test('Z15-CAMP-01 Z15-CAMP-12: scenarios follow each other; what is kept of a win', () => {
  const carry = won({ weapons: ['axe:2'], backpack: ['bag-1', 'bag-3', 'key-red', 'provisions'] });
  expect(carry).toMatchObject({ next: 'S04', won: true, attempts: 0 });
  expect(carry.heroes[0]).toEqual(
    carriedHero('josh', 0, { weapons: [{ card: 'axe', uses: 2 }], bags: ['bag-1', 'bag-3'] }),
  );
  expect(carry.deeds).toEqual([
    {
      scenario: 'S03',
      won: true,
      reason: 'won',
      left: 900_000,
      track: 'growl60',
      ownTrack: 'growl60',
      paused: false,
      undone: false,
      heroes: ['josh', 'severity', 'sai-fon', 'snow'],
      trades: [],
    },
  ]);
  expect(JSON.parse(JSON.stringify(carry))).toEqual(carry);
  const last = table(
    4,
    { heroes: [{ at: '21-B' }, { at: '24-B' }, { at: '24-B' }, { at: '24-B' }], zombies: {}, alpha: null },
    { scenario: 'S15' },
  );
  expect(last.play(0, go(on('S15')('24-B'))).m.outcome?.carry?.next).toBeNull();
  expect(CAMPAIGN_IDS).toHaveLength(15);
});

test('Z15-CAMP-04 Z15-CAMP-09: while the team is chosen one sees who brings back what; bots go on with the heroes they had', () => {
  const carry = carryOf('S04', [
    carriedHero('josh', 0, { weapons: [gear('axe', 2)] }),
    carriedHero('snow', 1, { weapons: [gear('pistol', 3)] }),
  ]);
  const laid = fresh(4, { scenario: 'S04', carry, firstPlayer: 0 });
  expect(view(laid.m).campaign?.heroes).toEqual(carry.heroes);
  for (const hero of ['josh', 'snow'] as const) {
    const seat = deciders(laid.m)[0] ?? -1;
    const picked = choose(laid.m, 'scenario/heroes', options(laid.m, seat));
    expect(picked).toEqual({ type: 'pickHero', hero });
    laid.play(seat, picked);
  }
});

test('Z15-CAMP-12: it is on record which scenario was won or lost with something taken back, and only that one', () => {
  const once = won();
  const again = { ...once, deeds: [...once.deeds, ...once.deeds] };
  const marked = game.whenUndone?.(again);
  expect(marked?.deeds.map(({ undone }) => undone)).toEqual([false, true]);
  expect({ ...marked, deeds: [] }).toEqual({ ...once, deeds: [] });
  expect(once.deeds[0]?.undone, 'nothing else is changed').toBe(false);
});

test('Z15-CASE-59 Z15-CAMP-02 Z15-CAMP-03 Z15-CAMP-04 Z15-CAMP-05 Z15-CAMP-07: the Checkpoint of Josh', () => {
  const carry = won({ life: 1, weapons: ['axe:2'], objects: ['molotov'], backpack: ['bag-1', 'bag-3'] });
  expect(carry.heroes[0]?.objects).toEqual([]); // the Molotov is back in the stock
  const laid = open(carry)
    .asks('checkpoint/equip', 0)
    .play(0, { type: 'keepEquipment' })
    .asks('checkpoint/give', 0)
    .play(0, { type: 'giveBag', from: 'josh', bag: 'bag-1', to: 'snow' })
    .play(0, { type: 'ready' })
    .asks('checkpoint/give', 3)
    .play(3, { type: 'ready' })
    .asks('checkpoint/trade', 0)
    .forbids(0, { type: 'trade', bag: 'bag-1' })
    .play(0, { type: 'trade', bag: 'bag-3', card: 'defibrillator', instead: null })
    .asks('checkpoint/trade', 3)
    .play(3, { type: 'keepBags' })
    .asks('scenario/start', 0);
  laid.shows({
    heroes: [
      { life: 3, weapons: ['axe:2'], objects: ['defibrillator:1'], backpack: [] },
      {},
      {},
      { backpack: ['bag-1'] },
    ],
  });
  expect(laid.m.state.stock).toHaveLength(17);
  expect(laid.m.state.stock).toContain('molotov');
});

test('Z15-CAMP-03: a special card is unique, and comes back to the stock after the scenario', () => {
  const bags = carryOf('S05', [
    carriedHero('josh', 0, { bags: ['bag-1'] }),
    carriedHero('severity', 1, { bags: ['bag-1'] }),
    carriedHero('sai-fon', 2),
    carriedHero('snow', 3),
  ]);
  const laid = open(bags);
  for (const seat of [0, 1, 2, 3]) laid.play(seat, { type: 'takeStarter' });
  laid.play(0, { type: 'ready' }).play(1, { type: 'ready' });
  laid.play(0, { type: 'trade', bag: 'bag-1', card: 'cat', instead: null });
  laid.forbids(1, { type: 'trade', card: 'cat' });
  const values = SPECIALS.filter(card => objects[card].value === 1 && card !== 'cat');
  laid.offers(
    1,
    { type: 'keepBags' },
    ...values.map(card => ({ type: 'trade', bag: 'bag-1', card, instead: null }) as const),
  );
  expect(fresh(4, { scenario: 'S06', carry: carryOf('S06', []) }).m.state.stock).toEqual([...SPECIALS]);
});

test('Z15-CAMP-04: he is asked wherever what he has is not what he would begin with', () => {
  const bow = gear('josh-bow' as const, 4);
  const asked = (own: Partial<CarriedHero>) =>
    open(carryOf('S04', [carriedHero('josh', 0, own)])).m.stack.at(-1)?.at === 'equip';
  expect(asked({ weapons: [bow] }), 'the same').toBe(false);
  expect(asked({ weapons: [gear('josh-bow' as const, 3)] }), 'used').toBe(true);
  expect(asked({ weapons: [gear('axe' as const, 4)] }), 'another').toBe(true);
  expect(asked({ weapons: [bow, gear('axe' as const, 4)] }), 'two').toBe(true);
  expect(asked({ weapons: [bow], objects: [gear('ammo' as const, 1)] }), 'an object').toBe(true);
  expect(asked({ weapons: [] }), 'nothing').toBe(true);
});

test('Z15-CAMP-04: seats choose in their order, whoever plays first, and the table hears what each one took', () => {
  const axe = { weapons: [gear('axe' as const, 1)] };
  const heroes = [carriedHero('josh', 0, axe), carriedHero('severity', 1, axe), carriedHero('snow', 3, axe)];
  const laid = fresh(4, { scenario: 'S04', carry: carryOf('S04', heroes), firstPlayer: 2 });
  (['josh', 'severity', 'sai-fon', 'snow'] as const).forEach((hero, seat) =>
    laid.play(seat, { type: 'pickHero', hero }),
  );
  laid.asks('checkpoint/equip', 0).play(0, { type: 'keepEquipment' });
  laid.hears(0, { type: 'equipmentKept', hero: 'josh', kept: true });
  laid.asks('checkpoint/equip', 1).play(1, { type: 'takeStarter' });
  laid.hears(0, { type: 'equipmentKept', hero: 'severity', kept: false });
  laid.asks('checkpoint/equip', 3);
});

test('Z15-CAMP-09: of two heroes of a seat the new one inherits the bags of the one who left', () => {
  const carry = carryOf('S04', [
    carriedHero('josh', 0, { bags: ['bag-1'] }),
    carriedHero('severity', 0, { weapons: [gear('severity-sabre' as const, 5)] }),
  ]);
  const laid = fresh(2, { scenario: 'S04', carry, firstPlayer: 0 });
  for (const [seat, hero] of [
    [0, 'severity'],
    [1, 'snow'],
    [0, 'will'],
    [1, 'sai-fon'],
  ] as const)
    laid.play(seat, { type: 'pickHero', hero });
  laid.play(0, { type: 'playFirst', hero: 'severity' }).play(1, { type: 'playFirst', hero: 'snow' });
  expect(laid.m.state.heroes.map(({ id, backpack }) => [id, backpack])).toEqual([
    ['severity', []],
    ['will', ['bag-1']],
    ['snow', []],
    ['sai-fon', []],
  ]);
});

test('Z15-CAMP-04: all of the present equipment or the starter, no mixture; scenario cards go back to the box', () => {
  const carry = won({ weapons: ['pistol:1', 'axe:0'], objects: ['flashlight', 'ammo'] });
  expect(carry.heroes[0]?.objects).toEqual([gear('ammo', 1)]);
  open(carry)
    .offers(0, { type: 'keepEquipment' }, { type: 'takeStarter' })
    .play(0, { type: 'takeStarter' })
    .shows({
      heroes: [{ weapons: ['josh-bow:4'], objects: [] }, {}, {}, {}],
    });
  open(carry)
    .play(0, { type: 'keepEquipment' })
    .shows({
      heroes: [{ weapons: ['pistol:1', 'axe:0'], objects: ['ammo:1'] }, {}, {}, {}],
    });
  // whoever has just his starter has nothing to choose
  open(won()).asks('scenario/start', 0);
});

test('Z15-CAMP-05: bags may be given to heroes with room, or thrown away', () => {
  const carry = carryOf('S05', [
    carriedHero('josh', 0, { bags: ['bag-1', 'bag-2'] }),
    carriedHero('severity', 1, { bags: ['bag-1', 'bag-1', 'bag-1'] }),
    carriedHero('sai-fon', 2),
    carriedHero('snow', 3),
  ]);
  const laid = open(carry);
  for (const seat of [0, 1, 2, 3]) laid.play(seat, { type: 'takeStarter' });
  laid
    .forbids(0, { type: 'giveBag', to: 'severity' })
    .allows(0, { type: 'giveBag', from: 'josh', bag: 'bag-2', to: 'snow' })
    .play(0, { type: 'discardBag', from: 'josh', bag: 'bag-1' })
    .play(0, { type: 'giveBag', from: 'josh', bag: 'bag-2', to: 'snow' })
    .asks('checkpoint/give', 1) // without bags there is nothing left to give
    .shows({ heroes: [{ backpack: [] }, {}, {}, { backpack: ['bag-2'] }] });
});

test('Z15-CAMP-06: the card taken needs a blue slot', () => {
  const carry = carryOf('S05', [
    carriedHero('hazel', 0, { weapons: [gear('axe', 1)], objects: [gear('ammo', 1)], bags: ['bag-1'] }),
  ]);
  const laid = open(carry, ['hazel', 'severity', 'sai-fon', 'snow'])
    .play(0, { type: 'keepEquipment' })
    .play(0, { type: 'ready' });
  laid.forbids(0, { type: 'trade', instead: null });
  laid.play(0, { type: 'trade', bag: 'bag-1', card: 'cat', instead: 0 }).shows({
    heroes: [{ objects: ['cat:1'] }, {}, {}, {}],
    removed: ['ammo'],
  });
});

test('Z15-CAMP-07: bags that are kept take up slots; keys and goals have gone', () => {
  const carry = won({ backpack: ['bag-3', 'key-red', 'provisions'] });
  expect(carry.heroes[0]?.bags).toEqual(['bag-3']);
  open(carry)
    .play(0, { type: 'ready' })
    .play(0, { type: 'keepBags' })
    .shows({ heroes: [{ backpack: ['bag-3'] }, {}, {}, {}] });
});

describe('Z15-CAMP-08: a lost scenario', () => {
  const lost = table(
    4,
    { heroes: [{ weapons: ['axe'], objects: ['dog'], backpack: ['bag-1'] }], elapsed: 899_999 },
    { carry: carryOf('S03', [], { attempts: 1, won: false, deeds: [] }) },
  ).after(1).m.outcome?.carry as Carry;

  test('Z15-CAMP-08: costs bags and equipment and is played again', () => {
    expect(lost).toMatchObject({ next: 'S03', won: false, attempts: 2 });
    expect(lost.heroes[0]).toEqual(carriedHero('josh', 0));
    open(lost)
      .asks('scenario/start', 0)
      .shows({ heroes: [{ weapons: ['josh-bow:4'], objects: [], backpack: [] }, {}, {}, {}] });
  });

  test('Z15-CAMP-08 Z15-CAMP-12: it is on record, and attempts begin anew with the next scenario', () => {
    expect(lost.deeds).toMatchObject([{ scenario: 'S03', won: false, reason: 'time', left: 0 }]);
    const again = table(
      4,
      { heroes: [{ at: '20-B' }, { at: '07-A' }, { at: '07-A' }, { at: '07-A' }], zombies: {} },
      { carry: lost },
    ).play(0, go(on('S03')('07-A')));
    expect(again.m.outcome?.carry).toMatchObject({ next: 'S04', attempts: 0, deeds: [{ won: false }, { won: true }] });
  });

  test('Z15-CAMP-08: giving up is losing', () => {
    const { m } = table(4, {});
    expect(game.concede?.(m, 2)).toMatchObject({
      reason: 'conceded',
      scores: [0, 0, 0, 0],
      carry: { next: 'S03', won: false },
    });
  });

  test('Z15-CAMP-12 Z15-SETUP-12: the time left is that of the track, however long the table took to begin', () => {
    const laid = fresh(4, { scenario: 'S03', firstPlayer: 0 });
    (['josh', 'severity', 'sai-fon', 'snow'] as const).forEach((hero, seat) =>
      laid.play(seat, { type: 'pickHero', hero }),
    );
    const left = () => game.concede?.(laid.m, 0).carry?.deeds[0]?.left;
    laid.after(300_000);
    expect(left(), 'before the start').toBe(900_000);
    laid.play(0, { type: 'start' }).after(50_000);
    expect(left()).toBe(850_000);
  });
});

test('Z15-CAMP-09: another hero begins with his own weapon, and the bags stay with the seat', () => {
  const carry = won({ weapons: ['axe:2'], backpack: ['bag-1', 'bag-3'] });
  const laid = fresh(4, { scenario: 'S04', carry, firstPlayer: 0 });
  expect(options(laid.m, 0), 'his own first, each of the eight once').toEqual(
    ['josh', ...HEROES.filter(hero => hero !== 'josh')].map(hero => ({ type: 'pickHero', hero })),
  );
  const second = fresh(4, { scenario: 'S04', carry, firstPlayer: 0 }).play(0, { type: 'pickHero', hero: 'josh' });
  expect(options(second.m, 1)[0]).toEqual({ type: 'pickHero', hero: 'severity' });
  laid.play(0, { type: 'pickHero', hero: 'carter' });
  for (const [seat, hero] of [
    [1, 'severity'],
    [2, 'sai-fon'],
    [3, 'snow'],
  ] as const)
    laid.play(seat, { type: 'pickHero', hero });
  laid
    .asks('checkpoint/give', 0)
    .shows({ heroes: [{ hero: 'carter', weapons: ['carter-revolver:4'], backpack: ['bag-1', 'bag-3'] }, {}, {}, {}] });
});

test('Z15-CAMP-10: the number of players may change; a hero keeps his sheet, a new one begins with his starter', () => {
  const carry = won({ weapons: ['axe:2'] });
  const laid = fresh(2, { scenario: 'S04', carry, firstPlayer: 0 });
  for (const [seat, hero] of [
    [0, 'will'],
    [1, 'josh'],
    [0, 'severity'],
    [1, 'snow'],
  ] as const)
    laid.play(seat, { type: 'pickHero', hero });
  laid.play(0, { type: 'playFirst', hero: 'will' }).play(1, { type: 'playFirst', hero: 'josh' });
  laid.asks('checkpoint/equip', 1).play(1, { type: 'keepEquipment' });
  laid.shows({
    heroes: [{ hero: 'will', weapons: ['will-chain:6'] }, {}, { hero: 'josh', seat: 1, weapons: ['axe:2'] }, {}],
  });
});

test('Z15-CAMP-11: after scenario 2 the sheets are turned', () => {
  const carry = table(
    4,
    {
      heroes: [{ at: '02-B', backpack: ['provisions', 'provisions'] }, { at: '08-A' }, { at: '08-A' }, { at: '08-A' }],
      zombies: {},
    },
    { scenario: 'S02' },
  ).play(0, go(on('S02')('08-A'))).m.outcome?.carry as Carry;
  expect(carry.next).toBe('S03');
  open(carry)
    .play(0, { type: 'takeStarter' })
    .play(1, { type: 'keepEquipment' })
    .shows({
      heroes: [{ weapons: ['josh-bow:4'], life: 3 }, { weapons: ['severity-candlestick:3'], life: 4 }, {}, {}],
    });
});

test('Z15-CAMP-13: what a turned sheet cannot hold is given up, by choice where there is one', () => {
  const carry = carryOf('S03', [
    carriedHero('hazel', 0, {
      weapons: [gear('axe', 4)],
      objects: [gear('ammo', 1), gear('first-aid-kit', 2)],
      bags: ['bag-1', 'bag-2', 'bag-3'],
    }),
    carriedHero('vance', 1, { weapons: [gear('pistol', 2), gear('machete', 1)] }),
  ]);
  const laid = open(carry, ['hazel', 'vance', 'sai-fon', 'snow'])
    .play(0, { type: 'keepEquipment' })
    .play(1, { type: 'keepEquipment' })
    .asks('fit/giveUp', 0)
    .offers(0, { type: 'giveUp', what: 'object', index: 0 }, { type: 'giveUp', what: 'object', index: 1 })
    .play(0, { type: 'giveUp', what: 'object', index: 0 })
    .asks('fit/giveUp', 0)
    .play(0, { type: 'giveUp', what: 'bag', index: 0 });
  laid.asks('checkpoint/give', 0).shows({
    heroes: [{ objects: ['first-aid-kit:2'], backpack: ['bag-2', 'bag-3'] }, { weapons: ['machete:1'] }, {}, {}],
  });
});

test('Z15-CAMP-13 Z15-SHEET-03: two weapons fit where one of them is light; of two bulky ones he keeps one', () => {
  const armed = (...cards: WeaponId[]) =>
    open(carryOf('S04', [carriedHero('josh', 0, { weapons: cards.map(card => gear(card, 2)) })])).play(0, {
      type: 'keepEquipment',
    });
  armed('pistol', 'machete').asks('scenario/start', 0);
  armed('axe', 'machete').asks('scenario/start', 0);
  armed('axe', 'shotgun')
    .asks('fit/giveUp', 0)
    .offers(0, { type: 'giveUp', what: 'weapon', index: 0 }, { type: 'giveUp', what: 'weapon', index: 1 })
    .play(0, { type: 'giveUp', what: 'weapon', index: 0 })
    .asks('scenario/start', 0)
    .shows({ heroes: [{ weapons: ['shotgun:2'] }, {}, {}, {}] });
});

test('a campaign over two scenarios, from the first picks to a card used in the second', () => {
  const first = fresh(4, { scenario: 'S04', firstPlayer: 0 });
  (['josh', 'severity', 'sai-fon', 'snow'] as const).forEach((hero, seat) =>
    first.play(seat, { type: 'pickHero', hero }),
  );
  first.play(0, { type: 'start' });
  // everybody runs through an empty town; Josh has found two bags on his way
  first.m.state.zombies = first.m.state.zombies.map(() => 0);
  const z = on('S04');
  for (const hero of first.m.state.heroes) hero.zone = z('11-A');
  const josh = first.m.state.heroes[0];
  if (!josh) throw new Error('nobody');
  josh.zone = z('01-B');
  josh.backpack = ['bag-2', 'bag-2'];
  josh.weapons = [{ card: 'shotgun', uses: 1 }];
  first.play(0, go(z('11-A'))).ends('won');
  const carry = JSON.parse(JSON.stringify(first.m.outcome?.carry)) as Carry;
  const second = open(carry)
    .play(0, { type: 'keepEquipment' })
    .play(0, { type: 'giveBag', from: 'josh', bag: 'bag-2', to: 'severity' })
    .play(0, { type: 'ready' })
    .play(1, { type: 'ready' })
    .play(0, { type: 'trade', bag: 'bag-2', card: 'molotov', instead: null })
    .play(1, { type: 'trade', bag: 'bag-2', card: 'helmet', instead: null })
    .play(0, { type: 'start' })
    .asks('turn/act', 0);
  second.m.state.zombies[on('S05')('11-A')] = 6;
  second
    .play(0, { type: 'use', object: 0 })
    .play(0, { type: 'fight', weapon: 0 })
    .shows({
      zombies: { '12-B:R': 1 },
      heroes: [{ weapons: ['shotgun:0'], objects: [] }, { objects: ['helmet'] }, {}, {}],
    });
  second.m.state.zombies[on('S05')('11-A')] = 3;
  second.play(0, END).play(0, { type: 'pass' }).play(1, FISTS).after(900_000);
  expect(second.m.outcome?.carry?.deeds).toMatchObject([
    { scenario: 'S04', won: true, trades: [] },
    {
      scenario: 'S05',
      won: false,
      trades: [
        { hero: 'josh', bag: 'bag-2', card: 'molotov' },
        { hero: 'severity', bag: 'bag-2', card: 'helmet' },
      ],
    },
  ]);
});
