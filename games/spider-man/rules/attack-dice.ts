import { characters } from '../content/characters.ts';
import { CAPTAINS } from '../ids.ts';
import { interruptCards } from '../cards/power/others.ts';
import { isBonus, events } from '../content/cards.ts';
import type { Way } from '../seen.ts';
import { bonusCards } from '../cards/bonuses.ts';
import { fits } from '../cards/power/blows.ts';
import { HIT } from '../content/numbers.ts';
import {
  type PowerId,
  powers,
  isBlow,
  type BlowId,
  shotOf,
  type InterruptId,
  isInterrupt,
  type PreventionId,
  isPrevention,
  isFoiled,
} from '../content/powers.ts';
import { type M, figure, hasCaptain, isHome, isStation, openHq, player, roleOf, type Attack } from './table.ts';
import { taxOn } from './targets.ts';

/** Exactly one die (SM-SCO-01, SM-LIZ-01). */
export const needsOneDie = (used: readonly PowerId[]): boolean =>
  used.some(power => isBlow(power) && powers[power].isSingle);

/** A die may be doubled after the roll (SM-LIZ-03). */
export const bites = (used: readonly PowerId[]): boolean => used.some(power => isBlow(power) && powers[power].bites);

/** What a die of W2 must show, or 0 where none is rolled. */
export const checkOf = (used: readonly PowerId[]): number => {
  for (const power of used) if (isBlow(power) && powers[power].check > 0) return powers[power].check;
  return 0;
};

/** The powers that can be declared with this series now. */
export function closePowers(m: M, f: Attack): BlowId[] {
  const { characters } = m.state;
  const clash = { target: f.target, momentum: f.momentum, characters };
  return player(m, f.seat).tokens.filter(
    (power): power is BlowId => isBlow(power) && !f.powers.includes(power) && fits(power, clash),
  );
}

/** What every die of the attack is multiplied by, then raised by (SM-RULING-08). */
export function modifiers(m: M, f: Attack): { times: number; add: number } {
  if (f.attacker.kind === 'stack') return { times: 1, add: policeBonus(m, f) };
  let times = 1;
  let add = f.bonus;
  for (const power of f.powers) {
    if (!isBlow(power)) continue;
    times *= powers[power].times;
    add += powers[power].add;
  }
  for (const card of f.cards) add += bonusCards[card].declare?.add ?? 0;
  const shot = shotOf(f.way);
  if (shot) add += shot.add;
  if ((!shot || shot.usesHq) && isInHq(m, f)) add += 1;
  return { times, add };
}

/** SM-HQ-01. */
const isInHq = (m: M, f: Attack): boolean =>
  f.attacker.kind === 'figure' && openHq(m, f.attacker.role) >= 0 && isHome(m, figure(m, f.attacker.role));

/** SM-POL-08, SM-EVT-01, SM-CHAR-05. */
function policeBonus(m: M, f: Attack): number {
  if (f.attacker.kind !== 'stack') return 0;
  const { square } = f.attacker;
  let add = isStation(m, square) ? 1 : 0;
  for (const captain of CAPTAINS) if (hasCaptain(m, captain, square)) add += characters[captain].leads?.add ?? 0;
  if (m.state.menace > 0 && f.target.kind === 'figure' && f.target.role === 'spider-man')
    add += events['public-menace'].effect.add;
  return add;
}

/** What a die must show to count. */
export const needOf = (way: Way): number => shotOf(way)?.need ?? HIT;

/** Each die after its modifiers. */
export function resultsOf(m: M, f: Attack): number[] {
  const { times, add } = modifiers(m, f);
  return f.rolled.map((die, i) => die * times * (i === f.bitten ? 2 : 1) + add);
}

/** W4. One success is all that a web, a grip, a throw or a hold can take. */
export function countHits(m: M, f: Attack): number {
  const need = needOf(f.way);
  const hits = resultsOf(m, f).filter(result => result >= need).length;
  return isSingle(f) ? Math.min(1, hits) : hits;
}

export const isSingle = (f: Attack): boolean => sticks(f) || f.target.kind === 'hold';

/** Whether it leaves a token on its target. */
export const sticks = (f: Attack): boolean => (shotOf(f.way)?.sticks ?? null) !== null;

/** Whether hits of this attack wound, so that they can be prevented at W5. */
export const doesWound = (f: Attack): boolean => f.target.kind === 'figure' && (shotOf(f.way)?.wounds ?? true);

/** Combat dice that leave the scale (SM-TURN-07), the tax of Aunt May's captor included. */
export function costOf(m: M, f: Attack, dice: number): number {
  const isOwn = f.attacker.kind === 'figure' ? !isBonus(f.way) : f.way === 'close';
  if (!isOwn) return 0;
  const tax = taxOn(m, roleOf(f.attacker), f.target);
  if (f.way === 'close') return dice + tax;
  return (shotOf(f.way)?.cost ?? 0) + tax;
}

/** Whether a card keeps everybody from answering (SM-CARD-12). */
export const isUnanswered = (f: Attack): boolean =>
  f.cards.length > 0 && f.cards.some(card => bonusCards[card].declare?.isUnanswered);

const NONE: readonly InterruptId[] = [];

/** SM-GOB-04, SM-LIZ-02. */
export function interrupts(m: M, f: Attack): readonly InterruptId[] {
  if (f.target.kind !== 'figure' || isUnanswered(f)) return NONE;
  const target = figure(m, f.target.role);
  if (target.seat === null) return NONE;
  return player(m, target.seat)
    .tokens.filter(isInterrupt)
    .filter(power => interruptCards[power].canUse(target));
}

/** Prevention tokens that the target could use against this attack. */
export function preventions(m: M, f: Attack): PreventionId[] {
  if (f.target.kind !== 'figure') return [];
  const { seat } = figure(m, f.target.role);
  if (seat === null) return [];
  const foe = roleOf(f.attacker);
  return player(m, seat).tokens.filter((power): power is PreventionId => isPrevention(power) && !isFoiled(power, foe));
}
