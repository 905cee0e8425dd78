import { emit } from '../../../engine/flow.ts';
import { type GunId, heavies } from '../content/heavy.ts';
import { FISTS } from '../content/numbers.ts';
import { objects } from '../content/objects.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { RuleId, Zone } from '../ids.ts';
import type { Hero } from '../spec.ts';
import { searchOf, streetOf, tileOf } from './board.ts';
import { hurt } from './life.ts';
import { GUN, type Gun, borneGun, mountedGun, removeObject, spendObject, weaponAt } from './sheet.ts';
import { type M, boardOf, faceAt, hasFoes, isLaden, ruleOf, traitsOf } from './table.ts';
import { buryAlpha, kill, makeNoise } from './zombies.ts';

interface Shot {
  readonly by: WeaponId | GunId;
  readonly uses: number;
  readonly damage: number;
  readonly noise: number;
  readonly isFirearm: boolean;
}

/** The weapon he could attack with under that number, as it is in his hands; null where there is none. */
export function shotOf(m: M, hero: Hero, weapon: number): Shot | null {
  if (weapon === GUN) {
    const gun = borneGun(m, hero);
    return gun && gunShot(m, hero, gun);
  }
  const gear = hero.weapons[weapon];
  if (!gear) return null;
  const { damage, noise, kind } = weapons[gear.card];
  const extra = kind === 'firearm' ? traitsOf(m, hero).gunnery : 0;
  return {
    by: gear.card,
    uses: gear.uses ?? 0,
    damage: damage + extra,
    noise: noise + extra,
    isFirearm: kind === 'firearm',
  };
}

function gunShot(m: M, hero: Hero, { object, uses }: Gun): Shot {
  const { damage, noise } = heavies[object];
  const extra = traitsOf(m, hero).gunnery;
  return {
    by: object,
    uses: uses ?? 0,
    damage: damage + extra,
    noise: noise + extra,
    isFirearm: true,
  };
}

/** Z15-FIGHT-02 to -05; with explosive rounds Z15-SPEC-15. */
export function fight(m: M, hero: Hero, weapon: number, explosive: boolean): void {
  const shot = shotOf(m, hero, weapon);
  if (!shot) throw new Error(`${hero.id} has no weapon ${weapon}`);
  const { zone } = hero;
  const dead = kill(m, zone, shot.damage + (explosive ? blastOf(hero) : 0));
  const usesLeft = shot.uses - 1;
  const gun = weapon === GUN ? borneGun(m, hero) : weaponAt(hero, weapon);
  if (gun) gun.uses = usesLeft;
  const { by } = shot;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by,
    slot: weapon === GUN ? null : weapon,
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

/** What explosive rounds would add to a shot; 0 where he has none. */
export function blastOf(hero: Hero): number {
  for (const { card } of hero.objects) if (objects[card].blast > 0) return objects[card].blast;
  return 0;
}

/** They are gone afterwards, and so is the gun. */
function blowUp(m: M, hero: Hero, weapon: number): void {
  removeObject(
    m,
    hero,
    hero.objects.findIndex(({ card }) => objects[card].blast > 0),
    'exploded',
  );
  if (weapon === GUN) {
    m.state.heavies = m.state.heavies.filter(heavy => heavy.bearer !== hero.id);
    return;
  }
  const gun = hero.weapons.splice(weapon, 1)[0];
  if (!gun) return;
  m.state.removed.push(gun.card);
  emit(m, { type: 'gearRemoved', hero: hero.id, card: gun.card, slot: weapon, cause: 'exploded' });
}

/** Killed by bare hands: one, or what an object of his says (Z15-FIGHT-06, Z15-SPEC-04). */
export const fistDamage = (hero: Hero): number =>
  hero.objects.reduce((most, { card }) => Math.max(most, objects[card].fists), FISTS);

export function bareHands(m: M, hero: Hero): void {
  const { zone } = hero;
  const dead = kill(m, zone, fistDamage(hero));
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: 'bareHands',
    slot: null,
    killed: dead.killed,
    alpha: dead.alpha,
    usesLeft: null,
    explosive: false,
    zone,
    tile: faceAt(m, zone),
  });
  buryAlpha(m, hero);
  if (traitsOf(m, hero).fists === 'hurt') hurt(m, hero, 'bareHands');
}

/** An object that kills: silent (Z15-FIGHT-09). */
export function strikeWith(m: M, hero: Hero, at: number, zone: Zone): void {
  const gear = hero.objects[at];
  if (!gear) throw new Error(`${hero.id} has no object ${at}`);
  const dead = kill(m, zone, objects[gear.card].kills);
  const usesLeft = (gear.uses ?? 1) - 1;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: gear.card,
    slot: null,
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

// ---- the mounted machine gun (Z15-S09-4) ------------------------------------------------------------------------

export function mountedBar(m: M, hero: Hero, zone: Zone): RuleId | null {
  if (traitsOf(m, hero).fearsFirearms) return ruleOf(hero);
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
  const shot = gunShot(m, hero, gun);
  const dead = kill(m, zone, shot.damage);
  gun.uses = shot.uses - 1;
  emit(m, {
    type: 'attacked',
    hero: hero.id,
    by: gun.object,
    slot: null,
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
