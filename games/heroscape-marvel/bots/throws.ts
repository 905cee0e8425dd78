import { points, successes } from '../../../bots/throws.ts';
import type { Throw, Throws } from '../../../engine/box.ts';
import type { Seat } from '../../../engine/types.ts';
import { combatDie, D20 } from '../content/dice.ts';
import type { Event } from '../events.ts';
import type { Face, FigureId } from '../ids.ts';
import { countOf } from '../rules/dice.ts';
import { type M, figureOf } from '../rules/table.ts';
import type { HeroScape } from '../spec.ts';

const SORTS = ['skulls', 'shields', 'powers', 'initiative'] as const;
export type Sort = (typeof SORTS)[number];

/** Falls and what is rolled before the battle decide nothing that is told here. */
export const throws: Throws<HeroScape, Sort> = { sorts: SORTS, listen: () => thrown };

const chanceOf = (face: Face): number => countOf(combatDie.faces, face) / combatDie.faces.length;

const combat = (sort: Sort, seat: Seat, faces: readonly Face[], face: Face): Throw<Sort>[] =>
  faces.length === 0 ? [] : [successes([sort, seat], faces.length, countOf(faces, face), chanceOf(face))];

const against = (seat: Seat, needs: number, isSuccess: boolean): Throw<Sort>[] => [
  successes(['powers', seat], 1, isSuccess ? 1 : 0, (D20 + 1 - needs) / D20),
];

/** Whatever tells of dice is counted, or named as one that is not. */
type Diced = Extract<Event, { faces: unknown } | { face: unknown } | { roll: unknown } | { rolls: unknown }>;

function thrown(m: M, event: Event): Throw<Sort>[] {
  const owner = (figure: FigureId): Seat => figureOf(m, figure).controller;
  switch (event.type) {
    case 'attacked':
      return combat('skulls', owner(event.attacker), event.faces, 'skull');
    case 'stomped':
      return combat('skulls', owner(event.figure), event.faces, 'skull');
    case 'struck':
      return combat('skulls', owner(event.by), [event.face], 'skull');
    case 'defended':
      return combat('shields', event.by, event.faces, 'shield');
    case 'sensed':
    case 'dustRolled':
    case 'blastRolled':
    case 'mindRolled':
    case 'deathRolled':
    case 'revivalRolled':
      return against(owner(event.figure), event.needs, event.success);
    case 'initiativeRolled':
      return event.rolls.flatMap((roll, seat) => (roll === null ? [] : [points(['initiative', seat], [roll], D20)]));
    case 'fell':
    case 'rolledOff':
    case 'startRolled':
      return [];
    default:
      event satisfies Exclude<Event, Diced>;
      return [];
  }
}
