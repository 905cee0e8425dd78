import { type FigureId, MARKERS } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { guess } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { type HeroScape } from '../spec.ts';
import { flyTo, hit, idle, offered, roll, table, walkTo } from './table.ts';

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;

/** Places 1, 2, 3, X on these cards. */
function order(t: Scene<HeroScape>, seat: number, ...cards: FigureId[]): Scene<HeroScape> {
  cards.forEach((on, i) => t.play(seat, { type: 'order', marker: MARKERS[i] ?? 'X', on }));
  return t;
}
const seen = (t: Scene<HeroScape>, eye: number | null, id: FigureId) =>
  t.m.game.view(t.m, eye).figures.find(f => f.id === id)?.orders;

const ARMIES = [
  { 'captain-america': '8,12', 'iron-man': '9,12' },
  { abomination: '3,5', venom: '3,6', 'doctor-doom': '2,7' },
];

describe('order markers', () => {
  test('HS-CASE-06, HS-ROUND-02, HS-ROUND-03, HS-HID-01, HS-HID-07, HS-PROMPT-03: example 3', () => {
    const t = table('clash', { armies: ARMIES, begin: 'order' }).asks('round/order', 0, 1);
    order(t, 0, 'captain-america', 'iron-man', 'iron-man', 'captain-america');
    t.asks('round/order', 1);
    expect(seen(t, 1, 'iron-man')).toMatchObject({ hidden: 0 }); // nothing shows before all have placed
    t.hears(1, { type: 'orderPlaced', marker: 'X', on: null }, { type: 'ordersReady', seat: 0 });
    t.hears(0, { type: 'orderPlaced', marker: 'X', on: 'captain-america' }, { type: 'ordersReady', seat: 0 });
    t.dice(5, 12);
    order(t, 1, 'abomination', 'venom', 'doctor-doom', 'abomination');
    for (const eye of [1, null]) {
      expect(seen(t, eye, 'captain-america')).toEqual({ hidden: 2, shown: [], removed: 0, own: [], ownRemoved: [] });
      expect(seen(t, eye, 'iron-man')).toMatchObject({ hidden: 2, own: [] });
    }
    expect(seen(t, 0, 'captain-america')?.own).toEqual(['1', 'X']);
    expect(['abomination', 'venom', 'doctor-doom'].map(id => seen(t, 0, id as FigureId)?.own)).toEqual([[], [], []]);
    expect(['abomination', 'venom', 'doctor-doom'].map(id => seen(t, 0, id as FigureId)?.hidden)).toEqual([1, 1, 1]);
    expect(seen(t, 0, 'abomination')?.shown).toEqual(['1']); // player 2 has won the initiative and begun
  });

  test('HS-ROUND-02: all four on one card is legal, and who has one card is not asked', () => {
    const t = table('clash', { armies: ARMIES, begin: 'order' });
    order(t, 0, 'iron-man', 'iron-man', 'iron-man', 'iron-man');
    const single = table('clash', { armies: [{ hulk: '8,12' }, ARMIES[1]], begin: 'order' });
    single
      .asks('round/order', 1)
      .check(s => expect(s.orders[0]?.map(o => o.on)).toEqual(['hulk', 'hulk', 'hulk', 'hulk']));
  });

  test('HS-CASE-07, HS-ROUND-04, HS-SCN-23, HS-RULING-38: ties are rolled again with the same bonus', () => {
    const t = table('escalating', {
      armies: [{ hulk: '1,6' }, { thanos: '6,2' }],
      begin: 'order',
      glyphs: [{ kind: 'object-of-power', up: true }, { kind: 'mysterious-item' }],
      powerful: 0,
    });
    // both have a single card, so initiative was rolled at once; this is the same moment with loaded dice
    const m = table('escalating', {
      armies: [{ hulk: '1,6', venom: '2,6' }, { thanos: '6,2' }],
      begin: 'order',
      glyphs: [{ kind: 'object-of-power', up: true }, { kind: 'mysterious-item' }],
      powerful: 0,
    });
    m.dice(10, 12, 5, 7, 3, 4);
    order(m, 0, 'hulk', 'hulk', 'hulk', 'hulk');
    expect(m.events('initiativeRolled')).toMatchObject([
      { rolls: [10, 12], bonus: [2, 0], winner: null },
      { rolls: [5, 7], bonus: [2, 0], winner: null },
      { rolls: [3, 4], bonus: [2, 0], winner: 0 },
    ]);
    m.shows({ first: 0, active: 0 });
    expect(t.m.state.first).toBeLessThan(2);
  });

  test('HS-ROUND-01, HS-ROUND-05, HS-ROUND-06, HS-RULING-42: three turns each in alternation, then the next round', () => {
    const t = table('clash', { armies: ARMIES, begin: 'order' });
    order(t, 0, 'iron-man', 'iron-man', 'iron-man', 'iron-man');
    t.dice(2, 19);
    order(t, 1, 'venom', 'venom', 'venom', 'venom');
    for (let turn = 0; turn < 6; turn++) {
      const seat = turn % 2 === 0 ? 1 : 0;
      t.asks('activation/move', seat).play(seat, stay);
      if (t.m.stack.at(-1)?.at === 'attack') t.play(seat, none);
    }
    expect(t.events('turnBegan').map(e => [e.seat, e.turn])).toEqual([
      [1, 1],
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 3],
      [0, 3],
    ]);
    t.asks('round/order', 0, 1)
      .shows({ round: 2 })
      .check(s => expect(s.orders.flat().every(o => o.on === null)).toBe(true));
    expect(t.events('roundEnded')).toMatchObject([{ round: 1, orders: { length: 8 } }]);
  });

  test('HS-CASE-14, HS-TURN-02, HS-ROUND-07, HS-HID-04: markers of a destroyed card skip turns unseen', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': 'destroyed', 'captain-america': '8,12' }, { venom: '3,5' }],
      acts: 'captain-america',
      first: 0,
      orders: [
        ['captain-america', 'iron-man', 'iron-man', 'captain-america'],
        ['venom', 'venom', 'venom', 'venom'],
      ],
    });
    const wait = (seat: number) => idle(t, seat);
    wait(0);
    wait(1); // turn 2 of player 1 is skipped
    expect(t.events('turnSkipped')).toMatchObject([{ seat: 0, turn: 2 }]);
    expect(seen(t, 1, 'iron-man')).toMatchObject({ hidden: 2, shown: [] });
    expect(t.m.game.view(t.m, 1).players[0]?.skipped).toEqual([2]);
    wait(1); // turn 3 is skipped too, then venom's third turn
    expect(t.events('turnSkipped')).toHaveLength(2);
    wait(1);
    expect(t.events('roundEnded')[0]?.orders).toContainEqual({ seat: 0, marker: '2', on: 'iron-man' });
    t.check(s => expect(s.orders[0]?.every(o => o.on === 'captain-america')).toBe(true)); // the only card left
  });

  test('HS-TURN-02: a guess never puts the marker of a skipped turn on a living card', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': 'destroyed', 'captain-america': '8,12', hulk: '9,12' }, { venom: '3,5' }],
      acts: 'captain-america',
      first: 0,
      orders: [
        ['captain-america', 'iron-man', 'hulk', 'captain-america'],
        ['venom', 'venom', 'venom', 'venom'],
      ],
    });
    idle(idle(t, 0), 1); // now the second turn of player 1 has been skipped
    const rng = seedRng('guess');
    for (let i = 0; i < 30; i++) expect(guess(t.m, 1, rng).state.orders[0]?.[1]?.on).toBe('iron-man');
  });
});

describe('turns', () => {
  test('HS-TURN-04: the order of things within a turn', () => {
    const t = table('genius', {
      armies: [{ 'silver-surfer': '5,9' }, { thanos: '7,9', venom: '11,11' }],
      acts: 'silver-surfer',
      taken: { 'silver-surfer': ['red-skull', 'doctor-doom'] },
    });
    const steps: string[] = [];
    const note = () => steps.push(String(t.m.stack.at(-1)?.at));
    note();
    t.play(0, walkTo('5,8'));
    note();
    t.play(0, none);
    note();
    t.play(0, none);
    note();
    t.play(0, none);
    note();
    t.play(0, none);
    expect(steps).toEqual(['move', 'dust', 'attack', 'hyperSpeed', 'mindExchange']);
    t.shows({ active: 1 });
  });

  test('HS-TURN-06: a figure destroyed in its own turn loses the rest of it', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '3,9:3', hulk: '-4,12' }, { 'captain-america': '4,9' }],
      acts: 'iron-man',
    });
    t.play(0, stay)
      .dice(...roll(4, 0), ...roll(6, 0, 1))
      .play(0, hit('captain-america'));
    t.shows({ active: 1, armies: [{ 'iron-man': 'destroyed' }, {}] }); // no second attack
  });

  test('HS-TURN-07: nobody else is moved in a turn, save by a power that answers', () => {
    const t = table('theft', { armies: [{ 'iron-man': '3,9', hulk: '0,9' }, { thanos: '6,9' }], acts: 'iron-man' });
    const before = t.m.state.figures.map(f => f.cell);
    t.play(0, flyTo('3,7'));
    expect(t.m.state.figures.filter((f, i) => f.cell !== before[i]).map(f => f.id)).toEqual(['iron-man']);
    expect(offered(t, 0, 'walk')).toEqual([]);
  });

  test('HS-TURN-08, HS-SCN-63, HS-RULING-45: a stolen carrier cannot hand the device to the thief', () => {
    const t = table('clash', {
      armies: [
        { 'captain-america': '5,8+', 'iron-man': '10,12' },
        { 'doctor-doom': '5,10', venom: '5,7' },
      ],
      acts: 'doctor-doom',
    });
    t.play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.dice(17).play(1, { type: 'mindExchange', target: 'captain-america' }).play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.shows({ glyphs: [{ carrier: 'captain-america' }] });
    expect(t.events('controlReturned')).toHaveLength(1);
    expect(t.events('glyphHanded')).toEqual([]);
    t.check((_s, m) => expect(m.stack.at(-1)?.flow).not.toBe('turnEnd')); // nobody of his own side is beside him
  });
});

describe('what is hidden', () => {
  test('HS-HID-06: all else is open to everybody', () => {
    const t = table('escalating', {
      armies: [{ hulk: '1,5:3', venom: 'destroyed' }, { thanos: '6,9:2' }],
      acts: 'hulk',
    });
    const strip = (eye: number | null) => {
      const { you, players, figures, ...rest } = t.m.game.view(t.m, eye);
      expect([0, 1, null]).toContain(you);
      return { ...rest, wounds: figures.map(f => f.wounds), points: players.map(p => p.points) };
    };
    expect(strip(0)).toEqual(strip(1));
    expect(strip(0)).toEqual(strip(null));
  });

  test('HS-HID-02, HS-GLYPH-05: what lies face down nobody knows', () => {
    const t = table('escalating', { armies: [{ hulk: '0,6' }, { thanos: '6,9' }], acts: 'hulk' });
    for (const eye of [0, 1, null]) expect(t.m.game.view(t.m, eye).glyphs.map(g => g.kind)).toEqual([null, null]);
    t.play(0, walkTo('1,6'));
    expect(t.m.game.view(t.m, 1).glyphs[0]?.kind).toBe(t.m.state.glyphs[0]?.kind);
  });
});
