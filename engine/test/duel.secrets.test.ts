import { describe, expect, test } from 'vitest';
import { pick } from '../chance.ts';
import { within } from '../flow.ts';
import { guess, play } from '../match.ts';
import { deciders } from '../queries.ts';
import { seedRng } from '../rng.ts';
import { duel } from './toys/duel.ts';
import { BURN, EIGHT, FEINT, FIVE, FLEE, SEVEN, SIX, SPY, choose, heardBy, table } from './toys/duel-scenes.ts';
import { CARDS, type Card, KING, handOf } from './toys/duel-spec.ts';

describe('the powers interrupt', () => {
  test('burn: the other card leaves the table, and the lone one is taken without asking', () => {
    const scene = table([
      [BURN, SIX],
      [SEVEN, EIGHT],
    ])
      .play(0, choose(BURN))
      .play(1, choose(EIGHT))
      .asks('round/choose', 0, 1)
      .check(s =>
        expect([s.scores, s.discard]).toEqual([
          [3, 0],
          [EIGHT, BURN],
        ]),
      );
    expect(scene.events('took')).toEqual([{ type: 'took', seat: 0, card: BURN }]);
  });

  test('feint: the shown card changes, reached through nearest; the other seat knows what went back', () => {
    table([
      [FEINT, EIGHT],
      [SEVEN, SIX],
    ])
      .play(0, choose(FEINT))
      .play(1, choose(SEVEN))
      .asks('power/feint/ask', 0)
      .offers(0, { type: 'keep' }, { type: 'swap', card: EIGHT })
      .play(0, { type: 'swap', card: EIGHT })
      .asks('round/take', 0)
      .check((s, m) => {
        expect([handOf(m, 0), s.seen]).toEqual([[FEINT], [[], [FEINT]]]);
        expect(duel.view(m, 1)).toMatchObject({ known: [FEINT], chosen: [EIGHT, SEVEN] });
      });
  });

  test('spy: a look at one card, for one seat only, kept as data', () => {
    const scene = table([
      [SPY, SIX],
      [SEVEN, EIGHT, FIVE],
    ]).picks(1);
    const { m } = scene.play(0, choose(SPY));
    const heard = heardBy(m, () => play(m, 1, choose(SEVEN)));
    expect(heard.seats[0]).toContainEqual({ type: 'peeked', seat: 0, card: FIVE });
    for (const other of [heard.all, heard.seats[1]])
      expect(other).toContainEqual({ type: 'peeked', seat: 0, card: null });
    expect([duel.view(m, 0).known, duel.view(m, 1).known]).toEqual([[FIVE], []]);
    for (let n = 0; n < 20; n++) expect(handOf(guess(m, 0, seedRng(`${n}`)), 1)).toContain(FIVE);
  });

  test('flee: the rest of the round is dropped, and its cards go back into the hands', () => {
    table([
      [FLEE, SIX],
      [SPY, EIGHT],
    ])
      .play(0, choose(FLEE))
      .play(1, choose(SPY))
      .asks('power/flee/ask', 0)
      .play(0, { type: 'flee' })
      .asks('round/choose', 0, 1)
      .check((s, m) => {
        expect(s.hands).toEqual([
          [SIX, FLEE],
          [EIGHT, SPY],
        ]);
        expect(s.seen).toEqual([[SPY], [FLEE]]);
        expect([s.round, s.deck.length, s.scores]).toEqual([2, 13, [0, 0]]);
        expect(m.stack.map(f => f.flow)).toEqual(['bout', 'round']);
      });
  });

  test('two powers in one round resolve in the order of the seats', () => {
    table([
      [FEINT, SIX],
      [FLEE, EIGHT],
    ])
      .play(0, choose(FEINT))
      .play(1, choose(FLEE))
      .asks('power/feint/ask', 0)
      .play(0, { type: 'keep' })
      .asks('power/flee/ask', 1)
      .play(1, { type: 'stay' })
      .asks('round/take', 0);
  });
});

describe('guess', () => {
  test('redeals the other hand, the deck and the choice on the stack; nothing else', () => {
    const { m } = table([
      [FIVE, SIX, KING],
      [SEVEN, EIGHT, SPY],
    ]).play(1, choose(EIGHT));
    const seen = { hand: new Set<string>(), deck: new Set<string>(), choice: new Set<Card | null | undefined>() };
    for (let n = 0; n < 60; n++) {
      const g = guess(m, 0, seedRng(`guess ${n}`));
      const choice = within(g, 'round')?.chosen[1];
      seen.hand.add(handOf(g, 1).join(' '));
      seen.deck.add(g.state.deck.join(' '));
      seen.choice.add(choice);
      expect(handOf(g, 0)).toEqual([FIVE, SIX, KING]);
      const all = [...g.state.hands.flat(), ...g.state.deck, choice ?? -1].sort((a, b) => a - b);
      expect(all).toEqual(CARDS.map((_, card) => card));
    }
    for (const ways of Object.values(seen)) expect(ways.size).toBeGreaterThan(5);
    expect(handOf(m, 1), 'the truth is left alone').toEqual([SEVEN, SPY]);
  });

  test('neither counts as revealed nor shares a generator with the match', () => {
    const { m } = table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ]);
    const picky = { ...duel, guess: (g: typeof m) => void pick(g, 6) };
    expect(guess(Object.assign(m, { game: picky }), 0, seedRng('g')).revealed).toBe(m.revealed);
    const g = guess(m, 0, seedRng('g'));
    expect(g.rng).not.toEqual(m.rng);
    expect(g.hear).toBeNull();
  });
});

describe('free moves', () => {
  test('a hand is reordered around a decision, heard by its seat and not by the other', () => {
    const { m } = table([
      [FIVE, SIX],
      [SEVEN, EIGHT],
    ]);
    const heard = heardBy(m, () => play(m, 0, { type: 'raise', card: SIX }));
    expect(heard.seats).toEqual([[{ type: 'raised', seat: 0, card: SIX }], []]);
    expect(handOf(m, 0)).toEqual([SIX, FIVE]);
    expect([...deciders(m)]).toEqual([0, 1]);
  });

  test('a card is dropped by a seat that waits, and then everybody knows it', () => {
    const scene = table([
      [FIVE, SIX, SEVEN],
      [EIGHT, SPY],
    ]).play(0, choose(FIVE));
    const before = scene.m.revealed;
    scene
      .allows(0, { type: 'drop', card: SIX })
      .play(0, { type: 'drop', card: SIX })
      .asks('round/choose', 1)
      .refuses(0, { type: 'drop', card: SEVEN }, 'DUEL-HAND')
      .check((s, m) => expect([s.discard, m.revealed]).toEqual([[SIX], before + 1]));
  });

  test('not in the middle of a power', () => {
    table([
      [FEINT, SIX, EIGHT],
      [SEVEN, FIVE],
    ])
      .play(0, choose(FEINT))
      .play(1, choose(SEVEN))
      .asks('power/feint/ask', 0)
      .refuses(0, { type: 'drop', card: SIX }, 'DUEL-FEINT');
  });
});
