import { messageOf } from '../../engine/thrown.ts';
import type { BusMessage } from './bus.ts';
import type { Services } from './open.ts';
import { type About, BEAT_EVERY } from './membership.ts';
import type { House } from '../tables/house.ts';

const CHECK_EVERY = 4000;

export interface ClusterEvents {
  about(): About;
  /** This guest is on more servers now, or on fewer. */
  guestMoved(guest: string): void;
  guestForgotten(guest: string): void;
  trouble(what: string, details: object): void;
}

/** Ties the tables of this server to those of the others. */
export class Cluster {
  private readonly services: Services;
  private readonly house: House;
  private readonly timers: NodeJS.Timeout[] = [];
  private isOut = false;

  constructor(services: Services, house: House) {
    this.services = services;
    this.house = house;
  }

  start(events: ClusterEvents): void {
    const { bus } = this.services;
    if (!bus.isShared) return;
    bus.listen(
      message => this.hear(message, events),
      () => void this.checkAll(),
    );
    this.every(BEAT_EVERY, () => this.beat(events));
    // Messages may get lost; logs do not.
    this.every(CHECK_EVERY, () => this.checkAll());
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    if (this.services.bus.isShared) await this.services.membership.leave().catch(() => {});
  }

  private every(ms: number, run: () => Promise<void>): void {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      void run().finally(() => {
        isRunning = false;
      });
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }

  private hear(message: BusMessage, events: ClusterEvents): void {
    if (message.kind === 'guest') events.guestMoved(message.guest);
    else if (message.kind === 'forgotten') events.guestForgotten(message.guest);
    else this.house.hear(message);
  }

  /** Says that we are here; after an outage, who is with us too. */
  private async beat(events: ClusterEvents): Promise<void> {
    const { membership, presence } = this.services;
    try {
      const { gone, wasGivenUp } = await membership.count(events.about());
      if (wasGivenUp || this.isOut) {
        await presence.sayAgain();
        await this.house.refreshAll();
      } else if (gone.length > 0) await this.house.refreshAll();
      this.isOut = false;
      if (gone.length > 0) events.trouble('servers are gone', { nodes: gone });
    } catch (error) {
      if (!this.isOut) events.trouble('the database is out of reach', { why: messageOf(error) });
      this.isOut = true;
    }
  }

  private async checkAll(): Promise<void> {
    try {
      await this.house.checkLogs();
    } catch {
      // the beat tells of it
    }
  }
}
