import { emit, end } from '../../../engine/flow.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { horde, zombieHeroes } from '../content/enemies.ts';
import { type SkillId, heroes } from '../content/heroes.ts';
import { type TraitId, traits } from '../content/traits.ts';
import type { Crowd } from '../events.ts';
import type { Hero, MarvelZombies, ZombieHero } from '../spec.ts';
import { NEVER, type Tables, tablesOf } from './board.ts';
import {
  type DefeatReason,
  HORDE,
  type HeroId,
  type HordeKind,
  LEVELS,
  type Level,
  type ZombieHeroId,
  type ZoneId,
} from '../ids.ts';

/** A match of this game: what every rule is given. */
export type M = Match<MarvelZombies>;

// ---- zones ------------------------------------------------------------------------------------------------------

export const zoneAt = (m: M, id: ZoneId): number => m.content.board.zoneOf[id] ?? -1;
export const nameOf = (m: M, zone: number): ZoneId => m.content.board.ids[zone] as ZoneId;
export const namesOf = (m: M, zones: readonly number[]): ZoneId[] => zones.map(zone => nameOf(m, zone));
export const tables = (m: M): Tables => tablesOf(m.content.board, m.state.open);

export const pathLength = (m: M, from: number, to: number): number =>
  tables(m).path[from * m.content.board.size + to] ?? NEVER;
/** The Range, or NEVER where it is not seen. */
export const sightTo = (m: M, from: number, to: number): number =>
  tables(m).sight[from * m.content.board.size + to] ?? NEVER;
const NOWHERE: readonly number[] = [];
export const near = (m: M, zone: number): readonly number[] => tables(m).near[zone] ?? NOWHERE;
export const seenFrom = (m: M, zone: number): readonly number[] => tables(m).seen[zone] ?? NOWHERE;

// ---- heroes -----------------------------------------------------------------------------------------------------

export function heroAt(m: M, index: number): Hero {
  const hero = m.state.heroes[index];
  if (!hero) throw new Error(`no hero ${index}`);
  return hero;
}

export function indexOf(m: M, id: HeroId): number {
  const { heroes: all } = m.state;
  for (let i = 0; i < all.length; i++) if (all[i]?.id === id) return i;
  throw new Error(`${id} is not on the team`);
}

/** The lowest seat with a hero in play, while there is one: the voice of the players (MZ-SEAT-03, MZ-EXIT-03). */
export function lead(m: M): Seat {
  const { heroes: all } = m.state; // in seat order
  return (all.find(hero => hero.fate === 'in') ?? all[0])?.seat ?? 0;
}

/** The skills of its identity card that a hero has reached (MZ-XP-04). */
export const reached = (hero: Hero): SkillId[] => heroes[hero.id].skills.slice(0, hero.level + 1);

/** Whether a hero holds a Trait and can pay for it (MZ-FX-02). */
export const canUse = (hero: Hero, trait: TraitId): boolean =>
  hero.traits.includes(trait) && hero.power >= traits[trait].power;

/** The first of these Traits that a hero can use. */
export function usable<T extends TraitId>(hero: Hero, some: readonly T[]): T | undefined {
  for (const trait of some) if (canUse(hero, trait)) return trait;
  return undefined;
}

/** The highest level among the heroes in play (MZ-XP-07). */
export function danger(m: M): number {
  let highest = 0;
  for (const hero of m.state.heroes) if (hero.fate === 'in' && hero.level > highest) highest = hero.level;
  return highest;
}

export const levelName = (level: number): Level => LEVELS[level] as Level;

// ---- enemies ----------------------------------------------------------------------------------------------------

/** How many Enemies stand in a zone, Zombie Heroes included. */
export function enemiesIn(m: M, zone: number): number {
  const { state } = m;
  let count = hordeIn(m, zone);
  for (const zombie of state.zombies) if (zombie.zone === zone) count++;
  return count;
}

/** The same without Zombie Heroes. */
export const hordeIn = (m: M, zone: number): number =>
  (m.state.walker[zone] ?? 0) + (m.state.brute[zone] ?? 0) + (m.state.runner[zone] ?? 0);

export const zombieOf = (m: M, id: ZombieHeroId): ZombieHero | undefined => m.state.zombies.find(z => z.id === id);

export function onBoard(m: M, kind: HordeKind): number {
  return horde[kind].count - m.state.reserve[kind] - m.state.gone[kind];
}

/** The Enemies of a zone as events tell them, without Zombie Heroes. */
export function hordesIn(m: M, zone: number): (Crowd & { readonly kind: HordeKind })[] {
  return HORDE.flatMap(kind => {
    const count = m.state[kind][zone] ?? 0;
    return count > 0 ? [{ kind, hero: null, count }] : [];
  });
}

/** Eliminated Enemies go back to the reserve, unless M3 has no reserve any more (MZ-ENEMY-06, MZ-M3-04). */
export function removeHorde(m: M, zone: number, kind: HordeKind, count: number): void {
  const { state } = m;
  state[kind][zone] = (state[kind][zone] ?? 0) - count;
  if (isLast(m)) state.gone[kind] += count;
  else state.reserve[kind] += count;
  state.tally.kills += count;
}

export function removeZombie(m: M, id: ZombieHeroId): void {
  const { state } = m;
  state.zombies = state.zombies.filter(zombie => zombie.id !== id);
  if (!isLast(m)) state.zombieDiscard.push(id);
  state.tally.kills++;
}

export const toughnessOf = (id: ZombieHeroId): number => zombieHeroes[id].toughness;

/** In M3, once both red Objectives are taken, nobody comes back (MZ-M3-04). */
export function isLast(m: M): boolean {
  if (!m.content.mission.goals.annihilate) return false;
  let reds = 0;
  for (const objective of m.state.objectives) if (objective.taken && objective.colour === 'red') reds++;
  return reds >= 2;
}

// ---- targets ----------------------------------------------------------------------------------------------------

/** Whether Enemies find somebody to attack here: a hero, or a revealed Bystander (MZ-TERM-04, MZ-M6-04). */
export function hasTarget(m: M, zone: number): boolean {
  for (const hero of m.state.heroes) if (hero.zone === zone) return true;
  for (const figure of m.state.figures) if (figure.zone === zone) return true;
  return false;
}

// ---- the end ----------------------------------------------------------------------------------------------------

export function lose(m: M, reason: DefeatReason): never {
  emit(m, { type: 'defeat', reason, round: m.state.round });
  return end(m, { reason, scores: scores(m, 0) });
}

export function win(m: M): never {
  emit(m, { type: 'victory', round: m.state.round });
  return end(m, { reason: 'victory', scores: scores(m, 1) });
}

const scores = (m: M, score: number): number[] => Array.from({ length: m.content.seats }, () => score);
