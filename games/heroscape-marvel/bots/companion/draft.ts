import type { Seat } from '../../../../engine/types.ts';
import type { CardId } from '../../content/cards.ts';
import { cardsOf, limitOf, total } from '../../rules/armies.ts';
import { type M, pointsOf } from '../../rules/table.ts';
import type { Action } from '../../spec.ts';

type Rating = { readonly [C in CardId]: number };

/**
 * How much a card adds to the odds of its army, in hundredths of a logit: fitted to 1,200 matches of the yardstick
 * between armies of 1,200 points drawn by chance, where a zone or the last one standing decides.
 */
const FIGHT: Rating = {
  hulk: 117,
  abomination: 79,
  thanos: 77,
  'captain-america': 48,
  venom: 44,
  'silver-surfer': 30,
  'iron-man': 28,
  'doctor-doom': 28,
  'red-skull': 17,
  'spider-man': 11,
};

/** The same from 900 matches where the points that still stand are counted at the end. */
const COUNT: Rating = {
  hulk: 205,
  thanos: 182,
  abomination: 159,
  'silver-surfer': 141,
  'captain-america': 105,
  'doctor-doom': 99,
  venom: 98,
  'iron-man': 96,
  'spider-man': 90,
  'red-skull': 87,
};

const BIG = 1000; // points: smaller armies were not measured
const LATER = 0.5; // of what is left the opponent takes a part

/** The card after which most can come of the army; null where nothing was measured. */
export function draftMeasured(m: M, seat: Seat, options: readonly Action[]): Action | null {
  const limit = limitOf(m, seat) ?? 0;
  if (limit < BIG) return null;
  const rating = m.content.scenario.end.kind === 'points' ? COUNT : FIGHT;
  const left = limit - total(cardsOf(m, seat));
  const pool = options.flatMap(action => (action.type === 'recruit' ? [action.card] : []));
  let best: Action | null = null;
  let most = -Infinity;
  for (const action of options) {
    if (action.type !== 'recruit') continue;
    const others = pool.filter(card => card !== action.card);
    const worth = rating[action.card] + LATER * bestFill(others, left - pointsOf(action.card), rating);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** The most that these cards can add within so many points. */
function bestFill(pool: readonly CardId[], points: number, rating: Rating, from = 0): number {
  let most = 0;
  for (let i = from; i < pool.length; i++) {
    const card = pool[i] as CardId;
    if (pointsOf(card) <= points)
      most = Math.max(most, rating[card] + bestFill(pool, points - pointsOf(card), rating, i + 1));
  }
  return most;
}
