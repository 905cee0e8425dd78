import { emit } from '../../../engine/flow.ts';
import type { CardActionName } from '../content/cards.ts';
import type { SkillCard, StrideSkill } from '../cards/skill.ts';
import { skillCards } from '../cards/skills.ts';
import { type Skillset, skillsOf } from '../cards/skillset.ts';
import type { Preview } from '../seen.ts';
import type { Hero, Move } from '../spec.ts';
import { threatAt } from './forecast.ts';
import { type M, enemiesIn, nameOf, namesOf, near, seenFrom, zoneAt } from './table.ts';
import type { Stride, ZoneId } from '../ids.ts';

// Where heroes may go. Destinations are offered; the way there is the first shortest one.

const strides: { [S in Stride]?: StrideSkill } = {};
for (const { stride } of Object.values<SkillCard>(skillCards)) if (stride) strides[stride.by] = stride;

/** Zones that a movement of so many zones can end in; a zone with Enemies ends it (MZ-MOVE-04). */
export function reachable(m: M, from: number, zones: number): readonly number[] {
  if (zones === 1) return near(m, from);
  return walkFrom(m, from, zones).order;
}

/** The zones of the way, the first one after the start to the last. */
export function wayTo(m: M, from: number, to: number, zones: number): number[] {
  if (zones === 1) return [to];
  const { order, before } = walkFrom(m, from, zones);
  const way = [to];
  for (let zone = before[order.indexOf(to)]; zone !== undefined && zone !== from; zone = before[order.indexOf(zone)])
    way.unshift(zone);
  return way;
}

/** All zones within reach, the nearest first, each with the one it was entered from. */
function walkFrom(m: M, from: number, zones: number): { order: number[]; before: number[] } {
  const order: number[] = [];
  const before: number[] = [];
  let done = 0;
  for (let step = 0; step < zones; step++) {
    const end = order.length;
    for (let i = step === 0 ? -1 : done; i < end; i++) {
      const zone = i < 0 ? from : (order[i] ?? from);
      if (i >= 0 && enemiesIn(m, zone) > 0) continue;
      for (const other of near(m, zone)) {
        if (other === from || order.includes(other)) continue;
        order.push(other);
        before.push(zone);
      }
    }
    done = end;
  }
  return { order, before };
}

/** Vision passes walls and closed doors, but not into what is still unknown (MZ-SKILL-08). */
function ghostly(m: M, from: number): number[] {
  const { beside, isRoom } = m.content.board;
  return (beside[from] ?? []).filter(zone => zone >= 0 && (!isRoom[zone] || m.state.revealed[zone]));
}

/** The skill that gives another kind of Move than the ordinary one. */
const strideOf = (by: Stride): StrideSkill | undefined => (by === 'walk' ? undefined : strides[by]);

const zonesOf = ({ zones }: Skillset, by: Stride): number => Math.max(zones, strideOf(by)?.zones ?? 1);

export function destinations(m: M, hero: Hero, by: Stride): readonly number[] {
  const skills = skillsOf(hero);
  return skills.isGhost ? ghostly(m, hero.zone) : reachable(m, hero.zone, zonesOf(skills, by));
}

/** The extra Actions for leaving the zone (MZ-MOVE-02). */
export const leaveCost = (m: M, hero: Hero): number => (skillsOf(hero).isGhost ? 0 : enemiesIn(m, hero.zone));

/** Actions that a Move costs; `free`: the Move's own Action is given (MZ-MOVE-03). */
export function moveCost(m: M, hero: Hero, by: Stride, free: boolean): number {
  const own = strideOf(by);
  if (own?.isFree) return 0;
  return (free ? 0 : 1) + (own ? 0 : leaveCost(m, hero));
}

const movePower = (by: Stride): number => strideOf(by)?.power ?? 0;

/** The way there and its price. */
export interface Journey {
  readonly by: Stride | CardActionName;
  readonly way: readonly number[];
  readonly actions: number;
  readonly power: number;
}

/** The way of a Move; `free`: its own Action is given. */
export function journeyOf(m: M, hero: Hero, { to, by }: Move, free: boolean): Journey {
  const zone = zoneAt(m, to);
  const skills = skillsOf(hero);
  return {
    by,
    way: skills.isGhost ? [zone] : wayTo(m, hero.zone, zone, zonesOf(skills, by)),
    actions: moveCost(m, hero, by, free),
    power: movePower(by),
  };
}

/** The hero goes there, and the table is told. */
export function go(m: M, hero: Hero, { by, way, actions }: Journey): void {
  const path: ZoneId[] | null = m.hear ? [nameOf(m, hero.zone), ...namesOf(m, way)] : null;
  hero.zone = endOf(way);
  if (path) emit(m, { type: 'moved', hero: hero.id, path, by, actions });
}

const endOf = (way: readonly number[]): number => way[way.length - 1] ?? -1;

/** What a journey would show: the way, its price, what is seen from its end, and what threatens there. */
export function pathOf(m: M, hero: Hero, { way, actions, power }: Journey): Preview {
  const end = endOf(way);
  const sight = namesOf(m, seenFrom(m, end));
  return { type: 'move', path: namesOf(m, way), actions, power, sight, threat: threatAt(m, hero, end) };
}
