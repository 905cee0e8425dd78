import { call, emit } from '../../../engine/flow.ts';
import { tracks, timetables } from '../content/tracks.ts';
import type { Action, Gear, Hero, Tile } from '../spec.ts';
import type { ObjectId } from '../content/objects.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { machineGun } from '../content/heavy.ts';
import { isStreet, streetOf, tileOf } from './board.ts';
import { GUN, killsOf, strikeWith } from './fight.ts';
import { canHeal, heal } from './life.ts';
import { isGunFull, isReloadable, spendObject } from './sheet.ts';
import {
  type M,
  boardOf,
  carrierOf,
  faceAt,
  hasFoes,
  heavyOf,
  heroOf,
  isHero,
  isLoneZombie,
  turnOf,
  zombiesIn,
} from './table.ts';
import { meatOptions } from './meat.ts';

// What one action does with a light object (Z15-OBJ, Z15-SPEC). A use without any effect is not offered (Z15-OBJ-04).

const DRINK = 3;
const CAKES = 2;
const DYNAMITE = 3;
const FIREWORKS = 3;

export function objectOptions(m: M, hero: Hero, open: Action[]): void {
  for (let object = 0; object < hero.objects.length; object++) {
    const { card } = hero.objects[object] as Gear<ObjectId>;
    if (hero.objects.findIndex(gear => gear.card === card && gear.uses === hero.objects[object]?.uses) < object)
      continue;
    useOptions(m, hero, object, card, open);
  }
}

function useOptions(m: M, hero: Hero, object: number, card: ObjectId, open: Action[]): void {
  const { zone } = hero;
  switch (card) {
    case 'first-aid-kit':
    case 'scenario-first-aid-kit':
      for (const other of m.state.heroes)
        if (other.zone === zone && canHeal(m, other)) open.push({ type: 'heal', object, hero: other.id });
      return;
    case 'ammo':
      hero.weapons.forEach((gear, weapon) => {
        if (isReloadable(gear)) open.push({ type: 'reload', object, weapon });
      });
      if (needsShots(m, hero)) open.push({ type: 'reload', object, weapon: GUN });
      return;
    case 'defibrillator':
      for (const other of m.state.heroes)
        if (other.zone === zone && other.posture === 'unconscious')
          open.push({ type: 'revive', object, hero: other.id });
      return;
    case 'dynamite':
      for (const tile of nearby(m, hero)) if (hasFoes(m, streetOf(tile))) open.push({ type: 'dynamite', object, tile });
      return;
    case 'fireworks':
      for (const tile of nearby(m, hero))
        for (let count = 1; count <= Math.min(FIREWORKS, zombiesIn(m, zone)); count++)
          open.push({ type: 'fireworks', object, tile, count });
      return;
    default:
      if (isUseful(m, hero, card)) open.push({ type: 'use', object });
  }
}

/** Adjacent tiles, for what is thrown from a street. */
const nearby = (m: M, hero: Hero): readonly Tile[] =>
  isStreet(hero.zone) ? (boardOf(m).tiles[tileOf(hero.zone)]?.links ?? []) : [];

function needsShots(m: M, hero: Hero): boolean {
  const gun = heavyOf(m, hero);
  return gun?.object === 'machine-gun' && !isGunFull(gun);
}

function isUseful(m: M, hero: Hero, card: ObjectId): boolean {
  const turn = turnOf(m);
  switch (card) {
    case 'energy-drink':
    case 'box-of-cakes':
      return true;
    case 'cheeseburger':
      return canHeal(m, hero);
    case 'cat':
      return !m.state.cat && hasScreamsLeft(m);
    case 'dog':
    case 'razor-blade':
    case 'molotov':
    case 'skateboard':
      return hasFoes(m, hero.zone);
    case 'smoke-bomb':
      return isStreet(hero.zone) && hasFoes(m, hero.zone) && turn.smoke !== hero.zone;
    case 'lucky-charm':
      return !turn.charmed;
    case 'spoiled-meat':
      return isLoneZombie(m, hero.zone) && meatOptions(m, hero).length > 0;
    default:
      return false;
  }
}

const hasScreamsLeft = (m: M): boolean =>
  tracks[m.content.track].every !== null &&
  timetables[m.content.track].some((cue, i) => i >= m.state.cues && cue.kind === 'scream');

/** An object without a target. */
export function use(m: M, hero: Hero, object: number): void {
  const { card } = hero.objects[object] as Gear<ObjectId>;
  if (killsOf(card) > 0) return strikeWith(m, hero, object, hero.zone, killsOf(card));
  spendObject(m, hero, object);
  const turn = turnOf(m);
  if (card === 'energy-drink') gain(m, hero, DRINK);
  if (card === 'box-of-cakes') {
    if (canHeal(m, hero)) heal(m, hero, hero, 'box-of-cakes', 1);
    gain(m, hero, CAKES);
  }
  if (card === 'cheeseburger') heal(m, hero, hero, 'cheeseburger', 1);
  if (card === 'cat') m.state.cat = true;
  if (card === 'smoke-bomb') turn.smoke = hero.zone;
  if (card === 'lucky-charm') turn.charmed = true;
  if (card === 'spoiled-meat') call(m, 'meat', {});
}

function gain(m: M, hero: Hero, amount: number): void {
  turnOf(m).actions += amount;
  emit(m, { type: 'actionsGained', hero: hero.id, amount });
}

export function healWith(m: M, hero: Hero, object: number, target: Hero): void {
  const { card } = hero.objects[object] as Gear<'first-aid-kit' | 'scenario-first-aid-kit'>;
  spendObject(m, hero, object);
  heal(m, target, hero, card, isHero(m, hero, 'hazel') ? 2 : 1); // Z15-HERO-03
}

export function reloadWith(m: M, hero: Hero, object: number, weapon: number): void {
  spendObject(m, hero, object);
  const name = refill(m, hero, weapon);
  emit(m, { type: 'reloaded', hero: hero.id, by: hero.id, weapon: name, with: 'ammo' });
}

/** Sets a firearm to its maximum. */
export function refill(m: M, hero: Hero, weapon: number): WeaponId | 'machine-gun' {
  if (weapon === GUN) {
    (heavyOf(m, hero) as { uses: number }).uses = machineGun.uses;
    return 'machine-gun';
  }
  const gear = hero.weapons[weapon] as Gear<WeaponId>;
  gear.uses = weapons[gear.card].uses;
  return gear.card;
}

/** Z15-SPEC-09, Z15-UNC-07. */
export function revive(m: M, hero: Hero, object: number, target: Hero): void {
  spendObject(m, hero, object);
  const carrier = carrierOf(m, target);
  if (carrier) carrier.carries = null;
  target.posture = 'down';
  target.life = 1;
  emit(m, { type: 'revived', hero: target.id, by: hero.id });
}

export const throwDynamite = (m: M, hero: Hero, object: number, tile: Tile): void =>
  strikeWith(m, hero, object, streetOf(tile), DYNAMITE);

export function lightFireworks(m: M, hero: Hero, object: number, tile: Tile, count: number): void {
  spendObject(m, hero, object);
  const zone = streetOf(tile);
  m.state.zombies[hero.zone] = zombiesIn(m, hero.zone) - count;
  m.state.zombies[zone] = zombiesIn(m, zone) + count;
  emit(m, { type: 'lured', hero: hero.id, count, zone, tile: faceAt(m, zone) });
}

export const targetOf = (m: M, action: { hero: Hero['id'] }): Hero => heroOf(m, action.hero);
