import { type HordeKind, type ZombieHeroId, horde } from '../content/enemies.ts';
import { heroes } from '../content/heroes.ts';
import { SIGN } from '../content/tokens.ts';
import { traits } from '../content/traits.ts';
import type { Hero } from '../spec.ts';
import { type M, enemiesIn, has, heroAt, hordeIn, seenFrom, sightTo, toughnessOf, zombieOf } from './table.ts';

// Whom an Attack can reach, with how many dice, and what they must show.

/** What an Attack is made with. */
export interface Strike {
  readonly hero: number;
  readonly zone: number;
  readonly sign: boolean;
  readonly ranged: boolean;
  readonly range: number;
}

/** The Attack of a hero on a zone; Long Reach and the Sign make it Ranged (MZ-TC-12, MZ-ITEM-01). */
export function strikeOf(m: M, hero: number, zone: number, reach: boolean, sign: boolean): Strike {
  const { id, zone: from } = heroAt(m, hero);
  return { hero, zone, sign, ranged: sign || reach || heroes[id].attack.ranged, range: sightTo(m, from, zone) };
}

/** Zones in Range and sight that hold somebody to hit (MZ-CMB-03, MZ-ITEM-02). */
export function zonesInRange(m: M, from: number, least: number, most: number, sign: boolean): number[] {
  const found: number[] = [];
  if (most === 0) {
    if ((sign ? hordeIn(m, from) : enemiesIn(m, from)) > 0) found.push(from);
    return found;
  }
  for (const zone of seenFrom(m, from)) {
    const range = sightTo(m, from, zone);
    if (range > most) break; // the nearest come first
    if (range >= least && (sign ? hordeIn(m, zone) : enemiesIn(m, zone)) > 0) found.push(zone);
  }
  return found;
}

/** Base, skills, cards, Power, then what takes dice away; never fewer than 1 (MZ-CMB-06, MZ-FX-04). */
export function diceOf(m: M, strike: Strike, power: number, blows: number): number {
  const hero = heroAt(m, strike.hero);
  let dice = 0;
  if (strike.sign) dice = hordeIn(m, strike.zone);
  else {
    dice = heroes[hero.id].attack.dice + traits['devastating-blow'].amount * blows + power;
    if (hero.bystander === (strike.ranged ? 'sharon-carter' : 'okoye')) dice++;
    if (has(hero, 'swarm-tactics') && enemiesIn(m, strike.zone) >= 3) dice++;
    for (const other of m.state.heroes) if (other.zone === hero.zone && has(other, 'wakanda-forever')) dice++;
  }
  if (strike.ranged && zombieOf(m, 'captain-america')?.zone === strike.zone) dice--;
  return Math.max(1, dice);
}

/** Whether hits may go to anybody, whatever the class (MZ-SKILL-17). */
export const isFreeOfPriority = (m: M, { hero, sign, range }: Strike): boolean =>
  !sign && range > 0 && has(heroAt(m, hero), 'marksman');

/** Hits that eliminate one of these; Weak Spot works on Brutes and Zombie Heroes (MZ-TC-14). */
export const hordeToughness = (kind: HordeKind, weak: number): number =>
  kind === 'brute' ? weakened(horde.brute.toughness, weak) : horde[kind].toughness;
export const zombieToughness = (id: ZombieHeroId, weak: number): number => weakened(toughnessOf(id), weak);
const weakened = (toughness: number, weak: number): number =>
  Math.max(1, toughness - traits['weak-spot'].amount * weak);

export const BEST_ACCURACY = 2;

/** Set, then improved, at best 2+ (MZ-CMB-09, MZ-FX-04). */
export function accuracyOf(hero: Hero, sign: boolean, focus: number): number {
  const set = sign ? SIGN.accuracy : has(hero, 'overload') ? 2 : heroes[hero.id].attack.accuracy;
  return Math.max(BEST_ACCURACY, set - traits.focus.amount * focus);
}
