import { WebSocket } from 'ws';
import type { Seat } from '../../engine/types.ts';
import { BEAT } from '../../referee/down.ts';
import {
  type Lobby,
  type Present,
  type SentPrompt,
  type TableNews,
  type WholeTable,
  withPresent,
} from '../../referee/messages.ts';
import { patched } from '../../referee/patch.ts';
import { SHORT, downOf, longText } from '../../referee/short.ts';

type Down = { type: string } & Record<string, unknown>;

/** Somebody with a browser, as far as the server can tell: a cookie, requests, one socket. */
export class Player {
  readonly base: string;
  cookie = '';
  socket: WebSocket | null = null;
  readonly heard: Down[] = [];
  readonly raw: string[] = [];
  lobby: Lobby | null = null;
  view: unknown = null;
  n = -1;
  asked: readonly Seat[] = [];
  step: string | null = null;
  prompts: { [seat: Seat]: SentPrompt } = {};
  outcome: unknown = null;
  gaps = 0;
  beats = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);
  private ids = 0;
  private waiting: { test: () => boolean; resolve: () => void }[] = [];

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  async request(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: never }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] as string;
    const text = await response.text();
    return {
      status: response.status,
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as never,
    };
  }

  /** A new table with bots on every seat but the first ones. */
  async opens(game: string, seats: number, people = 1, options: object = {}): Promise<string> {
    await this.request('GET', '/api/me');
    const { body } = await this.request('POST', '/api/tables', { game, seats, options });
    const { id } = body as { id: string };
    for (let seat = people; seat < seats; seat++)
      await this.request('POST', `/api/tables/${id}/seats/${seat}`, { as: 'bot' });
    return id;
  }

  async joins(id: string, as: '' | '?screen' = ''): Promise<void> {
    if (!this.cookie) await this.request('GET', '/api/me');
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/socket/${id}${as}`, SHORT, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('message', data => this.hear((data as Buffer).toString('utf8')));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  leave(): void {
    this.socket?.terminate();
    this.socket = null;
  }

  /** Sends a message and waits for its acknowledgement. */
  async say(message: { type: string; id?: string } & Record<string, unknown>): Promise<Down> {
    const id = message.id ?? `${this.name}-${++this.ids}`;
    const before = this.heard.length;
    this.socket?.send(JSON.stringify({ ...message, id }));
    await this.until(() => this.heard.slice(before).some(d => d.type === 'ack' && d['id'] === id));
    return this.heard.slice(before).find(d => d.type === 'ack' && d['id'] === id) as Down;
  }

  act(seat: Seat, ...actions: object[]): Promise<Down> {
    return this.say({ type: 'act', seat, step: this.step, actions });
  }

  /** Waits until something has come true. */
  until(test: () => boolean, ms = 20_000): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not within ${ms} ms: ${test.toString()}`)), ms);
      this.waiting.push({
        test,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  private hear(text: string): void {
    if (text === BEAT) this.beats++;
    else this.take(text);
  }

  private take(text: string): void {
    this.raw.push(longText(text));
    const message = downOf(text) as unknown as Down;
    this.heard.push(message);
    if (message.type === 'lobby') this.lobby = message['lobby'] as Lobby;
    if (message.type === 'present' && this.lobby) this.lobby = withPresent(this.lobby, message as unknown as Present);
    if (message.type === 'whole') this.see(message as unknown as WholeTable);
    if (message.type === 'frame') this.follow(message as unknown as TableNews);
    this.waiting = this.waiting.filter(({ test, resolve }) => {
      if (!test()) return true;
      resolve();
      return false;
    });
  }

  private see(whole: WholeTable): void {
    this.view = whole.views[0]?.view ?? null;
    this.remember(whole);
  }

  private follow(frame: TableNews): void {
    if (frame.n <= this.n) return;
    if (frame.n !== this.n + 1) {
      this.gaps++;
      return;
    }
    this.view = patched(this.view, frame.sights[0]?.patch ?? null);
    this.remember(frame);
  }

  private remember({ n, asked, step, prompts, outcome }: TableNews | WholeTable): void {
    Object.assign(this, { n, asked, step, prompts, outcome });
  }
}

/** Plays a seat with the first option that is always fine, until the match is over. */
export async function playToTheEnd(player: Player, seat: Seat, choose: (prompt: SentPrompt) => object): Promise<void> {
  while (!player.outcome) {
    await player.until(() => player.outcome !== null || player.prompts[seat] !== undefined);
    const prompt = player.prompts[seat];
    if (player.outcome || !prompt) return;
    const before = player.n;
    const ack = await player.act(seat, choose(prompt));
    if (ack['refusal'] && player.n === before) throw new Error(JSON.stringify(ack['refusal']));
    await player.until(() => player.n > before || player.outcome !== null);
  }
}
