import { pick, reveal } from '../../chance.ts';
import { decide, emit, finish, flow, nearest } from '../../flow.ts';
import type { Flow } from '../../types.ts';
import { type D, POWERS, type Power, type PowerFlow, handOf, learn, lieOpen, other, without } from './duel-spec.ts';

// The powers of the duel, as their cards print them: each one a mini-flow that interrupts the round.

const powers: { readonly [P in Power]: Flow<D, PowerFlow> } = {
  /** The round is over at once, and nobody has won it. */
  flee: flow<D, PowerFlow>({
    ask: decide({
      rule: 'DUEL-FLEE',
      who: (_m, f) => [f.self],
      options: () => [{ type: 'stay' as const }, { type: 'flee' as const }],
      apply(m, _f, choice, seat) {
        if (choice.type === 'stay') return;
        emit(m, { type: 'fled', seat });
        const round = nearest(m, 'round');
        // What lay on the table goes back into the hands, and has been seen.
        round.chosen.forEach((card, owner) => {
          if (card === null) return;
          handOf(m, owner).push(card);
          learn(m, other(owner), card);
        });
        finish(nearest(m, 'triggers'));
        finish(round);
      },
      free: false,
    }),
  }),
  /** A look at one card of the other hand. */
  spy: flow<D, PowerFlow>({
    look(m, { self: seat }) {
      const hand = handOf(m, other(seat));
      if (hand.length === 0) return;
      const card = hand[pick(m, hand.length)] ?? 0;
      learn(m, seat, card);
      emit(m, { type: 'peeked', seat, card: null }, { [seat]: { type: 'peeked', seat, card } });
    },
  }),
  /** The other card leaves the table. */
  burn: flow<D, PowerFlow>({
    burn(m, { self }) {
      const f = nearest(m, 'round');
      const card = f.chosen[other(self)] ?? null;
      if (card === null) return;
      f.chosen[other(self)] = null;
      m.state.discard.push(card);
      emit(m, { type: 'burnt', seat: self, card });
    },
  }),
  /** The card goes back into the hand, where the other knows it, and another one takes its place. */
  feint: flow<D, PowerFlow>({
    ask: decide({
      rule: 'DUEL-FEINT',
      who: (_m, f) => [f.self],
      options: (m, f): D['action'][] => [
        { type: 'keep' },
        ...handOf(m, f.self).map(card => ({ type: 'swap' as const, card })),
      ],
      apply(m, _f, choice, seat) {
        if (!('card' in choice)) return;
        const f = nearest(m, 'round');
        const back = f.chosen[seat] ?? 0;
        without(handOf(m, seat), choice.card);
        handOf(m, seat).push(back);
        f.chosen[seat] = choice.card;
        reveal(m);
        lieOpen(m, choice.card);
        learn(m, other(seat), back);
        emit(m, { type: 'swapped', seat, card: choice.card });
      },
      free: false,
    }),
  }),
};

export const powerFlows = Object.fromEntries(POWERS.map(power => [`power/${power}` as const, powers[power]]));
