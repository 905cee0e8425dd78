import { emit } from '../../../engine/flow.ts';
import type { HealCause, LifeCause } from '../events.ts';
import type { RuleId } from '../ids.ts';
import type { Hero } from '../spec.ts';
import { type M, faceAt, heavyOf, maxLife, ruleOf, traitsOf } from './table.ts';

/** One Life Point less; at 0 the hero is unconscious and lets go of what he carries (Z15-UNC-01, Z15-UNC-03). */
export function hurt(m: M, hero: Hero, cause: LifeCause): void {
  hero.life = Math.max(0, hero.life - 1);
  m.state.tally.lost++;
  emit(m, { type: 'hurt', hero: hero.id, cause, life: hero.life });
  if (hero.life > 0) return;
  hero.posture = 'unconscious';
  emit(m, { type: 'fainted', hero: hero.id });
  putDown(m, hero, true);
}

/** What he carries lies in his zone (Z15-HEAVY-04). */
export function putDown(m: M, hero: Hero, dropped: boolean): void {
  const { zone } = hero;
  const tile = faceAt(m, zone);
  if (hero.carries !== null) {
    emit(m, { type: 'heroPut', hero: hero.id, carried: hero.carries, dropped, zone, tile });
    hero.carries = null;
  }
  const heavy = heavyOf(m, hero);
  if (!heavy) return;
  heavy.bearer = null;
  heavy.zone = zone;
  emit(m, { type: 'heavyPut', hero: hero.id, object: heavy.object, heavy: heavy.id, dropped, zone, tile });
}

/** Why no card can give him Life Points. */
export function healBar(m: M, hero: Hero): RuleId | null {
  if (hero.posture === 'unconscious') return 'Z15-UNC-01';
  if (!traitsOf(m, hero).canBeHealed) return ruleOf(hero);
  return hero.life < maxLife(m, hero.id) ? null : 'Z15-OBJ-04';
}

export const canHeal = (m: M, hero: Hero): boolean => healBar(m, hero) === null;

export function heal(m: M, hero: Hero, by: Hero, card: HealCause, amount: number): void {
  const gained = Math.min(amount, maxLife(m, hero.id) - hero.life);
  hero.life += gained;
  emit(m, { type: 'healed', hero: hero.id, by: by.id, card, amount: gained, life: hero.life });
}

/** Whoever and whatever he carries is where he is. */
export function moveTo(m: M, hero: Hero, zone: number): void {
  hero.zone = zone;
  if (hero.carries !== null) for (const other of m.state.heroes) if (other.id === hero.carries) other.zone = zone;
  const heavy = heavyOf(m, hero);
  if (heavy) heavy.zone = zone;
}
