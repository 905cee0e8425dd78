import type { Digest } from '../../../../table/screen/screen-parts.ts';
import type { Event } from '../../events.ts';
import type { FigureId } from '../../ids.ts';
import { type Seen, figureName, figureOf } from '../look.ts';
import { screenWords } from '../words/screen.ts';

/** Whom this seat has lost to others since it last decided: of a squad several may fall in one turn. */
export function digest(events: readonly Event[], look: Seen): Digest<Event>[] {
  const isMine = (figure: FigureId | null): boolean => figureOf(look.view, figure)?.owner === look.seat;
  const lost = new Set(
    events.flatMap(event =>
      event.type === 'destroyed' && isMine(event.figure) && event.by !== null && !isMine(event.by)
        ? [event.figure]
        : [],
    ),
  );
  if (lost.size === 0) return [];
  const told = events.filter(
    event => (event.type === 'destroyed' || event.type === 'wounded') && lost.has(event.figure),
  );
  return [{ text: screenWords[look.language].lost([...lost].map(one => figureName(look, one))), events: told }];
}
