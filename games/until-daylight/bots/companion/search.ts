import { foundCard } from '../declared.ts';
import type { Seat } from '../../../../engine/types.ts';
import { type View, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type MisfortuneSight, badLuck, isBadLuck } from '../../cards/bad-luck.ts';
import { ofType, only, first } from '../../../../bots/options.ts';
import { openPerks } from '../perks.ts';
import { bestFit, worth } from './hand.ts';
import { SEARCH, lifeWorth } from './weights.ts';
import { CARDS, type CardId } from '../../content/cards.ts';

export function keepOrLeave(view: View, seat: Seat, options: readonly Action[]): Action {
  const card = foundCard(view);
  return bestFit(seenPlayer(view, seat), ofType(options, 'keep'), () => card, view.players) ?? only(options, 'leave');
}

/** From the two cards of Sticky Fingers, or from the discard at the Black Market. */
export function choosePile(view: View, seat: Seat, options: readonly Action[]): Action {
  const take = bestFit(seenPlayer(view, seat), ofType(options, 'take'), option => option.card, view.players);
  return take ?? options.find(option => option.type === 'pass') ?? first(options);
}

/** Going on costs a point of life and brings about half of the pile; bad luck may hit the weakest. */
export function faceOrDelay(view: View, seat: Seat, options: readonly Action[]): Action {
  const { active } = view.piles;
  const player = seenPlayer(view, seat);
  const left = player.life - player.damage;
  const isFree = openPerks(view, view.first, 'delay').length > 0;
  if (left <= 1 && !isFree) return only(options, 'face');
  const price = isFree ? 0 : lifeWorth(left) - lifeWorth(left - 1);
  const draws = active === 0 ? 0 : 1 + (active - 1) / 2;
  const gain = draws * cardValue(view) * SEARCH.earlier - price - draws * misfortune(view);
  return only(options, gain > 0 ? 'delay' : 'face');
}

const cardsLeft = (view: View): [CardId, number][] => CARDS.map(card => [card, view.rubbleLeft[card] ?? 0]);

/** What a card of the pile is worth on average to a seat that has room for it. */
function cardValue(view: View): number {
  let sum = 0;
  let cards = 0;
  for (const [card, count] of cardsLeft(view)) {
    cards += count;
    let here = 0;
    for (const player of view.players) here += worth(player, card) * (player.used < player.slots ? 1 : 0.3);
    sum += (count * here) / view.players.length;
  }
  return cards === 0 ? 0 : sum / cards;
}

/** What bad luck costs on average with the next card. */
function misfortune(view: View): number {
  const seen: MisfortuneSight = {
    damage: points => {
      let cost = 0;
      for (const { life, damage } of view.players)
        cost += lifeWorth(life - damage) - lifeWorth(Math.max(0, life - damage - points));
      return cost / view.players.length;
    },
    loss: () => SEARCH.loss,
  };
  let sum = 0;
  let cards = 0;
  for (const [card, count] of cardsLeft(view)) {
    cards += count;
    if (isBadLuck(card)) sum += count * badLuck[card].cost(seen);
  }
  return cards === 0 ? 0 : sum / cards;
}
