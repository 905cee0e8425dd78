import { enemiesLeft, isExitOpen } from '../../rules/goals.ts';
import { type M, danger, enemiesIn, isLast, pathLength, zoneAt } from '../../rules/table.ts';
import type { Hero } from '../../spec.ts';
import { FAR, missionGoals, waysTo } from '../ways.ts';
import { HORDE } from '../../ids.ts';

// How well the team stands, in points that only compare.

const WON = 2000;
const LOST = -1000;
const DOWN = -400;
const HEALTH = [DOWN, 0, 22, 34, 42, 47];
/** A goal reached is worth more than the longer way to the next one costs the whole team. */
const GOAL = 170;

export function standing(m: M): number {
  if (m.outcome) return m.outcome.reason === 'victory' ? WON : LOST + 10 * m.state.round;
  let worth = progress(m) - 6 * danger(m) - crowd(m);
  let ways = 0; // of all who are still on the board
  for (const hero of m.state.heroes) {
    if (hero.fate !== 'in') continue;
    const way = wayOf(m, hero);
    ways += Math.min(way, 10);
    worth += heroWorth(m, hero) - 2.5 * way - 3 * lonely(m, hero);
  }
  // leaving is fine when the others can follow: those who stay behind are missed
  for (const hero of m.state.heroes) if (hero.fate !== 'in') worth += hero.fate === 'out' ? 100 - 4 * ways : DOWN;
  return worth;
}

/** Steps to what the mission wants next. */
function wayOf(m: M, hero: Hero): number {
  const way = waysTo(m, missionGoals(m, hero))[hero.zone] ?? FAR;
  return Math.min(way >= FAR ? 14 : way, 14);
}

/** How far the nearest friend is beyond the next zone. */
function lonely(m: M, hero: Hero): number {
  let nearest = 9;
  for (const other of m.state.heroes)
    if (other !== hero && other.zone >= 0) nearest = Math.min(nearest, pathLength(m, hero.zone, other.zone));
  return Math.max(0, nearest - 1);
}

function heroWorth(m: M, hero: Hero): number {
  const { goals } = m.content.mission;
  const dear = hero.bystander !== null && goals.holds.includes(hero.bystander);
  return (
    (HEALTH[hero.health] ?? DOWN) +
    2 * hero.power +
    2.5 * hero.traits.length +
    (hero.bystander === null || dear ? 0 : 5) -
    3 * enemiesIn(m, hero.zone)
  );
}

/** What of the mission is done. */
function progress(m: M): number {
  const { state, content } = m;
  const { goals, protects, console } = content.mission;
  let worth = 0;
  for (const one of state.objectives) {
    if (!one.taken) continue;
    const key = content.id === 'M2' && one.colour !== 'red';
    worth += goals.objectives || key || content.mission.unlocks === one.colour ? GOAL : 8;
  }
  for (const id of goals.holds) if (state.heroes.some(hero => hero.bystander === id)) worth += GOAL;
  if (goals.rescues > 0) worth += GOAL * Math.min(goals.rescues, state.rescued.length);
  if (goals.exit && isExitOpen(m)) worth += 20;
  if (goals.annihilate && isLast(m)) worth += 2 * GOAL - 3 * enemiesLeft(m);
  if (goals.overload) {
    const green = state.points.find(point => point.type === 'green')?.zone;
    worth += GOAL * state.points.filter(point => point.zone === green).length;
    if (state.heroes.some(hero => console !== null && hero.tokens.includes(console))) worth += GOAL;
    worth -= invasion(m);
  }
  for (const { id, zone } of state.figures) if (protects.includes(id)) worth -= 12 * enemiesIn(m, zone);
  return worth;
}

/** M6: how near Enemies are to the civilians. */
function invasion(m: M): number {
  const { state, content } = m;
  let near = 0;
  for (const id of content.mission.civilians) {
    const civilian = zoneAt(m, id);
    for (let zone = 0; zone < content.board.size; zone++) {
      const count = enemiesIn(m, zone);
      if (count === 0) continue;
      const distance = pathLength(m, zone, civilian);
      if (distance <= 3) near += (4 - distance) * 6 * Math.min(count, 3);
    }
  }
  return state.heroes.length > 0 ? near : 0;
}

/** Enemies out in the streets are work still to do, Runners and Zombie Heroes most of all. */
function crowd(m: M): number {
  const { state } = m;
  let weight = 5 * state.zombies.length;
  for (const kind of HORDE)
    for (const count of state[kind]) weight += count * (kind === 'runner' ? 1.6 : kind === 'brute' ? 1.3 : 0.8);
  return weight;
}
