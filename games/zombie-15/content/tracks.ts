import type { Sourced } from './source.ts';

/** `calm` is no track at all: the lesson has no clock (Z15-TIME-21). */
export const TRACKS = ['none', 'growl60', 'growl40', 'calm'] as const;
export type TrackId = (typeof TRACKS)[number];

export const CUES = ['siren', 'scream', 'end'] as const;
export type CueKind = (typeof CUES)[number];

/** One entry of a timetable; `number` counts the cues of its kind from 0. */
export interface Cue {
  readonly kind: CueKind;
  readonly number: number;
  readonly at: number; // milliseconds from the start of the track
}

/** Fifteen minutes (Z15-TIME-01). */
export const TRACK_MS = 900_000;
export const SIRENS: readonly number[] = [0, 420_000, 600_000, 840_000];
/** No scream comes later than this, none at the very end. */
const LAST_SCREAM = 840_000;

export const tracks: { readonly [T in TrackId]: Sourced & { readonly every: number | null } } = {
  none: { every: null, source: 'rulebook' },
  growl60: { every: 60_000, source: 'rulebook', parts: { screams: 'public' } },
  growl40: { every: 40_000, source: 'rulebook', parts: { screams: 'public' } },
  calm: { every: null, source: 'reconstructed' },
};

/** Everything that the clock does, in order; of two cues at one time the siren comes first, the end last (Z15-TIME-05). */
function timetable(every: number | null): readonly Cue[] {
  const cues: Cue[] = SIRENS.map((at, number) => ({ kind: 'siren', number, at }));
  for (let at = every ?? Infinity, number = 0; at <= LAST_SCREAM; at += every ?? Infinity, number++)
    cues.push({ kind: 'scream', number, at });
  cues.push({ kind: 'end', number: 0, at: TRACK_MS });
  return cues.sort((a, b) => a.at - b.at || CUES.indexOf(a.kind) - CUES.indexOf(b.kind));
}

export const timetables: { readonly [T in TrackId]: readonly Cue[] } = {
  none: timetable(tracks.none.every),
  growl60: timetable(tracks.growl60.every),
  growl40: timetable(tracks.growl40.every),
  calm: [],
};
