/** So many messages a second, with some in reserve. */
export class Bucket {
  private rate: number;
  private size: number;
  private level: number;
  private filledAt: number;

  constructor(rate: number, size: number, now = performance.now()) {
    this.rate = rate;
    this.size = size;
    this.level = size;
    this.filledAt = now;
  }

  /** From now on so many; what is in reserve shrinks with it. */
  resize(rate: number, size: number): void {
    this.rate = rate;
    this.size = size;
    this.level = Math.min(this.level, size);
  }

  take(now = performance.now()): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  /** Milliseconds until nobody could tell it from a new one. */
  untilFull(now = performance.now()): number {
    this.fill(now);
    return Math.ceil(((this.size - this.level) / this.rate) * 1000);
  }

  private fill(now: number): void {
    this.level = Math.min(this.size, this.level + ((now - this.filledAt) / 1000) * this.rate);
    this.filledAt = now;
  }
}

interface Known {
  readonly bucket: Bucket;
  sockets: number;
}

const BURST = 3; // seconds' worth of messages at once

/** One bucket per guest, however many sockets it opens; on several servers each gives it a share. */
export class GuestBuckets {
  private readonly perSecond: number;
  private readonly guests = new Map<string, Known>();

  constructor(perSecond: number) {
    this.perSecond = perSecond;
  }

  enter(guest: string): Bucket {
    const known = this.guests.get(guest) ?? { bucket: new Bucket(this.perSecond, this.perSecond * BURST), sockets: 0 };
    this.guests.set(guest, known);
    known.sockets++;
    return known.bucket;
  }

  leave(guest: string): void {
    const known = this.guests.get(guest);
    if (known && --known.sockets === 0) this.forget(guest, known);
  }

  /** Whether any of its sockets is here. */
  has(guest: string): boolean {
    return this.socketsOf(guest) > 0;
  }

  socketsOf(guest: string): number {
    return this.guests.get(guest)?.sockets ?? 0;
  }

  /** The guest is on so many servers. */
  share(guest: string, servers: number): void {
    const rate = Math.max(1, this.perSecond / Math.max(1, servers));
    this.guests.get(guest)?.bucket.resize(rate, rate * BURST);
  }

  /** How many guests are known, also those who have just left. */
  get kept(): number {
    return this.guests.size;
  }

  /** Not before its bucket is full: whoever hangs up and comes back would have a new one. */
  private forget(guest: string, known: Known): void {
    if (known.sockets > 0 || this.guests.get(guest) !== known) return;
    const wait = known.bucket.untilFull();
    if (wait === 0) this.guests.delete(guest);
    else setTimeout(() => this.forget(guest, known), wait).unref();
  }
}
