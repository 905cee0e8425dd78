import { emit } from '../../../engine/flow.ts';
import { machineGun } from '../content/heavy.ts';
import type { RuleId } from '../ids.ts';
import type { Heavy } from '../seen.ts';
import type { Action, Hero } from '../spec.ts';
import { putDown } from './life.ts';
import { GUN, isFirearm, isGunFull, isReloadable, refill } from './sheet.ts';
import { type M, boardOf, carrierOf, faceAt, hasFoes, heavyOf, heroOf, isLaden, ruleOf, traitsOf } from './table.ts';

// Heavy objects and unconscious heroes, which are carried alike (Z15-HEAVY, Z15-UNC-04).

/** What one might think of doing with what is heavy here. */
export function heavyOptions(m: M, hero: Hero, open: Action[]): void {
  const own = heavyOf(m, hero);
  if (isLaden(m, hero)) open.push({ type: 'putDown' });
  if (own?.object === 'ammo-crate') crateOptions(m, hero, open);
  for (const heavy of m.state.heavies)
    if (heavy !== own && heavy.zone === hero.zone) open.push({ type: 'takeHeavy', heavy: heavy.id });
  for (const other of m.state.heroes)
    if (other.zone === hero.zone && other.posture === 'unconscious' && other.id !== hero.carries)
      open.push({ type: 'carry', hero: other.id });
}

/** Z15-HEAVY-08: never from a conscious hero. */
export function takeHeavyBar(m: M, hero: Hero, id: number): RuleId | null {
  const { bearer, mounted, object } = find(m, id);
  if (bearer !== null) return 'Z15-HEAVY-08';
  if (mounted) return 'Z15-HEAVY-06';
  if (object === 'machine-gun' && traitsOf(m, hero).fearsFirearms) return ruleOf(hero);
  return isLaden(m, hero) ? 'Z15-HEAVY-02' : null;
}

export function carryBar(m: M, hero: Hero, id: Hero['id']): RuleId | null {
  if (carrierOf(m, heroOf(m, id))) return 'Z15-HEAVY-08';
  return isLaden(m, hero) ? 'Z15-HEAVY-02' : null;
}

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

type CrateAction = Extract<Action, { type: 'useCrate' }>;

function crateOptions(m: M, hero: Hero, open: Action[]): void {
  for (const other of m.state.heroes) {
    if (other.zone !== hero.zone) continue;
    other.weapons.forEach(({ card }, weapon) => {
      if (isFirearm(card)) open.push({ type: 'useCrate', hero: other.id, weapon, heavy: null });
    });
    if (heavyOf(m, other)?.object === 'machine-gun')
      open.push({ type: 'useCrate', hero: other.id, weapon: GUN, heavy: null });
  }
  for (const gun of m.state.heavies)
    if (gun.object === 'machine-gun' && gun.bearer === null && gun.zone === hero.zone)
      open.push({ type: 'useCrate', hero: null, weapon: null, heavy: gun.id });
}

export function crateBar(m: M, { hero, weapon, heavy }: CrateAction): RuleId | null {
  if (m.content.sparesCrates) return 'Z15-S12-1';
  const owner = hero === null ? null : heroOf(m, hero);
  const gun = owner ? heavyOf(m, owner) : find(m, heavy ?? -1);
  const gear = owner?.weapons[weapon ?? GUN];
  const isFull = gear ? !isReloadable(gear) : gun === null || isGunFull(gun);
  return isFull ? 'Z15-HEAVY-07' : null;
}

export function useCrate(m: M, hero: Hero, action: CrateAction): void {
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

/** Whether somebody here might think of calling. */
export const isAtRadio = (m: M, hero: Hero): boolean => !m.state.called && hero.zone === boardOf(m).call;

/** The radio stands where it can reach somebody, and nobody disturbs the call. */
export function callBar(m: M, { zone }: Hero): RuleId | null {
  const stands = m.state.heavies.some(
    ({ object, bearer, zone: at }) => object === 'radio' && bearer === null && at === zone,
  );
  return stands && !hasFoes(m, zone) ? null : 'Z15-S13-1';
}

export function makeCall(m: M, hero: Hero): void {
  m.state.called = true;
  emit(m, { type: 'radioCalled', hero: hero.id });
}
