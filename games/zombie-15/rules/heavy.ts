import { emit } from '../../../engine/flow.ts';
import { heavyCards } from '../cards/heavies.ts';
import { heavies } from '../content/heavy.ts';
import type { RuleId, Zone } from '../ids.ts';
import type { Heavy } from '../seen.ts';
import type { Action, HeavyAction, Hero } from '../spec.ts';
import { putDown } from './life.ts';
import { isGun } from './sheet.ts';
import { type M, boardOf, carrierOf, faceAt, hasFoes, heavyOf, heroOf, isLaden, ruleOf, traitsOf } from './table.ts';

// Heavy objects and unconscious heroes, which are carried alike (Z15-HEAVY, Z15-UNC-04).

/** What one might think of doing with what is heavy here. */
export function heavyOptions(m: M, hero: Hero, open: Action[]): void {
  const own = heavyOf(m, hero);
  if (isLaden(m, hero)) open.push({ type: 'putDown' });
  if (own) heavyCards[own.object].options?.(m, hero, open);
  for (const heavy of m.state.heavies)
    if (heavy !== own && heavy.zone === hero.zone) open.push({ type: 'takeHeavy', heavy: heavy.id });
  for (const other of m.state.heroes)
    if (other.zone === hero.zone && other.posture === 'unconscious' && other.id !== hero.carries)
      open.push({ type: 'carry', hero: other.id });
}

/** Z15-HEAVY-08: never from a conscious hero. */
export function takeHeavyBar(m: M, hero: Hero, id: number): RuleId | null {
  const heavy = find(m, id);
  if (heavy.bearer !== null) return 'Z15-HEAVY-08';
  if (heavy.mounted) return 'Z15-HEAVY-06';
  if (isGun(heavy) && traitsOf(m, hero).fearsFirearms) return ruleOf(hero);
  return isLaden(m, hero) ? 'Z15-HEAVY-02' : null;
}

export function carryBar(m: M, hero: Hero, id: Hero['id']): RuleId | null {
  if (carrierOf(m, heroOf(m, id))) return 'Z15-HEAVY-08';
  return isLaden(m, hero) ? 'Z15-HEAVY-02' : null;
}

export function takeHeavy(m: M, hero: Hero, id: number): void {
  const heavy = find(m, id);
  heavy.bearer = hero.id;
  const { zone } = hero;
  emit(m, { type: 'heavyTaken', hero: hero.id, object: heavy.object, heavy: id, zone, tile: faceAt(m, zone) });
}

export function carry(m: M, hero: Hero, id: Hero['id']): void {
  hero.carries = id;
  emit(m, { type: 'heroCarried', hero: hero.id, carried: id });
}

export function layDown(m: M, hero: Hero): void {
  const heavy = heavyOf(m, hero);
  putDown(m, hero, false);
  if (heavy) heavyCards[heavy.object].laid?.(m, hero, heavy);
}

/** The rule that forbids an action with what he bears, or null. */
export const heavyBar = (m: M, hero: Hero, action: HeavyAction): RuleId | null =>
  heavyCards[burdenOf(m, hero).object].bar?.(m, action) ?? null;

export function useHeavy(m: M, hero: Hero, action: HeavyAction): void {
  const heavy = burdenOf(m, hero);
  heavyCards[heavy.object].use?.(m, hero, heavy, action);
}

function burdenOf(m: M, hero: Hero): Heavy {
  const heavy = heavyOf(m, hero);
  if (!heavy) throw new Error(`${hero.id} bears nothing`);
  return heavy;
}

function find(m: M, id: number): Heavy {
  const heavy = m.state.heavies.find(other => other.id === id);
  if (!heavy) throw new Error(`no heavy object ${id}`);
  return heavy;
}

// ---- the call for help (Z15-S13-1) ---------------------------------------------------------------------------------

/** Whether somebody here might think of calling. */
export const isAtCall = (m: M, hero: Hero): boolean => !m.state.called && hero.zone === boardOf(m).call;

/** What one calls with stands here, and nobody disturbs. */
export const callBar = (m: M, { zone }: Hero): RuleId | null =>
  standsToCall(m, zone) && !hasFoes(m, zone) ? null : 'Z15-S13-1';

export const standsToCall = (m: M, zone: Zone): boolean =>
  m.state.heavies.some(({ object, bearer, zone: at }) => heavies[object].calls && bearer === null && at === zone);

export function makeCall(m: M, hero: Hero): void {
  m.state.called = true;
  emit(m, { type: 'radioCalled', hero: hero.id });
}
