import { emit } from '../../../engine/flow.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { Goal } from '../seen.ts';
import type { Hero } from '../spec.ts';
import { type M, enemiesIn, lose, nameOf, win, zoneAt } from './table.ts';
import { HORDE } from '../ids.ts';

// What a mission asks for, and when it is won or lost.

/** Victory is looked for after every change (MZ-ROUND-02). */
export function check(m: M): void {
  const { goals } = m.content.mission;
  const { heroes } = m.state;
  if (heroes.length === 0) return;
  if (goals.exit) {
    for (const hero of heroes) if (hero.fate !== 'out') return;
    win(m);
  }
  if (goals.annihilate && allTaken(m) && enemiesLeft(m) === 0) win(m);
}

const allTaken = (m: M): boolean => m.state.objectives.every(objective => objective.taken);

/** On the board and still to come, Zombie Heroes included (MZ-M3-01). */
export function enemiesLeft(m: M): number {
  const { state } = m;
  let left = state.zombies.length + state.zombieDeck.length + state.zombieDiscard.length;
  for (const kind of HORDE) {
    left += state.reserve[kind];
    for (const count of state[kind]) left += count;
  }
  return left;
}

/** Whether the goals before the Exit are met (MZ-EXIT-02). */
export function isExitOpen(m: M): boolean {
  const { goals } = m.content.mission;
  if (!goals.exit) return false;
  if (goals.objectives && !allTaken(m)) return false;
  if (m.state.rescued.length < goals.rescues) return false;
  return goals.holds.every(id => m.state.heroes.some(hero => hero.bystander === id && hero.fate !== 'down'));
}

/** At the end of its Turn, in the Exit zone, with no Enemy there (MZ-EXIT-01). */
export function canExit(m: M, hero: Hero): boolean {
  const { exit } = m.content.mission;
  if (exit === null || hero.fate !== 'in' || hero.zone !== zoneAt(m, exit)) return false;
  return enemiesIn(m, hero.zone) === 0 && isExitOpen(m);
}

/** Whether the mission is lost without this Bystander (MZ-M4-03, MZ-M5-05). */
export const isDear = (m: M, id: BystanderId | null): boolean => id !== null && m.content.mission.protects.includes(id);

export function discardBystander(m: M, id: BystanderId): void {
  m.state.bystanderDiscard.push(id);
  if (isDear(m, id)) lose(m, 'protected');
}

// ---- M6 -----------------------------------------------------------------------------------------------------------

const greenZone = (m: M): number => m.state.points.find(point => point.type === 'green')?.zone ?? -1;

/** A red or initial spawn point in a zone without Enemies can be brought to the green one (MZ-M6-09). */
export function canHerd(m: M, hero: Hero, index: number): boolean {
  const point = m.state.points[index];
  if (!point || point.type === 'green' || point.zone !== hero.zone || point.zone === greenZone(m)) return false;
  return enemiesIn(m, hero.zone) === 0;
}

export function herd(m: M, hero: Hero, index: number): void {
  const point = m.state.points[index];
  if (!point) return;
  const from = nameOf(m, point.zone);
  point.zone = greenZone(m);
  emit(m, { type: 'pointMoved', hero: hero.id, point: index, from, to: nameOf(m, point.zone) });
}

/** The holder of the console, among all three spawn points (MZ-M6-10). */
export function canOverload(m: M, hero: Hero): boolean {
  const { console } = m.content.mission;
  if (console === null || !hero.tokens.includes(console)) return false;
  return m.state.points.every(point => point.zone === hero.zone);
}

/** Nobody may reach the civilians (MZ-M6-06). */
export function guardCivilians(m: M): void {
  for (const id of m.content.mission.civilians) if (enemiesIn(m, zoneAt(m, id)) > 0) lose(m, 'civilians');
}

// ---- the check list -----------------------------------------------------------------------------------------------

/** The goals as a list, in their order, with what has been done (PLAY: the next one is lit). */
export function goalsOf(m: M): Goal[] {
  const { state } = m;
  const { goals, console } = m.content.mission;
  const list: Goal[] = [];
  const add = (goal: Goal['goal'], done: number, of: number, open: boolean, bystander: Goal['bystander'] = null) =>
    list.push({ goal, bystander, done, of, open });
  const taken = state.objectives.filter(objective => objective.taken).length;
  if (goals.objectives) add('objectives', taken, state.objectives.length, true);
  if (goals.rescues > 0) add('rescue', Math.min(goals.rescues, state.rescued.length), goals.rescues, true);
  for (const id of goals.holds) add('hold', state.heroes.some(hero => hero.bystander === id) ? 1 : 0, 1, true, id);
  if (goals.annihilate) add('annihilate', 54 - enemiesLeft(m), 54, true);
  if (goals.overload) {
    const red = state.points.filter(point => point.type !== 'green');
    const herded = red.filter(point => point.zone === greenZone(m)).length;
    const held = state.heroes.some(hero => console !== null && hero.tokens.includes(console));
    add('herd', herded, red.length, true);
    add('console', held ? 1 : 0, 1, true);
    add('overload', 0, 1, herded === red.length && held);
  }
  if (goals.exit) add('exit', state.heroes.filter(hero => hero.fate === 'out').length, 4, isExitOpen(m));
  return list;
}
