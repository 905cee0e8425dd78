import { type Down, textOf } from '../../referee/down.ts';
import { frameTexts, logOf, wholeFor } from '../../referee/frames.ts';
import type { Audience, TableNews } from '../../referee/messages.ts';
import type { Watcher } from './device.ts';
import type { HomeClock } from './home-clock.ts';
import type { HomeMatch } from './home-match.ts';

/** The pages that look at a table of this device, and what they are shown: all of them sit before the same screen. */
export class HomeShowing {
  private readonly match: HomeMatch;
  private readonly clock: Pick<HomeClock, 'now'>;
  private readonly watchers = new Set<Watcher>();

  constructor(match: HomeMatch, clock: HomeShowing['clock']) {
    this.match = match;
    this.clock = clock;
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Whose eyes this screen looks through: those of its seats, also while bots play them, or a spectator's. */
  private get audiences(): Audience[] {
    const own = this.match.row.seats.flatMap(({ isOwn }, seat) => (isOwn ? [seat] : []));
    return own.length > 0 ? own : ['table'];
  }

  show(watcher: Watcher): void {
    const text = this.wholeText();
    if (text !== null) watcher(text);
  }

  showAll(): void {
    const text = this.wholeText();
    if (text !== null) this.send(text);
  }

  /** What one input showed. */
  pass(news: TableNews): void {
    const [text = ''] = frameTexts(news, [this.audiences], this.isOpen).texts;
    this.send(text);
  }

  tell(message: Down): void {
    this.send(textOf(message));
  }

  private get isOpen(): boolean {
    return this.match.box.game.isOpen ?? false;
  }

  private send(text: string): void {
    for (const watcher of this.watchers) watcher(text);
  }

  private wholeText(): string | null {
    if (!this.match.now) return null;
    const { referee, frames } = this.match.now;
    const { audiences } = this;
    const whole = referee.whole(audiences);
    const shown = { ...whole, clock: whole.outcome ? whole.clock : this.clock.now(referee.match) };
    return textOf(wholeFor(shown, audiences, logOf(frames, audiences, this.isOpen)));
  }
}
