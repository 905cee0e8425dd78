import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../../referee/up.ts';
import type { Guest } from '../storage/guests.ts';
import { type House, HouseRefusal } from '../tables/house.ts';
import { Beat } from './beat.ts';
import type { GuestBuckets } from './bucket.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { type LineSettings, OpenLine } from './open-line.ts';
import { isSameOrigin } from './origin.ts';

export interface SocketSettings extends LineSettings {
  readonly house: House;
  readonly buckets: GuestBuckets;
  /** Asked before anything is looked up: whoever guesses invitations must not be faster here than elsewhere. */
  readonly doorkeeper: Doorkeeper;
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
    watch(stream);
    enter(request, stream, head).catch((error: Error) => {
      settings.trouble('a socket did not open', { why: error.message });
      refuse(stream, 503);
    });
  });

  function watch(stream: Duplex): void {
    entering.add(stream);
    stream.on('close', () => {
      entering.delete(stream);
      lines.delete(stream);
    });
    // Whoever hangs up while we look for the table: nobody else listens yet.
    stream.on('error', destroy);
  }

  /** Nothing that listens to the line afterwards may name the request: it would be kept as long as the line. */
  async function enter(asked: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
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
    const { socket: line } = asked;
    const isScreen = screen !== undefined;
    sockets.handleUpgrade(asked, socket, head, ws => {
      const open = new OpenLine({ ws, line, table, guest: guest.id, isScreen, bucket }, settings);
      lines.set(socket, open);
      open.begin(beat.add(ws, line));
    });
  }

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

function destroy(this: Duplex): void {
  this.destroy();
}

/** Nobody reads a refused line any more: it is closed on both sides, whatever still comes. */
function refuse(stream: Duplex, status: number, wait: number | null = null): void {
  stream.once('finish', () => stream.destroy());
  const head = [`HTTP/1.1 ${status} Refused`, 'Connection: close', ...(wait === null ? [] : [`Retry-After: ${wait}`])];
  const body = status === 429 ? '{"code":"slow","values":{}}' : '';
  stream.end([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
}
