import { first } from '../../../../bots/options.ts';
import type { CardId, FigureId, Marker } from '../../ids.ts';
import { armies } from '../../content/armies.ts';
import { total } from '../../rules/armies.ts';
import { type M, areAllies, cellNamed, distance, faceOf, figureOf } from '../../rules/table.ts';
import { type Action } from '../../spec.ts';
import { cardsInPlay } from '../../rules/cards.ts';
import { cardPromise, least } from './turn.ts';

/** What a card is worth in a draft, where points do not tell all. */
const RATING: { readonly [C in CardId]: number } = {
  thanos: 400,
  hulk: 390,
  'silver-surfer': 345,
  abomination: 345,
  'iron-man': 265,
  'doctor-doom': 240,
  'captain-america': 225,
  'spider-man': 190,
  venom: 200,
  'red-skull': 150,
  gorillinators: 95,
  'zettian-guards': 75,
  'izumi-samurai': 65,
};

/** The best card that fits; a thief wants numbers too. */
export function draftCard(options: readonly Action[]): Action {
  return least(options, action => (action.type === 'recruit' || action.type === 'enlist' ? -RATING[action.card] : 0));
}

/** The dearest preset; without one card by card. */
export function nameArmy(options: readonly Action[]): Action {
  const presets = options.filter(o => o.type === 'preset');
  if (presets.length > 0)
    return least(presets, action => (action.type === 'preset' ? -total(armies[action.army].cards) : 0));
  return draftCard(options);
}

/** Fists in front, guns behind. */
export function placeFigure(m: M, seat: number, options: readonly Action[]): Action {
  const enemies = m.state.figures.filter(f => !areAllies(m, f.owner, seat) && f.cell !== null);
  const middle = Math.floor(m.content.board.size / 2);
  return least(options, action => {
    if (action.type !== 'place') return 0;
    const at = cellNamed(m, action.at);
    const far =
      enemies.length > 0 ? Math.min(...enemies.map(f => distance(m, f.cell ?? 0, at))) : distance(m, middle, at);
    return faceOf(m, figureOf(m, action.figure)).range > 1 ? -far : far;
  });
}

/**
 * Two turns for the card that promises most, the third for the next one unless that is much weaker; X where another
 * would believe it.
 */
export function orderPlan(m: M, seat: number): { readonly [K in Marker]: FigureId } {
  const ranked = cardsInPlay(m, seat)
    .map(({ id }) => ({ id, worth: cardPromise(m, id) }))
    .sort((a, b) => b.worth - a.worth);
  const best = ranked[0]?.id ?? 'hulk';
  const next = ranked[1];
  const second = next && next.worth > (ranked[0]?.worth ?? 0) * 0.55 ? next.id : best;
  return { '1': best, '2': best, '3': second, X: next?.id ?? best };
}

export function placeOrder(m: M, seat: number, options: readonly Action[]): Action {
  const plan = orderPlan(m, seat);
  return options.find(o => o.type === 'order' && plan[o.marker] === o.on) ?? first(options);
}
