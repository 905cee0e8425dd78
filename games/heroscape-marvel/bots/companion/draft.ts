import { type HeroId, isSquad } from '../../ids.ts';
import type { Seat } from '../../../../engine/types.ts';
import { cardsOf, limitOf, total } from '../../rules/armies.ts';
import { type M, leftOf, pointsOf } from '../../rules/table.ts';
import type { Action } from '../../spec.ts';

type Rating = { readonly [C in HeroId]: number };

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

/** Conflit sur la ville, from 2,000 matches between armies drawn by chance: who keeps the device in ... */
const GUARDS: Rating = {
  hulk: 165,
  abomination: 101,
  thanos: 94,
  'silver-surfer': 78,
  'spider-man': 59,
  venom: 50,
  'iron-man': 28,
  'captain-america': 13,
  'doctor-doom': -11,
  'red-skull': -18,
};

/** ... and who carries it out. */
const THIEVES: Rating = {
  'silver-surfer': 89,
  thanos: 77,
  hulk: 62,
  abomination: 46,
  'iron-man': 40,
  'red-skull': 40,
  'doctor-doom': 38,
  venom: 3,
  'captain-america': -1,
  'spider-man': -10,
};

const BIG = 1000; // points: smaller armies were not measured
const LATER = 0.5; // of what is left the opponent takes a part

const DENIED = 0.7; // of what a card would be worth for the opponent, where the sides differ

/** What each card is worth for this seat, and what taking it away is; null where nothing was measured. */
function ratingsOf(m: M, seat: Seat): { readonly own: Rating; readonly denied: Rating | null } | null {
  if (m.content.role === 'device') {
    const isThief = m.state.players[1] === seat;
    return isThief ? { own: THIEVES, denied: GUARDS } : { own: GUARDS, denied: THIEVES };
  }
  if ((limitOf(m, seat) ?? 0) < BIG || m.setup.options.squads) return null;
  return { own: m.content.scenario.end.kind === 'points' ? COUNT : FIGHT, denied: null };
}

/** The card after which most can come of the army; null where nothing was measured. */
export function draftMeasured(m: M, seat: Seat, options: readonly Action[]): Action | null {
  const ratings = ratingsOf(m, seat);
  if (!ratings) return null;
  const { own, denied } = ratings;
  const left = (limitOf(m, seat) ?? 0) - total(cardsOf(m, seat));
  const room = (limitOf(m, leftOf(m, seat)) ?? 0) - total(cardsOf(m, leftOf(m, seat)));
  const pool = options.flatMap(action => (action.type === 'recruit' && !isSquad(action.card) ? [action.card] : []));
  let best: Action | null = null;
  let most = -Infinity;
  for (const action of options) {
    if (action.type !== 'recruit' || isSquad(action.card)) continue;
    const others = pool.filter(card => card !== action.card);
    let worth = own[action.card] + LATER * bestFill(others, left - pointsOf(action.card), own);
    if (denied && pointsOf(action.card) <= room) worth += DENIED * Math.max(0, denied[action.card]);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** The most that these cards can add within so many points. */
function bestFill(pool: readonly HeroId[], points: number, rating: Rating, from = 0): number {
  let most = 0;
  for (let i = from; i < pool.length; i++) {
    const card = pool[i] as HeroId;
    if (pointsOf(card) <= points)
      most = Math.max(most, rating[card] + bestFill(pool, points - pointsOf(card), rating, i + 1));
  }
  return most;
}
