import { dealAnew, draw, reveal, shuffle } from '../../chance.ts';
import { again, call, decide, define, emit, end, flow, goTo, nearest, nobody, within } from '../../flow.ts';
import type { Frame, Game, Match, Outcome, Schema, Seat } from '../../types.ts';
import { powerFlows } from './duel-powers.ts';
import {
  CARDS,
  type Card,
  type D,
  type DuelOptions,
  KING,
  SEATS,
  handOf,
  lieOpen,
  other,
  seenBy,
  value,
  without,
} from './duel-spec.ts';

const HAND = 3;

/** DUEL-KING: who leads may not choose the king, unless nothing else is in hand. */
function isKingBarred(m: Match<D>, seat: Seat, card: Card, cards: readonly Card[]): boolean {
  const [mine = 0, theirs = 0] = [m.state.scores[seat], m.state.scores[other(seat)]];
  return card === KING && mine > theirs && cards.length > 1;
}

const onTable = (f: Frame<D, 'round'>): Card[] => f.chosen.filter(card => card !== null);

const round = flow<D, 'round'>({
  choose: decide({
    rule: 'DUEL-CHOOSE',
    who: (_m, f) => SEATS.filter(seat => f.chosen[seat] === null),
    options: (m, _f, seat) => handOf(m, seat).map(card => ({ type: 'choose' as const, card })),
    bar: (m, _f, { card }, seat) => (isKingBarred(m, seat, card, handOf(m, seat)) ? 'DUEL-KING' : null),
    preview: (m, _f, { card }, seat) => {
      const unseen = CARDS.map((_, id) => id).filter(
        id => !m.state.discard.includes(id) && !handOf(m, seat).includes(id),
      );
      return { weaker: unseen.filter(id => value(m, id) < value(m, card)).length, of: unseen.length };
    },
    apply(m, f, { card }, seat) {
      without(handOf(m, seat), card);
      f.chosen[seat] = card;
      emit(m, { type: 'chose', seat, card: null }, { [seat]: { type: 'chose', seat, card } });
      again(m, f);
    },
  }),
  show(m, f) {
    f.shown = true;
    reveal(m);
    for (const card of onTable(f)) lieOpen(m, card);
    emit(m, { type: 'shown', cards: [...f.chosen] });
  },
  whenShown(m) {
    call(m, 'triggers', { waiting: [...SEATS] });
  },
  compare(m, f) {
    const [a, b] = f.chosen.map(card => (card === null ? 0 : value(m, card)));
    if (a !== b) f.winner = (a ?? 0) > (b ?? 0) ? 0 : 1;
  },
  take: decide({
    rule: 'DUEL-TAKE',
    who: (_m, f) => (f.winner === null ? nobody : [f.winner]),
    options: (_m, f) => onTable(f).map(card => ({ type: 'take' as const, card })),
    apply(m, _f, { card }, seat) {
      m.state.scores[seat] = (m.state.scores[seat] ?? 0) + value(m, card);
      emit(m, { type: 'took', seat, card });
    },
    lone: true,
  }),
  refill(m, f) {
    m.state.discard.push(...onTable(f));
    f.chosen = [null, null];
    for (const seat of SEATS) {
      const card = draw(m, m.state.deck);
      if (card === undefined) continue;
      handOf(m, seat).push(card);
      emit(m, { type: 'drew', seat, card: null }, { [seat]: { type: 'drew', seat, card } });
    }
  },
});

const triggers = flow<D, 'triggers'>({
  next(m, f) {
    const self = f.waiting.shift();
    if (self === undefined) return;
    const card = nearest(m, 'round').chosen[self] ?? null;
    const power = card === null ? null : (m.content.cards[card]?.power ?? null);
    if (power) call(m, `power/${power}`, { self });
    goTo(f, 'next');
  },
});

const bout = flow<D, 'bout'>({
  begin(m) {
    if (m.state.hands.some(hand => hand.length === 0)) end(m, outcome(m, 'exhausted'));
    if (m.state.round >= m.setup.options.rounds) end(m, outcome(m, 'rounds'));
    m.state.round++;
    call(m, 'round', { chosen: [null, null], shown: false, winner: null });
  },
  close(_m, f) {
    goTo(f, 'begin');
  },
});

// ---- around the rounds ----------------------------------------------------------------------------------------

function outcome(m: Match<D>, reason: string): Outcome<D> {
  const [a = 0, b = 0] = m.state.scores;
  return { reason, scores: a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1] };
}

const schema: Schema<DuelOptions> = {
  parse(given) {
    const { rounds = 12, target = 20 } = given as Partial<DuelOptions>;
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`rounds: ${rounds} is no number of rounds`);
    if (!Number.isInteger(target) || target < 1) throw new Error(`target: ${target} is no score`);
    return { rounds, target };
  },
};

/** Whether what this seat has chosen is still a secret. */
const isSecret = (f: Frame<D, 'round'> | null, seat: Seat): f is Frame<D, 'round'> =>
  f !== null && !f.shown && f.chosen[seat] !== null;

function view(m: Match<D>, seat: Seat | null): D['view'] {
  const f = within(m, 'round');
  const { deck, discard, scores, hands } = m.state;
  return {
    hand: seat === null ? null : [...handOf(m, seat)],
    held: hands.map(hand => hand.length),
    deck: deck.length,
    discard: [...discard],
    known: seat === null ? [] : [...seenBy(m, seat)],
    scores: [...scores],
    round: m.state.round,
    chosen: SEATS.map(s => (s !== seat && isSecret(f, s) ? 'hidden' : (f?.chosen[s] ?? null))),
  };
}

/** The other hand, the deck, and what lies chosen face down on the stack; what the seat has learned stays there. */
function guess(m: Match<D>, seat: Seat | null): void {
  const f = within(m, 'round');
  const hidden = SEATS.filter(s => s !== seat);
  const known = seat === null ? [] : seenBy(m, seat);
  const held = (s: Seat): Card[] => [...handOf(m, s), ...(isSecret(f, s) ? [f.chosen[s] ?? 0] : [])];
  const pool = [...m.state.deck, ...hidden.flatMap(held)].filter(card => !known.includes(card));
  dealAnew(m, pool);
  for (const s of hidden) {
    const cards = dealAnew(m, [...known, ...pool.splice(0, held(s).length - known.length)]);
    if (isSecret(f, s)) {
      const chosen = cards.find(card => !isKingBarred(m, s, card, cards)) ?? 0;
      without(cards, chosen);
      f.chosen[s] = chosen;
    }
    m.state.hands[s] = cards;
  }
  m.state.deck = pool;
}

export const duel: Game<D> = define<D>({
  id: 'duel',
  version: 1,
  scenarios: [{ id: 'dawn', seats: [2, 2] }],
  options: schema,
  first: 'bout',
  flows: { bout, round, triggers, ...powerFlows },
  content: () => ({ cards: CARDS }),
  deal(m) {
    const deck = shuffle(
      m,
      CARDS.map((_, card) => card),
    );
    const hands = SEATS.map(() => deck.splice(-HAND));
    m.state = { deck, hands, discard: [], seen: [[], []], scores: [0, 0], round: 0 };
  },
  view,
  guess,
  free: {
    rule: 'DUEL-HAND',
    types: ['raise', 'drop'],
    options: (m, seat) => {
      const hand = handOf(m, seat);
      const raise = hand.slice(1).map(card => ({ type: 'raise' as const, card }));
      return hand.length < 2 ? raise : [...raise, ...hand.map(card => ({ type: 'drop' as const, card }))];
    },
    apply(m, action, seat) {
      if (!('card' in action)) return;
      const { card } = action;
      without(handOf(m, seat), card);
      if (action.type === 'raise') {
        handOf(m, seat).unshift(card);
        emit(m, { type: 'raised', seat, card: null }, { [seat]: { type: 'raised', seat, card }, [other(seat)]: null });
        return;
      }
      m.state.discard.push(card);
      reveal(m);
      lieOpen(m, card);
      emit(m, { type: 'dropped', seat, card });
    },
  },
  check(m) {
    if (m.state.scores.some(score => score >= m.setup.options.target)) end(m, outcome(m, 'target'));
  },
  concession: 'own',
  concede: (_m, seat) => ({ reason: 'resigned', scores: SEATS.map(s => (s === seat ? 0 : 1)) }),
});
