import type { Features, Judgement } from '../../../engine/box.ts';
import { HORDE, MISSIONS, type MissionId } from '../ids.ts';
import { enemiesLeft, goalsOf } from '../rules/goals.ts';
import { type M, danger, enemiesIn, onBoard, pathLength, zoneAt } from '../rules/table.ts';
import type { Hero, MarvelZombies } from '../spec.ts';
import { standing } from './companion/standing.ts';
import { FAR, missionGoals, waysTo } from './ways.ts';
import fitted from './weights.json' with { type: 'json' };

// The team in numbers: how far the mission is, how the heroes are, and who stands around them. What lies face down is unknown.

export const judgement: Judgement<MarvelZombies> = {
  sides: m => [Array.from({ length: m.content.seats }, (_, seat) => seat)],
  features: m => {
    const isUnderWay = m.state.heroes.length > 0 && m.state.round > 0;
    const done = isUnderWay ? doneOf(m) : 0;
    return { ...missionOf(m, 1 - done), ...(isUnderWay ? team(m, done) : NOTHING) };
  },
  fitted,
};

/** How hard a mission is at its beginning; what is left of that later stands in the rest. */
const missionOf = (m: M, left: number): Features =>
  Object.fromEntries(MISSIONS.map(id => [id, id === m.content.id ? left : 0]));

const NOTHING = {
  begun: 0,
  done: 0,
  doneSquared: 0,
  exits: 0,
  left: 0,
  round: 0,
  danger: 0,
  standing: 0,
  health: 0,
  weakest: 0,
  weak: 0,
  frail: 0,
  power: 0,
  traits: 0,
  levels: 0,
  friends: 0,
  way: 0,
  farthest: 0,
  apart: 0,
  here: 0,
  crowded: 0,
  near: 0,
  walkers: 0,
  brutes: 0,
  runners: 0,
  zombies: 0,
  points: 0,
  cards: 0,
  dear: 0,
  civilians: 0,
  sign: 0,
};

export type Feature = MissionId | keyof typeof NOTHING;

/** Which part of the mission is behind the team. */
function doneOf(m: M): number {
  const goals = goalsOf(m);
  return goals.reduce((sum, { done, of }) => sum + Math.min(1, done / Math.max(1, of)), 0) / Math.max(1, goals.length);
}

function team(m: M, done: number): { readonly [F in keyof typeof NOTHING]: number } {
  const { state, content } = m;
  const inside = state.heroes.filter(hero => hero.fate === 'in');
  const each = (count: number): number => count / Math.max(1, inside.length);
  const total = (of: (hero: Hero) => number): number => inside.reduce((sum, hero) => sum + of(hero), 0);
  const ways = inside.map(hero => wayOf(m, hero));
  const dear = state.figures.filter(({ id }) => content.mission.protects.includes(id));
  return {
    begun: 1,
    done,
    doneSquared: done * done,
    exits: state.heroes.filter(hero => hero.fate === 'out').length,
    left: content.mission.goals.annihilate ? enemiesLeft(m) / 10 : 0,
    round: state.round,
    danger: danger(m),
    standing: standing(m) / 100,
    health: each(total(hero => hero.health)),
    weakest: Math.min(5, ...inside.map(hero => hero.health)),
    weak: inside.filter(hero => hero.health <= 1).length,
    frail: inside.filter(hero => hero.health <= 2 && enemiesIn(m, hero.zone) > 0).length,
    power: each(total(hero => hero.power)),
    traits: each(total(hero => hero.traits.length)),
    levels: each(total(hero => hero.level)),
    friends: inside.filter(hero => hero.bystander !== null).length,
    way: each(ways.reduce((sum, way) => sum + way, 0)),
    farthest: Math.max(0, ...ways),
    apart: each(total(hero => apartOf(m, hero, inside))),
    here: each(total(hero => enemiesIn(m, hero.zone))),
    crowded: inside.filter(hero => enemiesIn(m, hero.zone) >= hero.health).length,
    near: each(total(hero => nearOf(m, hero))),
    walkers: onBoard(m, HORDE[0]) / 5,
    brutes: onBoard(m, HORDE[1]) / 5,
    runners: onBoard(m, HORDE[2]) / 5,
    zombies: state.zombies.length,
    points: state.points.filter(({ active }) => active).length,
    cards: state.cards.length,
    dear: dear.reduce((sum, { zone }) => sum + enemiesIn(m, zone), 0),
    civilians: content.mission.civilians.reduce((sum, id) => sum + besieged(m, zoneAt(m, id)), 0),
    sign: state.sign?.uses ?? 0,
  };
}

/** Steps to what the mission wants next. */
function wayOf(m: M, hero: Hero): number {
  const way = waysTo(m, missionGoals(m, hero))[hero.zone] ?? FAR;
  return Math.min(way, 14);
}

const apartOf = (m: M, hero: Hero, team: readonly Hero[]): number =>
  Math.min(9, ...team.filter(other => other !== hero).map(other => pathLength(m, hero.zone, other.zone)));

/** Enemies who stand one zone away. */
const nearOf = (m: M, hero: Hero): number => crowdAround(m, hero.zone, 1);

/** Enemies within three zones of somebody who may not be reached, the nearer the more. */
const besieged = (m: M, zone: number): number => crowdAround(m, zone, 1) + crowdAround(m, zone, 2) / 2;

function crowdAround(m: M, zone: number, distance: number): number {
  let count = 0;
  for (let other = 0; other < m.content.board.size; other++) {
    const enemies = enemiesIn(m, other);
    if (enemies > 0 && pathLength(m, other, zone) === distance) count += enemies;
  }
  return count;
}
