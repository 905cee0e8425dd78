import type { Advice } from '../../bots/advice.ts';
import type { AnyBox } from '../../engine/box.ts';
import type { HostEntry, Replay, Seat, Spec } from '../../engine/types.ts';
import type { Down, TableRefusal } from '../../referee/down.ts';
import type { SetAside } from '../../referee/messages.ts';
import type { Referee } from '../../referee/referee.ts';
import { Turns } from '../../referee/turns.ts';
import type { Device, Watcher } from './device.ts';
import type { KeptTable } from './file.ts';
import { HomeBots } from './home-bots.ts';
import { HomeClock } from './home-clock.ts';
import { HomeLog, KEPT_NOTHING, type Make } from './home-log.ts';
import { HomeMatch } from './home-match.ts';
import { HomeShowing } from './home-showing.ts';
import { HomeTimes } from './home-times.ts';
import type { HomeRow, Place } from './saves.ts';

/** A table that this device keeps, as its doors know it: its parts, and what is done among them, one after the other. */
export class HomeTable {
  readonly box: AnyBox;
  private readonly device: Device;
  private readonly turns = new Turns();
  private readonly match: HomeMatch;
  private readonly showing: HomeShowing;
  private readonly log: HomeLog;
  private readonly bots: HomeBots;
  private readonly times: HomeTimes;

  constructor(box: AnyBox, row: HomeRow, device: Device) {
    const { turns } = this;
    const clock = new HomeClock(() => device.steady());
    const match = new HomeMatch(box, row, device, {
      opened: log => this.times.wake(log),
      setAside: status => this.setAside(status),
    });
    const showing = new HomeShowing(match, clock);
    const log = new HomeLog({ match, clock, showing }, device, {
      answered: (step, action) => this.bots.answered(step, action),
      grew: () => this.times.schedule(),
      notKept: () => this.times.scheduleLater(),
    });
    const bots = new HomeBots({ match, log, showing, turns }, device);
    this.box = box;
    this.device = device;
    this.match = match;
    this.showing = showing;
    this.log = log;
    this.bots = bots;
    this.times = new HomeTimes({ match, clock, log, showing, bots, turns }, device);
  }

  get row(): HomeRow {
    return this.match.row;
  }

  /** Why it cannot go on. */
  get setAsideAs(): SetAside['status'] | null {
    return this.match.fault;
  }

  get isWatched(): boolean {
    return this.showing.isWatched;
  }

  // ---- who looks on ----

  async enter(watcher: Watcher): Promise<void> {
    this.showing.add(watcher);
    await this.turns.inTurn(async () => {
      await this.match.opened();
      this.times.schedule();
    });
  }

  /** A table at which nobody looks sleeps: its clock stands and its bots wait. */
  async leave(watcher: Watcher): Promise<void> {
    this.showing.remove(watcher);
    if (this.isWatched) return;
    await this.turns.inTurn(async () => {
      if (this.isWatched) return;
      this.times.stop();
      await this.times.mark();
      this.match.forget();
    });
  }

  show(watcher: Watcher): Promise<void> {
    return this.turns.inTurn(async () => {
      await this.match.opened();
      this.showing.show(watcher);
    });
  }

  tell(message: Down): void {
    this.showing.tell(message);
  }

  /** Another page has written: what is known here is old. */
  async reread(): Promise<void> {
    await this.turns.inTurn(async () => {
      await this.match.lookAgain();
      this.showing.showAll();
      this.times.schedule();
    });
  }

  // ---- what is said ----

  /** Several answers in a row, which are taken back together. */
  async answerAll(
    seat: Seat,
    actions: readonly { type: string }[],
    message: string,
    step: string | null,
    again: boolean,
  ) {
    const before = again ? await this.applied(message, actions.length) : 0;
    for (const [i, action] of actions.entries()) {
      if (i < before) continue;
      const joined = i === 0 ? {} : { joined: true as const };
      const make: Make = at => ({ type: 'answer', at, seat, action, ...joined });
      const refusal = await this.input(make, `${message}#${i}`, i === 0 ? step : null);
      if (refusal) return { done: i, refusal };
    }
    return { done: actions.length, refusal: null };
  }

  say(entry: HostEntry, message: string | null): Promise<TableRefusal | null> {
    return this.input(at => ({ type: 'host', at, entry }), message, null);
  }

  applied(message: string, count: number): Promise<number> {
    return this.device.saves.applied(this.row.id, message, count);
  }

  /** Free where nothing became known; alone one may go further, and it is marked. */
  async undo(seat: Seat, message: string): Promise<TableRefusal | null> {
    const limit = await this.look(referee => referee.undoLimit(seat));
    const to = limit.to ?? limit.far;
    if (to === null) return { code: 'not-possible', rule: null, values: { why: limit.why ?? 'nothing' } };
    return this.say({ type: 'undo', to, seat, marked: limit.to === null }, message);
  }

  hint(seat: Seat): Promise<Advice | null> {
    return this.turns.inTurn(async () => {
      await this.match.opened();
      return this.bots.hint(seat);
    });
  }

  /** Asks the rules without changing anything. */
  look<T>(ask: (referee: Referee) => T): Promise<T> {
    return this.turns.inTurn(async () => {
      await this.match.opened();
      if (!this.match.now) throw new Error(`set aside: ${this.match.fault}`);
      return ask(this.match.now.referee);
    });
  }

  private input(make: Make, message: string | null, step: string | null): Promise<TableRefusal | null> {
    return this.turns.inTurn(async () => {
      try {
        await this.match.opened();
      } catch {
        return KEPT_NOTHING;
      }
      return this.log.commit(make, message, step);
    });
  }

  // ---- the whole of it ----

  /** Only of a match that is over. One that crossed a change of its rules cannot be played again by those of today. */
  async replay(): Promise<Replay<Spec>> {
    return { ...(await this.look(referee => referee.replay())), version: this.row.version };
  }

  /** What this page remembers of a match that the device keeps no longer. */
  fromMemory(): KeptTable | null {
    return this.match.fromMemory();
  }

  /** Who sits where has changed: others see with other eyes. */
  async reseat(seats: HomeRow['seats'], seat: Seat): Promise<void> {
    const by = seats[seat]?.bot ? 'bot' : 'person';
    const isAnother = by !== (this.row.seats[seat]?.bot ? 'bot' : 'person');
    await this.device.saves.change(this.row.id, { seats });
    this.match.change({ seats });
    if (!this.row.outcome && isAnother) await this.say({ type: 'takeOver', seat, by }, null);
    await this.turns.inTurn(async () => {
      await this.match.opened();
      this.showing.showAll();
      this.times.schedule();
    });
    this.device.changed(this.row.id);
  }

  /** A running clock stands where it is, and the log says so. */
  async stopClock(): Promise<void> {
    const isTicking = await this.look(() => this.times.isTicking);
    if (isTicking) await this.say({ type: 'pause', alone: true }, null);
  }

  /** It is played here, or no longer. */
  async move(place: Place, there: string | null): Promise<void> {
    await this.turns.inTurn(async () => {
      await this.device.saves.change(this.row.id, { place, there });
      this.match.change({ place, there });
      this.times.schedule();
    });
    this.device.changed(this.row.id);
  }

  private setAside(status: SetAside['status']): void {
    this.times.stop();
    this.tell({ type: 'failed', status });
  }
}
