import { heroes } from '../content/heroes.ts';
import { type TraitAt, traits, traitsAt } from '../content/traits.ts';
import type { Attack, Hero, Move, Turn } from '../spec.ts';
import { zonesInRange } from './strike.ts';
import type { Chance } from '../cards/skill.ts';
import { skillsOf } from '../cards/skillset.ts';
import { destinations, moveCost } from './moves.ts';
import { type M, heroAt, nameOf, usable } from './table.ts';
import type { Stride } from '../ids.ts';

const REACHING = traitsAt('attack');

// Moves and Attacks that a hero has the means for, in its Turn or by Teamwork.

/** Zones for the unique Attack; with Long Reach those that it adds (MZ-CMB-02, MZ-TC-12). */
export function attackOptions(m: M, index: number, free: boolean): Attack[] {
  const hero = heroAt(m, index);
  const { attack } = heroes[hero.id];
  const [least, most] = attack.range;
  const all: Attack[] = [];
  for (const zone of zonesInRange(m, hero.zone, least, most, false))
    all.push({ type: 'attack', zone: nameOf(m, zone), free, reach: false });
  const reach = reachOf(hero);
  if (reach === 0) return all;
  for (const zone of zonesInRange(m, hero.zone, attack.ranged ? most + 1 : 0, most + reach, false))
    all.push({ type: 'attack', zone: nameOf(m, zone), free, reach: true });
  return all;
}

/** The Trait with which a hero attacks farther. */
export const reachingTrait = (hero: Hero): TraitAt<'attack'> | undefined => usable(hero, REACHING);

/** How much farther the hero can make its Attack reach. */
function reachOf(hero: Hero): number {
  if (hero.traits.length === 0) return 0;
  const trait = reachingTrait(hero);
  return trait === undefined ? 0 : traits[trait].amount;
}

/** Candidates for an ordinary Move or a Mighty Leap that `actions` can pay for, except for those left behind. */
export function moveOptions(m: M, index: number, free: boolean, actions: number): Move[] {
  const hero = heroAt(m, index);
  const all: Move[] = [];
  if (moveCost(m, hero, 'walk', free) <= actions) push(m, hero, 'walk', all);
  for (const { isFree, power, by } of skillsOf(hero).strides)
    if (!isFree && hero.power >= power && moveCost(m, hero, by, free) <= actions) push(m, hero, by, all);
  return all;
}

export function push(m: M, hero: Hero, by: Stride, all: Move[]): void {
  for (const zone of destinations(m, hero, by)) all.push({ type: 'move', to: nameOf(m, zone), by });
}

/** The free Attack of a Turn, if one is left (MZ-SKILL-06, MZ-SKILL-16). */
export const hasFreeAttack = (hero: Hero, turn: Turn): boolean => freeAttack(hero, turn) !== undefined;

export function freeAttack(hero: Hero, turn: Turn): Chance | undefined {
  for (const chance of skillsOf(hero).freeAttacks) if (chance.isOpen(turn)) return chance;
  return undefined;
}

/** Whether a Move without any Action is left in the Turn. */
export const hasFreeMove = (hero: Hero, turn: Turn): boolean =>
  skillsOf(hero).strides.some(stride => stride.isFree && (stride.isOpen?.(turn) ?? true));

/** Whether another hero could use the help of Teamwork (MZ-TC-17). */
export const canBeHelped = (m: M, index: number): boolean =>
  attackOptions(m, index, true).length > 0 || moveOptions(m, index, true, 0).length > 0;
