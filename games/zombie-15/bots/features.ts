import type { Features, Judgement } from '../../../engine/box.ts';
import { TRACK_MS } from '../content/tracks.ts';
import { streetOf, tileOf } from '../rules/board.ts';
import { timeLeft } from '../rules/end.ts';
import { type M, boardOf, fendIn, maxLife, weightIn } from '../rules/table.ts';
import { SCENARIO_IDS, type ScenarioId } from '../scenarios/shape.ts';
import type { Hero, Zombie15 } from '../spec.ts';
import { worthOf } from './outlook.ts';
import { type Task, goalFor, tasksOf } from './tasks.ts';
import { distances, isKeyHeld, movesTo } from './ways.ts';
import { armsOf } from './worth.ts';
import fitted from './weights.json' with { type: 'json' };

// The group in numbers: the time, the ways that are left, and what it has for them. Tokens that lie face down are unknown.

const ACTION_MS = 4000;
const FAR = 40;

export const judgement: Judgement<Zombie15> = {
  sides: m => [Array.from({ length: m.setup.seats }, (_, seat) => seat)],
  features: m => {
    const left = timeLeft(m) / TRACK_MS;
    const isUnderWay = m.state.turn !== null && m.state.heroes.length > 0;
    const now = isUnderWay ? group(m, left) : NOTHING;
    return { ...scenarioOf(m.content.scenario, left, now.standing), left, ...now };
  },
  fitted,
};

/** How hard a scenario is, at its beginning and in any case, and how much it matters there how the group stands. */
function scenarioOf(scenario: ScenarioId, left: number, standing: number): Features {
  return Object.fromEntries(
    SCENARIO_IDS.flatMap(id => {
      const is = Number(id === scenario);
      return [
        [id, is * left],
        [`${id}Ever`, is],
        [`${id}Standing`, is * standing],
      ];
    }),
  );
}

const NOTHING = {
  begun: 0,
  leftSquared: 0,
  standing: 0,
  standingLate: 0,
  need: 0,
  most: 0,
  pressing: 0,
  pressingLife: 0,
  pressingStanding: 0,
  desperate: 0,
  spare: 0,
  spareStanding: 0,
  errands: 0,
  three: 0,
  life: 0,
  weak: 0,
  down: 0,
  unconscious: 0,
  arms: 0,
  unarmed: 0,
  objects: 0,
  here: 0,
  overrun: 0,
  zombies: 0,
  horde: 0,
  alpha: 0,
  locks: 0,
  keyless: 0,
  called: 0,
  night: 0,
  breach: 0,
};

export type Feature = ScenarioId | `${ScenarioId}${'Ever' | 'Standing'}` | 'left' | keyof typeof NOTHING;

function group(m: M, left: number): { readonly [F in keyof typeof NOTHING]: number } {
  const { state } = m;
  const { heroes } = state;
  const each = (count: number): number => count / heroes.length;
  const awake = heroes.filter(hero => hero.posture !== 'unconscious');
  const tasks = tasksOf(m);
  const ways = heroes.map((hero, i) => wayOf(m, hero, tasks[i]));
  const turns = (left * TRACK_MS) / ACTION_MS / heroes.length; // actions that each still has
  const most = Math.max(...ways);
  const { breach } = boardOf(m);
  const lives = heroes.map(hero => hero.life / Math.max(1, maxLife(m, hero.id)));
  const standing = Math.max(-300, worthOf(m)) / 10;
  const pressing = Math.min(3, most / Math.max(1, turns));
  const spare = Math.log(1 + Math.max(0, turns - most));
  const life = each(sum(lives));
  return {
    begun: 1,
    leftSquared: left * left,
    standing,
    standingLate: standing * (1 - left),
    need: each(sum(ways)),
    most,
    pressing,
    pressingLife: pressing * life,
    pressingStanding: (pressing * standing) / 10,
    desperate: Math.max(0, most - turns) / 5,
    spare,
    spareStanding: (spare * standing) / 10,
    errands: tasks.filter(({ kind }) => kind !== 'goal').length,
    three: Number(heroes.length === 3),
    life,
    weak: each(heroes.filter(({ life }) => life <= 1).length),
    down: each(heroes.filter(({ posture }) => posture === 'down').length),
    unconscious: heroes.length - awake.length,
    arms: Math.sqrt(each(sum(heroes.map(armsOf)))),
    unarmed: each(heroes.filter(hero => armsOf(hero) === 0).length),
    objects: each(sum(heroes.map(({ objects }) => objects.length))),
    here: each(sum(heroes.map(({ zone }) => weightIn(m, zone)))),
    overrun: each(heroes.filter(({ zone }) => weightIn(m, zone) > fendIn(m, zone)).length),
    zombies: sum(state.zombies) / 10,
    horde: state.horde,
    alpha: state.alpha?.points ?? 0,
    locks: state.locks.length,
    keyless: state.locks.filter(({ colour }) => !isKeyHeld(m, colour)).length,
    called: Number(state.called),
    night: Number(state.night),
    breach: breach ? (state.zombies[breach.zone] ?? 0) : 0,
  };
}

/** Moves to the task and from there to the goal, with the zombies that stand where it begins and ends. */
function wayOf(m: M, hero: Hero, task: Task | undefined): number {
  if (hero.posture === 'unconscious' || !task) return 0;
  const goal = goalFor(m, hero);
  const there = Math.min(FAR, movesTo(hero.zone, task.zone, distances(m, tileOf(task.zone))));
  const on = Math.min(FAR, boardOf(m).distance[tileOf(task.zone)]?.[tileOf(goal)] ?? FAR);
  const crowd = (m.state.zombies[hero.zone] ?? 0) + (m.state.zombies[streetOf(tileOf(task.zone))] ?? 0);
  return there + (task.kind === 'goal' ? 0 : 2 + on) + crowd / 2;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, n) => so + n, 0);
