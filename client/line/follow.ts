import type { Seat } from '../../engine/types.ts';
import type { Down } from '../../referee/down.ts';
import type {
  Audience,
  ChatMessage,
  Lobby,
  LoggedEvent,
  SeatPosition,
  Sight,
  TableNews,
} from '../../referee/messages.ts';
import { patched } from '../../referee/patch.ts';
import type { LogEntry, TableState } from './table-line.ts';

// What the page makes of what a table tells it: pure, so that it can be tested without a socket.

const LONGEST_LOG = 600;
const LONGEST_CHAT = 200;

export function emptyTable(lobby: Lobby): TableState {
  return {
    connection: 'connecting',
    lobby,
    position: null,
    views: new Map(),
    log: [],
    undoAsked: null,
    undoAnswer: null,
    endDeclined: null,
    chat: [],
    rematch: null,
    exercise: null,
    about: null,
    granted: null,
    isShutOut: false,
    setAside: lobby.status === 'failed' || lobby.status === 'frozen' ? lobby.status : null,
  };
}

/** Who sits where, or is asked what, has changed: a seat that was waited for may have come. */
export function withLobby(state: TableState, lobby: Lobby): Partial<TableState> {
  const { wish } = state.lobby;
  const isGranted = wish !== null && lobby.wish === null && lobby.seats[wish.seat]?.isYours === true;
  const endDeclined = lobby.ending ? null : state.endDeclined; // it is asked anew
  if (!isGranted) return { lobby, endDeclined };
  const had = state.lobby.seats[wish.seat];
  return { lobby, endDeclined, granted: { seat: wish.seat, name: had?.kind === 'person' ? had.name : null } };
}

/** How a frame fits what is known: what comes twice is passed over, what leaves a gap needs the whole. */
export function fit(frame: TableNews, known: number | null, since: number): 'next' | 'known' | 'gap' {
  if (known === null || frame.n < since || frame.n > known + 1) return 'gap';
  return frame.n === known + 1 ? 'next' : 'known';
}

export function withWhole(state: TableState, whole: Extract<Down, { type: 'whole' }>): Partial<TableState> {
  const views = new Map<Audience, object>();
  for (const { to, view } of whole.views) for (const audience of to) views.set(audience, view as object);
  const isNothingMissed = state.position?.n === whole.n && state.log.length > 0;
  const log = isNothingMissed ? state.log : anew(state.log, whole);
  return { position: positionOf(whole), views, log, about: null, setAside: null };
}

/** What is told of the whole table, and who has just gone back. */
function anew(log: readonly LogEntry[], { events, undoneBy }: Extract<Down, { type: 'whole' }>): LogEntry[] {
  const told = entries(log, events, null).slice(log.length);
  const id = (told.at(-1) ?? log.at(-1))?.id ?? 0;
  return undoneBy === undefined ? told : [...told, { id: id + 1, undoneBy }];
}

export function withFrame(state: TableState, frame: TableNews): Partial<TableState> {
  const views = new Map(state.views);
  let { log } = state;
  for (const sight of frame.sights) {
    see(views, sight);
    log = entries(log, sight.events, sight.to);
  }
  // An answer of somebody else makes the question of an undo pointless.
  return { position: positionOf(frame), views, log: log.slice(-LONGEST_LOG), undoAsked: null, about: null };
}

/** Frames do not say that they go back; who asked for it knows, and so does who was asked. The whole table may have said so. */
export function withUndone(state: TableState, seat: Seat): Partial<TableState> {
  const last = state.log.at(-1);
  if (last && 'undoneBy' in last && last.undoneBy === seat) return {};
  return { log: [...state.log, { id: (last?.id ?? 0) + 1, undoneBy: seat }] };
}

/** What was said lately, each message once. */
export function withChat(state: TableState, isWhole: boolean, messages: readonly ChatMessage[]): Partial<TableState> {
  const known = isWhole ? [] : state.chat;
  const fresh = messages.filter(message => !known.some(one => one.id === message.id));
  return { chat: [...known, ...fresh].slice(-LONGEST_CHAT) };
}

/** Seats that saw the same go on sharing one view. */
function see(views: Map<Audience, object>, { to, patch }: Sight): void {
  const made = new Map<object, object>();
  for (const audience of to) {
    const before = views.get(audience);
    if (!before) continue;
    const after = made.get(before) ?? (patched(before, patch) as object);
    made.set(before, after);
    views.set(audience, after);
  }
}

function entries(log: readonly LogEntry[], events: readonly LoggedEvent[], to: readonly Audience[] | null): LogEntry[] {
  let id = log.at(-1)?.id ?? 0;
  return [...log, ...events.map(event => ({ id: ++id, to, event }))];
}

function positionOf(seen: SeatPosition): SeatPosition {
  const { n, clock, paused, due, asked, step, prompts, undo, outcome } = seen;
  return { n, clock, paused, due, asked, step, prompts, undo, outcome };
}
