import type { Turns } from '../../referee/turns.ts';
import type { Device } from './device.ts';
import type { HomeBots } from './home-bots.ts';
import type { HomeClock } from './home-clock.ts';
import type { HomeLog } from './home-log.ts';
import type { HomeMatch } from './home-match.ts';
import type { HomeShowing } from './home-showing.ts';
import { type Log, isHere } from './saves.ts';

const MARK_EVERY = 1000; // how much of a running clock may be lost when a page is closed
const TRY_LATER = 3000;

type TimerName = 'due' | 'mark' | 'again';

interface Beside {
  readonly match: HomeMatch;
  readonly clock: HomeClock;
  readonly log: Pick<HomeLog, 'fireDue' | 'sleptFor'>;
  readonly showing: Pick<HomeShowing, 'isWatched'>;
  readonly bots: Pick<HomeBots, 'set' | 'stop'>;
  readonly turns: Pick<Turns, 'inTurn'>;
}

/** What a table does by itself while somebody looks at it: its clock runs and its bots play. Else it sleeps. */
export class HomeTimes {
  private readonly beside: Beside;
  private readonly device: Pick<Device, 'saves' | 'now' | 'after'>;
  private readonly timers = new Map<TimerName, () => void>();

  constructor(beside: Beside, device: HomeTimes['device']) {
    this.beside = beside;
    this.device = device;
  }

  get isTicking(): boolean {
    const { due = null, paused = false, outcome = null } = this.beside.match.position ?? {};
    return due !== null && !paused && !outcome;
  }

  /** The match was opened: its clock goes on where it stood. */
  async wake({ entries, mark }: Log): Promise<void> {
    const { match, clock, log } = this.beside;
    const shown = match.position?.clock ?? 0;
    const last = entries.at(-1)?.at ?? match.row.createdAt;
    // After an undo the clock stands where it stood: of two proofs the later one counts.
    const isMarked = mark !== null && mark.at >= last;
    clock.set(isMarked ? Math.max(mark.clock, shown) : shown);
    const away = this.device.now() - (isMarked ? mark.at : last);
    if (this.isTicking && isHere(match.row) && entries.length > 0 && away > MARK_EVERY) await log.sleptFor(away);
  }

  /** Sets the timers for what comes next. */
  schedule(): void {
    this.stop();
    const { match, clock, showing, bots, turns } = this.beside;
    const { referee } = match.now ?? {};
    if (!referee || !showing.isWatched || !isHere(match.row) || match.isErased) return;
    const { due, paused, outcome } = referee.position;
    if (paused || outcome) return;
    if (due !== null) {
      this.set('due', due - clock.now(referee.match), () => void turns.inTurn(() => this.ring()));
      this.set('mark', MARK_EVERY, () => void this.keepTime());
    }
    bots.set(0);
  }

  scheduleLater(): void {
    this.set('again', TRY_LATER, () => void this.beside.turns.inTurn(async () => this.schedule()));
  }

  stop(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
    this.beside.bots.stop();
  }

  async mark(): Promise<void> {
    const { match, clock } = this.beside;
    if (!match.now || !this.isTicking) return;
    // What cannot be kept is told by the next input.
    await this.device.saves
      .mark({ table: match.row.id, clock: clock.now(match.now.referee.match), at: this.device.now() })
      .catch(() => {});
  }

  /** A timer may go off a moment too early: then it is set again. */
  private async ring(): Promise<void> {
    await this.beside.log.fireDue();
    this.schedule();
  }

  private async keepTime(): Promise<void> {
    const { clock, log, showing, turns } = this.beside;
    await turns.inTurn(async () => {
      await this.mark();
      const slept = clock.slept();
      if (slept > 0) await log.sleptFor(slept);
    });
    if (this.isTicking && showing.isWatched) this.set('mark', MARK_EVERY, () => void this.keepTime());
  }

  private set(name: TimerName, ms: number, run: () => void): void {
    this.timers.get(name)?.();
    this.timers.set(name, this.device.after(Math.max(0, ms), run));
  }
}
