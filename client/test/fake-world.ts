import type { SentPrompt, TableNews, WholeTable } from '../../referee/messages.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Ear, World } from '../line/remote.ts';

type Said = { readonly type: string; readonly id: string } & Record<string, unknown>;

/** One line to a server that does not exist. */
export class FakeLine {
  readonly said: Said[] = [];
  isClosed = false;
  private readonly ear: Ear;

  constructor(ear: Ear) {
    this.ear = ear;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('the line is closed');
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.isClosed = true;
    this.ear.closed();
  }

  opens(): void {
    this.ear.opened();
  }

  says(message: object): void {
    this.ear.heard(JSON.stringify(message));
  }

  breaks(): void {
    this.isClosed = true;
    this.ear.closed();
  }

  /** What was said of this kind, the latest last. */
  ofType(type: string): Said[] {
    return this.said.filter(one => one.type === type);
  }
}

/** A world in which time passes when the test says so. */
export class FakeWorld implements World {
  readonly lines: FakeLine[] = [];
  readonly waits: number[] = [];
  lobbies = 0;
  private now = 0;
  private ids = 0;
  private timers: { at: number; run: () => void }[] = [];

  connect(ear: Ear): FakeLine {
    const line = new FakeLine(ear);
    this.lines.push(line);
    return line;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + ms, run };
    this.waits.push(ms);
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(one => one !== timer);
    };
  }

  random(): number {
    return 1;
  }

  newId(): string {
    return `m${++this.ids}`;
  }

  async lobby(): Promise<Lobby> {
    this.lobbies++;
    const outcome = { reason: 'end', scores: [1] };
    return { ...lobby, status: 'over', isCut: false, seed: 'chacha:seed', salt: 'salt', outcome };
  }

  passes(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter(timer => timer !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has connected');
    return line;
  }
}

const seat = { isLent: false, isTaken: false, guest: null } as const;

export const lobby: Lobby = {
  id: 'aaaabbbbcccc',
  game: 'toy',
  scenario: 'usual',
  options: {},
  status: 'running',
  isHost: true,
  isPublic: false,
  mayJoin: false,
  seats: [
    { ...seat, seat: 0, kind: 'person', name: 'Ana', bot: null, isYours: true, isThere: true, way: 'take' },
    { ...seat, seat: 1, kind: 'bot', name: null, bot: 'companion', isYours: false, isThere: false, way: 'take' },
  ],
  watching: 0,
  isRemoved: false,
  wish: null,
  wishes: [],
  wished: [],
  guests: [],
  isCut: false,
  concession: 'shared',
  ending: null,
  commitment: 'abc',
  reseeds: [],
  isFromHome: false,
  elsewhere: null,
  seed: null,
  salt: null,
  outcome: null,
};

const prompt: SentPrompt = { step: 'turn/act', rule: 'TOY-01', seats: [0], options: [{ type: 'go' }], barred: [] };
const position = { clock: 0, paused: false, due: null, asked: [0], step: 'turn/act', outcome: null };

export function whole(n: number, view: object = { n }, events: object[] = []): WholeTable & { type: 'whole' } {
  const seen = { views: [{ to: [0], view }], prompts: { 0: prompt }, undo: {} };
  return Object.assign({ type: 'whole' as const, n, ...position, ...seen }, { events });
}

export function frame(n: number, change: Partial<TableNews> = {}): TableNews & { type: 'frame' } {
  const sights = [{ to: [0], events: [{ type: 'moved', n }], patch: { n: [n] as const } }];
  return { type: 'frame', n, counted: n, ...position, sights, prompts: { 0: prompt }, undo: {}, ...change };
}
