import { SIZE } from '../../content/boards.ts';
import { missions } from '../../content/missions.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Event } from '../../events.ts';
import type { BoardId, RoleId, Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';
import { worstOf } from './dangers.ts';
import { cornerOfSlot } from './plan.ts';

/** Where who sits there matters, and not who is played. */
const ABOUT_SEATS: ReadonlySet<Event['type']> = new Set(['rolePicked', 'boardDrawn', 'turnStarted', 'abandoned']);

/** Over the city everybody is who they play, and goes to a district: a square says nothing to those who look for them. */
export function news(event: Event, look: Seen, later: readonly Event[]): string | null {
  const { view, texts, names, language } = look;
  const own = screenWords[language];
  if (ABOUT_SEATS.has(event.type)) return null;
  if (event.type === 'moved') {
    const who = capital(texts.the(event.role));
    if (worstOf(look, event.role)) return own.came(who, event.reaction);
    const board = boardAt(event.path.at(-1) ?? -1, look);
    return board && own.went(who, board, texts.boards[board].name, event.reaction);
  }
  const called = names.map((name, seat) => {
    const role = roleThen(seat, look, later);
    return role ? texts.the(role) : name;
  });
  // The log tells the points in a line of their own.
  if (event.type === 'missionDone') {
    const { seat, mission } = event;
    return own.done(capital(called[seat] ?? ''), texts.missions[mission].name, missions[mission].villain);
  }
  const line = texts.event(event, called, view);
  return line && capital(line);
}

/** Whoever has taken another villain since then was somebody else. */
function roleThen(seat: number, { view }: Seen, later: readonly Event[]): RoleId | null {
  const changed = later.find(event => event.type === 'abandoned' && event.seat === seat);
  return changed?.type === 'abandoned' ? changed.role : (view.players[seat]?.role ?? null);
}

function boardAt(square: Square, { view }: Seen): BoardId | null {
  const isWithin = (at: number, from: number): boolean => at >= from && at < from + SIZE;
  const slot = view.city.slots.findIndex((_, one) => {
    const corner = cornerOfSlot(one);
    return isWithin(columnOf(square), columnOf(corner)) && isWithin(rowOf(square), rowOf(corner));
  });
  return view.city.slots[slot]?.board ?? null;
}
