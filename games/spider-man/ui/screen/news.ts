import { SIZE } from '../../content/boards.ts';
import { missions } from '../../content/missions.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Event } from '../../events.ts';
import type { BoardId, RoleId, Square } from '../../ids.ts';
import { columnOf, rowOf, touches } from '../../rules/city.ts';
import type { Piece, Target } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { powers } from '../../content/powers.ts';
import { screenWords } from '../words/screen.ts';
import { cornerOfSlot } from './plan.ts';

/** Over the city everybody is who they play, and goes to a district: a square says nothing to those who look for them. */
export function news(event: Event, look: Seen, later: readonly Event[]): string | null {
  const { view, texts, names, language } = look;
  const own = screenWords[language];
  switch (event.type) {
    // Where who sits there matters, and not who is played.
    case 'rolePicked':
      return event.seat === look.seat ? own.youPlay(texts.the(event.role)) : null;
    case 'boardDrawn':
      return event.seat === look.seat ? own.youDraw(texts.boards[event.board].name) : null;
    case 'turnStarted':
      return event.seat === look.seat ? own.yourTurn(event.round, event.ko) : null;
    case 'abandoned':
      return event.seat === look.seat ? own.youAbandon(texts.the(event.role), texts.the(event.next)) : null;
    case 'moved':
      return went(event, look, later);
    case 'attackStopped':
      return stopped(event, look);
    default:
      break;
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

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** To whoever looks, from them, around them, or elsewhere. */
function went(event: Of<'moved'>, look: Seen, later: readonly Event[]): string | null {
  const { texts, language } = look;
  const own = screenWords[language];
  const who = capital(texts.the(event.role));
  const board = boardAt(event.path.at(-1) ?? -1, look);
  const where = board && ([board, texts.boards[board].name] as const);
  switch (wayOf(event, look, later)) {
    case 'here':
      return own.came(who, event.reaction);
    case 'around':
      return own.stayed(who, event.reaction);
    case 'away':
      return where && own.left(who, ...where, event.reaction);
    default:
      return where && own.went(who, ...where, event.reaction);
  }
}

/** How somebody else went, seen from where the figure of whoever looks stood then. */
export function wayOf(
  { role, path }: Of<'moved'>,
  look: Seen,
  later: readonly Event[],
): 'here' | 'around' | 'away' | null {
  const mine = roleOf(look);
  const next = later.find(one => one.type === 'moved' && one.role === mine);
  const stood = next?.type === 'moved' ? next.path[0] : look.view.figures.find(figure => figure.role === mine)?.at;
  if (stood === undefined || role === mine) return null;
  const [was, is] = [path[0] ?? -1, path.at(-1) ?? -1].map(square => touches(square, stood));
  return is ? (was ? 'around' : 'here') : was ? 'away' : null;
}

/** Who got away from whom, by what; an attack that nothing has come of. */
function stopped({ attacker, target, by }: Of<'attackStopped'>, look: Seen): string {
  const { texts, language } = look;
  const own = screenWords[language];
  const mine = roleOf(look);
  const striker = of(attacker);
  const struck = of(target);
  return own.stopped(
    striker === mine ? null : texts.the(striker),
    struck === mine ? null : texts.the(struck),
    texts.powers[by].name,
  );

  function of(piece: Piece | Target): RoleId {
    if (piece.kind === 'figure') return piece.role;
    return piece.kind === 'stack' ? 'police' : powers[by].figure;
  }
}

const roleOf = ({ view, seat }: Seen): RoleId | null => (seat === null ? null : (view.players[seat]?.role ?? null));

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
