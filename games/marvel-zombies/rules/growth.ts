import { emit } from '../../../engine/flow.ts';
import { heroes } from '../content/heroes.ts';
import { ACTIONS, MAX_POWER, MAX_XP, levelOf } from '../content/levels.ts';
import type { Hero } from '../spec.ts';
import { skillsOf } from '../cards/skillset.ts';
import { type M, danger, heroAt, levelName } from './table.ts';
import type { PowerCause } from '../ids.ts';

// Experience, Actions and Power.

/** XP counts at once, and so does what it unlocks, even in the middle of a Turn (MZ-XP-04, MZ-XP-05). */
export function gainXp(m: M, index: number, amount: number): void {
  const hero = heroAt(m, index);
  if (amount === 0 || hero.fate !== 'in') return;
  const before = danger(m);
  hero.xp = Math.min(MAX_XP, hero.xp + amount);
  emit(m, { type: 'xpGained', hero: hero.id, amount, xp: hero.xp });
  const reached = levelOf(hero.xp);
  while (hero.level < reached) {
    const had = actionsOf(hero);
    hero.level++;
    const skill = heroes[hero.id].skills[hero.level];
    if (!skill) throw new Error(`${hero.id} has no level ${hero.level}`);
    emit(m, { type: 'levelReached', hero: hero.id, level: levelName(hero.level), skill });
    if (m.state.turn?.hero === index) m.state.turn.actions += actionsOf(hero) - had;
  }
  const after = danger(m);
  if (after > before) emit(m, { type: 'dangerRose', level: levelName(after) });
}

/** How many Actions a Turn begins with. */
export const actionsOf = (hero: Hero): number => ACTIONS + skillsOf(hero).actions;

/** Up to the limit; the excess is lost (MZ-POW-02). */
export function gainPower(m: M, hero: Hero, amount: number, why: PowerCause): void {
  const gained = Math.min(amount, MAX_POWER - hero.power);
  if (gained <= 0) return;
  hero.power += gained;
  emit(m, { type: 'powerGained', hero: hero.id, amount: gained, power: hero.power, why });
}
