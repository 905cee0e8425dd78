import type { Frame, Match, Seat } from '../../../engine/types.ts';
import { heavies } from '../content/heavy.ts';
import { type HeroId, ORDINARY, PROLOGUE, type Traits, heroes as sheets } from '../content/heroes.ts';
import { ALPHA_WEIGHT } from '../content/numbers.ts';
import { objects } from '../content/objects.ts';
import type { Face } from '../content/tiles.ts';
import { weapons } from '../content/weapons.ts';
import type { RuleId, Zone } from '../ids.ts';
import type { Heavy, Turn } from '../seen.ts';
import type { Hero, Zombie15 } from '../spec.ts';
import { type Board, tileOf } from './board.ts';
import { courseBoard } from './course.ts';

// What every chapter asks of the table.

export type M = Match<Zombie15>;
export type F<K extends keyof Zombie15['frames']> = Frame<Zombie15, K>;

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
/** A seat as the only one that is asked. */
export const only = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [];

export const boardOf = (m: M): Board => m.content.board ?? courseBoard(m.state.course ?? []);

export function turnOf(m: M): Turn {
  const { turn } = m.state;
  if (!turn) throw new Error('nobody is active before the start');
  return turn;
}

export function active(m: M): Hero {
  const hero = m.state.heroes[turnOf(m).hero];
  if (!hero) throw new Error('no active hero');
  return hero;
}

export function heroOf(m: M, id: HeroId): Hero {
  for (const hero of m.state.heroes) if (hero.id === id) return hero;
  throw new Error(`${id} does not play`);
}

/** Strengths and weaknesses apply with the hero side up (Z15-HERO-11). */
export const traitsOf = (m: M, { id }: Hero): Traits => (m.content.side === 'hero' ? sheets[id].traits : ORDINARY);
/** The rule that tells what he can and what he cannot. */
export const ruleOf = ({ id }: Hero): RuleId => sheets[id].rule;

export const maxLife = (m: M, id: HeroId): number =>
  m.content.side === 'prologue' ? PROLOGUE.life : Math.max(1, sheets[id].life + m.content.lifeChange);
export const objectSlots = (m: M, id: HeroId): number =>
  m.content.side === 'prologue' ? PROLOGUE.objects : sheets[id].objects;
export const backpackSlots = (m: M, id: HeroId): number =>
  m.content.side === 'prologue' ? PROLOGUE.backpack : sheets[id].backpack;

export const isStanding = (hero: Hero): boolean => hero.posture === 'standing';

/** The -1 Action token: at night, for whoever has no Flashlight (Z15-S07-1). */
export const hasMinusOne = (m: M, hero: Hero): boolean => m.state.night && !hasLight(hero);

export function hasLight(hero: Hero): boolean {
  for (const { card } of hero.objects) if (objects[card].shines) return true;
  return false;
}

export function heavyOf(m: M, hero: Hero): Heavy | null {
  for (const heavy of m.state.heavies) if (heavy.bearer === hero.id) return heavy;
  return null;
}

/** Something lies over his weapons (Z15-SHEET-05). */
export const isLaden = (m: M, hero: Hero): boolean => hero.carries !== null || heavyOf(m, hero) !== null;

export function carrierOf(m: M, hero: Hero): Hero | null {
  for (const other of m.state.heroes) if (other.carries === hero.id) return other;
  return null;
}

// ---- zombies ---------------------------------------------------------------------------------------------------

export const zombiesIn = (m: M, zone: Zone): number => m.state.zombies[zone] ?? 0;
export const isAlphaIn = (m: M, zone: Zone): boolean => m.state.alpha !== null && m.state.alpha.zone === zone;
/** Whether a rule that asks for "no zombies" is broken here (Z15-ALPHA-02). */
export const hasFoes = (m: M, zone: Zone): boolean => zombiesIn(m, zone) > 0 || isAlphaIn(m, zone);
/** How many must be fended off here. */
export const weightIn = (m: M, zone: Zone): number => zombiesIn(m, zone) + (isAlphaIn(m, zone) ? ALPHA_WEIGHT : 0);
/** Exactly one zombie and no Alpha: what stealth and spoiled meat ask for. */
export const isLoneZombie = (m: M, zone: Zone): boolean => zombiesIn(m, zone) === 1 && !isAlphaIn(m, zone);

/** What a hero holds off: his best uncovered weapon, empty or not, and his permanent bonuses (Z15-ATTACK-02). */
export function fendOf(m: M, hero: Hero): number {
  if (hero.posture !== 'standing') return 0;
  let fend = 0;
  if (hero.carries === null) {
    const heavy = heavyOf(m, hero);
    if (heavy) fend = heavies[heavy.object].fend;
    else for (const gear of hero.weapons) fend = Math.max(fend, weapons[gear.card].fend);
  }
  for (const gear of hero.objects) fend += objects[gear.card].fend;
  return fend;
}

export function fendIn(m: M, zone: Zone): number {
  let sum = 0;
  for (const hero of m.state.heroes) if (hero.zone === zone) sum += fendOf(m, hero);
  return sum;
}

export function hasStandingHero(m: M, zone: Zone): boolean {
  for (const hero of m.state.heroes) if (hero.zone === zone && hero.posture === 'standing') return true;
  return false;
}

/** The face that lies there, for events. */
export function faceAt(m: M, zone: Zone): Face {
  const tile = boardOf(m).tiles[tileOf(zone)];
  if (!tile) throw new Error(`no zone ${zone}`);
  return tile.face;
}

/** Only the lesson has no clock (Z15-TIME-21). */
export const isTimed = (m: M): boolean => m.content.track !== 'calm';
