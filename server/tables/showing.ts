import { type Down, textOf } from '../../referee/down.ts';
import { type KeptFrame, logOf, wholeFor } from '../../referee/frames.ts';
import type { Entered } from '../rules/requests.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { MatchClock } from './match-clock.ts';
import type { OpenMatch } from './open-match.ts';
import type { Register } from './register.ts';
import { audiencesOf } from './seats.ts';
import type { Environment } from './environment.ts';
import type { Watcher } from './watcher.ts';
import type { Group, Watchers } from './watchers.ts';

const REMEMBERED_FRAMES = 60;
const NOTHING = -1;
const UNKNOWN = -2; // nobody can say what the watchers have seen

interface Beside {
  readonly register: Pick<Register, 'row' | 'seats'>;
  readonly watchers: Watchers;
  readonly match: Pick<OpenMatch, 'ask'>;
  readonly clock: Pick<MatchClock, 'now'>;
  readonly isOpen: boolean; // whether the game hides nothing from anybody
  /** Does something in its turn, with the match open. */
  whenOpen<T>(job: () => Promise<T>): Promise<T>;
}

/** What those who look at a table are shown of it, each through their own eyes. */
export class Showing {
  private readonly beside: Beside;
  private readonly around: Pick<Environment, 'store' | 'bus' | 'trouble'>;
  private told = NOTHING; // what the watchers have seen of the log

  constructor(beside: Beside, around: Showing['around']) {
    this.beside = beside;
    this.around = around;
  }

  /** Sends the whole table to one watcher. */
  async show(watcher: Watcher): Promise<void> {
    const { register, match, clock, isOpen } = this.beside;
    const message = await this.beside.whenOpen(async () => {
      // Not before: whoever has lost a seat while waiting sees nothing of it any more.
      const audiences = audiencesOf(register.seats, watcher);
      const whole = await match.ask({ op: 'whole', audiences });
      const bodies = await this.around.store.logs.frames(register.row.id, whole.n - REMEMBERED_FRAMES, whole.n);
      const frames = bodies.map(body => JSON.parse(body) as KeptFrame);
      // The match itself knows only the time of its last input.
      const shown = { ...whole, clock: whole.outcome ? whole.clock : clock.now() };
      return textOf(wholeFor(shown, audiences, logOf(frames, audiences, isOpen)));
    });
    watcher.send(message);
  }

  showAll(): void {
    for (const watcher of this.beside.watchers)
      this.show(watcher).catch((error: Error) => {
        this.around.trouble('not shown', { table: this.beside.register.row.id, why: error.message });
        this.lose();
      });
  }

  /** Whoever sits down, or gets up for good, sees with other eyes from now on. */
  showNewEyes(before: readonly SeatRow[]): void {
    const { register, watchers } = this.beside;
    for (const watcher of watchers)
      if (audiencesOf(before, watcher).join() !== audiencesOf(register.seats, watcher).join())
        this.show(watcher).catch(() => {});
  }

  /** What one input showed. What was undone is also taken out of the log: then everybody looks at the table anew. */
  pass({ n, texts }: Entered, groups: readonly Group[], isUndo: boolean): void {
    this.told = n;
    if (isUndo) this.showAll();
    else
      for (let i = 0; i < texts.length; i++)
        for (const watcher of groups[i]?.watchers ?? []) watcher.send(texts[i] ?? '');
  }

  /** The match was opened anew after so many inputs: whoever has seen fewer looks again. */
  catchUp(n: number): void {
    const isBehind = this.told !== NOTHING && this.told !== n;
    this.told = n;
    if (isBehind) this.showAll();
  }

  /** Nobody can say what the watchers have seen. */
  lose(): void {
    this.told = UNKNOWN;
  }

  /** Tells everybody who looks at this table, on whatever server. */
  tell(message: Down): void {
    this.tellHere(message);
    this.around.bus.publish({ kind: 'tell', table: this.beside.register.row.id, message });
  }

  tellHere(message: Down): void {
    const text = textOf(message);
    for (const watcher of this.beside.watchers) watcher.send(text);
  }
}
