import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { messageOf } from '../../engine/thrown.ts';
import { type Answer, type TableRefusal, textOf } from '../../referee/down.ts';
import { SHORT, longText } from '../../referee/short.ts';
import { LONGEST_MESSAGE, type Up, parseUp } from '../../referee/up.ts';
import { isStorageFault } from '../storage/faults.ts';
import type { Guest } from '../storage/guests.ts';
import { type House, HouseRefusal } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Chat } from '../tables/chat.ts';
import type { Watcher } from '../tables/watcher.ts';
import type { Metrics } from '../metrics.ts';
import { Beat } from './beat.ts';
import type { Bucket, GuestBuckets } from './bucket.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { isUnread, writeFrames } from './framing.ts';
import { isSameOrigin } from './origin.ts';
import { readPlainly } from './reading.ts';
import { answer, answersOnce } from './dispatch.ts';
import { type Telling, tellMoved, tellNewcomer } from './lobby-news.ts';

export interface SocketSettings extends Telling {
  readonly house: House;
  readonly metrics: Metrics;
  readonly chat: Chat;
  readonly buckets: GuestBuckets;
  /** Asked before anything is looked up: whoever guesses invitations must not be faster here than elsewhere. */
  readonly doorkeeper: Doorkeeper;
  /** Told who looks at which table; settled when the other servers can know. */
  joined(table: LiveTable, guest: string): Promise<void>;
  left(table: LiveTable, guest: string): Promise<void>;
  /** Who sent this request, by its cookie. */
  identify(request: IncomingMessage): Promise<Guest | null>;
}

const LONGEST_GOODBYE = 1500; // of whoever does not hang up; then the line is cut
/** Its types do not know the last one yet. */
const OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: LONGEST_MESSAGE,
  perMessageDeflate: false,
  autoPong: false, // without any measure; ours has one
  closeTimeout: LONGEST_GOODBYE,
};
const MOST_SOCKETS = 20; // of one guest on one server
const SHOWN_AGAIN = 2000; // after what could not be read
const FORGOTTEN = 4401; // the page comes back as somebody new

interface OpenSockets {
  close(): void;
  count(): number;
  /** Closes all lines of a guest who is nobody any more, also those that are about to open. */
  hangUp(guest: string): void;
}

/** One socket per person and table, at /socket/<table>; a big screen's at /socket/<table>?screen. */
export function openSockets(server: Server, settings: SocketSettings): OpenSockets {
  const sockets = new WebSocketServer(OPTIONS);
  const beat = new Beat();
  const entering = new Set<Duplex>();
  const lines = new Map<Duplex, { readonly guest: string; hangUp(): void }>();
  server.on('upgrade', (request, stream, head) => {
    entering.add(stream);
    stream.on('close', () => {
      entering.delete(stream);
      lines.delete(stream);
    });
    // Whoever hangs up while we look for the table: nobody else listens yet.
    stream.on('error', () => stream.destroy());
    enter(request, stream).catch((error: Error) => {
      settings.trouble('a socket did not open', { why: error.message });
      refuse(stream, 503);
    });

    async function enter(asked: IncomingMessage, socket: Duplex): Promise<void> {
      // Whoever has hung up has no address to be counted by, and waits for no answer.
      if (asked.socket.remoteAddress === undefined) return void socket.destroy();
      const wait = await settings.doorkeeper(asked);
      if (wait !== null) return refuse(socket, 429, wait);
      const [, id, screen] = /^\/socket\/([a-z0-9]{12})(\?screen)?$/.exec(asked.url ?? '') ?? [];
      const guest = isSameOrigin(asked) ? await settings.identify(asked) : null;
      if (!id || !guest) return refuse(socket, id ? 401 : 404);
      lines.set(socket, { guest: guest.id, hangUp: () => socket.destroy() });
      if (settings.buckets.socketsOf(guest.id) >= MOST_SOCKETS) return refuse(socket, 429);
      if (socket.destroyed) return;
      // Counted before anything is awaited, and until the line is closed, however that comes.
      const bucket = settings.buckets.enter(guest.id);
      socket.once('close', () => settings.buckets.leave(guest.id));
      const table = await settings.house.visited(id, guest.id).catch((error: Error) => {
        if (error instanceof HouseRefusal) return error.code === 'shut-out' ? 403 : 404;
        throw error;
      });
      if (typeof table === 'number') return refuse(socket, table);
      if (socket.destroyed) return;
      entering.delete(socket);
      sockets.handleUpgrade(asked, socket, head, ws => {
        lines.set(socket, { guest: guest.id, hangUp: () => ws.close(FORGOTTEN, 'forgotten') });
        const forget = beat.add(ws, asked.socket);
        ws.on('close', forget);
        welcome(ws, socket, table, { guest: guest.id, isScreen: screen !== undefined }, bucket, settings);
      });
    }
  });
  return {
    count: () => sockets.clients.size,
    hangUp(guest) {
      for (const line of lines.values()) if (line.guest === guest) line.hangUp();
    },
    close() {
      beat.stop();
      for (const stream of entering) stream.destroy();
      for (const ws of sockets.clients) ws.close(1001, 'the server stops');
      sockets.close();
    },
  };
}

/** The lines that have something to send: all of them in one go, when whatever is being done now is done. */
let unflushed: (() => void)[] = [];
function flushSoon(flush: () => void): void {
  if (unflushed.push(flush) === 1) process.nextTick(flushAll);
}
function flushAll(): void {
  const all = unflushed;
  unflushed = [];
  for (const flush of all) flush();
}

/** Nobody reads a refused line any more: it is closed on both sides, whatever still comes. */
function refuse(stream: Duplex, status: number, wait: number | null = null): void {
  stream.once('finish', () => stream.destroy());
  const head = [`HTTP/1.1 ${status} Refused`, 'Connection: close', ...(wait === null ? [] : [`Retry-After: ${wait}`])];
  const body = status === 429 ? '{"code":"slow","values":{}}' : '';
  stream.end([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
}

function welcome(
  ws: WebSocket,
  line: Duplex,
  table: LiveTable,
  who: Pick<Watcher, 'guest' | 'isScreen'>,
  bucket: Bucket,
  settings: SocketSettings,
): void {
  const { metrics } = settings;
  const { guest } = who;
  let unsent: string[] = [];
  // A frame and the acknowledgement that follows it go out in one packet.
  const flush = (): void => {
    const texts = unsent;
    unsent = [];
    if (ws.readyState === WebSocket.OPEN) writeFrames(line, texts);
  };
  const watcher: Watcher = {
    ...who,
    send(said) {
      const text = ws.protocol === SHORT ? said : longText(said);
      metrics.sent(text.length);
      if (ws.readyState !== WebSocket.OPEN) return;
      // Whoever does not read is let go, and comes back for the whole.
      if (isUnread(line)) return ws.terminate();
      if (unsent.push(text) === 1) flushSoon(flush);
    },
    shutOut() {
      watcher.send(textOf({ type: 'shutOut' }));
      flush();
      ws.close(4403, 'shut out');
    },
  };
  table.watchers.add(watcher);
  metrics.sockets.inc();
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    table.watchers.delete(watcher);
    table.questions.lookAtEnding();
    metrics.sockets.dec();
    tellMoved(table, settings.left(table, guest), settings);
  });
  ws.on('message', (data, isBinary) => receive(isBinary ? null : wordsOf(data)));
  ws.on('ping', data => {
    if (isUnread(line)) return ws.terminate();
    if (ws.readyState === WebSocket.OPEN && bucket.take()) ws.pong(data);
  });
  readPlainly(ws, line, receive);
  tellMoved(table, settings.joined(table, guest), settings);
  tellNewcomer(table, watcher, settings).catch((error: Error) => settings.trouble('no lobby', { why: error.message }));
  settings.chat.show(table, watcher).catch((error: Error) => settings.trouble('no chat', { why: error.message }));
  if (table.row.status !== 'lobby') show();

  /** A table that was not set aside can be seen as soon as the storage is back. */
  function show(): void {
    table.showing.show(watcher).catch(() => {
      const { status } = table.row;
      if (status === 'failed' || status === 'frozen') watcher.send(textOf({ type: 'failed', status }));
      else if (ws.readyState === WebSocket.OPEN) setTimeout(show, SHOWN_AGAIN).unref();
    });
  }

  function receive(text: string | null): void {
    metrics.received++;
    if (ws.readyState !== WebSocket.OPEN) return; // whoever was shut out need not have hung up yet
    if (!bucket.take()) return watcher.send(textOf({ type: 'slow' }));
    const parsed = text === null ? { up: null } : parseUp(text);
    if (parsed.up === null)
      return watcher.send(textOf('path' in parsed ? { type: 'bad', path: parsed.path } : { type: 'bad' }));
    const { up } = parsed;
    const done = ({ refusal, ...rest }: Answer): void => {
      if (refusal) metrics.refused.inc({ code: refusal.code });
      else if (up.type === 'act') return watcher.send(allDone(up));
      watcher.send(textOf({ type: 'ack', id: up.id, refusal, ...rest }));
    };
    const failed = (error: unknown): void => {
      settings.trouble('a message failed', { table: table.row.id, why: messageOf(error) });
      const code = isStorageFault(error) ? 'storage' : 'failed';
      const refusal: TableRefusal = { code, rule: null, values: {} };
      watcher.send(textOf({ type: 'ack', id: up.id, refusal }));
    };
    if (answersOnce(table, watcher, up, done, failed)) return;
    ((up.type === 'chat' || up.type === 'report') && !watcher.isScreen
      ? settings.chat.answer(table, watcher, up).then(refusal => ({ refusal }))
      : answer(table, watcher, up)
    ).then(done, failed);
  }
}

const wordsOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');

/** The most frequent of all messages; ids are made of letters that need no care. */
const allDone = ({ id, actions }: Extract<Up, { type: 'act' }>): string => `["ack","${id}",${actions.length}]`;
