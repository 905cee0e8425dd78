import { powerCards, heldPowers, heldSpecials } from '../cards/powers.ts';
import type { AttackKind } from '../content/powers.ts';
import { type M, powerBits } from '../rules/table.ts';
import type { Figure } from '../spec.ts';

// What bots think of powers, gathered from their objects once: it is asked of every figure in every thought.

type Opinion = NonNullable<(typeof powerCards)[keyof typeof powerCards]['bots']>;
type Counted = Exclude<keyof Opinion, 'isFeared'>;

const withOpinion = (which: Counted): { readonly bit: number; readonly value: number }[] =>
  heldPowers.flatMap(({ bit, card }) => {
    const value = card.bots?.[which];
    return value === undefined ? [] : [{ bit, value }];
  });

const AGAIN = withOpinion('again');
const REACH = withOpinion('reach');
const PROMISE = withOpinion('promise');

/** What the further normal attacks of a figure are worth, of the first one. */
export function againOf(m: M, figure: Figure): number {
  const bits = powerBits(m, figure);
  let again = 0;
  for (const { bit, value } of AGAIN) if ((bits & bit) !== 0) again += value;
  return again;
}

/** The same of a special attack, whose further targets are others. */
export const othersOf = (kind: AttackKind): number => (kind === 'normal' ? 0 : (powerCards[kind].bots?.others ?? 0));

/** How far one of these powers carries its bearer. */
export function reachBy(bits: number): number | null {
  for (const { bit, value } of REACH) if ((bits & bit) !== 0) return value;
  return null;
}

/** How many times as much they promise. */
export function promiseOf(worth: number, bits: number): number {
  let promised = worth;
  for (const { bit, value } of PROMISE) if ((bits & bit) !== 0) promised *= value;
  return promised;
}

const RANGES = heldSpecials.map(({ bit, data: { range } }) => ({ bit, range }));
const FEARED = heldSpecials.flatMap(({ bit, data, card }) => (card.bots?.isFeared ? [{ bit, dice: data.attack }] : []));

/** How far special attacks carry. */
export function specialRange(bits: number): number {
  let most = 0;
  for (const { bit, range } of RANGES) if ((bits & bit) !== 0 && range > most) most = range;
  return most;
}

/** The dice of a special attack that one must reckon with. */
export function fearedDice(bits: number): number | null {
  for (const { bit, dice } of FEARED) if ((bits & bit) !== 0) return dice;
  return null;
}
