import { within } from '../../flow.ts';
import type { LawsOptions } from '../../testing/given.ts';
import { complete } from '../../testing/scene.ts';
import { type Secret, exchange, pile } from '../../testing/secrets.ts';
import type { Match, Seat } from '../../types.ts';
import { duel } from './duel.ts';
import { type D, SEATS, handOf, other, seenBy } from './duel-spec.ts';

/** What this seat has chosen, while it lies face down. */
function chosenBy(m: Match<D>, seat: Seat): number[] {
  const f = within(m, 'round');
  const card = f && !f.shown ? (f.chosen[seat] ?? null) : null;
  return card === null ? [] : [card];
}

/** What the other one has peeked at is no secret any more. */
const unseen = (m: Match<D>, owner: Seat, cards: readonly number[]): number[] =>
  cards.filter(card => !seenBy(m, other(owner)).includes(card));

const isOwner =
  (owner: Seat) =>
  (_m: Match<D>, seat: Seat | null): boolean =>
    seat === owner;

const hand = (owner: Seat): Secret<D> => ({
  name: `hand of ${owner}`,
  of: m => unseen(m, owner, handOf(m, owner)).sort((a, b) => a - b),
  along: m => m.state.deck,
  isKnownTo: isOwner(owner),
  change(m, r) {
    const cards = unseen(m, owner, handOf(m, owner));
    const kept = handOf(m, owner).filter(card => !cards.includes(card));
    exchange(r, cards, m.state.deck);
    m.state.hands[owner] = [...kept, ...cards];
  },
});

const choice = (owner: Seat): Secret<D> => ({
  name: `choice of ${owner}`,
  of: m => unseen(m, owner, chosenBy(m, owner)),
  along: m => unseen(m, owner, handOf(m, owner)),
  isKnownTo: isOwner(owner),
  change(m, r) {
    const chosen = chosenBy(m, owner);
    const cards = unseen(m, owner, handOf(m, owner));
    const kept = handOf(m, owner).filter(card => !cards.includes(card));
    exchange(r, chosen, cards);
    m.state.hands[owner] = [...kept, ...cards];
    const f = within(m, 'round');
    if (f && chosen.length > 0) f.chosen[owner] = chosen[0] ?? null;
  },
});

/** What the laws must know of the duel. */
export const duelLaws: LawsOptions<D> = {
  setups: [complete(duel, { seats: 2 }), complete(duel, { seats: 2, options: { rounds: 3, target: 9 } })],
  runs: 20,
  longest: 2_000,
  secrets: () => [pile('deck', m => m.state.deck), ...SEATS.map(hand), ...SEATS.map(choice)],
};
