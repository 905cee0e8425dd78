import type { Cue } from '../content/tracks.ts';

// What is to be heard and seen of the soundtrack at a time of it. All times in milliseconds from its start.

/** How long the eye is told of a cue. */
const SHOWN: { readonly [K in Cue['kind']]: number } = { siren: 4500, scream: 2800, end: 10_000 };

/** The cue that was last to sound, while it is still to be seen. */
export function cueAt(timetable: readonly Cue[], elapsed: number): Cue | null {
  const over = timetable.filter(({ at, kind }) => at <= elapsed && elapsed < at + SHOWN[kind]);
  return over.at(-1) ?? null;
}

export const nextOf = (timetable: readonly Cue[], kind: Cue['kind'], elapsed: number): Cue | null =>
  timetable.find(cue => cue.kind === kind && cue.at > elapsed) ?? null;

/** How many sirens have sounded: the ambience thickens with each. */
export const layersAt = (timetable: readonly Cue[], elapsed: number): number =>
  timetable.filter(({ kind, at }) => kind === 'siren' && at <= elapsed).length;

const CALM = { ms: 1500, loud: 0.06 } as const;
const PANIC = { ms: 420, loud: 0.55 } as const;

/** The heart beats faster and louder towards the end: how long until its next beat, and how loud it is. */
export function heartAt(elapsed: number, length: number): { readonly ms: number; readonly loud: number } {
  const gone = Math.min(1, Math.max(0, elapsed / length));
  const steep = gone ** 2.2;
  return {
    ms: Math.round(CALM.ms + (PANIC.ms - CALM.ms) * steep),
    loud: CALM.loud + (PANIC.loud - CALM.loud) * steep,
  };
}

const GROAN_EVERY = 13_000;

/** Somewhere, something groans: at times that nobody expects, and that are the same for all who listen. */
export function groansBetween(from: number, to: number): number[] {
  const found: number[] = [];
  for (let i = Math.max(1, Math.floor(from / GROAN_EVERY) - 1); i * GROAN_EVERY < to; i++) {
    const at = i * GROAN_EVERY + ((i * 7919) % 8000);
    if (at > from && at <= to) found.push(at);
  }
  return found;
}
