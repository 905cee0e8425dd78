import { heavyCards } from '../cards/heavies.ts';
import { HEAVIES, type HeavyId } from '../content/heavy.ts';
import type { TokenId } from '../content/tokens.ts';
import type { Zone } from '../ids.ts';
import { type Goal, searchOf, streetOf, tileOf } from '../rules/board.ts';
import { delivered } from '../rules/end.ts';
import { standsToCall } from '../rules/heavy.ts';
import { type M, boardOf, heavyOf } from '../rules/table.ts';
import type { Hero, Lying } from '../spec.ts';
import { distances, movesTo } from './ways.ts';

// What has to be done, and who does it: the nearest takes the nearest task.

export interface Task {
  readonly kind: 'token' | 'heavy' | 'carry' | 'call' | 'post' | 'gun' | 'hunt' | 'goal' | 'item';
  readonly zone: Zone;
  readonly id?: number; // of the token, item or heavy object
}

/** The task of this hero as things stand. */
export function taskOf(m: M, hero: Hero): Task {
  return tasksOf(m)[m.state.heroes.indexOf(hero)] ?? { kind: 'goal', zone: hero.zone };
}

/** The tasks of all heroes, in their order; those of the unconscious mean nothing. */
export function tasksOf(m: M): Task[] {
  const loads = m.state.heroes.map(hero => loadTask(m, hero));
  const free = m.state.heroes.filter((hero, i) => hero.posture !== 'unconscious' && loads[i] === null);
  const shared = share(m, free, errands(m));
  const idle = free.filter(hero => !shared.has(hero));
  return m.state.heroes.map((hero, i) => loads[i] ?? shared.get(hero) ?? restTask(m, hero, idle));
}

/** Pairs of hero and task, the shortest way first. */
function share(m: M, heroes: readonly Hero[], tasks: readonly Task[]): Map<Hero, Task> {
  const pairs = tasks.flatMap(task => {
    const far = distances(m, tileOf(task.zone));
    return heroes.map(hero => ({ hero, task, moves: movesTo(hero.zone, task.zone, far) }));
  });
  pairs.sort((a, b) => a.moves - b.moves);
  const shared = new Map<Hero, Task>();
  const taken = new Set<Task>();
  for (const { hero, task, moves } of pairs) {
    if (moves === Infinity || shared.has(hero) || taken.has(task)) continue;
    shared.set(hero, task);
    taken.add(task);
  }
  return shared;
}

/** Whoever carries something has that to do. */
function loadTask(m: M, hero: Hero): Task | null {
  if (hero.carries !== null) return { kind: 'goal', zone: goalFor(m, hero) };
  const heavy = heavyOf(m, hero);
  if (!heavy) return null;
  return heavyCards[heavy.object].errand?.(m) ?? { kind: 'goal', zone: goalFor(m, hero) };
}

function errands(m: M): Task[] {
  return [...tokenErrands(m), ...heavyErrands(m), ...rescues(m)];
}

// ---- tokens --------------------------------------------------------------------------------------------------------

/** Tokens that are needed, or may be: goods that a goal asks for, keys of locks that stand in the way. */
function tokenErrands(m: M): Task[] {
  const wanted = new Map<TokenId, number>();
  for (const goal of boardOf(m).goals)
    if (goal.type === 'token') {
      const held = m.state.heroes.reduce(
        (sum, hero) => sum + hero.backpack.filter(own => own === goal.token).length,
        0,
      );
      const lying = delivered(m, goal) - deliveredByHeroes(m, goal);
      wanted.set(goal.token, Math.max(0, goal.count - held - lying));
    }
  for (const { tile, colour } of m.state.locks) {
    const key: TokenId = `key-${colour}`;
    const isHeld = m.state.heroes.some(hero => hero.backpack.includes(key));
    if (!isHeld && isInTheWay(m, tile)) wanted.set(key, 1);
  }
  return m.state.tokens
    .filter(lying => couldBeWanted(m, lying, wanted))
    .map(lying => ({ kind: 'token', zone: lying.zone, id: lying.id }) as const);
}

const deliveredByHeroes = (m: M, goal: Extract<Goal, { type: 'token' }>): number =>
  m.state.heroes.reduce(
    (sum, hero) => sum + (tileOf(hero.zone) === goal.tile ? hero.backpack.filter(own => own === goal.token).length : 0),
    0,
  );

/** A lock matters if the group cannot reach its goal without opening it. */
function isInTheWay(m: M, tile: number): boolean {
  const from = tileOf(m.state.heroes.find(hero => hero.posture !== 'unconscious')?.zone ?? 0);
  const far = distances(m, from);
  return (
    boardOf(m).goalTiles.some(goal => far[goal] === Infinity) &&
    (boardOf(m).distance[from]?.[tile] ?? Infinity) < Infinity
  );
}

function couldBeWanted(m: M, lying: Lying, wanted: ReadonlyMap<TokenId, number>): boolean {
  const isDone = boardOf(m).goals.some(goal => goal.type === 'token' && goal.tile === tileOf(lying.zone));
  if (lying.up) return !isDone && (wanted.get(lying.token) ?? 0) > 0;
  // what lies face down may be anything that its pool still holds
  return m.state.tokens.some(
    other =>
      !other.up &&
      (lying.pool === null ? other === lying : other.pool === lying.pool) &&
      (wanted.get(other.token) ?? 0) > 0,
  );
}

// ---- heavy objects and friends -----------------------------------------------------------------------------------------

function heavyErrands(m: M): Task[] {
  const { goals, call } = boardOf(m);
  const tasks: Task[] = [];
  const fetch = (object: HeavyId, count: number, isThere: (zone: Zone) => boolean): void => {
    const lying = m.state.heavies.filter(heavy => heavy.object === object && !heavy.mounted);
    const done = lying.filter(heavy => heavy.bearer !== null || isThere(heavy.zone)).length;
    const open = lying.filter(heavy => heavy.bearer === null && !isThere(heavy.zone));
    if (done < count) for (const heavy of open) tasks.push({ kind: 'heavy', zone: heavy.zone, id: heavy.id });
  };
  for (const goal of goals)
    if (goal.type === 'heavy') fetch(goal.object, goal.count, zone => tileOf(zone) === goal.tile);
  for (const object of HEAVIES) {
    const place = heavyCards[object].wanted?.(m) ?? null;
    if (place !== null) fetch(object, 1, zone => zone === place);
  }
  if (call !== null && !m.state.called && standsToCall(m, call)) tasks.push({ kind: 'call', zone: call });
  return tasks;
}

/** Unconscious friends who are not on a goal tile. */
function rescues(m: M): Task[] {
  const { goalTiles } = boardOf(m);
  if (goalTiles.length === 0) return [];
  return m.state.heroes
    .filter(hero => hero.posture === 'unconscious' && !goalTiles.includes(tileOf(hero.zone)))
    .filter(hero => m.state.heroes.every(other => other.carries !== hero.id))
    .map(hero => ({ kind: 'carry', zone: hero.zone }) as const);
}

// ---- everybody else ------------------------------------------------------------------------------------------------------

/** Where this hero is wanted at the end; with two goals the group is shared out. */
export function goalFor(m: M, hero: Hero): Zone {
  const { goals, goalTiles, breach, pad } = boardOf(m);
  const heavy = heavyOf(m, hero);
  const target = goals.find(goal => goal.type === 'heavy' && goal.object === heavy?.object);
  if (target?.type === 'heavy') return streetOf(target.tile);
  const posts = goals.flatMap(goal => (goal.type === 'man' ? [goal.zone] : []));
  const post = posts[m.state.heroes.indexOf(hero) % posts.length];
  if (post !== undefined) return post;
  if (pad !== null) return searchOf(pad);
  return streetOf(goalTiles[0] ?? tileOf(breach?.zone ?? hero.zone));
}

function restTask(m: M, hero: Hero, idle: readonly Hero[]): Task {
  const { breach, march, call } = boardOf(m);
  const rank = idle.indexOf(hero);
  // until the call is made two keep the crossroads open to which the zombies march
  if (march && call !== null && !m.state.called && rank < 2) return { kind: 'post', zone: streetOf(march.target) };
  if (breach) {
    // two stand before the door, the others serve the gun inside
    return rank < 2 ? { kind: 'post', zone: streetOf(tileOf(breach.zone)) } : { kind: 'gun', zone: breach.zone };
  }
  return hunt(m) ?? { kind: 'goal', zone: nearestTo(m, hero, goalFor(m, hero)) };
}

/** The zone itself, or as near to it as locks allow. */
function nearestTo(m: M, hero: Hero, goal: Zone): Zone {
  const far = distances(m, tileOf(hero.zone));
  if (far[tileOf(goal)] !== Infinity) return goal;
  const left = boardOf(m).distance[tileOf(goal)] ?? [];
  let best = tileOf(hero.zone);
  for (let tile = 0; tile < far.length; tile++)
    if (far[tile] !== Infinity && (left[tile] ?? Infinity) < (left[best] ?? Infinity)) best = tile;
  return streetOf(best);
}

/** The Alpha is gone for first. */
function hunt(m: M): Task | null {
  return m.state.alpha ? { kind: 'hunt', zone: m.state.alpha.zone } : null;
}
