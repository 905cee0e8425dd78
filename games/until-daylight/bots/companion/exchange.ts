import type { Seat } from '../../../../engine/types.ts';
import { categoryOf } from '../../rules/inventory.ts';
import { type SeenPlayer, type View, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { best, ofType, first } from '../../../../bots/options.ts';
import { bestFit, itemWorth, worth } from './hand.ts';
import { oddsOf } from './odds.ts';
import { chanceOfLife, prospect, tableOf } from './prospect.ts';
import { removedBy } from './scene.ts';
import { HAND, LIFE, TRADE, lifeWorth } from './weights.ts';
import { type CardId, healingOf } from '../../content/cards.ts';

/** Gifts where they help most, healing where it is needed, then ready. */
export function trade(view: View, seat: Seat, options: readonly Action[]): Action {
  const player = seenPlayer(view, seat);
  const answer = answerOffer(view, player, options);
  if (answer) return answer;
  // the horde stands in the line already: what it is going to do says who needs what
  const table = tableOf(view);
  prospect(table, oddsOf(view), removedBy(table, view.players.length));
  return (
    give(view, seat, options) ??
    heal(view, seat, options) ??
    bargain(view, seat, options) ??
    options.find(option => option.type === 'ready') ??
    first(options)
  );
}

function answerOffer(view: View, player: SeenPlayer, options: readonly Action[]): Action | null {
  const refuse = ofType(options, 'refuse')[0];
  if (!refuse) return null;
  const offer = view.focus?.offers.find(({ from }) => from === refuse.from);
  const accept = ofType(options, 'accept').filter(({ from }) => from === refuse.from);
  return (offer && bestFit(player, accept, () => offer.card, view.players)) ?? refuse;
}

/** What so many points of healing are worth to a seat before the attacks that are expected. */
function relief(view: View, seat: Seat, points: number): number {
  const healed = Math.min(points, seenPlayer(view, seat).damage);
  if (healed === 0) return 0;
  let value = 0;
  for (let life = 0; life + healed < LIFE.length; life++)
    value += chanceOfLife(seat, life) * (lifeWorth(life + healed) - lifeWorth(life));
  return value;
}

/** Worth in a hand, where healing counts by what it would do there now, or may do later. */
function worthTo(view: View, seat: Seat, card: CardId): number {
  const points = healingOf(card);
  const player = seenPlayer(view, seat);
  return points > 0 ? Math.max(HAND.held * points, relief(view, seat, points)) : worth(player, card);
}

function heal(view: View, seat: Seat, options: readonly Action[]): Action | null {
  return best(
    ofType(options, 'heal'),
    ({ card }) => relief(view, seat, healingOf(card)) - HAND.held * healingOf(card),
    0,
  );
}

/** The Haggler sells what he needs least for the best card of the discard. */
function bargain(view: View, seat: Seat, options: readonly Action[]): Action | null {
  const sales = ofType(options, 'blackMarket');
  if (sales.length === 0) return null;
  let finest = 0;
  for (const card of view.rubbleDiscard)
    if (categoryOf(card) !== 'bad-luck') finest = Math.max(finest, worthTo(view, seat, card));
  return best(sales, ({ card, bag }) => finest - paid(view, seat, card, bag), TRADE.bargain);
}

/** One card of a stack is paid, but a whole backpack. */
const paid = (view: View, seat: Seat, card: CardId, bag: number | null): number =>
  card === 'backpack' ? itemWorth(seenPlayer(view, seat), { card, bag }) : worthTo(view, seat, card);

/** The card whose worth grows most in another hand that has room for it. */
function give(view: View, seat: Seat, options: readonly Action[]): Action | null {
  return best(
    ofType(options, 'offer'),
    ({ card, to }) => {
      const other = seenPlayer(view, to);
      if (card === 'backpack' || other.used >= other.slots) return 0;
      return worthTo(view, to, card) - worthTo(view, seat, card);
    },
    TRADE.gift,
  );
}
