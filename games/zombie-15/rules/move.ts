import { emit } from '../../../engine/flow.ts';
import { objects } from '../content/objects.ts';
import { tokens } from '../content/tokens.ts';
import type { Tile, Zone } from '../ids.ts';
import type { Hero } from '../spec.ts';
import { isStreet, tileOf } from './board.ts';
import { moveTo } from './life.ts';
import { type M, faceAt, hasFoes, heavyOf, isLoneZombie, traitsOf, turnOf } from './table.ts';

/** Whether zombies let him go (Z15-MOVE-01, Z15-HERO-04, Z15-SPEC-12). */
export const canLeave = (m: M, hero: Hero): boolean =>
  !hasFoes(m, hero.zone) ||
  turnOf(m).smoke === hero.zone ||
  (traitsOf(m, hero).slipsAway && isLoneZombie(m, hero.zone));

const changesTile = (hero: Hero, to: Zone): boolean => tileOf(hero.zone) !== tileOf(to);

/** The move of this turn that an object of his gives (Z15-SPEC-17). */
export const isFreeMove = (m: M, hero: Hero, to: Zone): boolean =>
  changesTile(hero, to) && !turnOf(m).skated && hero.objects.some(({ card }) => objects[card].glides);

/** Z15-HERO-05: he may pay for no more changes of tile in this turn. */
export const isTired = (m: M, hero: Hero, to: Zone): boolean =>
  changesTile(hero, to) && turnOf(m).tileMoves >= traitsOf(m, hero).tileMoves;

/** The lock before a street, if this hero has no key for it (Z15-KEY-01). */
export const isLocked = (m: M, hero: Hero, to: Zone): boolean => {
  if (m.state.locks.length === 0 || !changesTile(hero, to)) return false;
  const lock = lockOn(m, tileOf(to));
  return lock !== null && keyFor(hero, lock.colour) < 0;
};

export function lockOn(m: M, tile: Tile) {
  for (const lock of m.state.locks) if (lock.tile === tile) return lock;
  return null;
}

const keyFor = (hero: Hero, colour: string): number => hero.backpack.findIndex(own => tokens[own].colour === colour);

/** The move itself; `paid`: no free move is used up and it counts as a paid tile change. */
export function move(m: M, hero: Hero, to: Zone, free: boolean): void {
  const turn = turnOf(m);
  const from = hero.zone;
  if (changesTile(hero, to)) {
    if (free) turn.skated = true;
    else turn.tileMoves++;
    unlock(m, hero, to);
  }
  turn.smoke = null;
  moveTo(m, hero, to);
  const carries = hero.carries ?? heavyOf(m, hero)?.object ?? null;
  emit(m, { type: 'moved', hero: hero.id, from, free, carries, zone: to, tile: faceAt(m, to) });
}

/** Key and lock leave the game, the tile is open to all (Z15-KEY-02). */
function unlock(m: M, hero: Hero, to: Zone): void {
  const lock = isStreet(to) ? lockOn(m, tileOf(to)) : null;
  if (!lock) return;
  hero.backpack.splice(keyFor(hero, lock.colour), 1);
  m.state.locks = m.state.locks.filter(other => other !== lock);
  emit(m, { type: 'lockOpened', hero: hero.id, colour: lock.colour, zone: to, tile: faceAt(m, to) });
}
