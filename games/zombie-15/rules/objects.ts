import { call, emit } from '../../../engine/flow.ts';
import type { RuleId } from '../spec.ts';
import { tracks, timetables } from '../content/tracks.ts';
import type { Action, Gear, Heavy, Hero, Tile } from '../spec.ts';
import { type ObjectId, objects } from '../content/objects.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { machineGun } from '../content/heavy.ts';
import { isStreet, streetOf, tileOf } from './board.ts';
import { GUN, killsOf, strikeWith } from './fight.ts';
import { canHeal, heal } from './life.ts';
import { isFirearm, isGunFull, isReloadable, spendObject } from './sheet.ts';
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

// What one action does with a light object (Z15-OBJ, Z15-SPEC). A use without any effect is barred (Z15-OBJ-04).

const DRINK = 3;
const CAKES = 2;
const DYNAMITE = 3;
const FIREWORKS = 3;

/** What one might think of doing with what lies on the sheet; equal cards once. */
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
      for (const other of m.state.heroes) if (other.zone === zone) open.push({ type: 'heal', object, hero: other.id });
      return;
    case 'ammo':
      hero.weapons.forEach((_, weapon) => open.push({ type: 'reload', object, weapon }));
      if (borneGun(m, hero)) open.push({ type: 'reload', object, weapon: GUN });
      return;
    case 'defibrillator':
      for (const other of m.state.heroes)
        if (other.zone === zone && other !== hero) open.push({ type: 'revive', object, hero: other.id });
      return;
    case 'dynamite':
      for (const tile of nearby(m, hero)) open.push({ type: 'dynamite', object, tile });
      return;
    case 'fireworks':
      for (const tile of nearby(m, hero))
        for (let count = 1; count <= Math.max(1, Math.min(FIREWORKS, zombiesIn(m, zone))); count++)
          open.push({ type: 'fireworks', object, tile, count });
      return;
    default:
      // explosive rounds are declared with a shot
      if (objects[card].uses !== null && card !== 'explosive-ammo') open.push({ type: 'use', object });
  }
}

const nearby = (m: M, hero: Hero): readonly Tile[] => boardOf(m).tiles[tileOf(hero.zone)]?.links ?? [];

function borneGun(m: M, hero: Hero): Heavy | null {
  const gun = heavyOf(m, hero);
  return gun?.object === 'machine-gun' ? gun : null;
}

export type ObjectAction = Extract<Action, { type: 'use' | 'heal' | 'reload' | 'revive' | 'dynamite' | 'fireworks' }>;

/** The rule that forbids a use, or null. */
export function objectBar(m: M, hero: Hero, action: ObjectAction): RuleId | null {
  switch (action.type) {
    case 'heal':
      return healBar(m, targetOf(m, action));
    case 'reload':
      return reloadBar(m, hero, action.weapon);
    case 'revive':
      return targetOf(m, action).posture === 'unconscious' ? null : 'Z15-SPEC-09';
    case 'dynamite':
      if (!isStreet(hero.zone)) return 'Z15-SPEC-10';
      return hasFoes(m, streetOf(action.tile)) ? null : 'Z15-OBJ-04';
    case 'fireworks':
      return isStreet(hero.zone) && zombiesIn(m, hero.zone) > 0 ? null : 'Z15-SPEC-11';
    default:
      return useBar(m, hero, (hero.objects[action.object] as Gear<ObjectId>).card);
  }
}

function healBar(m: M, target: Hero): RuleId | null {
  if (target.posture === 'unconscious') return 'Z15-UNC-01';
  if (isHero(m, target, 'severity')) return 'Z15-HERO-02';
  return canHeal(m, target) ? null : 'Z15-OBJ-04';
}

function reloadBar(m: M, hero: Hero, weapon: number): RuleId | null {
  if (weapon === GUN) return isGunFull(borneGun(m, hero) as Heavy) ? 'Z15-OBJ-04' : null;
  const gear = hero.weapons[weapon] as Gear<WeaponId>;
  if (!isFirearm(gear.card)) return 'Z15-EQUIP-03';
  return isReloadable(gear) ? null : 'Z15-OBJ-04';
}

function useBar(m: M, hero: Hero, card: ObjectId): RuleId | null {
  const turn = turnOf(m);
  const { zone } = hero;
  switch (card) {
    case 'cheeseburger':
      return healBar(m, hero);
    case 'cat':
      return !m.state.cat && hasScreamsLeft(m) ? null : 'Z15-OBJ-04';
    case 'dog':
    case 'razor-blade':
    case 'molotov':
    case 'skateboard':
      return hasFoes(m, zone) ? null : 'Z15-FIGHT-01';
    case 'smoke-bomb':
      if (!isStreet(zone)) return 'Z15-SPEC-12';
      return hasFoes(m, zone) && turn.smoke !== zone ? null : 'Z15-OBJ-04';
    case 'lucky-charm':
      return turn.charmed ? 'Z15-OBJ-04' : null;
    case 'spoiled-meat':
      return isLoneZombie(m, zone) && meatOptions(m, hero).length > 0 ? null : 'Z15-SPEC-18';
    default:
      return null;
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
