import type { M } from '../../rules/table.ts';
import { POINTS, type Prices } from '../worth.ts';

/**
 * In discovery, where one blow destroys and powers do not count, the printed points mislead. These are twice the hundredths
 * of a logit that a standing figure adds to the odds of its side: a logistic regression of the winner on who stands at each
 * turn of 1,200 matches of the yardstick in each of the three scenarios, the mean of the three.
 */
const SKIRMISH: Prices = {
  ...POINTS,
  'iron-man': 300,
  thanos: 280,
  abomination: 280,
  'doctor-doom': 260,
  hulk: 230,
  'silver-surfer': 220,
  'captain-america': 160,
  venom: 80,
  'red-skull': 80,
  'spider-man': 20,
};

export const pricesOf = (m: M): Prices => (m.content.isExpert ? POINTS : SKIRMISH);
