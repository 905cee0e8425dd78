import { createHash } from 'node:crypto';
import { textOf } from '../../referee/down.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Watcher } from '../tables/watcher.ts';
import { lobbyOf, namedAt } from './lobby.ts';

// Who sits where and who is there, as those at a table are told of it.

export interface Telling {
  names(ids: readonly string[]): Promise<Map<string, string>>;
  trouble(what: string, details: object): void;
}

const SOON = 400; // between two words about who comes and goes

/** What each of those who look on was told last, but for who is there: its fingerprint. */
const known = new WeakMap<Watcher, string>();

/** When those at a table were told last who is there. */
interface Told {
  presentAt: number;
  /** Those whose coming and going has yet to be told; null: nothing is about to be. */
  waiting: Promise<unknown>[] | null;
}
const tables = new WeakMap<LiveTable, Told>();

function toldAt(table: LiveTable): Told {
  const told = tables.get(table) ?? { presentAt: -SOON, waiting: null };
  tables.set(table, told);
  return told;
}

/** Tells everybody at the table, on whatever server, who sits where and who is there. */
export async function tellLobby(table: LiveTable, telling: Pick<Telling, 'names'>): Promise<void> {
  table.neighbours.tellReseated();
  await tellLobbyHere(table, telling);
}

/** To whom nothing but who is there has changed, only that is told. */
export async function tellLobbyHere(table: LiveTable, telling: Pick<Telling, 'names'>): Promise<void> {
  if (table.watchers.size === 0) return;
  const names = await namesAt(table, telling);
  for (const watcher of table.watchers) {
    const lobby = lobbyOf(table, watcher.guest, names);
    if (known.get(watcher) === fingerprintOf(lobby)) watcher.send(presentIn(lobby));
    else tellWhole(watcher, lobby);
  }
}

/** Tells somebody who has just come all there is to know. */
export async function tellNewcomer(table: LiveTable, watcher: Watcher, telling: Telling): Promise<void> {
  const names = await namesAt(table, telling);
  tellWhole(watcher, lobbyOf(table, watcher.guest, names));
}

function tellWhole(watcher: Watcher, lobby: Lobby): void {
  known.set(watcher, fingerprintOf(lobby));
  watcher.send(textOf({ type: 'lobby', lobby }));
}

/**
 * Somebody has come or gone: the first is told of at once, those who follow together with others. The other servers hear of it
 * when they can look it up, which is when `settled` is.
 */
export function tellMoved(table: LiveTable, settled: Promise<unknown>, telling: Telling): void {
  settled.catch(() => {}); // looked at below
  const told = toldAt(table);
  if (told.waiting) {
    told.waiting.push(settled);
    return;
  }
  told.waiting = [settled];
  const tell = (): void => {
    const all = told.waiting ?? [];
    told.waiting = null;
    told.presentAt = performance.now();
    // Together: whichever fails first, nobody else would hear of the other one.
    Promise.all([tellLobbyHere(table, telling), ...all]).then(
      () => table.neighbours.tellReseated(),
      (error: Error) => telling.trouble('presence not told', { table: table.row.id, why: error.message }),
    );
  };
  setTimeout(tell, Math.max(0, told.presentAt + SOON - performance.now())).unref();
}

/** The names of those who are there, also if somebody sits down meanwhile. */
async function namesAt(table: LiveTable, { names }: Pick<Telling, 'names'>): Promise<Map<string, string>> {
  for (;;) {
    const { seats } = table;
    const found = await names(namedAt(table));
    if (table.seats === seats) return found;
  }
}

function presentIn({ seats, watching }: Lobby): string {
  const there = seats.flatMap(({ seat, isThere }) => (isThere ? [seat] : []));
  return textOf({ type: 'present', there, watching });
}

function fingerprintOf(lobby: Lobby): string {
  const seats = lobby.seats.map(seat => Object.assign({}, seat, { isThere: null }));
  const lasting = JSON.stringify(Object.assign({}, lobby, { watching: null, seats }));
  return createHash('sha256').update(lasting, 'utf8').digest('base64');
}
