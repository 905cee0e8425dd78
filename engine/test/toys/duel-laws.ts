import { within } from '../../flow.ts';
import type { LawsOptions } from '../../testing/laws.ts';
import { complete } from '../../testing/scene.ts';
import { duel } from './duel.ts';
import { type D, handOf, other } from './duel-spec.ts';

/** What the laws must know of the duel. */
export const duelLaws: LawsOptions<D> = {
  setups: [complete(duel, { seats: 2 }), complete(duel, { seats: 2, options: { rounds: 3, target: 9 } })],
  runs: 20,
  longest: 2_000,
  hidden(m, seat) {
    const f = within(m, 'round');
    const choice = f && !f.shown ? (f.chosen[other(seat)] ?? null) : null;
    const hand = [...handOf(m, other(seat))].sort((a, b) => a - b);
    return { hand, deck: m.state.deck, ...(choice === null ? {} : { choice }) };
  },
};
