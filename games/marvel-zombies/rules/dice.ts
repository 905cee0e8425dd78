import { horde } from '../content/enemies.ts';
import { heroes } from '../content/heroes.ts';
import { SIGN } from '../content/tokens.ts';
import { traits } from '../content/traits.ts';
import { abilityOf } from '../cards/abilities.ts';
import { heldCard } from '../cards/bystanders.ts';
import { skillsOf } from '../cards/skillset.ts';
import type { Hero } from '../spec.ts';
import type { Strike } from './strike.ts';
import { type M, heroAt, hordeIn, toughnessOf } from './table.ts';
import type { HordeKind, ZombieHeroId } from '../ids.ts';

// With how many dice an Attack is made, and what they must show.

/** Base, skills, cards, Power, then what takes dice away; never fewer than 1 (MZ-CMB-06, MZ-FX-04). */
export function diceOf(m: M, strike: Strike, power: number, blows: number): number {
  const hero = heroAt(m, strike.hero);
  let dice = 0;
  if (strike.sign) dice = hordeIn(m, strike.zone);
  else {
    dice = heroes[hero.id].attack.dice + traits['devastating-blow'].amount * blows + power;
    dice += heldCard(hero.bystander).dice?.(strike) ?? 0;
    for (const more of skillsOf(hero).dice) dice += more(m, strike);
    for (const other of m.state.heroes) if (other.zone === hero.zone) dice += skillsOf(other).teamDice;
  }
  for (const { id, zone } of m.state.zombies) if (zone === strike.zone) dice += abilityOf(id).dice?.(strike) ?? 0;
  return Math.max(1, dice);
}

/** Whether hits may go to anybody, whatever the class (MZ-SKILL-17). */
export function isFreeOfPriority(m: M, { hero, sign, range }: Strike): boolean {
  if (sign || range === 0) return false;
  const { picks } = skillsOf(heroAt(m, hero));
  return picks !== null && range >= picks;
}

/** Hits that eliminate one of these; Weak Spot works on Brutes and Zombie Heroes (MZ-TC-14). */
export const hordeToughness = (kind: HordeKind, weak: number): number =>
  kind === 'brute' ? weakened(horde.brute.toughness, weak) : horde[kind].toughness;
export const zombieToughness = (id: ZombieHeroId, weak: number): number => weakened(toughnessOf(id), weak);
const weakened = (toughness: number, weak: number): number =>
  Math.max(1, toughness - traits['weak-spot'].amount * weak);

export const BEST_ACCURACY = 2;

/** Set, then improved, at best 2+ (MZ-CMB-09, MZ-FX-04). */
export function accuracyOf(hero: Hero, sign: boolean, focus: number): number {
  const set = sign ? SIGN.accuracy : ownAccuracy(hero);
  return Math.max(BEST_ACCURACY, set - traits.focus.amount * focus);
}

function ownAccuracy(hero: Hero): number {
  return skillsOf(hero).accuracy ?? heroes[hero.id].attack.accuracy;
}
