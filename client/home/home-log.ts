import type { Input, Spec } from '../../engine/types.ts';
import type { TableRefusal } from '../../referee/down.ts';
import type { TableNews } from '../../referee/messages.ts';
import type { Device } from './device.ts';
import type { HomeClock } from './home-clock.ts';
import type { HomeMatch } from './home-match.ts';
import type { HomeShowing } from './home-showing.ts';
import { type HomeRow, isHere } from './saves.ts';

const LOST = 'lost'; // another page's input came first: look again
const MOST_RACES = 100;
const TOUCH_EVERY = 60_000;

const refusalOf = (code: 'failed' | 'device' | 'erased'): TableRefusal => ({ code, rule: null, values: {} });
export const FAILED = refusalOf('failed');
export const KEPT_NOTHING = refusalOf('device');
const ERASED = refusalOf('erased');
const ELSEWHERE: TableRefusal = { code: 'not-running', rule: null, values: { status: 'lent' } };

/** An input, at the time at which it is its turn. */
export type Make = (at: number) => Input<Spec>;

interface Beside {
  readonly match: HomeMatch;
  readonly clock: HomeClock;
  readonly showing: Pick<HomeShowing, 'pass' | 'showAll'>;
}

interface Events {
  answered(step: string, action: { type: string }): void;
  /** There are more inputs: something else comes next. */
  grew(): void;
  /** The device did not take something: later on it may. */
  notKept(): void;
}

/** What goes into the log of a table: to the rules, onto the disk, to those who look on. Whoever calls has the turn. */
export class HomeLog {
  private readonly beside: Beside;
  private readonly device: Pick<Device, 'saves' | 'now' | 'changed'>;
  private readonly events: Events;

  constructor(beside: Beside, device: HomeLog['device'], events: Events) {
    this.beside = beside;
    this.device = device;
    this.events = events;
  }

  /** Enters an input and keeps it. When another page was faster, its input is taken in and this one tried again. */
  async commit(make: Make, message: string | null, step: string | null): Promise<TableRefusal | null> {
    const { match, clock } = this.beside;
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      if (match.isErased) return ERASED;
      if (!isHere(match.row)) return ELSEWHERE;
      const overdue = await this.fireDue();
      if (overdue) return overdue;
      if (!match.now) return FAILED;
      const at = match.position?.step ?? null;
      if (step !== null && at !== step) return { code: 'not-asked', rule: null, values: { step: at ?? '' } };
      const taken = await this.attempt(make(clock.now(match.now.referee.match)), message);
      if (taken !== LOST) return taken;
    }
    return KEPT_NOTHING;
  }

  /** Clock events that are due come before anything said later; says why one could not be entered. */
  async fireDue(): Promise<TableRefusal | null> {
    const { match, clock } = this.beside;
    for (;;) {
      const { referee } = match.now ?? {};
      const due = match.position?.due ?? null;
      if (!referee || match.isErased || due === null || due > clock.now(referee.match)) return null;
      const taken = await this.attempt({ type: 'tick', at: due }, null);
      if (taken && taken !== LOST) return taken;
    }
  }

  /** Nobody served the table for a while: its log says so, and the clock goes on where it stood. */
  async sleptFor(ms: number): Promise<void> {
    const { match, clock } = this.beside;
    if ((await this.fireDue()) || !match.now) return;
    const at = clock.now(match.now.referee.match);
    await this.attempt({ type: 'host', at, entry: { type: 'away', ms: Math.floor(ms) } }, null);
  }

  private async attempt(input: Input<Spec>, message: string | null): Promise<TableRefusal | typeof LOST | null> {
    const { match, clock, showing } = this.beside;
    const { device } = this;
    const { row } = match;
    const { referee } = match.now ?? {};
    if (!referee) return FAILED;
    const wasPaused = referee.match.paused;
    const step = input.type === 'answer' ? (referee.position.step ?? '') : '';
    let news: TableNews;
    try {
      const entered = referee.enter(input, true);
      if (entered.refusal) return entered.refusal;
      news = entered.frame;
    } catch {
      match.setAside('failed');
      return FAILED;
    }
    const isUndo = input.type === 'host' && input.entry.type === 'undo';
    const at = device.now();
    const entry = { table: row.id, seq: news.n, input, message, at };
    const end = { table: row.id, after: news.n, version: match.box.game.version, save: referee.save() };
    const change = changeOf(row, at, news, isUndo);
    const isKept = await device.saves.append(entry, end, change).catch(() => null);
    if (isKept !== true) return this.notKept(isKept === false);
    match.change(change);
    match.grow(news);
    if (wasPaused && !news.paused) clock.set(news.clock);
    if (input.type === 'answer') this.events.answered(step, input.action);
    if (isUndo) showing.showAll();
    else showing.pass(news);
    device.changed(row.id);
    this.events.grew();
    return null;
  }

  /** What is in memory is taken back, and what is kept read again, if there is anything. */
  private async notKept(isLost: boolean): Promise<TableRefusal | typeof LOST> {
    const { match, showing } = this.beside;
    const { referee } = match.now ?? {};
    referee?.retract();
    await match.lookAgain().catch(() => {});
    if (match.isErased) return ERASED;
    showing.showAll();
    if (isLost) return LOST;
    this.events.notKept();
    return KEPT_NOTHING;
  }
}

/** What changes in the table's own row. */
function changeOf(row: HomeRow, now: number, { outcome }: TableNews, isUndo: boolean): Partial<HomeRow> {
  const isTouched = outcome !== null || now - row.touchedAt > TOUCH_EVERY;
  return {
    ...(isTouched ? { touchedAt: now } : {}),
    ...(outcome !== row.outcome ? { outcome } : {}),
    ...(isUndo ? { wasUndone: true } : {}),
  };
}
