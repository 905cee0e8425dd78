import { missions } from '../../content/missions.ts';
import type { PlaceId } from '../../ids.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { doneOf, isAbout, isHomeward } from './mission.ts';

/** What is written at a place because it concerns whoever looks: their home, and what they or somebody they trace must do there. */
interface Mark {
  readonly kind: 'home' | 'goal' | 'threat' | 'done';
  readonly text: string;
}

export function markOf(look: Seen, place: PlaceId): Mark | null {
  const { view, texts, seat } = look;
  const { name } = texts.places[place];
  for (const [at, p] of view.players.entries()) {
    if (!p.mission) continue;
    if (isGoal(p, place, view)) return { kind: at === seat ? 'goal' : 'threat', text: `${name}${countAt(p, view)}` };
    if (isPlanted(p, place)) return { kind: 'done', text: `✓ ${name}` };
  }
  const own = seat === null ? null : view.players[seat]?.role;
  return own && place === `hq-${own}` ? { kind: 'home', text: name } : null;
}

/** How far one building has got; of a tour each is done at once, and only all of them are counted, elsewhere. */
function countAt(p: SeenPlayer, view: View): string {
  const isTour = p.mission !== null && missions[p.mission].goal.kind === 'tour';
  return p.needed > 0 && !isTour && !isHomeward(p, view) ? ` ${doneOf(p)}/${p.needed}` : '';
}

/** Whether the tour that is seen has been here: its bomb lies there. */
function isPlanted({ mission, progress }: SeenPlayer, place: PlaceId): boolean {
  return mission !== null && isAbout(mission, place) && progress.planted.includes(place);
}

/** Whether the mission that is seen is about this place now. */
export function isGoal(p: SeenPlayer, place: PlaceId, view: View): boolean {
  const goal = p.mission && missions[p.mission].goal;
  if (!goal) return false;
  if (isHomeward(p, view)) return place === `hq-${p.role}`;
  if (goal.kind === 'damage' || goal.kind === 'hq') return goal.place === place;
  return goal.kind === 'tour' && goal.places.includes(place) && !p.progress.planted.includes(place);
}
