import type { Seat } from '../../../../engine/types.ts';
import { categoryOf, isStartingWeapon } from '../../rules/inventory.ts';
import { type SeenPlayer, type View, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { best, ofType, first } from '../../../../bots/options.ts';
import { lifeLeft } from './threat.ts';
import { bestFit, itemWorth, worth } from './worth.ts';
import { type CardId, healingOf } from '../../content/cards.ts';

const GIFT = 0.5; // how much more a card must be worth in the other hand
const BARGAIN = 0.7; // and a card of the discard than the one paid for it

export function trade(view: View, seat: Seat, options: readonly Action[]): Action {
  const player = seenPlayer(view, seat);
  return (
    answerOffer(view, player, options) ??
    give(view, player, options) ??
    heal(player, options) ??
    bargain(view, player, options) ??
    options.find(option => option.type === 'ready') ??
    first(options)
  );
}

function answerOffer(view: View, player: SeenPlayer, options: readonly Action[]): Action | null {
  const refuse = ofType(options, 'refuse')[0];
  if (!refuse) return null;
  const offer = view.focus?.offers.find(({ from }) => from === refuse.from);
  const accept = ofType(options, 'accept').filter(({ from }) => from === refuse.from);
  return (offer && bestFit(player, accept, () => offer.card)) ?? refuse;
}

/** When nothing of it is wasted, or when little life is left. */
function heal(player: SeenPlayer, options: readonly Action[]): Action | null {
  return best(
    ofType(options, 'heal'),
    ({ card }) => {
      const heals = healingOf(card);
      return player.damage >= heals || lifeLeft(player) <= 4 ? heals : 0;
    },
    0,
  );
}

/** The Haggler sells what he needs least for the best card of the discard. */
function bargain(view: View, player: SeenPlayer, options: readonly Action[]): Action | null {
  const sales = ofType(options, 'blackMarket');
  if (sales.length === 0) return null;
  let finest = 0;
  for (const card of view.rubbleDiscard)
    if (categoryOf(card) !== 'bad-luck') finest = Math.max(finest, worth(player, card));
  return best(sales, ({ card, bag }) => finest - paid(player, card, bag), BARGAIN);
}

/** One card of a stack is paid, but a whole backpack. */
const paid = (player: SeenPlayer, card: CardId, bag: number | null): number =>
  card === 'backpack' ? itemWorth(player, { card, bag }) : worth(player, card);

/** The card whose worth grows most in another hand that has room for it. */
function give(view: View, player: SeenPlayer, options: readonly Action[]): Action | null {
  return best(
    ofType(options, 'offer'),
    ({ card, to }) => {
      const other = seenPlayer(view, to);
      if (card === 'backpack' || isStartingWeapon(card) || other.used >= other.slots) return 0;
      return worth(other, card) - worth(player, card);
    },
    GIFT,
  );
}
