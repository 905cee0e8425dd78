import { emit } from '../../../engine/flow.ts';
import type { RuleId } from '../spec.ts';
import { machineGun } from '../content/heavy.ts';
import { type ObjectId, objects } from '../content/objects.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { Heavy, Hero, Zone } from '../spec.ts';
import { removeObject, spendObject } from './sheet.ts';
import { hurt } from './life.ts';
import { type M, boardOf, faceAt, hasFoes, hasObject, heavyOf, isHero, isLaden } from './table.ts';
import { buryAlpha, kill, makeNoise } from './zombies.ts';
import { searchOf, streetOf, tileOf } from './board.ts';

/** The number by which an attack with the machine gun in his arms is named. */
export const GUN = 2;
export const EXPLOSION = 3;

interface Shot {
  readonly by: WeaponId | 'machine-gun';
  readonly uses: number;
  readonly damage: number;
  readonly noise: number;
  readonly isFirearm: boolean;
}

/** The weapon he could attack with under that number, as it is in his hands; null where there is none. */
export function shotOf(m: M, hero: Hero, weapon: number): Shot | null {
  if (weapon === GUN) {
    const gun = heavyOf(m, hero);
    return gun?.object === 'machine-gun' ? gunShot(m, hero, gun.uses ?? 0) : null;
  }
  const gear = hero.weapons[weapon];
  if (!gear) return null;
  const { damage, noise, kind } = weapons[gear.card];
  const extra = kind === 'firearm' && isHero(m, hero, 'carter') ? 1 : 0; // Z15-HERO-08
  return {
    by: gear.card,
    uses: gear.uses ?? 0,
    damage: damage + extra,
    noise: noise + extra,
    isFirearm: kind === 'firearm',
  };
}

function gunShot(m: M, hero: Hero, uses: number): Shot {
  const extra = isHero(m, hero, 'carter') ? 1 : 0;
  return {
    by: 'machine-gun',
    uses,
    damage: machineGun.damage + extra,
    noise: machineGun.noise + extra,
    isFirearm: true,
  };
}

/** Z15-FIGHT-02 to -05; with explosive rounds Z15-SPEC-15. */
export function fight(m: M, hero: Hero, weapon: number, explosive: boolean): void {
  const shot = shotOf(m, hero, weapon);
  if (!shot) throw new Error(`${hero.id} has no weapon ${weapon}`);
  const { zone } = hero;
  const dead = kill(m, zone, shot.damage + (explosive ? EXPLOSION : 0));
  const usesLeft = shot.uses - 1;
  if (weapon === GUN) (heavyOf(m, hero) as { uses: number }).uses = usesLeft;
  else (hero.weapons[weapon] as { uses: number }).uses = usesLeft;
  const { by } = shot;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by,
    killed: dead.killed,
    alpha: dead.alpha,
    usesLeft,
    explosive,
    zone,
    tile: faceAt(m, zone),
  });
  buryAlpha(m, hero);
  if (explosive) blowUp(m, hero, weapon);
  makeNoise(m, hero, shot.noise);
}

function blowUp(m: M, hero: Hero, weapon: number): void {
  removeObject(
    m,
    hero,
    hero.objects.findIndex(gear => gear.card === 'explosive-ammo'),
    'exploded',
  );
  if (weapon === GUN) {
    m.state.heavies = m.state.heavies.filter(heavy => heavy.bearer !== hero.id);
    return;
  }
  const gun = hero.weapons.splice(weapon, 1)[0];
  if (!gun) return;
  m.state.removed.push(gun.card);
  emit(m, { type: 'gearRemoved', hero: hero.id, card: gun.card, cause: 'exploded' });
}

/** Killed by bare hands: one, or two with a helmet (Z15-FIGHT-06, Z15-SPEC-04). */
export const fistDamage = (hero: Hero): number => (hasObject(hero, 'helmet') ? 2 : 1);

export function bareHands(m: M, hero: Hero): void {
  const { zone } = hero;
  const dead = kill(m, zone, fistDamage(hero));
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: 'bareHands',
    killed: dead.killed,
    alpha: dead.alpha,
    usesLeft: null,
    explosive: false,
    zone,
    tile: faceAt(m, zone),
  });
  buryAlpha(m, hero);
  if (!isHero(m, hero, 'sai-fon')) hurt(m, hero, 'bareHands');
}

/** Razor blade, Molotov, dog, skateboard: silent, and all but the blade are gone afterwards (Z15-FIGHT-09). */
export function strikeWith(m: M, hero: Hero, at: number, zone: Zone, most: number): void {
  const card = hero.objects[at]?.card as ObjectId;
  const dead = kill(m, zone, most);
  const usesLeft = (hero.objects[at]?.uses ?? 1) - 1;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: card,
    killed: dead.killed,
    alpha: dead.alpha,
    usesLeft,
    explosive: false,
    zone,
    tile: faceAt(m, zone),
  });
  buryAlpha(m, hero);
  spendObject(m, hero, at);
}

export const killsOf = (card: ObjectId): number => objects[card].kills;

// ---- the mounted machine gun (Z15-S09-4) ------------------------------------------------------------------------

/** The mounted gun of this zone. */
export const mountedGun = (m: M, { zone }: Hero): Heavy | undefined =>
  m.state.heavies.find(heavy => heavy.mounted && heavy.zone === zone);

export function mountedBar(m: M, hero: Hero, zone: Zone): RuleId | null {
  if (isHero(m, hero, 'vance')) return 'Z15-HERO-04';
  if (isLaden(m, hero)) return 'Z15-S09-4';
  if (mountedGun(m, hero)?.uses === 0) return 'Z15-EQUIP-02';
  return hasFoes(m, zone) ? null : 'Z15-FIGHT-01';
}

/** Zones it can reach: its own, the street before it, the streets next to that. */
export function mountedRange(m: M, zone: Zone): Zone[] {
  const tile = tileOf(zone);
  return [searchOf(tile), streetOf(tile), ...(boardOf(m).tiles[tile]?.links ?? []).map(streetOf)];
}

export function fireMounted(m: M, hero: Hero, zone: Zone): void {
  const gun = mountedGun(m, hero);
  if (!gun) throw new Error('no mounted gun here');
  const shot = gunShot(m, hero, gun.uses ?? 0);
  const dead = kill(m, zone, shot.damage);
  gun.uses = shot.uses - 1;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: 'machine-gun',
    killed: dead.killed,
    alpha: dead.alpha,
    usesLeft: gun.uses,
    explosive: false,
    zone,
    tile: faceAt(m, zone),
  });
  buryAlpha(m, hero);
  makeNoise(m, hero, shot.noise);
}
