import type { GuestBuckets } from '../doors/bucket.ts';
import type { Services } from './open.ts';

/** Who comes to a table and goes, as the other servers know it: a guest who is on several of them may say less on each. */
export class Comings {
  private readonly services: Pick<Services, 'bus' | 'presence'>;
  private readonly buckets: Pick<GuestBuckets, 'has' | 'share'>;

  constructor(services: Comings['services'], buckets: Comings['buckets']) {
    this.services = services;
    this.buckets = buckets;
  }

  /** Settled when the other servers can know. */
  async joined(table: string, guest: string): Promise<void> {
    if (!this.services.bus.isShared) return;
    await this.services.presence.joined(table, guest);
    await this.tell(guest);
  }

  async left(table: string, guest: string): Promise<void> {
    if (!this.services.bus.isShared) return;
    await this.services.presence.left(table, guest);
    await this.tell(guest);
  }

  /** This guest is on more servers now, or on fewer. */
  async moved(guest: string): Promise<void> {
    if (this.buckets.has(guest)) this.buckets.share(guest, await this.services.presence.serversOf(guest));
  }

  private async tell(guest: string): Promise<void> {
    this.services.bus.publish({ kind: 'guest', guest });
    await this.moved(guest);
  }
}
