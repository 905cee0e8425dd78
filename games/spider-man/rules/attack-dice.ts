import type { Frame } from '../../../engine/types.ts';
import { HIT } from '../content/numbers.ts';
import { type PowerId, powers } from '../content/powers.ts';
import type { SpiderMan } from '../spec.ts';
import { type M, canMove, figure, has, hasCaptain, isHome, isStation, openHq, player, roleOf } from './table.ts';
import { isSticky, isThrow, taxOn } from './targets.ts';

export type Attack = Frame<SpiderMan, 'attack'>;

/** Free dice of the powers that attack by themselves (SM-POW-05). */
export const POWER_DICE: { readonly [P in PowerId]?: number } = {
  'gob-pumpkin': 2,
  'sco-plasma': 2,
  'sm-web-prison': 2,
};

const TAILS: ReadonlySet<PowerId> = new Set(['sco-tail', 'liz-tail']);
const CHECKS: { readonly [P in PowerId]?: number } = { 'oct-pincer-strike': 4, 'ele-electrocute': 5 };

/** Exactly one die (SM-SCO-01, SM-LIZ-01). */
export const needsOneDie = (used: readonly PowerId[]): boolean => used.some(power => TAILS.has(power));

/** What a die of W2 must show, or 0 where none is rolled. */
export const checkOf = (used: readonly PowerId[]): number => {
  for (const power of used) {
    const need = CHECKS[power];
    if (need !== undefined) return need;
  }
  return 0;
};

/** The powers that can be declared with this series now. */
export function closePowers(m: M, f: Attack): PowerId[] {
  return player(m, f.seat).tokens.filter(
    power => powers[power].kind === 'close' && !f.powers.includes(power) && fits(m, f, power),
  );
}

function fits(m: M, f: Attack, power: PowerId): boolean {
  const { target, momentum } = f;
  const isOpponent = target.kind === 'figure' || target.kind === 'stack';
  switch (power) {
    case 'sm-spider-strength':
      return !(target.kind === 'figure' && m.state.characters['mary-jane'].holder === target.role);
    case 'rhi-charge':
      return isOpponent && momentum !== null && momentum.squares >= 3 && momentum.nextToOpponent;
    case 'rhi-supercharge':
      if (target.kind === 'hold' || momentum === null || momentum.squares < 4) return false;
      return momentum.nextToOpponent || momentum.nextToObjective;
    case 'vul-dive':
      return target.kind !== 'hold' && momentum !== null && momentum.flown && momentum.squares > 0;
    default:
      return true;
  }
}

/** What every die of the attack is multiplied by, then raised by (SM-RULING-08). */
export function modifiers(m: M, f: Attack): { times: number; add: number } {
  if (f.attacker.kind === 'stack') return { times: 1, add: policeBonus(m, f) };
  let times = 1;
  let add = f.bonus;
  for (const power of f.powers) {
    if (power === 'sco-tail' || power === 'rhi-supercharge') times *= 2;
    else if (power === 'liz-tail') add += 2;
    else if (power === 'sm-spider-strength' || power === 'rhi-charge' || power === 'vul-dive') add += 1;
  }
  for (const card of f.cards) if (card === 'mighty-blow') add += 1;
  const { way } = f;
  if (way === 'gob-pumpkin' || way === 'ele-bolt' || way === 'ele-lightning') add += 1;
  if ((way === 'close' || way === 'henchmen' || way === 'oct-capture') && isInHq(m, f)) add += 1;
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
  if (f.way !== 'stacy' && hasCaptain(m, 'stacy', square)) add++;
  if (m.state.menace > 0 && f.target.kind === 'figure' && f.target.role === 'spider-man') add++;
  return add;
}

/** What a die must show to count. */
export function needOf(way: string): number {
  return isSticky(way) || way === 'oct-capture' ? 5 : HIT;
}

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

export const isSingle = (f: Attack): boolean => isSticky(f.way) || f.target.kind === 'hold';

/** Whether hits of this attack wound, so that they can be prevented at W5. */
export const doesWound = (f: Attack): boolean =>
  f.target.kind === 'figure' && !isSticky(f.way) && f.way !== 'oct-capture';

/** Combat dice that leave the scale (SM-TURN-07), the tax of Aunt May's captor included. */
export function costOf(m: M, f: Attack, dice: number): number {
  const isOwn = f.attacker.kind === 'figure' ? f.way !== 'henchmen' : f.way === 'close';
  if (!isOwn) return 0;
  const tax = taxOn(m, roleOf(f.attacker), f.target);
  if (f.way === 'close') return dice + tax;
  return f.way === 'oct-capture' || f.way === 'ele-lightning' ? 1 + tax : tax;
}

/** What the die of an interrupt must show. */
export const INTERRUPTS: { readonly [P in PowerId]?: number } = { 'liz-leap': 4, 'gob-smoke': 5 };

/** SM-GOB-04, SM-LIZ-02, SM-CARD-12. */
export function interrupts(m: M, f: Attack): PowerId[] {
  if (f.target.kind !== 'figure' || f.cards.includes('surprise')) return [];
  const target = figure(m, f.target.role);
  if (target.seat === null) return [];
  const p = player(m, target.seat);
  if (target.role === 'goblin') return has(p, 'gob-smoke') ? ['gob-smoke'] : [];
  return target.role === 'lizard' && has(p, 'liz-leap') && canMove(target) ? ['liz-leap'] : [];
}

/** SM-SPI-06, SM-RHI-02, SM-SCO-02: dice and what one of them must show. */
export const PREVENTIONS: { readonly [P in PowerId]?: { readonly dice: number; readonly need: number } } = {
  'sm-spider-sense': { dice: 1, need: 4 },
  'rhi-hide': { dice: 2, need: 6 },
  'sco-armour': { dice: 1, need: 5 },
};

/** Prevention tokens that the target could use against this attack. */
export function preventions(m: M, f: Attack): PowerId[] {
  if (f.target.kind !== 'figure') return [];
  const { seat } = figure(m, f.target.role);
  if (seat === null) return [];
  const isVenom = f.attacker.kind === 'figure' && f.attacker.role === 'venom';
  return player(m, seat).tokens.filter(
    power => PREVENTIONS[power] !== undefined && !(power === 'sm-spider-sense' && isVenom),
  );
}

export const isCarThrow = (f: Attack): boolean => isThrow(f.way);
