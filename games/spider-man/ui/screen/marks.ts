import { missions } from '../../content/missions.ts';
import type { PlaceId } from '../../ids.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { doneOf, isHomeward } from './mission.ts';

/** What is written at a place because it concerns whoever looks: their home, and what they or somebody they trace must do there. */
interface Mark {
  readonly kind: 'home' | 'goal' | 'threat';
  readonly text: string;
}

export function markOf(look: Seen, place: PlaceId): Mark | null {
  const { view, texts, seat } = look;
  const { name } = texts.places[place];
  for (const [at, p] of view.players.entries())
    if (p.mission && isGoal(p, place, view)) {
      const count = p.needed > 0 && !isHomeward(p, view) ? ` ${doneOf(p)}/${p.needed}` : '';
      return { kind: at === seat ? 'goal' : 'threat', text: `${name}${count}` };
    }
  const own = seat === null ? null : view.players[seat]?.role;
  return own && place === `hq-${own}` ? { kind: 'home', text: name } : null;
}

/** Whether the mission that is seen is about this place now. */
function isGoal(p: SeenPlayer, place: PlaceId, view: View): boolean {
  const goal = p.mission && missions[p.mission].goal;
  if (!goal) return false;
  if (isHomeward(p, view)) return place === `hq-${p.role}`;
  if (goal.kind === 'damage' || goal.kind === 'hq') return goal.place === place;
  return goal.kind === 'tour' && goal.places.includes(place) && !p.progress.planted.includes(place);
}
