import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { BEAT, BEAT_EVERY } from '../../referee/down.ts';
import { framesOf, isUnread } from './framing.ts';

const TICK = 250;
const PLACES = BEAT_EVERY / TICK;
const PATIENCE = 4000 / TICK; // in ticks: with the beat, nine seconds until the last silent line is known
const PING = Buffer.from([0x89, 0]); // RFC 6455, 5.5.2

/** Every browser answers the one by itself, also of a page that sleeps; the page listens for the other. */
const ASKED = Buffer.concat([PING, framesOf([BEAT])]);

interface Listener {
  readonly ws: WebSocket;
  readonly line: Socket;
  heard: number | null; // what had come over the line when it was last asked
}

/**
 * Asks each line every five seconds whether anybody is there, and lets go of those from which nothing comes, a phone that is out of
 * reach says no goodbye, and of those that do not read. A few lines at each tick, so that many of them do not disturb those who play.
 */
export class Beat {
  private readonly places = Array.from({ length: PLACES }, () => new Set<Listener>());
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private added = 0;

  constructor() {
    this.timer = setInterval(() => this.tick(), TICK);
    this.timer.unref();
  }

  /** From now on; the answer takes it out again. */
  add(ws: WebSocket, line: Socket): () => void {
    const listener = { ws, line, heard: null };
    const place = this.placeAt(this.added++);
    place.add(listener);
    return () => place.delete(listener);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Counted in ticks, not by the clock: a server that was held up reads what has come meanwhile before it judges. */
  private tick(): void {
    this.ticks++;
    for (const { ws, line, heard } of this.placeAt(this.ticks - PATIENCE)) if (line.bytesRead === heard) ws.terminate();
    for (const listener of this.placeAt(this.ticks)) {
      const { ws, line } = listener;
      listener.heard = line.bytesRead;
      if (isUnread(line)) ws.terminate();
      else if (ws.readyState === WebSocket.OPEN) line.write(ASKED);
    }
  }

  private placeAt(at: number): Set<Listener> {
    const place = this.places[(at + PLACES) % PLACES];
    if (!place) throw new Error(`no place ${at}`);
    return place;
  }
}
