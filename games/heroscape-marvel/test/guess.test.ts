import { describe, expect, test } from 'vitest';
import { guess, start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { Scene, complete } from '../../../engine/testing/scene.ts';
import { within } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../ids.ts';
import { limitOf, total } from '../rules/armies.ts';
import { game } from '../rules/game.ts';
import type { M } from '../rules/table.ts';
import type { HeroScape } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';
import { idle, setupOf, table } from './table.ts';

// What somebody who thinks ahead takes for possible.

/** What a seat imagines, many times over. */
function imagined<T>(m: M, seat: Seat | null, look: (m: M) => T): T[] {
  const rng = seedRng('guesses');
  return Array.from({ length: 60 }, () => look(guess(m, seat, rng)));
}
const kinds = (all: readonly unknown[]): Set<unknown> => new Set(all);

describe('glyphs', () => {
  const glyphs = (m: M) => m.state.glyphs.map(({ kind }) => kind).join(' ');
  const laid = (up: boolean): M =>
    table('escalating', {
      armies: [{ thanos: '4,9' }, { 'red-skull': '0,6' }],
      acts: 'thanos',
      glyphs: [
        { kind: 'mysterious-item', at: '1,6', up },
        { kind: 'object-of-power', at: '6,6' },
      ],
    }).m;

  test('HS-HID-02: of two that lie face down nobody knows which is which', () => {
    for (const seat of [0, 1, null])
      expect(kinds(imagined(laid(false), seat, glyphs))).toEqual(
        new Set(['mysterious-item object-of-power', 'object-of-power mysterious-item']),
      );
  });

  test('HS-HID-02: what has been turned up is known, and so is the last one', () => {
    expect(kinds(imagined(laid(true), 0, glyphs))).toEqual(new Set(['mysterious-item object-of-power']));
  });
});

describe('order markers', () => {
  const orders = (seat: Seat) => (m: M) => (m.state.orders[seat] ?? []).map(({ on }) => on).join(' ');
  const marker = (seat: Seat, number: number) => (m: M) => m.state.orders[seat]?.[number - 1]?.on;

  const battle = (): M =>
    table('clash', {
      armies: [
        { 'iron-man': '8,12', hulk: '9,12' },
        { venom: '3,5', thanos: '5,5' },
      ],
      acts: 'iron-man',
      first: 0,
      orders: [
        ['iron-man', 'hulk', 'iron-man', 'hulk'],
        ['venom', 'thanos', 'thanos', 'thanos'],
      ],
    }).m;

  test('HS-HID-01: the faces of others that lie hidden, as many on each card as before', () => {
    const m = battle();
    expect(kinds(imagined(m, 1, marker(0, 1)))).toEqual(new Set(['iron-man'])); // it has been revealed
    expect(kinds(imagined(m, 1, marker(0, 2)))).toEqual(new Set(['iron-man', 'hulk']));
    expect(kinds(imagined(m, 1, guessed => orders(0)(guessed).split(' ').sort().join(' ')))).toEqual(
      new Set(['hulk hulk iron-man iron-man']),
    );
    expect(kinds(imagined(m, 1, orders(1)))).toEqual(new Set([orders(1)(m)]));
  });

  test('HS-HID-07: a spectator knows the hidden ones of nobody', () => {
    for (const seat of [0, 1]) expect(kinds(imagined(battle(), null, orders(seat))).size).toBeGreaterThan(1);
  });

  /** Two cards of seat 0 are gone or alive, and nothing of its second turn has been shown. */
  const second = (given: object): M =>
    table('clash', {
      armies: [
        { 'iron-man': 'destroyed', hulk: '9,12' },
        { venom: '3,5', thanos: '5,5' },
      ],
      acts: 'venom',
      turn: 2,
      orders: [
        ['hulk', 'iron-man', 'hulk', 'iron-man'],
        ['venom', 'venom', 'thanos', 'thanos'],
      ],
      ...given,
    }).m;

  test('HS-TURN-02: who has been passed over had its marker on a card without a figure, turn after turn', () => {
    const m = second({ first: 0 });
    for (const number of [1, 2]) expect(kinds(imagined(m, 1, marker(0, number)))).toEqual(new Set(['iron-man']));
  });

  test('HS-TURN-02: whose turn is still to come may have it anywhere', () => {
    expect(kinds(imagined(second({ first: 1 }), 1, marker(0, 2)))).toEqual(new Set(['iron-man', 'hulk']));
  });

  test('HS-TURN-02: who was passed over may have had it on Thanos, who has come back since', () => {
    const armies = [
      { 'iron-man': 'destroyed', thanos: '9,12' },
      { venom: '3,5', hulk: '5,5' },
    ];
    const m = second({
      first: 0,
      armies,
      orders: [
        ['thanos', 'iron-man', 'iron-man', 'thanos'],
        ['venom', 'venom', 'hulk', 'hulk'],
      ],
    });
    expect(kinds(imagined(m, 1, marker(0, 2)))).toEqual(new Set(['iron-man', 'thanos']));
  });

  test('HS-TURN-02, HS-POW-22: whose turn begins with the return of Thanos has revealed nothing yet', () => {
    const t = table('clash', {
      armies: [{ thanos: 'destroyed', hulk: '9,12' }, { venom: '3,5' }],
      acts: 'venom',
      first: 1,
      turn: 2,
      orders: [
        ['thanos', 'thanos', 'hulk', 'thanos'],
        ['venom', 'venom', 'venom', 'venom'],
      ],
    });
    idle(t.dice(20), 1).asks('comeback/place', 0);
    expect(kinds(imagined(t.m, 1, marker(0, 2)))).toEqual(new Set(['thanos', 'hulk']));
  });

  test('HS-HID-03: the marker of a turn passed over may be the one that was blown away', () => {
    const m = second({ first: 0 });
    m.state.orders[0] = (['hidden', 'removed', 'hidden', 'hidden'] as const).map((state, i) => ({
      on: i === 3 ? 'iron-man' : 'hulk',
      state,
    }));
    const lost = imagined(m, 1, ({ state }) => `${state.orders[0]?.[1]?.state} ${state.orders[0]?.[1]?.on}`);
    expect(kinds(lost)).toEqual(new Set(['removed hulk', 'hidden iron-man']));
  });

  test('HS-ROUND-02: while they are being placed, those of others lie on any card in play', () => {
    const t = table('clash', {
      armies: [
        { 'iron-man': '8,12', hulk: '9,12', 'captain-america': 'destroyed' },
        { venom: '3,5', thanos: '5,5' },
      ],
      begin: 'order',
    });
    t.play(0, { type: 'order', marker: '1', on: 'iron-man' }).play(1, { type: 'order', marker: '1', on: 'venom' });
    expect(kinds(imagined(t.m, 1, marker(0, 1)))).toEqual(new Set(['iron-man', 'hulk']));
    expect(kinds(imagined(t.m, 1, marker(0, 2)))).toEqual(new Set([null]));
    expect(kinds(imagined(t.m, 1, marker(1, 1)))).toEqual(new Set(['venom']));
  });
});

describe('armies', () => {
  const enlist = (card: CardId) => ({ type: 'enlist' as const, card });
  const army = (seat: Seat) => (m: M) => within(m, 'naming')?.armies[seat] ?? [];
  const naming = (boxes: 1 | 2): Scene<HeroScape> => {
    const setup = complete(game, setupOf('clash', { armies: 'premade', boxes }));
    return new Scene(start(game, setup, 'armies'), { vocabulary }).play(0, enlist('captain-america'));
  };

  test('HS-HID-05: with two boxes what is being named is anything within the limit, or nothing yet', () => {
    const t = naming(2).play(1, enlist('venom'));
    const armies = imagined(t.m, 1, army(0));
    const limit = limitOf(t.m, 0) ?? 0;
    for (const cards of armies) {
      expect(total(cards)).toBeLessThanOrEqual(limit);
      expect(new Set(cards).size).toBe(cards.length);
    }
    expect(kinds(armies.map(cards => cards.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(armies.some(cards => total(cards) === limit)).toBe(true);
    expect(kinds(imagined(t.m, 1, m => army(1)(m).join()))).toEqual(new Set(['venom']));
  });

  test('HS-HID-05: who is ready has named somebody', () => {
    const armies = imagined(naming(2).play(0, { type: 'ready' }).m, 1, army(0));
    expect(Math.min(...armies.map(cards => cards.length))).toBe(1);
  });

  test('HS-HID-05: with one box all is open', () => {
    expect(kinds(imagined(naming(1).m, 1, m => army(0)(m).join()))).toEqual(new Set(['captain-america']));
  });
});
