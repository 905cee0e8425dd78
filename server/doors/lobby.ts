import type { Ending, Lobby, LobbyGuest, Wished } from '../../referee/messages.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { hasHad, peopleOf, standingOf, wayTo } from '../tables/seating.ts';
import { havingASay } from '../tables/seats.ts';
import { reseedsOf } from '../storage/columns.ts';
import type { VisitRow } from '../storage/schema.ts';
import { situationOf } from '../tables/situation.ts';
import { speakerOf } from '../tables/chat.ts';
import { deciders, openWishes, ownWish } from '../tables/wishes.ts';

const MOST_LISTED = 50; // of those who look on

/** All whose names somebody at this table may read. */
export function namedAt(table: LiveTable): string[] {
  const visitors = table.register.visits.map(visit => visit.guest_id);
  return [...new Set([...peopleOf(table.seats), ...visitors, ...[...table.present].slice(0, MOST_LISTED)])];
}

export function lobbyOf(table: LiveTable, guest: string, names: ReadonlyMap<string, string>): Lobby {
  const { row, isOpen, aroundWishes: around } = table;
  const { seating } = table.register;
  const { present } = around;
  const isHost = row.host_id === guest;
  const keyOf = (id: string): string => speakerOf(row.id, id);
  const wayOf = (seat: (typeof table.seats)[number]): 'take' | 'ask' | null => {
    const way = wayTo(seating, seat, guest, isOpen);
    return way === 'take' || way === 'ask' ? way : null;
  };
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    isHost,
    isPublic: row.is_public === 1,
    mayJoin: row.may_join === 1,
    seats: table.seats.map(seat => ({
      seat: seat.seat,
      kind: seat.kind,
      name: seat.guest_id ? (names.get(seat.guest_id) ?? null) : null,
      bot: seat.bot,
      isYours: seat.guest_id === guest,
      isThere: seat.guest_id !== null && present.has(seat.guest_id),
      isLent: seat.kind === 'bot' && seat.guest_id !== null,
      isTaken: seat.taken === 1,
      wasYours: hasHad(seating, seat, guest),
      way: wayOf(seat),
      guest: isHost && seat.guest_id !== null && seat.guest_id !== guest ? keyOf(seat.guest_id) : null,
    })),
    watching: [...present].filter(id => !table.seats.some(seat => seat.guest_id === id)).length,
    isRemoved: standingOf(table.register.visits, guest) !== 'guest',
    wish: wishFor(),
    concession: table.questions.concession,
    ending: endingFor(table, guest),
    wishes: openWishes(seating, around)
      .filter(visit => deciders(seating, visit, present).includes(guest))
      .map(({ guest_id, wish }) => ({ guest: keyOf(guest_id), name: names.get(guest_id) ?? '', seat: wish ?? 0 })),
    wished: isHost ? openWishes(seating, around).map(wishedBy) : [],
    guests: isHost ? guestsOf(table, present).map(guestFor) : [],
    commitment: row.commitment,
    reseeds: reseedsOf(row),
    isFromHome: row.origin !== null,
    isExercise: row.is_exercise === 1,
    elsewhere: null,
    ...situationOf(row),
  };

  function wishFor(): Lobby['wish'] {
    const own = ownWish(seating, guest, around);
    const visit = own && table.register.visits.find(one => one.guest_id === guest);
    if (!own || !visit) return null;
    return { seat: own.seat, isRefused: own.isRefused, waitsFor: own.isRefused ? [] : waitedFor(visit) };
  }

  function wishedBy(visit: VisitRow): Wished {
    return { name: names.get(visit.guest_id) ?? '', seat: visit.wish ?? 0, waitsFor: waitedFor(visit) };
  }

  /** The names of those who play and whose word it waits for. */
  function waitedFor(visit: VisitRow): string[] {
    const seated = peopleOf(table.seats);
    const words = deciders(seating, visit, present).filter(one => seated.has(one));
    return words.map(one => names.get(one) ?? '');
  }

  function guestFor(id: string): LobbyGuest {
    const standing = standingOf(table.register.visits, id);
    return { guest: keyOf(id), name: names.get(id) ?? '', isThere: present.has(id), standing };
  }
}

/** The question whether the match ends for all, for one of those who have a say. */
function endingFor(table: LiveTable, guest: string): Ending | null {
  const { seats } = table;
  const { endAsked } = table.questions;
  if (!endAsked) return null;
  const { question, waitedFor } = endAsked;
  const { seat, n, by } = question;
  const part = !havingASay(seats, table.present).includes(guest)
    ? 'hears'
    : by === guest
      ? 'asks'
      : waitedFor.includes(guest)
        ? 'asked'
        : 'agreed';
  return { seat, n, part, waitsFor: waitedFor.map(one => seats.findIndex(row => row.guest_id === one)) };
}

/** Those without a seat: who looks on, and who was removed. */
function guestsOf({ row, seats, register }: LiveTable, present: ReadonlySet<string>): string[] {
  const removed = register.visits.filter(visit => visit.standing !== 'guest').map(visit => visit.guest_id);
  const seated = peopleOf(seats);
  const watching = [...present].filter(id => !seated.has(id) && id !== row.host_id).slice(0, MOST_LISTED);
  return [...new Set([...removed, ...watching])];
}
