import { MISSIONS, missions } from '../../content/missions.ts';
import type { PlaceId } from '../../ids.ts';
import type { SeenPlayer, View } from '../../seen.ts';

/** How far a mission that is seen has got, of what it needs. */
export function doneOf({ mission, progress }: SeenPlayer): number {
  const goal = mission && missions[mission].goal;
  switch (goal?.kind) {
    case 'damage':
    case 'hq':
      return goal.place === null || goal.place === progress.place ? Math.min(goal.points, progress.damage) : 0;
    case 'cops':
      return Math.min(goal.cars, progress.cars);
    case 'duel':
      return Math.min(goal.wounds, progress.wounds);
    case 'tour':
      return goal.places.filter(place => progress.planted.includes(place)).length;
    case 'station':
      return Number(progress.station);
    case 'duelKo':
      return Number(progress.spiderManKo);
    case 'rival':
      return Number(progress.rivalKo);
    default:
      return 0;
  }
}

/** All is done but one thing: to bring home what was taken, or whom. */
export function isHomeward(p: SeenPlayer, { characters }: Pick<View, 'characters'>): boolean {
  const goal = p.mission && missions[p.mission].goal;
  if (goal?.kind === 'kidnap') return p.role !== null && characters[goal.character].holder === p.role;
  return goal?.kind === 'damage' && goal.home && doneOf(p) >= p.needed;
}

/** Whether a mission is about this place. */
export function isAbout(mission: keyof typeof missions, place: PlaceId): boolean {
  const { goal } = missions[mission];
  if (goal.kind === 'damage') return goal.place === place;
  if (goal.kind === 'hq') return goal.place === null ? place.startsWith('hq-') : goal.place === place;
  return goal.kind === 'tour' && goal.places.includes(place);
}

/** The damage that a place can take, where all missions about it ask for the same: nobody learns more than the cards tell. */
export function damageNeeded(place: PlaceId): number | null {
  const needs = new Set<number>();
  for (const mission of MISSIONS) {
    const { goal } = missions[mission];
    if ((goal.kind === 'damage' || goal.kind === 'hq') && isAbout(mission, place)) needs.add(goal.points);
  }
  const [only = null] = needs;
  return needs.size === 1 ? only : null;
}
