import { describe, expect, test } from 'vitest';
import { within } from '../flow.ts';
import { play } from '../match.ts';
import { preview, prompt } from '../queries.ts';
import { enter } from '../replay.ts';
import type { Scene } from '../testing/scene.ts';
import type { Seat } from '../types.ts';
import { duel } from './toys/duel.ts';
import { EIGHT, FIVE, FLEE, SEVEN, SIX, choose, heardBy, table } from './toys/duel-scenes.ts';
import { type Card, type D, KING, handOf } from './toys/duel-spec.ts';

describe('the secret choice', () => {
  test('is asked of those who have not chosen yet', () => {
    table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ])
      .asks('round/choose', 0, 1)
      .offers(1, choose(SEVEN), choose(EIGHT))
      .play(1, choose(EIGHT))
      .asks('round/choose', 0)
      .refuses(1, choose(SEVEN), 'DUEL-CHOOSE');
  });

  test('stands in the frame, and nobody else can tell one choice from another', () => {
    const [one, two] = [FIVE, SIX].map(
      card =>
        table([
          [FIVE, SIX],
          [SEVEN, EIGHT],
        ]).play(0, choose(card)).m,
    );
    if (!one || !two) throw new Error('two tables');
    expect([one, two].map(m => within(m, 'round')?.chosen[0])).toEqual([FIVE, SIX]);
    for (const seat of [1, null]) {
      expect(duel.view(one, seat)).toEqual(duel.view(two, seat));
      expect(prompt(one, seat)).toEqual(prompt(two, seat));
    }
    expect(duel.view(one, 1).chosen).toEqual(['hidden', null]);
    expect(duel.view(one, 0).chosen).toEqual([FIVE, null]);
  });

  test('is heard by its own seat only, until both are shown to all', () => {
    const { m } = table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ]);
    const before = m.revealed;
    const first = heardBy(m, () => play(m, 0, choose(FIVE)));
    expect(first.all).toEqual([{ type: 'chose', seat: 0, card: null }]);
    expect(first.seats).toEqual([[{ type: 'chose', seat: 0, card: FIVE }], first.all]);
    expect(m.revealed, 'nothing is known yet').toBe(before);
    const second = heardBy(m, () => play(m, 1, choose(EIGHT)));
    expect(second.seats[0]?.[0]).toEqual({ type: 'chose', seat: 1, card: null });
    for (const heard of [second.all, ...second.seats])
      expect(heard[1]).toEqual({ type: 'shown', cards: [FIVE, EIGHT] });
    expect(m.revealed).toBeGreaterThan(before);
  });

  test('of the king is barred to who leads, unless nothing else is in hand', () => {
    const leads = (s: D['state']) => void (s.scores = [5, 4]);
    table(
      [
        [FIVE, KING],
        [SEVEN, EIGHT],
      ],
      leads,
    )
      .offers(0, choose(FIVE))
      .refuses(0, choose(KING), 'DUEL-KING')
      .check((_s, m) => expect(prompt(m, 0)?.barred).toEqual([{ action: choose(KING), rule: 'DUEL-KING' }]));
    table([[KING], [SEVEN, EIGHT]], leads).offers(0, choose(KING));
    table([
      [FIVE, KING],
      [SEVEN, EIGHT],
    ])
      .offers(0, choose(FIVE), choose(KING))
      .play(0, choose(KING));
  });

  test('takes nothing that only resembles an option', () => {
    const { m } = table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ]);
    const wrong = [choose(SEVEN), { ...choose(FIVE), extra: 1 }, { type: 'choose' }, { type: 'take', card: FIVE }];
    for (const action of wrong) expect(play(m, 0, action as D['action'])?.code).toBe('not-offered');
    expect(play(m, 0, { card: FIVE, type: 'choose' })).toBeNull();
  });

  test('is previewed by what the seat itself knows', () => {
    const { m } = table([
      [FLEE, KING],
      [SEVEN, EIGHT],
    ]);
    expect([FLEE, KING].map(card => preview(m, 0, choose(card)))).toEqual([
      { weaker: 0, of: 15 },
      { weaker: 15, of: 15 },
    ]);
  });
});

describe('taking', () => {
  test('the higher card wins and takes one of the two', () => {
    table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ])
      .play(0, choose(SIX))
      .play(1, choose(SEVEN))
      .asks('round/take', 1)
      .offers(1, { type: 'take', card: SIX }, { type: 'take', card: SEVEN })
      .play(1, { type: 'take', card: SIX })
      .asks('round/choose', 0, 1)
      .check(s =>
        expect([s.scores, s.discard, s.hands.map(hand => hand.length)]).toEqual([
          [0, 6],
          [SIX, SEVEN],
          [2, 2],
        ]),
      );
  });

  test('equal cards are nobody’s', () => {
    table([
      [FIVE, SIX],
      [FIVE + 8, EIGHT],
    ])
      .play(0, choose(FIVE))
      .play(1, choose(FIVE + 8))
      .asks('round/choose', 0, 1)
      .check(s => expect(s.scores).toEqual([0, 0]));
  });
});

describe('the end', () => {
  const play2 = (scene: Scene<D>): Scene<D> => scene.play(0, choose(EIGHT)).play(1, choose(FIVE));
  const hands = (): Card[][] => [
    [EIGHT, SIX],
    [FIVE, SEVEN],
  ];

  test('at the target the match is over at once: nobody draws any more', () => {
    play2(table(hands(), s => void (s.scores = [12, 19])))
      .play(0, { type: 'take', card: EIGHT })
      .ends('target')
      .check((s, m) => expect([s.scores, m.outcome?.scores, handOf(m, 0)]).toEqual([[20, 19], [1, 0], [SIX]]));
  });

  test('after the last round the higher score wins; equal scores share', () => {
    const last = (scores: number[]) => play2(table(hands(), s => void (s.scores = scores), { rounds: 1 }));
    last([0, 0])
      .play(0, { type: 'take', card: FIVE })
      .ends('rounds')
      .check((_s, m) => expect(m.outcome?.scores).toEqual([1, 0]));
    last([0, 5])
      .play(0, { type: 'take', card: FIVE })
      .check((_s, m) => expect(m.outcome?.scores).toEqual([0.5, 0.5]));
  });

  test('an empty hand ends it', () => {
    const scene = table([[EIGHT], [FIVE]], s => void (s.deck = []));
    play2(scene).play(0, { type: 'take', card: EIGHT }).ends('exhausted');
  });

  test.each([0, 1])('seat %i resigns in the game’s own way', (seat: Seat) => {
    const { m } = table(hands());
    expect(enter(m, { type: 'host', at: 5, entry: { type: 'concede', seat } })).toBeNull();
    expect(m.outcome).toEqual({ reason: 'resigned', scores: [0, 1].map(s => (s === seat ? 0 : 1)) });
  });
});

test('the options of the table are parsed, with what is usual filled in', () => {
  expect(duel.options.parse({ rounds: 3 })).toEqual({ rounds: 3, target: 20 });
  expect(() => duel.options.parse({ rounds: 0 })).toThrow('rounds: 0');
  expect(() => duel.options.parse({ target: 'high' })).toThrow('target: high');
});
