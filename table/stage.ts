// The stage plays what happened one event after the other, while the table itself is already further.

export interface Beat<S> {
  /** Shown when the event begins. */
  readonly scene: S;
  readonly ms: number;
}

export interface Scenes<S> {
  readonly beats: readonly Beat<S>[];
  /** Shown when all of them have been played. */
  readonly last: S;
}

type After = (ms: number, run: () => void) => () => void;

/** What would take longer than this is played faster, so that all of it is seen: a horde strikes, or bots are quick. */
const LONGEST = 14_000;
/** The same while the time that somebody has for an answer runs. */
export const HURRIED = 3000;
/** Faster than this nothing is seen any more: somebody was away, and the stage catches up with the table at once. */
export const FASTEST = 0.25;

/** A queue of scenes in time. What a scene is, only those know who show it. */
export class Stage<S> {
  private readonly show: (scene: S, ms: number) => void;
  private readonly after: After;
  private readonly fastest: number;
  private queue: { scene: S; ms: number }[] = [];
  private haste = 1;
  private stop: (() => void) | null = null;

  /** Where nothing may come late, `fastest` is 1. */
  constructor(show: (scene: S, ms: number) => void, after: After, fastest: number = FASTEST) {
    this.show = show;
    this.after = after;
    this.fastest = fastest;
  }

  get isPlaying(): boolean {
    return this.stop !== null;
  }

  /** Plays these after all that is still to be played, all of it within so many milliseconds. */
  add({ beats, last }: Scenes<S>, longest = LONGEST): void {
    for (const { scene, ms } of beats) if (ms > 0) this.queue.push({ scene, ms });
    this.queue.push({ scene: last, ms: 0 });
    const haste = Math.min(1, longest / this.waiting());
    if (haste < this.fastest) return this.skip();
    this.haste = haste;
    if (!this.stop) this.next();
  }

  /** Shows how it ended, now. */
  skip(): void {
    const last = this.queue.at(-1);
    this.clear();
    if (last) this.show(last.scene, 0);
  }

  /** Forgets what was to be played, and shows this. */
  reset(scene: S): void {
    this.clear();
    this.show(scene, 0);
  }

  clear(): void {
    this.stop?.();
    this.stop = null;
    this.queue = [];
  }

  private waiting(): number {
    return this.queue.reduce((sum, { ms }) => sum + ms, 0);
  }

  private next(): void {
    for (;;) {
      const beat = this.queue.shift();
      if (!beat) return;
      const ms = Math.round(beat.ms * this.haste);
      this.show(beat.scene, ms);
      if (beat.ms === 0) continue;
      this.stop = this.after(ms, () => {
        this.stop = null;
        this.next();
      });
      return;
    }
  }
}
