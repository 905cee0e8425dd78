import { again, decide, emit, flow, nearest, within } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { Action, Instead, Item, UntilDaylight } from '../spec.ts';
import { perkCards } from '../cards/perks.ts';
import { perks } from '../content/perks.ts';
import { packedFor, putInstead, spend } from './discard.ts';
import { allCards, categoryOf, hasFreeSlot, holdsOffer, kinds, takeItem, takeOut, waysToKeep } from './inventory.ts';
import { heal } from './life.ts';
import { openPerks, usePerk } from './perks.ts';
import { type M, player } from './table.ts';
import type { RuleId } from '../ids.ts';
import { type CardId, healingOf } from '../content/cards.ts';
import type { Offer } from '../seen.ts';

type Exchange = Frame<UntilDaylight, 'exchange'>;

/**
 * One decision without an order: whoever is not ready may give, heal or say so; an offer is answered by its
 * recipient while its giver waits; the phase is over when all are ready and nothing is offered (UD-TRADE-07).
 */
export const exchange = flow<UntilDaylight, 'exchange'>({
  trade: decide({
    rule: 'UD-TRADE-01',
    who: (m, f) => {
      const asked: Seat[] = [];
      for (const { to } of f.offers) if (!asked.includes(to)) asked.push(to);
      for (let i = 0; i < m.content.seats; i++) {
        const seat = (m.state.first + i) % m.content.seats;
        if (!f.ready[seat] && !isOffering(f, seat) && !asked.includes(seat)) asked.push(seat);
      }
      return asked;
    },
    options: (m, f, seat) => doings(m, f, seat, answers(m, f, seat)),
    bar: (m, f, action, seat) => (action.type === 'offer' ? offerBar(m, f, action, seat) : null),
    apply(m, f, action, seat) {
      trade(m, f, action, seat);
      again(m, f);
    },
  }),
});

/** Accept or refuse what is offered to this seat (UD-TRADE-04..05). */
function answers(m: M, f: Exchange, seat: Seat): Action[] {
  const found: Action[] = [];
  for (const offer of f.offers) {
    if (offer.to !== seat) continue;
    const { from, card } = offer;
    for (const instead of waysToKeep(m, player(m, seat), card, insideOf(m, from, offer)))
      found.push({ type: 'accept', from, instead });
    found.push({ type: 'refuse', from });
  }
  return found;
}

function doings(m: M, f: Exchange, seat: Seat, found: Action[]): Action[] {
  if (f.ready[seat] || isOffering(f, seat)) return found;
  const p = player(m, seat);
  for (const card of kinds(allCards(p))) if (categoryOf(card) === 'healing') found.push({ type: 'heal', card });
  for (const perk of openPerks(m, seat, 'exchange'))
    for (const item of perkCards[perk].items(m, seat)) found.push({ type: perks[perk].action, ...item });
  if (!f.given[seat]) found.push(...offers(m, seat));
  found.push({ type: 'ready' });
  return found;
}

function offers(m: M, seat: Seat): Action[] {
  const p = player(m, seat);
  const cards = kinds(allCards(p));
  const found: Action[] = [];
  for (let i = 1; i < m.content.seats; i++) {
    const to = (seat + i) % m.content.seats;
    for (const card of cards) found.push({ type: 'offer', card, bag: null, to });
    for (let bag = 0; bag < p.bags.length; bag++) found.push({ type: 'offer', card: 'backpack', bag, to });
  }
  return found;
}

const isOffering = (f: Exchange, seat: Seat): boolean => f.offers.some(offer => offer.from === seat);

/** What lies in a backpack of this seat; nothing in any other card. */
const insideOf = (m: M, seat: Seat, { bag }: Item): readonly CardId[] =>
  bag === null ? [] : (player(m, seat).bags[bag] ?? []);

const isSame = (one: readonly CardId[], other: readonly CardId[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** Why this card cannot be offered to that seat now. */
function offerBar(m: M, f: Exchange, offer: Item & { to: Seat }, from: Seat): RuleId | null {
  const { to, card } = offer;
  const inside = insideOf(m, from, offer);
  if (f.refused.some(r => r.from === from && r.to === to && r.card === card && isSame(r.inside, inside)))
    return 'UD-TRADE-04';
  const p = player(m, to);
  if (hasFreeSlot(p, m.content.slots)) return null; // the quick look: this is asked of every card for every seat
  return waysToKeep(m, p, card, inside).length > 0 ? null : 'UD-TRADE-05';
}

function trade(m: M, f: Exchange, action: Action, seat: Seat): void {
  switch (action.type) {
    case 'offer': {
      const bags = player(m, seat).bags.length;
      f.offers.push({ from: seat, to: action.to, card: action.card, bag: action.bag, bags });
      emit(m, { type: 'offered', from: seat, to: action.to, card: action.card, bag: action.bag });
      break;
    }
    case 'accept':
      give(
        m,
        f,
        drop(f, offer => offer.from === action.from),
        action.instead,
      );
      break;
    case 'refuse':
      refuse(
        m,
        f,
        drop(f, offer => offer.from === action.from),
      );
      break;
    case 'heal': {
      const amount = heal(m, seat, healingOf(action.card));
      spend(m, seat, action.card, 'used');
      emit(m, { type: 'healed', seat, amount, card: action.card, damage: player(m, seat).damage });
      break;
    }
    case 'ready':
      f.ready[seat] = true;
      emit(m, { type: 'seatReady', seat });
      break;
    default:
      bargain(m, seat, action);
  }
}

function bargain(m: M, seat: Seat, action: Action): void {
  const perk = openPerks(m, seat, 'exchange').find(one => perks[one].action === action.type);
  if (!perk || !('bag' in action)) throw new Error(`${action.type} is no part of the exchange`);
  usePerk(m, seat, perk);
  perkCards[perk].use(m, seat, { card: action.card, bag: action.bag });
}

function drop(f: Exchange, which: (offer: Offer) => boolean): Offer {
  const offer = f.offers.splice(f.offers.findIndex(which), 1)[0];
  if (!offer) throw new Error('no such offer');
  return offer;
}

/** The card changes hands; whoever gets one has something to think about again (UD-TRADE-07). */
function give(m: M, f: Exchange, offer: Offer, instead: Instead | null): void {
  const giver = player(m, offer.from);
  const inside = offer.card === 'backpack' ? takeItem(giver, offer).slice(1) : [];
  if (offer.card !== 'backpack') takeOut(giver, offer.card);
  putInstead(m, offer.to, offer.card, instead, inside);
  f.given[offer.from] = true;
  f.ready[offer.to] = false;
  const { from, to, card, bag } = offer;
  emit(m, { type: 'given', from, to, card, bag, inside: [...inside], packed: packedFor(instead) });
}

/** The giver has not given yet, but will not offer the same there again (UD-RULING-49). */
function refuse(m: M, f: Exchange, offer: Offer): void {
  const { from, to, card } = offer;
  f.refused.push({ from, to, card, inside: [...insideOf(m, from, offer)] });
  emit(m, { type: 'refused', from, to, card });
}

/** The phase, while nothing else is being resolved in it. */
const openExchange = (m: M): Exchange | null => {
  const f = m.stack.at(-1);
  return f?.flow === 'exchange' ? f : null;
};

/** What a seat may take back while it waits for an answer. */
export const canWithdraw = (m: M, seat: Seat): boolean => {
  const f = openExchange(m);
  return f !== null && isOffering(f, seat);
};

/** Nobody has said no: the same may be offered again (UD-TRADE-04). */
export function withdraw(m: M, seat: Seat): void {
  const { from, to, card } = drop(nearest(m, 'exchange'), offer => offer.from === seat);
  emit(m, { type: 'withdrawn', from, to, card });
}

/** Who is ready may change their mind while others still trade (UD-TRADE-07). */
export const canReconsider = (m: M, seat: Seat): boolean => openExchange(m)?.ready[seat] ?? false;

export function reconsider(m: M, seat: Seat): void {
  nearest(m, 'exchange').ready[seat] = false;
  emit(m, { type: 'reconsidered', seat });
}

/** An offer of something that its giver no longer has is void. */
export function dropVoidOffers(m: M): void {
  const f = within(m, 'exchange');
  if (!f || f.offers.length === 0) return;
  f.offers = f.offers.filter(offer => holdsOffer(player(m, offer.from), offer));
}
