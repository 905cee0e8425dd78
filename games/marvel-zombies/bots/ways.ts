import { canOpen } from '../rules/doors.ts';
import { enemiesLeft } from '../rules/goals.ts';
import { type M, enemiesIn, isLast, zoneAt } from '../rules/table.ts';
import type { Hero } from '../spec.ts';
import { HORDE, type ZoneId } from '../ids.ts';

// How far it is to something worth going to, for a hero who opens doors on the way.

const DOOR = 1;
const ENEMY = 0.8;
export const FAR = 1e6;

/** What is left of the way from each zone to the nearest of these; FAR where there is none. */
export function waysTo(m: M, goals: readonly Goal[]): Float64Array {
  const { board } = m.content;
  const cost = new Float64Array(board.size).fill(FAR);
  const rim: number[] = [];
  for (const { zone, extra } of goals)
    if (extra < (cost[zone] ?? FAR)) {
      cost[zone] = extra;
      rim.push(zone);
    }
  const links = linksOf(board);
  const { open } = m.state;
  for (const at of rim) {
    // walking from the zone next to it into this one
    const entered = (cost[at] ?? FAR) + 1;
    const crowd = ENEMY * enemiesIn(m, at);
    for (const { zone, door } of links[at] ?? []) {
      const isShut = door >= 0 && (open & (1 << door)) === 0;
      if (isShut && !canOpen(m, door)) continue;
      const whole = (isShut ? entered + DOOR : entered) + crowd;
      if (whole >= (cost[zone] ?? FAR)) continue;
      cost[zone] = whole;
      rim.push(zone);
    }
  }
  return cost;
}

/** A zone that a passage or a door leads to. */
interface Beyond {
  readonly zone: number;
  readonly door: number; // -1: nothing to open
}

type Board = M['content']['board'];
const known = new WeakMap<Board, readonly (readonly Beyond[])[]>();

function linksOf(board: Board): readonly (readonly Beyond[])[] {
  let links = known.get(board);
  if (!links) {
    links = board.ids.map((_, at) =>
      board.links.flatMap(({ a, b, kind, door }) => {
        if ((a !== at && b !== at) || kind === 'wall') return [];
        return [{ zone: a === at ? b : a, door }];
      }),
    );
    known.set(board, links);
  }
  return links;
}

export interface Goal {
  zone: number;
  /** What it is worth less than the nearest one of the others, in steps. */
  extra: number;
}

/** Where a hero would like to be, as the mission stands; on the way it looks after people in need. */
export function goalsOf(m: M, hero: Hero): Goal[] {
  const found = missionGoals(m, hero);
  if (hero.bystander === null)
    for (const { id, zone } of m.state.figures)
      if (!m.content.mission.protects.includes(id)) found.push({ zone, extra: 2 });
  return found;
}

/** What the mission itself asks of a hero. */
export function missionGoals(m: M, hero: Hero): Goal[] {
  const { state, content } = m;
  const { mission } = content;
  const { goals } = mission;
  const found: Goal[] = [];
  const add = (zone: number, extra = 0): void => {
    found.push({ zone, extra });
  };
  const addId = (id: ZoneId): void => add(zoneAt(m, id));
  const left = state.objectives.filter(one => !one.taken);
  if (goals.overload) containment(m, hero, add);
  else if (content.id === 'M2') {
    const colour = left.some(one => one.colour === 'blue')
      ? 'blue'
      : left.some(one => one.colour === 'green')
        ? 'green'
        : null;
    if (colour === null && mission.exit) addId(mission.exit);
    else for (const one of left) if (one.colour === colour) add(one.zone);
  } else if (mission.unlocks !== null) {
    const isFree = state.objectives.some(one => one.taken && one.colour === mission.unlocks);
    const held = state.heroes.some(one => one.bystander === 'happy-hogan');
    if (held && mission.exit) addId(mission.exit);
    else if (isFree) for (const figure of state.figures) add(figure.zone);
    else for (const one of left) add(one.zone);
  } else {
    if (goals.objectives && !isThinningOut(m)) for (const one of left) add(one.zone);
    const missing = goals.holds.filter(id => !state.heroes.some(one => one.bystander === id && one.fate !== 'down'));
    if (missing.length > 0 || state.rescued.length < goals.rescues) {
      const seen = state.figures.filter(figure => missing.length === 0 || missing.includes(figure.id));
      for (const figure of seen) add(figure.zone, -0.5);
      if (seen.length === 0) for (const card of state.cards) add(card.zone, 0.5);
    }
    if (found.length === 0 && mission.exit) addId(mission.exit);
    if (found.length === 0 && goals.annihilate) annihilation(m, add);
  }
  return found;
}

/** M3: with both reds taken, what is left wakes spawn points: it can wait until few Enemies remain. */
const isThinningOut = (m: M): boolean => isLast(m) && enemiesLeft(m) > 8;

/** M3: as long as more are to come the team gathers and lets them come; then it goes for the last ones. */
function annihilation(m: M, add: (zone: number) => void): void {
  const { state } = m;
  if (HORDE.some(kind => state.reserve[kind] > 0)) {
    const first = state.heroes.find(hero => hero.zone >= 0);
    if (first) add(first.zone);
    return;
  }
  for (const kind of HORDE)
    state[kind].forEach((count, zone) => {
      if (count > 0) add(zone);
    });
  for (const zombie of state.zombies) add(zombie.zone);
}

/** M6: the points to be moved, the console to be found, then the zone to be blown up. */
function containment(m: M, hero: Hero, add: (zone: number, extra?: number) => void): void {
  const { state, content } = m;
  const green = state.points.find(point => point.type === 'green')?.zone ?? 0;
  const stray = state.points.filter(point => point.zone !== green);
  const holder = state.heroes.find(
    one => content.mission.console !== null && one.tokens.includes(content.mission.console),
  );
  for (const point of stray) add(point.zone);
  if (!holder) for (const one of state.objectives) if (!one.taken) add(one.zone);
  if (holder === hero && stray.length === 0) add(green);
  if (holder && holder !== hero && stray.length === 0) add(green, 0.5);
}
