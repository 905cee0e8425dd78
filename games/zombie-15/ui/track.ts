import type { Cue } from '../content/tracks.ts';
import type { Drone, Sound } from '../../../table/sound/sound.ts';
import type { Held } from '../../../table/sound/speaker.ts';
import { groansBetween, heartAt, layersAt } from './cues.ts';
import { LAYERS, cueSound, groan, heart } from './sounds.ts';

/** Whoever makes the sounds; null: nothing sounds now. */
export interface Player {
  play(sound: Sound, inMs: number): (() => void) | null;
  hold(drones: readonly Drone[]): Held | null;
}

/** Further ahead than a page that nobody looks at may sleep. */
const AHEAD = 1600;
/** What was missed by more than this is not heard at all; a siren is worth hearing from its middle on. */
const LATE = 150;
const LATE_SIREN = 2000;
/** A clock that was corrected by more than this moves what was planned. */
const OFF = 25;

/** A clock that goes otherwise than the page's own by more than this between two looks does not run: it is set. */
const STEADY = 1000;

interface Planned {
  readonly at: number;
  readonly starts: number; // by the page's own clock
  readonly stop: () => void;
}

/** What is over for so long can be forgotten. */
const OVER = 10_000;

/**
 * The fifteen minutes as they are heard. It plans a little ahead of the match's clock, so that a scream begins when it is
 * due and not when the page hears of it; when that clock stands still or leaps, so does all that was planned.
 */
export class Track {
  private readonly player: Player;
  private readonly timetable: readonly Cue[];
  private readonly length: number;
  private readonly planned = new Map<string, Planned>();
  private layers: Held[] = [];
  private thickness = -1;
  private heard = -1; // until when hearts and groans are planned
  private last: { readonly elapsed: number; readonly now: number } | null = null;

  constructor(player: Player, timetable: readonly Cue[]) {
    this.player = player;
    this.timetable = timetable;
    this.length = timetable.at(-1)?.at ?? 0;
  }

  /** The track is at `elapsed` while the page's own clock shows `now`. */
  tick(elapsed: number, now: number): void {
    const { last } = this;
    this.last = { elapsed, now };
    const passed = last ? elapsed - last.elapsed : 0;
    if (passed <= 0 || Math.abs(passed - now + (last?.now ?? 0)) > STEADY) return this.stop();
    for (const [key, { at }] of this.planned) if (at < elapsed - OVER) this.planned.delete(key);
    for (const cue of this.timetable) {
      const isSung = cue.at >= elapsed - (cue.kind === 'scream' ? LATE : LATE_SIREN);
      if (isSung) this.plan(`${cue.kind} ${cue.number}`, cue.at, () => cueSound(cue), elapsed, now);
    }
    if (elapsed >= this.length) return this.release();
    this.planPulse(elapsed, now);
    this.thicken(elapsed);
  }

  stop(): void {
    for (const { stop } of this.planned.values()) stop();
    this.planned.clear();
    this.heard = -1;
    this.release();
  }

  private plan(key: string, at: number, make: () => Sound, elapsed: number, now: number): void {
    const inMs = at - elapsed;
    if (inMs > AHEAD) return;
    const known = this.planned.get(key);
    const starts = now + inMs;
    if (known && (Math.abs(known.starts - starts) <= OFF || inMs < 2 * OFF)) return;
    known?.stop();
    const stop = this.player.play(make(), Math.max(0, inMs));
    if (stop) this.planned.set(key, { at, starts, stop });
  }

  private planPulse(elapsed: number, now: number): void {
    const until = elapsed + AHEAD;
    if (this.heard < elapsed) this.heard = elapsed;
    for (const at of groansBetween(elapsed, until)) this.plan(`groan ${at}`, at, () => groan(at), elapsed, now);
    for (let beat = heartAt(this.heard, this.length); this.heard + beat.ms <= until; ) {
      const { loud } = beat;
      this.heard += beat.ms;
      this.plan(`heart ${this.heard}`, this.heard, () => heart(loud), elapsed, now);
      beat = heartAt(this.heard, this.length);
    }
  }

  private thicken(elapsed: number): void {
    if (this.layers.length === 0) {
      this.layers = LAYERS.flatMap(drones => this.player.hold(drones) ?? []);
      this.thickness = -1;
    }
    const thickness = layersAt(this.timetable, elapsed);
    if (this.layers.length === 0 || thickness === this.thickness) return;
    this.thickness = thickness;
    this.layers.forEach((layer, i) => layer.fade(i < thickness ? 1 : 0, 4000));
  }

  private release(): void {
    for (const layer of this.layers) layer.release();
    this.layers = [];
  }
}
