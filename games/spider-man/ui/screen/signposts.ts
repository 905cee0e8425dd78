import type { ThingId } from '../../../../table/touch.ts';
import { missions } from '../../content/missions.ts';
import { CHARACTERS, type CharacterId, FIGURES } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { figureThing, squareThing } from '../touch.ts';
import { intents } from './intents.ts';
import { markOf } from './marks.ts';
import { isHomeward } from './mission.ts';

/** What somebody wants, told where it lies beyond the edge. */
export interface Signpost {
  readonly to: ThingId;
  /** From whom one looks there. */
  readonly from: ThingId | null;
  readonly text: string;
  readonly kind: 'goal' | 'threat';
}

/** Where one's own mission leads, and those that others are seen to have: each goal once. */
export function signposts(look: Seen): Signpost[] {
  const { view, seat, texts } = look;
  if (view.phase === 'setup') return [];
  const role = seat === null ? null : view.players[seat]?.role;
  const own = role && role !== 'police' ? figureThing(role) : null;
  const wanted = abducted(look);
  const goals =
    wanted === null
      ? []
      : [{ to: figureThing(wanted), from: own, text: texts.characters[wanted].name, kind: 'goal' as const }];
  const marked = view.city.places.flatMap(({ place, square }): Signpost[] => {
    const mark = markOf(look, place);
    return mark?.kind === 'goal' ? [{ to: squareThing(square), from: own, text: mark.text, kind: 'goal' }] : [];
  });
  const plans = intents(look).flatMap(({ from, to, sign }): Signpost[] => {
    const name = sign === null ? null : nameOf(to, look);
    return name === null ? [] : [{ to, from, text: `${name} ${sign}`, kind: 'threat' }];
  });
  const found = new Map<ThingId, Signpost>();
  for (const post of [...goals, ...marked, ...plans]) if (!found.has(post.to)) found.set(post.to, post);
  return [...found.values()];
}

/** Whom one's own mission wants, until they are caught. */
export function abducted({ view, seat }: Seen): CharacterId | null {
  const p = seat === null ? undefined : view.players[seat];
  const goal = p?.mission ? missions[p.mission].goal : null;
  return p && goal?.kind === 'kidnap' && !isHomeward(p, view) ? goal.character : null;
}

function nameOf(thing: ThingId, { view, texts }: Seen): string | null {
  const place = view.city.places.find(({ square }) => squareThing(square) === thing);
  if (place) return texts.places[place.place].name;
  const character = CHARACTERS.find(who => figureThing(who) === thing);
  if (character) return texts.characters[character].name;
  const figure = FIGURES.find(who => figureThing(who) === thing);
  return figure ? texts.roles[figure].name : null;
}
