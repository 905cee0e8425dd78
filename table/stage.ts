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

/** Longer than this and the stage catches up with the table at once: somebody was away, or bots are quick. */
const LONGEST = 12_000;

/** A queue of scenes in time. What a scene is, only those know who show it. */
export class Stage<S> {
  private readonly show: (scene: S) => void;
  private readonly after: After;
  private queue: { scene: S; ms: number }[] = [];
  private stop: (() => void) | null = null;

  constructor(show: (scene: S) => void, after: After) {
    this.show = show;
    this.after = after;
  }

  get isPlaying(): boolean {
    return this.stop !== null;
  }

  /** Plays these after all that is still to be played. */
  add({ beats, last }: Scenes<S>): void {
    for (const { scene, ms } of beats) if (ms > 0) this.queue.push({ scene, ms });
    this.queue.push({ scene: last, ms: 0 });
    if (this.waiting() > LONGEST) this.skip();
    else if (!this.stop) this.next();
  }

  /** Shows how it ended, now. */
  skip(): void {
    const last = this.queue.at(-1);
    this.clear();
    if (last) this.show(last.scene);
  }

  /** Forgets what was to be played, and shows this. */
  reset(scene: S): void {
    this.clear();
    this.show(scene);
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
      this.show(beat.scene);
      if (beat.ms === 0) continue;
      this.stop = this.after(beat.ms, () => {
        this.stop = null;
        this.next();
      });
      return;
    }
  }
}
