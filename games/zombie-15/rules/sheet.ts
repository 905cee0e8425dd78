import { emit } from '../../../engine/flow.ts';
import { GUNS, type GunId, heavies } from '../content/heavy.ts';
import { type HeroId, WEAPON_SLOTS, heroes as sheets } from '../content/heroes.ts';
import { objects } from '../content/objects.ts';
import type { GearId } from '../content/search-deck.ts';
import { WEAPONS, type WeaponId, weapons } from '../content/weapons.ts';
import type { RuleId } from '../ids.ts';
import type { Gear, Heavy } from '../seen.ts';
import type { Hero } from '../spec.ts';
import { type M, backpackSlots, heavyOf, objectSlots, traitsOf } from './table.ts';

// Slots and counters. Of the weapon slots one takes any weapon and one light ones only, so a sheet is in order when it
// holds at most two weapons and at most one bulky one; which of them lies where decides nothing.

const WEAPON_SET: ReadonlySet<string> = new Set(WEAPONS);
export const isWeapon = (card: string): card is WeaponId => WEAPON_SET.has(card);
export const isFirearm = (card: WeaponId): boolean => weapons[card].kind === 'firearm';

/** Equipment comes into play with its counter at maximum (Z15-SEARCH-11). */
export const fresh = <C extends GearId>(card: C): Gear<C> => ({ card, uses: usesOf(card) });
const usesOf = (card: GearId): number | null => (isWeapon(card) ? weapons[card].uses : objects[card].uses);

export const starterOf = (m: M, id: HeroId): WeaponId =>
  m.content.side === 'prologue' ? sheets[id].prologueStarter : sheets[id].starter;

const ROOM: readonly null[] = [null];
const NO_ROOM: readonly never[] = [];

/**
 * What may go to make room for this card: an index of its list, or null where there is room; nothing at all where it
 * cannot be held. The last `kept` cards of the list were found just now and stay.
 */
export function roomFor(m: M, hero: Hero, card: GearId, kept = 0): readonly (number | null)[] {
  if (isWeapon(card)) return roomForWeapon(m, hero, card, kept);
  const slots = objectSlots(m, hero.id);
  if (hero.objects.length < slots) return ROOM;
  return places(hero.objects.length - kept);
}

function roomForWeapon(m: M, hero: Hero, card: WeaponId, kept: number): readonly (number | null)[] {
  if (isFirearm(card) && traitsOf(m, hero).fearsFirearms) return NO_ROOM;
  const isBulky = weapons[card].size === 'bulky';
  const bulky = hero.weapons.findIndex(gear => weapons[gear.card].size === 'bulky');
  const open = hero.weapons.length - kept;
  if (isBulky && bulky >= 0) return bulky < open ? [bulky] : NO_ROOM;
  return hero.weapons.length < WEAPON_SLOTS ? ROOM : places(open);
}

const PLACES: readonly (readonly number[])[] = [[], [0], [0, 1]];
const places = (count: number): readonly number[] => PLACES[count] ?? [];

/** Puts a card on the sheet; what it displaces leaves the game (Z15-SHEET-04). Returns that card. */
export function putOn(m: M, hero: Hero, card: GearId, instead: number | null, uses?: number | null): GearId | null {
  const list: Gear[] = isWeapon(card) ? hero.weapons : hero.objects;
  const gone = instead === null ? null : (list.splice(instead, 1)[0]?.card ?? null);
  if (gone) m.state.removed.push(gone);
  const gear = fresh(card);
  if (uses !== undefined) gear.uses = uses;
  list.push(gear);
  return gone;
}

/** Takes an object off the sheet and out of the game. */
export function removeObject(m: M, hero: Hero, at: number, cause: 'spent' | 'lost' | 'exploded'): void {
  const gear = hero.objects.splice(at, 1)[0];
  if (!gear) throw new Error(`${hero.id} has no object ${at}`);
  m.state.removed.push(gear.card);
  emit(m, { type: 'gearRemoved', hero: hero.id, card: gear.card, slot: at, cause });
}

/** Z15-EQUIP-01, Z15-EQUIP-04. */
export function spendObject(m: M, hero: Hero, at: number): void {
  const gear = hero.objects[at];
  if (!gear || gear.uses === null) throw new Error(`${hero.id} cannot use object ${at}`);
  gear.uses--;
  emit(m, { type: 'objectUsed', hero: hero.id, card: gear.card, slot: at, usesLeft: gear.uses });
  if (gear.uses === 0) removeObject(m, hero, at, 'spent');
}

export const hasBackpackRoom = (m: M, hero: Hero): boolean => hero.backpack.length < backpackSlots(m, hero.id);

// ---- firearms ------------------------------------------------------------------------------------------------------

export interface Gun extends Heavy {
  readonly object: GunId;
}

export const isGun = (heavy: Heavy): heavy is Gun => GUNS.some(gun => gun === heavy.object);

/** The number by which the gun in his arms is named, after his weapons. */
export const GUN = WEAPON_SLOTS;

export function borneGun(m: M, hero: Hero): Gun | null {
  const heavy = heavyOf(m, hero);
  return heavy && isGun(heavy) ? heavy : null;
}

/** The mounted gun of his zone (Z15-S09-4). */
export const mountedGun = (m: M, { zone }: Hero): Gun | undefined =>
  m.state.heavies.find((heavy): heavy is Gun => heavy.mounted && heavy.zone === zone && isGun(heavy));

export function gunAt(m: M, id: number): Gun {
  const gun = m.state.heavies.find(heavy => heavy.id === id);
  if (!gun || !isGun(gun)) throw new Error(`no gun ${id}`);
  return gun;
}

/** Why it cannot be reloaded, if it cannot (Z15-EQUIP-03). */
export function reloadBar(m: M, hero: Hero, weapon: number): RuleId | null {
  const gun = weapon === GUN ? borneGun(m, hero) : null;
  if (gun) return isGunFull(gun) ? 'Z15-OBJ-04' : null;
  const gear = weaponAt(hero, weapon);
  if (!isFirearm(gear.card)) return 'Z15-EQUIP-03';
  return isReloadable(gear) ? null : 'Z15-OBJ-04';
}

/** A firearm that is full again: on a sheet, or a heavy one by its number. */
export interface Refilled {
  readonly weapon: WeaponId | GunId;
  readonly slot: number | null;
  readonly gun: number | null;
}

/** Sets a firearm to its maximum. */
export function refill(m: M, hero: Hero, weapon: number): Refilled {
  const gun = weapon === GUN ? borneGun(m, hero) : null;
  if (gun) return refillGun(gun);
  const gear = weaponAt(hero, weapon);
  gear.uses = weapons[gear.card].uses;
  return { weapon: gear.card, slot: weapon, gun: null };
}

export function refillGun(gun: Gun): Refilled {
  gun.uses = heavies[gun.object].uses;
  return { weapon: gun.object, slot: null, gun: gun.id };
}

export function weaponAt(hero: Hero, at: number): Gear<WeaponId> {
  const gear = hero.weapons[at];
  if (!gear) throw new Error(`${hero.id} has no weapon ${at}`);
  return gear;
}

export const isGunFull = ({ object, uses }: Gun): boolean => uses === heavies[object].uses;
export const isReloadable = ({ card, uses }: Gear<WeaponId>): boolean => isFirearm(card) && uses !== weapons[card].uses;

export function removeHeavy(m: M, gone: Heavy): void {
  m.state.heavies = m.state.heavies.filter(heavy => heavy !== gone);
}
