import { apply, tick } from '../../../engine/match.ts';
import { deciders, due, options as optionsOf, waitingAt } from '../../../engine/queries.ts';
import { streetOf, tileOf } from '../rules/board.ts';
import { type M, boardOf, fendIn, weightIn } from '../rules/table.ts';
import type { Action, Hero } from '../spec.ts';
import { pace } from './pace.ts';
import { type Task, goalFor, tasksOf } from './tasks.ts';
import { distances, isKeyHeld, movesTo } from './ways.ts';
import { armsOf } from './worth.ts';
import { choose } from './yardstick.ts';

// How a guess turns out: one answer, then the yardstick for everybody for as long as two or three rounds take.

/** Milliseconds of the track: whoever dawdles gets less done by then. */
const HORIZON = 150_000;

export function lookAhead(m: M, first: Action): number {
  const until = m.clock + HORIZON;
  let next = m.clock + pace('turn/act', first);
  apply(m, deciders(m)[0] ?? 0, first);
  while (!m.outcome && next <= until) {
    const at = due(m);
    if (at !== null && at <= next) {
      tick(m);
      continue;
    }
    m.clock = next;
    const seat = deciders(m)[0] ?? 0;
    const step = waitingAt(m) ?? '';
    const action = choose(m, step, optionsOf(m, seat));
    next += pace(step, action);
    apply(m, seat, action);
  }
  return worthOf(m);
}

const WON = 1000;
const ACTION_MS = 4000;
/** What an errand costs beside the way: taking, opening, fighting. */
const ERRAND = 5;
const MOVE = 2;
/** A zombie that has to be killed before somebody can go on. */
const OBSTACLE = 0.9;
/** How many tiles ahead zombies are counted. */
const LOOK = 8;
const ARMS = 0.35;
const LIFE = [0, 4, 8, 10.5, 12.5];
const FAINTED = -30;
const LOCK = 6;
/** More than all errands that a key opens the way to: without it finding the key would look like a loss. */
const KEYLESS = 30;

/** Everything in moves: ways left, life, arms, and the zombies that still stand in the way. */
export function worthOf(m: M): number {
  if (m.outcome) return m.outcome.reason === 'won' ? WON - m.clock / ACTION_MS : -WON;
  let worth = 0;
  const onTheWay = new Set<number>();
  tasksOf(m).forEach((task, i) => {
    const hero = m.state.heroes[i];
    if (hero) worth += worthOfHero(m, hero, task, onTheWay);
  });
  for (const tile of onTheWay) worth -= (m.state.zombies[streetOf(tile)] ?? 0) * OBSTACLE;
  worth -= 3 * (m.state.alpha?.points ?? 0) + 0.2 * m.state.horde;
  if (m.state.called) worth += 25;
  for (const { colour } of m.state.locks) worth -= isKeyHeld(m, colour) ? LOCK : LOCK + KEYLESS;
  return worth;
}

/** The way from a task to the goal; a radio that is fetched has to be carried to where it works first. */
function restOf(m: M, task: Task, goal: number): number {
  const { distance, call } = boardOf(m);
  const from = tileOf(task.zone);
  const direct = distance[from]?.[goal] ?? Infinity;
  if (task.kind !== 'heavy' || call === null || m.state.called) return direct;
  const via = tileOf(call);
  return ERRAND + (distance[from]?.[via] ?? Infinity) + (distance[via]?.[goal] ?? Infinity);
}

function worthOfHero(m: M, hero: Hero, task: Task, onTheWay: Set<number>): number {
  if (hero.posture === 'unconscious') return FAINTED;
  let worth = LIFE[Math.min(hero.life, 4)] ?? 0;
  if (hero.posture === 'down') worth -= 1.5;
  worth += Math.min(12, armsOf(hero)) * ARMS;
  const goal = goalFor(m, hero);
  const { distance, toward } = boardOf(m);
  // whoever waits before a lock is as far from the goal as the map says
  if (task.kind === 'goal') worth -= movesTo(hero.zone, goal, distance[tileOf(goal)] ?? []) * MOVE;
  else {
    worth -= Math.min(40, movesTo(hero.zone, task.zone, distances(m, tileOf(task.zone)))) * MOVE;
    worth -= ERRAND + Math.min(40, restOf(m, task, tileOf(goal))) * MOVE;
  }
  const end = tileOf(task.zone);
  for (let tile = tileOf(hero.zone), n = 0; n < LOOK; n++) {
    onTheWay.add(tile);
    if (tile === end) break;
    tile = toward[tile]?.[end] ?? end;
  }
  if (weightIn(m, hero.zone) > fendIn(m, hero.zone)) worth -= 2;
  return worth;
}
