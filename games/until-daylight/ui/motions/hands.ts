import type { Motions } from '../../../../table/motions.ts';
import type { CardId } from '../../content/cards.ts';
import type { Event } from '../../events.ts';
import { exchangeWithBag, holdsOffer, put, takeItem, takeOut } from '../../rules/inventory.ts';
import { type Focus, type SeenPlayer, type View, seenPlayer } from '../../seen.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { seatThing } from '../touch.ts';
import { CLINK, SOOTHE } from './sounds.ts';
import { counted, withHand, withPiles, withPlayer, withinFocus } from './tell.ts';

/** The card lies where there is room; a backpack may take something along. */
function gets(p: SeenPlayer, card: CardId, packed: CardId | null, inside: readonly CardId[] = []): void {
  const more = packed ? takeItem(p, { card: packed, bag: null }) : [];
  put(p, p.slots, card, inside.length > 0 ? [...inside] : more);
}

function loses(p: SeenPlayer, { cards, bag, cause }: Extract<Event, { type: 'discarded' }>): void {
  const [card] = cards;
  if (!card) return;
  if (card === 'backpack' || cause === 'room') takeItem(p, { card, bag });
  else if (bag !== null && cause === 'unwanted') p.bags[bag]?.splice(p.bags[bag].indexOf(card), 1);
  else for (const one of cards) takeOut(p, one);
}

const withoutOfferOf = (view: View, from: number): View =>
  withinFocus(view, ({ offers }) => ({ offers: offers.filter(offer => offer.from !== from) }));

/** Nobody can give what they no longer have. */
const withoutVoidOffers = (view: View): View =>
  withinFocus(view, ({ offers }) => ({ offers: offers.filter(one => holdsOffer(seenPlayer(view, one.from), one)) }));

const marked = (marks: readonly boolean[], seat: number, isSo: boolean): boolean[] =>
  marks.map((mark, at) => (at === seat ? isSo : mark));

const readiness =
  (isReady: boolean) =>
  (view: View, { seat }: { readonly seat: number }): View =>
    withinFocus(view, ({ ready }: Focus) => ({ ready: marked(ready, seat, isReady) }));

/** What people hold: what comes to them, what they give, what they lose. */
export const hands = {
  cardKept: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, card, packed }) =>
      withinFocus(
        withHand(view, seat, p => gets(p, card, packed)),
        ({ shown }) => ({ card: null, shown: shown.filter((_, at) => at !== shown.indexOf(card)) }),
      ),
  },
  discarded: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, event) => ({
      ...withoutVoidOffers(withHand(view, event.seat, p => loses(p, event))),
      rubbleDiscard: [...view.rubbleDiscard, ...event.cards],
    }),
  },
  nothingLost: { ms: 0, at: ({ seat }) => seatThing(seat) },
  repacked: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, bag, stowed, out }) => withHand(view, seat, p => exchangeWithBag(p, bag, stowed, out)),
  },
  revealed: {
    ms: 600,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, cards }) => ({
      ...withPiles(
        withinFocus(view, () => ({ seat, shown: cards })),
        { reserve: view.piles.reserve - cards.length },
      ),
      rubbleLeft: counted(view.rubbleLeft, cards, -1),
    }),
  },
  offered: {
    ms: 0,
    at: ({ to }) => seatThing(to),
    told: (view, { from, to, card, bag }) => {
      const offer = { from, to, card, bag, bags: seenPlayer(view, from).bags.length };
      return withinFocus(view, ({ offers }) => ({ offers: [...offers, offer] }));
    },
  },
  given: {
    ms: 700,
    at: ({ to }) => seatThing(to),
    told: (view, { from, to, card, bag, inside, packed }) => {
      const left = withHand(view, from, p => (card === 'backpack' ? takeItem(p, { card, bag }) : takeOut(p, card)));
      const given = withHand(left, to, p => gets(p, card, packed, inside));
      return withinFocus(withoutVoidOffers(withoutOfferOf(given, from)), focus => ({
        given: marked(focus.given, from, true),
        ready: marked(focus.ready, to, false),
      }));
    },
    sound: CLINK,
  },
  refused: { ms: 0, at: ({ from }) => seatThing(from), told: (view, { from }) => withoutOfferOf(view, from) },
  withdrawn: { ms: 0, at: ({ from }) => seatThing(from), told: (view, { from }) => withoutOfferOf(view, from) },
  tookFromDiscard: {
    ms: 700,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, card, packed }) => ({
      ...withinFocus(
        withHand(view, seat, p => gets(p, card, packed)),
        () => ({ seat: null }),
      ),
      rubbleDiscard: view.rubbleDiscard.toSpliced(view.rubbleDiscard.indexOf(card), 1),
    }),
  },
  seatReady: { ms: 0, at: ({ seat }) => seatThing(seat), told: readiness(true) },
  reconsidered: { ms: 0, at: ({ seat }) => seatThing(seat), told: readiness(false) },
  healed: {
    ms: 700,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, damage }) => withPlayer(view, seat, () => ({ damage })),
    sound: SOOTHE,
  },
} satisfies Partial<Motions<UntilDaylight, Seen>>;
