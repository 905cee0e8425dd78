import type { Socket } from 'node:net';
import { type RawData, WebSocket } from 'ws';
import { messageOf } from '../../engine/thrown.ts';
import { type Answer, type Down, type TableRefusal, textOf } from '../../referee/down.ts';
import { SHORT, longText } from '../../referee/short.ts';
import { type Up, parseUp } from '../../referee/up.ts';
import { isStorageFault } from '../storage/faults.ts';
import type { Chat } from '../tables/chat.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Watcher } from '../tables/watcher.ts';
import type { Metrics } from '../metrics.ts';
import type { Bucket } from './bucket.ts';
import { answer, answersOnce } from './dispatch.ts';
import { isUnread, writeFrames } from './framing.ts';
import { type Telling, tellMoved, tellNewcomer } from './lobby-news.ts';
import { readPlainly } from './reading.ts';

export interface LineSettings extends Telling {
  readonly metrics: Metrics;
  readonly chat: Chat;
  /** Told who looks at which table; settled when the other servers can know. */
  joined(table: LiveTable, guest: string): Promise<void>;
  left(table: LiveTable, guest: string): Promise<void>;
}

/** Whose line it is, and where it leads. */
interface Ends {
  readonly ws: WebSocket;
  readonly line: Socket;
  readonly table: LiveTable;
  readonly guest: string;
  readonly isScreen: boolean;
  readonly bucket: Bucket;
}

const SHOWN_AGAIN = 2000; // after what could not be read
const FORGOTTEN = 4401; // the page comes back as somebody new

/** The lines that have something to send: all of them in one go, when whatever is being done now is done. */
let unflushed: OpenLine[] = [];
function flushAll(): void {
  const all = unflushed;
  unflushed = [];
  for (const line of all) line.flush();
}

/** Somebody's line to a table. There are thousands: what they do stands in methods, and each keeps little of its own. */
export class OpenLine implements Watcher {
  readonly guest: string;
  readonly isScreen: boolean;
  private readonly ws: WebSocket;
  private readonly line: Socket;
  private readonly table: LiveTable;
  private readonly bucket: Bucket;
  private readonly settings: LineSettings;
  private unsent: string[] = [];

  constructor({ ws, line, table, guest, isScreen, bucket }: Ends, settings: LineSettings) {
    this.guest = guest;
    this.isScreen = isScreen;
    this.ws = ws;
    this.line = line;
    this.table = table;
    this.bucket = bucket;
    this.settings = settings;
  }

  /** Listens, and shows the table; `closed` is told when it is over. */
  begin(closed: () => void): void {
    const { ws, line, table, guest, settings } = this;
    const { chat, metrics } = settings;
    const trouble = (what: string, { message }: Error): void => settings.trouble(what, { why: message });
    table.watchers.add(this);
    metrics.sockets.inc();
    ws.on('error', terminate);
    ws.on('close', () => {
      closed();
      table.watchers.delete(this);
      table.questions.lookAtEnding();
      metrics.sockets.dec();
      tellMoved(table, settings.left(table, guest), settings);
    });
    ws.on('message', (data, isBinary) => this.receive(isBinary ? null : wordsOf(data)));
    ws.on('ping', data => this.pong(data));
    readPlainly(ws, line, text => this.receive(text));
    tellMoved(table, settings.joined(table, guest), settings);
    tellNewcomer(table, this, settings).catch((error: Error) => trouble('no lobby', error));
    chat.show(table, this).catch((error: Error) => trouble('no chat', error));
    if (table.row.status !== 'lobby') this.show();
  }

  private get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  // ---- what goes out ----

  send(said: string): void {
    const { ws, unsent } = this;
    const text = ws.protocol === SHORT ? said : longText(said);
    this.settings.metrics.sent(text.length);
    if (!this.isOpen) return;
    // Whoever does not read is let go, and comes back for the whole.
    if (isUnread(this.line)) return ws.terminate();
    if (unsent.push(text) === 1 && unflushed.push(this) === 1) process.nextTick(flushAll);
  }

  /** A frame and the acknowledgement that follows it go out in one packet. */
  flush(): void {
    const texts = this.unsent;
    this.unsent = [];
    if (this.isOpen) writeFrames(this.line, texts);
  }

  shutOut(): void {
    this.say({ type: 'shutOut' });
    this.flush();
    this.ws.close(4403, 'shut out');
  }

  hangUp(): void {
    this.ws.close(FORGOTTEN, 'forgotten');
  }

  private say(message: Down): void {
    this.send(textOf(message));
  }

  private pong(data: Buffer): void {
    if (isUnread(this.line)) return this.ws.terminate();
    if (this.isOpen && this.bucket.take()) this.ws.pong(data);
  }

  /** A table that was not set aside can be seen as soon as the storage is back. */
  private show(): void {
    this.table.showing.show(this).catch(() => {
      const { status } = this.table.row;
      if (status === 'failed' || status === 'frozen') this.say({ type: 'failed', status });
      else if (this.isOpen) setTimeout(() => this.show(), SHOWN_AGAIN).unref();
    });
  }

  // ---- what comes in ----

  private receive(text: string | null): void {
    this.settings.metrics.received++;
    if (!this.isOpen) return; // whoever was shut out need not have hung up yet
    if (!this.bucket.take()) return this.say({ type: 'slow' });
    const parsed = text === null ? { up: null } : parseUp(text);
    if (parsed.up === null) return this.say('path' in parsed ? { type: 'bad', path: parsed.path } : { type: 'bad' });
    this.answer(parsed.up);
  }

  private answer(up: Up): void {
    const { table, settings } = this;
    const done = (answered: Answer): void => {
      if (answered.refusal) settings.metrics.refused.inc({ code: answered.refusal.code });
      else if (up.type === 'act') return this.send(allDone(up));
      const { refusal, ...rest } = answered;
      this.say({ type: 'ack', id: up.id, refusal, ...rest });
    };
    const failed = (error: unknown): void => {
      settings.trouble('a message failed', { table: table.row.id, why: messageOf(error) });
      const code = isStorageFault(error) ? 'storage' : 'failed';
      const refusal: TableRefusal = { code, rule: null, values: {} };
      this.say({ type: 'ack', id: up.id, refusal });
    };
    if (answersOnce(table, this, up, done, failed)) return;
    ((up.type === 'chat' || up.type === 'report') && !this.isScreen
      ? settings.chat.answer(table, this, up).then(refusal => ({ refusal }))
      : answer(table, this, up)
    ).then(done, failed);
  }
}

function terminate(this: WebSocket): void {
  this.terminate();
}

const wordsOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');

/** The most frequent of all messages; ids are made of letters that need no care. */
const allDone = ({ id, actions }: Extract<Up, { type: 'act' }>): string => `["ack","${id}",${actions.length}]`;
