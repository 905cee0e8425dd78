import { emit } from '../../../engine/flow.ts';
import { machineGun } from '../content/heavy.ts';
import type { Action, Heavy, Hero } from '../spec.ts';
import { GUN } from './fight.ts';
import { putDown } from './life.ts';
import { refill } from './objects.ts';
import { isGunFull, isReloadable } from './sheet.ts';
import { type M, boardOf, carrierOf, faceAt, hasFoes, heavyOf, heroOf, isHero } from './table.ts';

// Heavy objects and unconscious heroes, which are carried alike (Z15-HEAVY, Z15-UNC-04).

export function heavyOptions(m: M, hero: Hero, open: Action[]): void {
  const heavy = heavyOf(m, hero);
  if (heavy || hero.carries !== null) {
    open.push({ type: 'putDown' });
    if (heavy?.object === 'ammo-crate' && !m.content.sparesCrates) crateOptions(m, hero, open);
    return;
  }
  for (const lying of m.state.heavies) if (canTake(m, hero, lying)) open.push({ type: 'takeHeavy', heavy: lying.id });
  for (const other of m.state.heroes)
    if (other.zone === hero.zone && other.posture === 'unconscious' && !carrierOf(m, other))
      open.push({ type: 'carry', hero: other.id });
}

const canTake = (m: M, hero: Hero, heavy: Heavy): boolean =>
  heavy.bearer === null &&
  heavy.zone === hero.zone &&
  !heavy.mounted &&
  !(heavy.object === 'machine-gun' && isHero(m, hero, 'vance'));

export function takeHeavy(m: M, hero: Hero, id: number): void {
  const heavy = find(m, id);
  heavy.bearer = hero.id;
  emit(m, { type: 'heavyTaken', hero: hero.id, object: heavy.object, zone: hero.zone, tile: faceAt(m, hero.zone) });
}

export function carry(m: M, hero: Hero, id: Hero['id']): void {
  hero.carries = id;
  emit(m, { type: 'heroCarried', hero: hero.id, carried: id });
}

/** A crate put down beside the mounted gun fills it, unless it is full (Z15-S09-5). */
export function layDown(m: M, hero: Hero): void {
  const heavy = heavyOf(m, hero);
  putDown(m, hero, false);
  if (heavy?.object !== 'ammo-crate') return;
  const gun = m.state.heavies.find(other => other.mounted && other.zone === hero.zone);
  if (gun && !isGunFull(gun)) fill(m, hero, gun, heavy);
}

// ---- ammunition crates (Z15-HEAVY-07) ----------------------------------------------------------------------------

function crateOptions(m: M, hero: Hero, open: Action[]): void {
  for (const other of m.state.heroes) {
    if (other.zone !== hero.zone) continue;
    other.weapons.forEach((gear, weapon) => {
      if (isReloadable(gear)) open.push({ type: 'useCrate', hero: other.id, weapon, heavy: null });
    });
    const borne = heavyOf(m, other);
    if (borne?.object === 'machine-gun' && !isGunFull(borne))
      open.push({ type: 'useCrate', hero: other.id, weapon: GUN, heavy: null });
  }
  for (const gun of m.state.heavies)
    if (gun.object === 'machine-gun' && gun.bearer === null && gun.zone === hero.zone && !isGunFull(gun))
      open.push({ type: 'useCrate', hero: null, weapon: null, heavy: gun.id });
}

export function useCrate(m: M, hero: Hero, action: Extract<Action, { type: 'useCrate' }>): void {
  const crate = heavyOf(m, hero);
  if (!crate) throw new Error(`${hero.id} has no crate`);
  if (action.heavy !== null) return fill(m, hero, find(m, action.heavy), crate);
  if (action.hero === null || action.weapon === null) throw new Error('no gun named');
  const owner = heroOf(m, action.hero);
  const weapon = refill(m, owner, action.weapon);
  remove(m, crate);
  emit(m, { type: 'reloaded', hero: owner.id, by: hero.id, weapon, with: 'ammo-crate' });
}

function fill(m: M, hero: Hero, gun: Heavy, crate: Heavy): void {
  gun.uses = machineGun.uses;
  remove(m, crate);
  emit(m, { type: 'reloaded', hero: hero.id, by: hero.id, weapon: 'machine-gun', with: 'ammo-crate' });
}

const remove = (m: M, gone: Heavy): void => {
  m.state.heavies = m.state.heavies.filter(heavy => heavy !== gone);
};

function find(m: M, id: number): Heavy {
  const heavy = m.state.heavies.find(other => other.id === id);
  if (!heavy) throw new Error(`no heavy object ${id}`);
  return heavy;
}

// ---- the radio (Z15-S13-1) -----------------------------------------------------------------------------------------

/** The radio stands where it can reach somebody, and so does he, undisturbed. */
export function canCall(m: M, hero: Hero): boolean {
  const { call } = boardOf(m);
  if (call === null || m.state.called || hero.zone !== call || hasFoes(m, call)) return false;
  return m.state.heavies.some(heavy => heavy.object === 'radio' && heavy.bearer === null && heavy.zone === call);
}

export function makeCall(m: M, hero: Hero): void {
  m.state.called = true;
  emit(m, { type: 'radioCalled', hero: hero.id });
}
