import { capital } from '../../../../kit/grammar.ts';
import { spawnCards } from '../../content/spawn-cards.ts';
import type { Event } from '../../events.ts';
import { LEVELS } from '../../ids.ts';
import { hasBegun } from '../../text/shape.ts';
import { isTrap } from '../motions/tell.ts';
import type { Seen } from '../look.ts';
import { told } from '../words/told.ts';

// What is said over the board, in the words of those who look at it.

/** Who plays whom, or chooses who does. */
export function aloud(step: string, { view, texts, language }: Seen, name: string): string | null {
  const own = told[language];
  if (step === 'round/next') return own.chooses(name, hasBegun(view));
  return step === 'turn/act' && view.turn
    ? own.plays(name, texts.heroes[view.turn.hero].name, view.turn.actions)
    : null;
}

export function news(event: Event, look: Seen): string | null {
  const own = told[look.language];
  switch (event.type) {
    case 'objectiveTaken':
      return isTrap(event, look) ? own.sprung(look.texts.event(event, look.names) ?? '') : null;
    case 'spawnCardDrawn':
      return spawned(event, look);
    default:
      return null;
  }
}

/** Who comes, and not how the card is called that says so. */
function spawned(event: Event & { type: 'spawnCardDrawn' }, { view, texts, language }: Seen): string {
  const own = told[language];
  const { kind, enemy, rows } = spawnCards[event.card];
  const place = texts.place(event.zone);
  if ((kind !== 'regular' && kind !== 'rush') || enemy === null || event.ignored)
    return own.drawn(capital(place), texts.spawnCards[event.card].name);
  const count = rows[LEVELS.indexOf(event.level)] ?? 0;
  const who = count === 0 ? null : texts.crowd([{ kind: enemy, hero: null, count }]);
  // In a street nothing comes from behind a door, and the log tells it in later phases as well.
  const isRoom = view.zones.some(({ id, room }) => id === event.zone && room);
  return isRoom && view.phase === 'players' ? own.behind(place, who) : own.comes(capital(place), who);
}
