import type { Clock } from '../clock.ts';
import type { Counted, Counter } from './counters.ts';

/** Called with the number of this request among all that count now. */
export type Told = (error: null, result: Counted) => void;

/** What this server knows of one key. */
interface Tally {
  count: number; // all that count, as far as is known here
  shared: number; // how many there were when the shared counter last answered
  ends: number; // when they count no more
  isAsking: boolean;
  readonly waiting: Told[];
}

const REST = 1000; // of a counter that has failed
const MOST_TALLIES = 10_000;
const SWEEP_EVERY = 60_000;

/**
 * Counts with the other servers, so that a flood costs them little: the requests of a key that come while its counter is asked wait, and
 * are added together; a key that is over its limit is refused without asking, until its count ends. While the counter is out of
 * reach each server counts for itself: neither is everybody let in, nor anybody shut out.
 */
export class Tallies {
  private readonly counter: Counter;
  private readonly clock: Clock;
  private readonly tallies = new Map<string, Tally>();
  private restsUntil = 0;
  private isSweeping = false;

  constructor(counter: Counter, clock: Clock) {
    this.counter = counter;
    this.clock = clock;
  }

  add(key: string, window: number, max: number, told: Told): void {
    const tally = this.tallyOf(key);
    tally.waiting.push(told);
    if (!tally.isAsking) void this.answer(key, tally, window, max);
  }

  /** How many keys are known. */
  get size(): number {
    return this.tallies.size;
  }

  private async answer(key: string, tally: Tally, window: number, max: number): Promise<void> {
    tally.isAsking = true;
    while (tally.waiting.length > 0) {
      const more = tally.waiting.length;
      const isOver = tally.count > max && tally.ends > this.clock.steady();
      const counted = isOver ? null : await this.ask(key, more, window);
      // Where nobody answers, those who came meanwhile need not wait for that again.
      this.settle(tally, tally.waiting.splice(0, counted ? more : tally.waiting.length), counted, window);
    }
    tally.isAsking = false;
  }

  private settle(tally: Tally, asked: readonly Told[], counted: Counted | null, window: number) {
    const now = this.clock.steady();
    if (tally.ends <= now) Object.assign(tally, { count: 0, shared: 0, ends: now + window });
    const here = tally.count + asked.length;
    if (counted) {
      // What was counted here alone still counts, unless the shared count has begun anew.
      const hasGoneOn = counted.current - asked.length >= tally.shared;
      tally.count = hasGoneOn ? Math.max(counted.current, here) : counted.current;
      tally.shared = counted.current;
      tally.ends = now + Math.min(counted.ttl, window);
    } else tally.count = here;
    const before = tally.count - asked.length;
    for (const [i, told] of asked.entries()) told(null, { current: before + i + 1, ttl: tally.ends - now });
  }

  private async ask(key: string, more: number, window: number): Promise<Counted | null> {
    if (this.clock.steady() < this.restsUntil) return null;
    try {
      return await this.counter(key, more, window);
    } catch {
      this.restsUntil = this.clock.steady() + REST;
      return null;
    }
  }

  /** Whoever asked longest ago is forgotten first. */
  private tallyOf(key: string): Tally {
    const tally = this.tallies.get(key) ?? { count: 0, shared: 0, ends: 0, isAsking: false, waiting: [] };
    this.tallies.delete(key);
    this.tallies.set(key, tally);
    const [oldest] = this.tallies.keys();
    if (this.tallies.size > MOST_TALLIES && oldest !== undefined) this.tallies.delete(oldest);
    this.sweepLater();
    return tally;
  }

  /** Addresses are not kept for longer than they are counted. */
  private sweepLater(): void {
    if (this.isSweeping) return;
    this.isSweeping = true;
    this.clock.after(SWEEP_EVERY, () => {
      this.isSweeping = false;
      const now = this.clock.steady();
      for (const [key, { ends, isAsking }] of this.tallies) if (ends <= now && !isAsking) this.tallies.delete(key);
      if (this.tallies.size > 0) this.sweepLater();
    });
  }
}
