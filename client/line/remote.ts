import type { Advice } from '../../bots/advice.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../engine/types.ts';
import type { Up } from '../../referee/up.ts';
import { emptyTable, fit, withChat, withFrame, withLobby, withUndone, withWhole } from './follow.ts';
import type { CaseFile } from '../../engine/sayings.ts';
import { BEAT_EVERY, type Down } from '../../referee/down.ts';
import { type Ending, type Lobby, type Phrase, withPresent } from '../../referee/messages.ts';
import { downOf } from '../../referee/short.ts';
import { type Answer, Outbox } from './outbox.ts';
import type { Action, LineRefusal, TableLine, TableState } from './table-line.ts';

export interface Line {
  send(text: string): void;
  close(): void;
}

/** Who is told what becomes of a line. */
export interface Ear {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** What a line over a socket needs of the world; a test brings its own. */
export interface World {
  connect(ear: Ear): Line;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Never the same twice, on no device. */
  newId(): string;
  /** The table as the server tells it to whoever asks. */
  lobby(): Promise<Lobby>;
}

type Said = Up extends infer U ? (U extends Up ? Omit<U, 'id'> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = BEAT_EVERY + 1000; // then it asks whether anybody is there
const PATIENCE = 3000; // then it takes the line for dead
const SLOW_DOWN = 1_000;

/** A table on a server, at the other end of a socket that may break at any time. */
export class RemoteLine implements TableLine {
  readonly store: StoreApi<TableState>;
  private readonly world: World;
  private readonly outbox = new Outbox();
  private line: Line | null = null;
  private isOpen = false;
  private isClosed = false;
  private isWholeAsked = false;
  private since = 0; // the number of the last whole
  private attempts = 0;
  private readonly timers = new Map<'reconnect' | 'quiet' | 'slow', () => void>();

  constructor(world: World, lobby: Lobby) {
    this.world = world;
    this.store = createStore(() => emptyTable(lobby));
    this.connect();
  }

  // ---- what the page says ----

  act(seat: Seat, actions: readonly Action[], step: string | null): Promise<LineRefusal | null> {
    return this.tell({ type: 'act', seat, step, actions: [...actions] });
  }

  async undo(seat: Seat): Promise<LineRefusal | null> {
    this.store.setState({ undoAnswer: null });
    const refusal = await this.tell({ type: 'undo', seat });
    if (!refusal && !this.store.getState().undoAsked) this.store.setState(state => withUndone(state, seat));
    return refusal;
  }

  consent(yes: boolean): Promise<LineRefusal | null> {
    const { undoAsked } = this.store.getState();
    this.store.setState({ undoAsked: null });
    return this.tell({ type: 'consent', yes, ...(undoAsked ? { of: { seat: undoAsked.seat, n: undoAsked.n } } : {}) });
  }

  pause(): Promise<LineRefusal | null> {
    return this.tell({ type: 'pause' });
  }

  resume(): Promise<LineRefusal | null> {
    return this.tell({ type: 'resume' });
  }

  concede(seat: Seat): Promise<LineRefusal | null> {
    return this.tell({ type: 'concede', seat });
  }

  answerEnd({ seat, n }: Ending, yes: boolean): Promise<LineRefusal | null> {
    return this.tell({ type: 'consent', yes, of: { about: 'end', seat, n } });
  }

  async preview(seat: Seat, action: Action): Promise<object | null> {
    if (!this.isOpen) return null;
    return (await this.say({ type: 'preview', seat, action })).value as object | null;
  }

  async previews(seat: Seat, step: string): Promise<readonly (object | null)[]> {
    if (!this.isOpen) return [];
    return ((await this.say({ type: 'previews', seat, step })).value as readonly (object | null)[] | null) ?? [];
  }

  async hint(seat: Seat): Promise<Advice | null> {
    return (await this.say({ type: 'hint', seat })).value as Advice | null;
  }

  async freeMoves(seat: Seat): Promise<readonly Action[]> {
    return ((await this.say({ type: 'free', seat })).value as readonly Action[] | null) ?? [];
  }

  talk(said: string | { readonly phrase: Phrase }): Promise<LineRefusal | null> {
    return this.tell(
      typeof said === 'string'
        ? { type: 'chat', text: said, phrase: null }
        : { type: 'chat', text: null, phrase: said.phrase },
    );
  }

  report(message: string): Promise<LineRefusal | null> {
    return this.tell({ type: 'report', message });
  }

  async caseFile(seat: Seat | null): Promise<CaseFile | null> {
    return (await this.say({ type: 'case', seat })).value as CaseFile | null;
  }

  resync(): void {
    if (this.isWholeAsked || !this.isOpen) return;
    this.isWholeAsked = true;
    this.line?.send(JSON.stringify({ type: 'whole', id: this.world.newId() }));
  }

  readGranted(): void {
    this.store.setState({ granted: null });
  }

  wake(): void {
    if (this.isClosed) return;
    if (this.isOpen) this.askWhetherAlive();
    else if (!this.line) this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.stopTimers();
    this.line?.close();
    this.outbox.giveUp('lost');
  }

  private async tell(said: Said): Promise<LineRefusal | null> {
    return (await this.say(said)).refusal;
  }

  private say(said: Said): Promise<Answer> {
    const id = this.world.newId();
    const text = JSON.stringify({ ...said, id });
    const answer = this.outbox.add(id, text, said.type === 'preview' || said.type === 'previews');
    if (this.isOpen) this.line?.send(text);
    return answer;
  }

  // ---- the line ----

  private connect(): void {
    this.stopTimers();
    let line: Line | null = null;
    const isCurrent = () => line !== null && line === this.line;
    line = this.world.connect({
      opened: () => isCurrent() && this.opened(),
      heard: text => isCurrent() && this.heard(text),
      closed: () => isCurrent() && this.broken(),
    });
    this.line = line;
  }

  private opened(): void {
    this.isOpen = true;
    this.isWholeAsked = false;
    this.store.setState({ connection: 'open' });
    for (const text of this.outbox.texts()) this.line?.send(text);
    this.expectWord();
  }

  /** Waits longer each time, and not as long as everybody else. */
  private broken(): void {
    this.isOpen = false;
    this.line = null;
    this.stopTimers();
    this.outbox.forgetFleeting();
    if (this.isClosed) return;
    this.store.setState({ connection: 'offline' });
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.timer('reconnect', longest * (0.5 + this.world.random() / 2), () => this.connect());
  }

  private expectWord(): void {
    this.timer('quiet', QUIET, () => this.askWhetherAlive());
  }

  private askWhetherAlive(): void {
    this.line?.send(JSON.stringify({ type: 'ping', id: this.world.newId() }));
    this.timer('quiet', PATIENCE, () => {
      const { line } = this;
      this.broken();
      line?.close();
    });
  }

  private timer(name: 'reconnect' | 'quiet' | 'slow', ms: number, run: () => void): void {
    this.timers.get(name)?.();
    this.timers.set(name, this.world.after(ms, run));
  }

  private stopTimers(): void {
    for (const stop of this.timers.values()) stop();
    this.timers.clear();
  }

  // ---- what the table says ----

  private heard(text: string): void {
    this.attempts = 0;
    this.expectWord();
    const message = downOf(text);
    switch (message.type) {
      case 'lobby':
        this.store.setState(state => withLobby(state, message.lobby));
        break;
      case 'present':
        this.store.setState(({ lobby: known }) => ({ lobby: withPresent(known, message) }));
        break;
      case 'whole':
        this.isWholeAsked = false;
        this.since = message.n;
        this.store.setState(state => withWhole(state, message));
        break;
      case 'frame':
        this.follow(message);
        break;
      case 'undoAsked':
        this.store.setState({ undoAsked: { seat: message.seat, n: message.n, why: message.why }, undoAnswer: null });
        break;
      case 'about': {
        const { n, seat, action } = message;
        if (this.store.getState().position?.n === n) this.store.setState({ about: { n, seat, action } });
        break;
      }
      case 'undoAnswered':
        this.store.setState({ undoAsked: null, undoAnswer: message.yes ? 'yes' : 'no' });
        if (message.yes) this.store.setState(state => withUndone(state, message.seat));
        break;
      case 'endDeclined':
        this.store.setState({ endDeclined: message.n });
        break;
      case 'failed':
        this.store.setState({ setAside: message.status });
        break;
      case 'ack':
        this.outbox.acknowledge(message.id, { refusal: message.refusal, value: message.value ?? null });
        break;
      case 'chat':
        this.store.setState(state => withChat(state, message.isWhole, message.messages));
        break;
      case 'rematch':
        this.store.setState({ rematch: { id: message.id, by: message.by } });
        break;
      case 'exercise':
        this.store.setState({ exercise: { id: message.id, by: message.by } });
        break;
      case 'shutOut':
        this.store.setState({ isShutOut: true });
        this.close(); // nobody would let it in again
        break;
      case 'slow':
        // It did not say which one it passed over: all that is unanswered is said again, and applied once.
        this.timer('slow', SLOW_DOWN, () => this.outbox.texts().forEach(said => this.line?.send(said)));
        break;
      case 'bad':
        this.outbox.giveUp('bad');
        break;
      case 'beat': // all it says is that somebody is there
        break;
      default: // of a newer server: this page does not know it
        message satisfies never;
    }
  }

  private follow(frame: Extract<Down, { type: 'frame' }>): void {
    const { position } = this.store.getState();
    const place = fit(frame, position?.n ?? null, this.since);
    if (place === 'gap') this.resync();
    if (place !== 'next') return;
    this.store.setState(state => withFrame(state, frame));
    if (frame.outcome) this.learnTheEnd();
  }

  /** The seed is told when the match is over, to whoever asks. */
  private learnTheEnd(): void {
    this.world.lobby().then(
      lobby => this.store.setState({ lobby }),
      () => {}, // the next lobby message tells it too
    );
  }
}
